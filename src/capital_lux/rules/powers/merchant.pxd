from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power


cdef class Merchant(Power):
    cdef bint sells_limits(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
