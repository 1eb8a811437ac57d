from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef int CARD, DISTRICT, DISTRICTS, FROM_HAND, NO_KIND, PICKED_UP, PINK, PUT, WHERE, WHICH


cdef class Mentalist(Power):
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef load(self, Board game, object source)
    cdef void swap(self, Board game, int seat, int kind) noexcept nogil
