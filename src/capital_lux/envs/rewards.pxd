cimport cython

from capital_lux.rules.game cimport Game


@cython.final
cdef class Reward:
    cdef bint margin

    cpdef list of_all(self, Game game)
    @cython.locals(others=cython.double, winners=cython.int)
    cdef double of(self, Game game, int seat) noexcept nogil
