cimport cython


@cython.final
cdef class Net:
    cdef readonly int width, blocks
    cdef readonly dict about
    cdef short[::1] rows, heads
    cdef signed char[::1] weights
    cdef double[::1] first_scale, first_bias, norm_weight, norm_bias, scale, bias, head_scale, head_bias

    @cython.locals(width=cython.int, first=cython.int)
    cdef add_up(self, list steps)
