cimport cython

cdef bint COMPILED
cdef int[20] VALUE, COLOUR
cdef int LOWEST, ORDER_BYTES, ORDER_CARDS


@cython.final
cdef class Order:
    cdef signed char[5] counter

    @cython.locals(kind=cython.int, rank=cython.int, count=cython.int)
    cdef void write(self, signed char* kinds, int size, unsigned char* out, int at) noexcept nogil
