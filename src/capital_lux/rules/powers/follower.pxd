cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power
from capital_lux.rules.tokens cimport Tokens

cdef int DISTRICT, DISTRICTS, FOLLOWED, REWARD, SENT_FOLLOWER


cdef class Follower(Tokens):
    @cython.locals(twin=Follower)
    cdef Power twin(self)
    cdef show(self, Board game, dict out, int seat)
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void bonus_scored(self, Board game, int district, int winner) noexcept nogil
