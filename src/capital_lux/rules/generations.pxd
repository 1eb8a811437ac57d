from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.edition cimport Edition

cdef int BONUS_CHOICE, CARD, PLAY, DISTRICTS, NO_KIND, NOBODY, UNLIMITED, VALUES
cdef int OPENED, POWER_POINTS, REMOVED, STARTING_CARDS, HAND, GOLD_POINTS


cdef class Generations(Edition):
    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef tape(self, Board game, dict out)
    cdef load_tape(self, Board game, object source)
    cdef void set_up(self, Board game) noexcept nogil
    cdef void open_capital(self, Board game) noexcept nogil
    cdef int starting_cards(self, Board game) noexcept nogil
    cdef int hand_size(self, Board game) noexcept nogil
    cdef void end_round(self, Board game) noexcept nogil
    cdef void go_on(self, Board game) noexcept nogil
    cdef int step_of(self, Board game, int seat, int district) noexcept nogil
    cdef int excess(self, Board game, int seat, int district) noexcept nogil
    cdef bint resolve(self, Board game, int seat, int district) noexcept nogil
    cdef int leader(self, Board game, int district) noexcept nogil
    cdef bint score_bonus(self, Board game, int district) noexcept nogil
    cdef int chooser(self, Board game, int seat) noexcept nogil
    cdef bint may_choose(self, Board game, int seat) noexcept nogil
    cdef void give_bonus(self, Board game, int seat, int district, int kind) noexcept nogil
    cdef void share_gold(self, Board game, int district, int kind) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void settle(self, Board game, int seat, int action) noexcept nogil
    cdef int next_start(self, Board game) noexcept nogil
    cdef int gold_points(self, Board game, int seat) noexcept nogil
    cdef int score(self, Board game, int seat) noexcept nogil
    cdef void end_game(self, Board game) noexcept nogil
    cdef bint beats(self, Board game, int seat, int other) noexcept nogil
