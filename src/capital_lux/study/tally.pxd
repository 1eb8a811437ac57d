cimport cython

from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.game cimport Game

cdef bint COMPILED
cdef int[128] PLACE
cdef int ACTIONS, NOT_YET, OVER, DISTRICTS, MAX_SEATS, BONUS, DREW, OVER_LIMIT, PAID, SHORT
cdef int KINDS_OF_EVENT, WHOLE_WIN, A, BRANCHES
cdef int NO_CARD_DEALT, DREW_LAST_HOPE, DREW_IN_LAST_TURN, LIMIT_BELOW_ZERO, GOLD_PAID
cdef int BONUS_TIE, BONUS_TIE_UNPAID, TIE_BREAK, SHARED_VICTORY


cdef class Tally(Listener):
    cdef long long games, decisions
    cdef long long[128] kinds
    cdef long long[128][4] districts
    cdef long long[9] branches
    cdef long long[104] actions
    cdef long long[4] points
    cdef long long[4] wins
    cdef Game game
    cdef int before, before_district

    @cython.locals(district=cython.int)
    cdef void hear(self, int what, int seat, int a, int b, int c) noexcept nogil
    cdef void hear_draw(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.int, leaders=cython.int, total=cython.int)
    cdef void hear_bonus(self, int district) noexcept nogil
    @cython.locals(seat=cython.int, action=cython.int)
    cpdef play(self, Game game, Chance chance, int games)
    @cython.locals(seat=cython.int, score=cython.int, best=cython.int, winners=cython.int,
                   level=cython.int)
    cdef void count_result(self, Game game) noexcept nogil
