cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int DISTRICT, DISTRICTS, DRAFT, FOLLOWED, MAX_SEATS, REWARD, SENT_FOLLOWER, YELLOW


cdef class Follower(Power):
    cdef signed char[4][4] sent

    cdef void begin_round(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void bonus_scored(self, Board game, int district, int winner) noexcept nogil
    cdef Power twin(self)
    @cython.locals(source=Follower)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
