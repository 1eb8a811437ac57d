cimport cython

from capital_lux.observation.memory cimport Memory
from capital_lux.observation.order cimport Order
from capital_lux.rules.game cimport Game

cdef bint COMPILED
cdef int DRAFT, OVER, DISTRICTS, KINDS, UNLIMITED, MOST, ORDERS, UNLIMITED_GOLD, THIS_VERSION
cdef int EDITION, SEATS, TILES, ROUND, CHANGING, PHASE, WAITING, START, LAST_TURNS, DECK, GOLD_PILE
cdef int HAND, PACK, UNSEEN, RECEIVED, PASSED, CAPITAL, CAPITAL_TOTAL, CAPITAL_ORDER, HOME, HOME_TOTAL, BONUS
cdef int GOLD, HAND_SIZE, SHOWN, KNOWN, FIRST, GENERATIONS, SOLO, SETS, FEWEST_SEATS

cdef int[20] COLOUR


@cython.final
cdef class Zones:
    cdef Order order
    cdef int edition
    cdef int[4] tile, mark

    @cython.locals(owner=cython.int, left=cython.int)
    cdef void write(self, Game game, Memory memory, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(here=cython.int)
    cdef void write_turn(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef int turn_of(self, int owner, int seat, int seats) noexcept nogil
    cdef void write_plane(self, signed char* counts, unsigned char* out, int at) noexcept nogil
    cdef void clear_plane(self, unsigned char* out, int at) noexcept nogil
    @cython.locals(left=cython.int, here=cython.int)
    cdef void write_packs(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(here=cython.int)
    cdef void write_capital(self, Game game, unsigned char* out, int at) noexcept nogil
    cdef void write_district(self, signed char* kinds, int size, unsigned char* out, int at) noexcept nogil
    cdef void clear_order(self, unsigned char* out, int at) noexcept nogil
    cdef bint is_mixed(self, signed char* kinds, int size, int district) noexcept nogil
    cdef void write_unseen(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void begin_unseen(
        self, signed char* all_cards, signed char* gone, signed char* hand, signed char* pack,
        unsigned char* out, int at
    ) noexcept nogil
    cdef void take_capital(self, unsigned char* out, int capital, int at) noexcept nogil
    cdef void take_seat(self, unsigned char* out, int home, int bonus, int at) noexcept nogil
    @cython.locals(here=cython.int)
    cdef void write_seat(
        self, Game game, Memory memory, int owner, int turn, unsigned char* out, int at
    ) noexcept nogil
    cdef void write_home(
        self, signed char* blue, signed char* pink, signed char* yellow, signed char* green,
        unsigned char* out, int at
    ) noexcept nogil
    @cython.locals(second=cython.int)
    cdef void add_passed(
        self, Game game, int seat, int left, signed char* shown, unsigned char* out, int at
    ) noexcept nogil
    cdef void add_sure(
        self, signed char* pack, signed char* other, signed char* back, signed char* shown,
        unsigned char* out, int at
    ) noexcept nogil
