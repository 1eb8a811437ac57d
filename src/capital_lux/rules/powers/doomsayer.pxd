from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef int DISCARDED, DISTRICT, DISTRICTS, PINK


cdef class Doomsayer(Power):
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef bint open_to(self, Board game, int district) noexcept nogil
