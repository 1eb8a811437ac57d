cimport cython

from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int[128] PLACE
cdef int ACTIONS, NOT_YET, OVER, DISTRICTS, MAX_SEATS, BONUS, DREW, OVER_LIMIT, PAID, SHORT
cdef int NOTHING, PLAYED_CAPITAL, REMOVED, UNLIMITED, MAX_TILES, LEADS
cdef int KINDS_OF_EVENT, WHOLE_WIN, A, BRANCHES
cdef int NO_CARD_DEALT, DREW_LAST_HOPE, DREW_IN_LAST_TURN, LIMIT_BELOW_ZERO, GOLD_PAID
cdef int BONUS_TIE, BONUS_TIE_UNPAID, TIE_BREAK, SHARED_VICTORY


cdef class TallyListener(Listener):
    cdef long long games, decisions
    cdef long long[128] kinds
    cdef long long[128][4] districts
    cdef long long[9] branches
    cdef long long[104] actions
    cdef long long[4] points
    cdef long long[4] wins
    cdef Game game
    cdef int before, before_district
    cdef bint first, solo
    cdef int[4] tile_of
    cdef int[4][4] times
    cdef long long[64] tile_games, tile_triggers, tile_impossible, tile_seats, tile_points
    cdef long long[801] leads

    @cython.locals(district=cython.int)
    cdef void hear(self, int what, int seat, int a, int b, int c) noexcept nogil
    cdef void hear_tile(self, int what, int seat, int district) noexcept nogil
    cdef void hear_draw(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.int, leaders=cython.int, total=cython.int)
    cdef void hear_bonus(self, int district) noexcept nogil
    @cython.locals(seat=cython.int, action=cython.int, source=Chance)
    cpdef play(self, Game game, object chance, object games)
    @cython.locals(seat=cython.int, action=cython.int, source=Chance)
    cpdef follow(self, Game game, object chance, moves)
    cdef begin(self, Game game, Chance chance)
    cdef finish(self, Game game)
    @cython.locals(seat=cython.int, score=cython.int, best=cython.int, winners=cython.int,
                   level=cython.int)
    cdef void count_result(self, Game game) noexcept nogil
    @cython.locals(seat=cython.int, district=cython.int, tile=cython.int, total=cython.int)
    cdef void count_tiles(self, Game game) noexcept nogil
    @cython.locals(lead=cython.int)
    cdef void count_lead(self, Game game) noexcept nogil
