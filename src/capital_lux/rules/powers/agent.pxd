cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.power cimport Power
from capital_lux.rules.secret_deck cimport SecretDeck

cdef int ALL_KNOWING, BLUE, COUNT, DISTRICT, DISTRICTS, LOOKED, NO_MINUS, PLACED, REVEALED
cdef int[4] MODIFIER


cdef class Agent(SecretDeck):
    cdef int count(self) noexcept nogil
    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef int glimpse(self, Board game) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void reveal(self, Board game) noexcept nogil
    cdef int limit_change(self, Board game, int seat, int district) noexcept nogil
    @cython.locals(over=dict)
    cdef dict over(self, Board game, int seat)
    @cython.locals(twin=Agent)
    cdef Power twin(self)
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
