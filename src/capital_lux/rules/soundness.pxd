cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.power cimport Power

cdef int BONUS_CHOICE, DRAFT, GOLD, NOT_YET, OVER, PLAY, POWER, DISTRICTS, KINDS, PACKS, PICKS
cdef int NO_KIND, RED_LIMIT, RESERVE, ROUNDS, SIDES, SPOILT

@cython.locals(power=Power, kind=cython.int, at=cython.int, district=cython.int, seat=cython.int)
cdef count_cards(Game game, int* found)
cdef void count_zone(signed char* zone, int* found) noexcept nogil
@cython.locals(found=cython.int[20], kind=cython.int)
cpdef bint has_all_cards(Game game)
@cython.locals(found=cython.int[20], kind=cython.int)
cpdef check_cards(Game game, object source)
cpdef check_phase(Game game, object source)
cdef check_draft(Game game, object source)
cdef check_rob(Game game, object source)
cdef check_hands(Game game, object source)
cdef check_unplayed(Game game, object source)
cdef check_question(Game game, object pending)
cdef check_gold(Game game, object source)
cdef check_bonus(Game game, object source)
cdef check_received(Game game, object source)
cdef int size_of(signed char* zone) noexcept
cdef bint fit_sizes(Game game, int seat, int last) except -1
cdef bint came_from_the_right(Game game, int seat, int last) except -1
@cython.locals(known=cython.bint, rest=cython.int, taken=cython.int)
cdef bint fits_kept(Game game, int seat, int last) except -1
cdef int count_packs(Game game, int number, int kind) except -1
