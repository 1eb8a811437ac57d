cimport cython

from capital_lux.rules.board cimport Listener

cdef bint COMPILED
cdef int KINDS, MAX_SEATS, NO_KIND, GAVE, LAID_DOWN, NOTHING, PICKED_UP, PLAYED_CAPITAL, PLAYED_HOME, PUT, ROUND


cdef class Memory(Listener):
    cdef int put
    cdef bint noting
    cdef signed char[4][20] shown
    cdef signed char[4][20] opened

    cdef void hear(self, int what, int seat, int a, int b, int c) noexcept nogil
    @cython.locals(what=cython.int)
    cpdef hear_seen(self, object event)
    cdef void show(self, int seat, int kind) noexcept nogil
    cdef void forget(self) noexcept nogil
    cpdef copy_from(self, Memory other)
    cpdef list saved(self)
    @cython.locals(first=cython.int)
    cpdef load(self, object counts)
