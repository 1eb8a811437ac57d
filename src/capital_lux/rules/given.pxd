cimport cython

cdef int NO_NUMBER

@cython.locals(number=cython.int)
cpdef int natural(object value) except -2
