cimport cython

from capital_lux.rules.chance cimport Chance
from capital_lux.rules.rob_cards cimport RobCards

cdef bint COMPILED
cdef tuple CARD_NAMES
cdef int[20] VALUE
cdef int ACTIONS, DISTRICTS, KINDS, MAX_CARDS, MAX_SEATS, NO_KIND
cdef int BONUS, DISCARDED, DREW, TOOK_GOLD, WIDTH
cdef int PACKS, MAX_NOTES, UNLIMITED, NOT_YET, CARD, POWER


cdef class Listener:
    cdef int count
    cdef short[512][5] notes
    cdef void hear(self, int what, int seat, int a, int b, int c) noexcept nogil


cdef class Board:
    cdef readonly int seats, round
    cdef int phase, start, first_start, actor, last_turns, step, passes
    cdef int asking, ask_step, ask_district, ask_kind
    cdef int closing, again
    cdef int gold_pile, deck_size, deck_next, choice_count
    cdef bint listening
    cdef Listener listener
    cdef RobCards rob
    cdef signed char[20] census
    cdef signed char[100] deck
    cdef signed char[4] lots
    cdef signed char[4][20] hand
    cdef signed char[4] hand_size
    cdef signed char[4][20] pack
    cdef signed char[4] pack_size
    cdef signed char[4] picks_left
    cdef signed char[3][4][20] received
    cdef signed char[4][4][20] home
    cdef signed char[4][4] home_size
    cdef short[4][4] home_total
    cdef signed char[4][100] capital
    cdef signed char[4] capital_size
    cdef short[4] capital_total
    cdef signed char[4][20] bonus
    cdef short[4] gold
    cdef signed char[20] discard
    cdef signed char[104] choices

    cdef lay_out(self)
    cdef void copy_zones(self, Board other) noexcept nogil
    cdef void clear_zones(self) noexcept nogil
    cdef void clear(self, signed char* counts) noexcept nogil
    cdef list cards_in(self, signed char* counts)
    cdef void tell(self, int what, int seat, int a, int b, int c) noexcept nogil
    cdef void shuffle_deck(self, Chance chance) noexcept nogil
    cdef int users(self) noexcept nogil
    cdef int cards_left(self) noexcept nogil
    cdef int top_card(self) noexcept nogil
    cdef void draw(self, int seat) noexcept nogil
    cdef void put_in_hand(self, int seat, int kind) noexcept nogil
    cdef void take_from_hand(self, int seat, int kind) noexcept nogil
    cdef void put_in_home(self, int seat, int district, int kind) noexcept nogil
    cdef void discard_home(self, int seat, int district) noexcept nogil
    cdef void put_in_capital(self, int district, int kind) noexcept nogil
    cdef void take_from_capital(self, int district, int kind) noexcept nogil
    cdef int lowest(self, int district) noexcept nogil
    cdef int highest(self, int district) noexcept nogil
    cdef int value_of(self, int kind) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int kinds_like(self, int district, int kind) noexcept nogil
    cdef int lowest_kinds(self, int district) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int kinds_in_hand(self, int seat) noexcept nogil
    cdef int single(self, int kinds) noexcept nogil
    cdef void offer_cards(self, int kinds) noexcept nogil
    cdef void take_from_home(self, int seat, int district, int kind) noexcept nogil
    cdef int lowest_at_home(self, int seat, int district) noexcept nogil
    cdef int home_points(self, int seat) noexcept nogil
    cdef void take_bonus(self, int seat, int district, int kind) noexcept nogil
    cdef void take_gold(self, int seat, int count) noexcept nogil
    cdef void pay_gold(self, int seat, int count) noexcept nogil
    cdef void offer(self, int action) noexcept nogil
    @cython.locals(count=cython.int)
    cdef void offer_each(self, signed char* counts, int first) noexcept nogil
    cdef void ask(self, int district, int step) noexcept nogil
    cdef bint is_asked(self, int district) noexcept nogil
    cdef void trigger(self, int district, int seat) noexcept nogil
    cdef void set_up_powers(self) noexcept nogil
    cdef void begin_powers(self) noexcept nogil
    cdef void reveal_powers(self) noexcept nogil
    cdef int limit_change(self, int seat, int district) noexcept nogil
    cdef int total_change(self, int seat, int district) noexcept nogil
    cdef bint sells_limits(self) noexcept nogil
    cdef void tell_resolved(self, int seat, int district, bint over) noexcept nogil
    cdef void tell_bonus(self, int district, int winner) noexcept nogil
    cdef void close_power(self, int district) noexcept nogil
    cdef int power_points(self, int seat) noexcept nogil
