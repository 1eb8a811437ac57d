from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.edition cimport Edition

cdef int GOLD_DISCS, DISTRICTS, MAX_SEATS, NO_KIND, VALUES
cdef int LOT, OPENED
cdef int[4] MODIFIER


cdef class First(Edition):
    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef tape(self, Board game, dict out)
    cdef load_tape(self, Board game, object source)
    cdef void set_up(self, Board game) noexcept nogil
    cdef int starting_cards(self, Board game) noexcept nogil
    cdef int hand_size(self, Board game) noexcept nogil
    cdef void go_on(self, Board game) noexcept nogil
    cdef int step_of(self, Board game, int seat, int district) noexcept nogil
    cdef bint beats(self, Board game, int seat, int other) noexcept nogil
    cdef void award_bonus_cards(self, Board game) noexcept nogil
    cdef int next_start(self, Board game) noexcept nogil
    cdef int cards_of_rank(self, Board game, int seat, int rank) noexcept nogil
