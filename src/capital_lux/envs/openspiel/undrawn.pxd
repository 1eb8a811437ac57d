cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.agent cimport Agent
from capital_lux.rules.powers.aristocrat cimport Aristocrat
from capital_lux.rules.powers.infiltrator cimport Infiltrator

cdef bint COMPILED
cdef int ARISTOCRAT, ARISTOCRATS, CARD, MODIFIER, OUTCOMES, REBEL, REBELS, START, KINDS, MAX_SEATS, COUNT
cdef int[4] MODIFIER_VALUE
cdef double[101][7] WAYS


cpdef bint put_start(Game game, int seat)
cpdef bint put_card(Game game, int first, int kind)
@cython.locals(agent=Agent, infiltrator=Infiltrator)
cpdef bint put_look(Game game, int outcome)
@cython.locals(tiles=Aristocrat)
cpdef bint put_tile(Game game, int first, int outcome)


cdef class Lottery:
    cdef int[20] left

    @cython.locals(agent=Agent, infiltrator=Infiltrator, tiles=Aristocrat)
    cdef count(self, Game game, int drawing, int first)
    @cython.locals(total=cython.double, outcome=cython.int)
    cdef list shares(self)
    @cython.locals(last=cython.int, same=cython.int, need=cython.int, above=cython.int, before=cython.int, ways=cython.double, total=cython.double, kind=cython.int, more=cython.int)
    cdef list pack_shares(self, Game game, int first, int drawn, int size)
