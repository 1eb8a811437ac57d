cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int DISTRICTS, DRAFT, MAX_SEATS, YELLOW


cdef class Tokens(Power):
    cdef signed char[4][4] placed

    cdef lay_out(self)
    cdef void begin_round(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    @cython.locals(source=Tokens)
    cdef copy_from(self, object other)
    cdef list shown(self, Board game)
    cdef load(self, Board game, object source)
