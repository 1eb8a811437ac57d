cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power
from capital_lux.rules.tokens cimport Tokens

cdef int DISTRICTS, GUARD, PLACE, POSTED, RETURNED, SPENT


cdef class Sentinel(Tokens):
    @cython.locals(twin=Sentinel)
    cdef Power twin(self)
    cdef show(self, Board game, dict out, int seat)
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef int limit_change(self, Board game, int seat, int district) noexcept nogil
    cdef void resolved(self, Board game, int seat, int district, bint over) noexcept nogil
