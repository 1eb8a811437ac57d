from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef int BLUE, DISTRICT, DISTRICTS, PUT, TURNED_UP


cdef class Recruiter(Power):
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef int glimpse(self, Board game) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef list held(self, Board game)
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef load(self, Board game, object source)
