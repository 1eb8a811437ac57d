cimport cython

cdef int[20] VALUE
cdef int DISTRICTS, VALUES, MIDDLE, MOST, SEATS, HAND, CAPITAL_TOTAL, HOME_TOTAL, ROOM, SLACK, LEAD


@cython.final
cdef class Derived:
    @cython.locals(
        seats=cython.int, capital=cython.int, mine=cython.int, best=cython.int, home=cython.int, hand=cython.int
    )
    cdef void write(self, unsigned char* row) noexcept nogil
    cdef int difference(self, int points) noexcept nogil
