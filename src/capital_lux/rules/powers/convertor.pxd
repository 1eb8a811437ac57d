from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef int CARD, DISTRICTS, GAVE, GREEN, PLACE, TO, WHICH
cdef int[20] COLOUR


cdef class Convertor(Power):
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef load(self, Board game, object source)
