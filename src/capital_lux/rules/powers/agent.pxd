cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int BLUE, COUNT, DISTRICT, DISTRICTS, DRAFT, GOLD, LOOKED, NO_MINUS, OVER, PLACED, REVEALED, ROUNDS
cdef int[4] MODIFIER


cdef class Agent(Power):
    cdef int used
    cdef signed char[3][4] order
    cdef signed char[4] district
    cdef signed char[4] by

    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef bint hidden(self, Board game, int seat, int i) noexcept nogil
    cdef void redraw(self, Board game, int seat, Chance chance) noexcept nogil
    cdef int nth_hidden(self, Board game, int seat, int n) noexcept nogil
    cdef void swap(self, int turn, int i, int j) noexcept nogil
    cdef void begin_round(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef int glimpse(self, Board game) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void reveal(self, Board game) noexcept nogil
    cdef int limit_change(self, Board game, int seat, int district) noexcept nogil
    cdef Power twin(self)
    @cython.locals(source=Agent)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef tape(self, dict out)
    cdef load_tape(self, object source)
    cdef list deck_of(self, int turn)
    cdef take_order(self, int turn, list order)
    cdef load_decks(self, object tape, int first)
    cdef int top(self, Board game) noexcept nogil
    cdef bint looking(self, Board game) noexcept nogil
    cdef bint is_revealed(self, Board game) noexcept nogil
