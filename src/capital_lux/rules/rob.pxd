cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.edition cimport Edition
from capital_lux.rules.generations cimport Generations
from capital_lux.rules.rob_cards cimport RobCards

cdef int[20] COLOUR, VALUE
cdef int BONUS_CHOICE, CARD, DISTRICT, DRAFT, NOT_YET, PLAY, DISTRICTS, HIGHEST, KINDS, NO_KIND
cdef int PACKS, PICKS, ROUNDS, UNLIMITED, VALUES, DEALT, LAID_DOWN, LAST_TURNS, LEFT_OVER
cdef int PLAYED_CAPITAL, PLAYED_HOME, RESERVED, ROB_NOTHING, ROB_REFILLED, ROB_TURNED, ROUND, SHORT
cdef int RED, RESERVE, SIDES, YOU, ROB, SOLO_STARTING_CARDS, PACK, RED_LIMIT, WHICH_DISTRICT
cdef int WHICH_CARD


cdef class Solo(Generations):
    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef tape(self, Board game, dict out)
    cdef load_tape(self, Board game, object source)
    cdef void redraw(self, Board game, int seat, Chance chance) noexcept nogil
    cdef void set_up(self, Board game) noexcept nogil
    cdef int starting_cards(self, Board game) noexcept nogil
    cdef void begin_round(self, Board game) noexcept nogil
    cdef void open_pack(self, Board game) noexcept nogil
    cdef void pass_packs(self, Board game) noexcept nogil
    cdef void begin_play(self, Board game) noexcept nogil
    cdef void end_turn(self, Board game, int seat) noexcept nogil
    cdef void rob_turn(self, Board game) noexcept nogil
    cdef bint fits(self, Board game, int kind) noexcept nogil
    cdef void rob_play(self, Board game, int kind, int symbol) noexcept nogil
    cdef void choose_rob_bonus(self, Board game) noexcept nogil
    cdef int older_cards(self, Board game, int district) noexcept nogil
    cdef int rob_lowest(self, Board game) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int rob_kinds(self, Board game, int district, int value) noexcept nogil
    cdef void give_rob_bonus(self, Board game, int district, int kind) noexcept nogil
    cdef void refill_hand(self, Board game) noexcept nogil
    cdef void end_rob_turn(self, Board game) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef bint may_choose(self, Board game, int seat) noexcept nogil
    cdef void settle(self, Board game, int seat, int action) noexcept nogil
    cdef void lay_down(self, Board game, int seat) noexcept nogil
    cdef bint may_pay(self, Board game, int seat) noexcept nogil
    cdef int chooser(self, Board game, int seat) noexcept nogil
    cdef int next_start(self, Board game) noexcept nogil
    @cython.locals(yours=cython.bint)
    cdef bint beats(self, Board game, int seat, int other) noexcept nogil
