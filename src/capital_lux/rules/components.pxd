cdef class Components:
    pass
