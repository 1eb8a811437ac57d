from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef int CARD, DISTRICT, DISTRICTS, NO_KIND, PINK, TOOK, WHERE, WHICH
cdef int[20] COLOUR


cdef class Cleric(Power):
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef load(self, Board game, object source)
    cdef bint open_to(self, Board game, int district) noexcept nogil
    cdef void take(self, Board game, int seat, int district, int kind) noexcept nogil
