cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int ALL_KNOWING, BLUE, DRAFT, GOLD, LARGEST, OVER, ROUNDS


cdef class SecretDeck(Power):
    cdef int used
    cdef signed char[3][8] order
    cdef signed char[8] owner
    cdef signed char[8] district
    cdef signed char[8] by

    cdef lay_out(self)
    cdef int count(self) noexcept nogil
    cdef void shuffle(self, Chance chance, int* members, int count) noexcept nogil
    cdef bint hidden(self, Board game, int seat, int i) noexcept nogil
    cdef void redraw(self, Board game, int seat, Chance chance) noexcept nogil
    cdef int nth_hidden(self, Board game, int seat, int n) noexcept nogil
    cdef void swap(self, int turn, int i, int j) noexcept nogil
    cdef void begin_round(self, Board game) noexcept nogil
    cdef int top(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void place(self, int district, int seat) noexcept nogil
    cdef bint is_revealed(self, Board game) noexcept nogil
    cdef bint looking(self, Board game) noexcept nogil
    cdef int left(self, Board game) noexcept nogil
    @cython.locals(source=SecretDeck)
    cdef copy_from(self, object other)
    cdef list deck_of(self, int turn)
    cdef object value(self, Board game, int i, int seat)
    cdef list save_decks(self, Board game, dict out)
    cdef int load_placed(self, Board game, object item, int at, int district) except? -100
    cdef load_rest(self, Board game, object source, list order, object placed, object deck, object whole)
    cdef take_order(self, int turn, object order)
    cdef load_decks(self, object tape, int first)
    cdef tape(self, dict out)
    cdef load_tape(self, object source)
