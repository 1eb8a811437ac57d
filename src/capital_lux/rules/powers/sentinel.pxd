cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int DISTRICTS, DRAFT, GUARD, MAX_SEATS, PLACE, POSTED, RETURNED, SPENT, YELLOW


cdef class Sentinel(Power):
    cdef signed char[4][4] posted

    cdef void begin_round(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef int limit_change(self, Board game, int seat, int district) noexcept nogil
    cdef void resolved(self, Board game, int seat, int district, bint over) noexcept nogil
    cdef Power twin(self)
    @cython.locals(source=Sentinel)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
