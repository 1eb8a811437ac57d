from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power


cdef class Scholar(Power):
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
