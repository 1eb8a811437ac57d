from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance

cdef int[20] COLOUR, VALUE
cdef int PICKS, KINDS, PACKS, ROUNDS, DISCARD, DRAFT, GOLD, NOT_YET, OVER, PAY, PLAY
cdef int DEALT, KEPT, LAID_DOWN, LAST_TURNS, NEXT_START, PASSED, PLAYED_CAPITAL, PLAYED_HOME, READY, ROUND, OVER_LIMIT, PAID
cdef int SCORED, SHORT, WON


cdef class Edition:
    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef tape(self, Board game, dict out)
    cdef load_tape(self, Board game, object source)
    cdef void redraw(self, Board game, int seat, Chance chance) noexcept nogil
    cdef void set_up(self, Board game) noexcept nogil
    cdef int starting_cards(self, Board game) noexcept nogil
    cdef int hand_size(self, Board game) noexcept nogil
    cdef void begin_round(self, Board game) noexcept nogil
    cdef void open_packs(self, Board game) noexcept nogil
    cdef void keep(self, Board game, int seat, int kind) noexcept nogil
    cdef void pass_packs(self, Board game) noexcept nogil
    cdef void begin_play(self, Board game) noexcept nogil
    cdef void play_home(self, Board game, int seat, int kind) noexcept nogil
    cdef void play_capital(self, Board game, int seat, int kind) noexcept nogil
    cdef void end_turn(self, Board game, int seat) noexcept nogil
    cdef void end_round(self, Board game) noexcept nogil
    cdef void lay_down(self, Board game, int seat) noexcept nogil
    cdef int limit(self, Board game, int seat, int district) noexcept nogil
    cdef int excess(self, Board game, int seat, int district) noexcept nogil
    cdef bint is_over(self, Board game, int seat, int district) noexcept nogil
    cdef bint may_pay(self, Board game, int seat) noexcept nogil
    cdef bint resolve(self, Board game, int seat, int district) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void settle(self, Board game, int seat, int action) noexcept nogil
    cdef void prepare_next_round(self, Board game) noexcept nogil
    cdef int next_start(self, Board game) noexcept nogil
    cdef bint may_choose(self, Board game, int seat) noexcept nogil
    cdef void go_on(self, Board game) noexcept nogil
    cdef int step_of(self, Board game, int seat, int district) noexcept nogil
    cdef int bonus_points(self, Board game, int seat) noexcept nogil
    cdef int gold_points(self, Board game, int seat) noexcept nogil
    cdef int score(self, Board game, int seat) noexcept nogil
    cdef bint beats(self, Board game, int seat, int other) noexcept nogil
    cdef bint wins(self, Board game, int seat) noexcept nogil
    cdef void end_game(self, Board game) noexcept nogil
