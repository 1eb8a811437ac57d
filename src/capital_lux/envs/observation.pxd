cimport cython

from capital_lux.envs.components cimport Components
from capital_lux.envs.memory cimport Memory
from capital_lux.rules.game cimport Game

cdef int THIS_VERSION, DRAFT, OVER, PLACE, SLOT, DISTRICTS, KINDS, PACKS, UNLIMITED, VALUES
cdef int MOST, ORDER_BYTES, UNLIMITED_GOLD
cdef int EDITION, SEATS, ROUND, PHASE, WAITING, START, LAST_TURNS, DECK, GOLD_PILE, TILES, HAND, PACK, UNSEEN
cdef int RECEIVED, PASSED, CAPITAL, CAPITAL_TOTAL, CAPITAL_ORDER, HOME, HOME_TOTAL, BONUS, GOLD, HAND_SIZE
cdef int SHOWN, KNOWN, FIRST, GENERATIONS, SOLO, SETS, FEWEST_SEATS, CHANGING


@cython.final
cdef class Observer:
    cdef readonly Game game
    cdef readonly Memory memory
    cdef Components components
    cdef bytearray row, marks
    cdef int edition

    @cython.locals(game=Game)
    cpdef catch_up(self)
    cpdef act(self, int seat, int action)
    cpdef list play(self, int seat, object action)
    cpdef observe(self, int seat)
    cpdef mask(self, int seat)
    cpdef check(self, int seat)
    cdef void write_mask(self, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(count=cython.int, seats=cython.int)
    cdef void write_choices(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write(self, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_turn(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef int turn_of(self, int owner, int seat, int seats) noexcept nogil
    @cython.locals(left=cython.int, here=cython.int)
    cdef void write_packs(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(end=cython.int)
    cdef void write_unseen(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_plane(self, signed char* counts, unsigned char* out, int at) noexcept nogil
    cdef void add_plane(self, signed char* counts, unsigned char* out, int at) noexcept nogil
    cdef void clear_plane(self, unsigned char* out, int at) noexcept nogil
    @cython.locals(here=cython.int)
    cdef void write_capital(self, Game game, unsigned char* out, int at) noexcept nogil
    cdef void write_district(self, signed char* kinds, int size, unsigned char* out, int at) noexcept nogil
    @cython.locals(turn=cython.int, here=cython.int)
    cdef void write_seats(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(second=cython.int, sure=cython.int)
    cdef void add_passed(
        self, Game game, int seat, int left, unsigned char* out, int at
    ) noexcept nogil


@cython.locals(owner=cython.int)
cpdef int relative(int action, int seat, int seats) noexcept nogil
@cython.locals(owner=cython.int)
cpdef int absolute(int action, int seat, int seats) noexcept nogil
