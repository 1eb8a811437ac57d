cimport cython

from capital_lux.bots.judge cimport Judge
from capital_lux.observation.memory cimport Memory
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int[20] COLOUR
cdef int CAPITAL, DISTRICTS, KINDS, MAX_SEATS, MOST_LOOKS, OVER, PARTS, POWER, ROUNDS
cdef int NOTHING, OVER_LIMIT, PAID, PLAYED_CAPITAL, ROUND, SCORED


cdef class Witness(Memory):
    cdef Game game, twin
    cdef Judge judge
    cdef Memory imagined
    cdef bint solo
    cdef readonly int start, decisions, choices
    cdef int looks
    cdef int[4][3] scored
    cdef int[4] lost, leads, capital, impossible
    cdef int[256] looked_round, looked_seat, looked_action, looked_options
    cdef double[256] before, after, other, worst

    @cython.locals(place=cython.int)
    cdef void hear(self, int what, int seat, int a, int b, int c) noexcept nogil
    @cython.locals(seat=cython.int, action=cython.int)
    cpdef follow(self, Game game, object chance, moves)
    @cython.locals(game=Game, apart=cython.int)
    cpdef play(self, Judge judge, Judge twin, object chance, object every, object first)
    @cython.locals(seat=cython.int, part=cython.int, district=cython.int, source=Chance)
    cdef begin(self, Game game, object chance)
    @cython.locals(game=Game, seat=cython.int, action=cython.int)
    cdef play_on(self, Judge judge, int every, int first)
    @cython.locals(at=cython.int, i=cython.int, choice=cython.int, found=cython.bint, other=cython.double, worst=cython.double, value=cython.double)
    cdef look_closely(self, Judge judge, int seat, int action)
    @cython.locals(twin=Game)
    cdef double value_after(self, Game game, int seat, int action) except? -100.0
    @cython.locals(game=Game, seat=cython.int, seats=cython.int, district=cython.int)
    cpdef dict row(self)
    @cython.locals(at=cython.int)
    cpdef list looked(self)


cdef bint alike(int action, int other) noexcept nogil
