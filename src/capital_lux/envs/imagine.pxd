cimport cython

from capital_lux.rules.chance cimport Chance
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.agent cimport Agent
from capital_lux.rules.powers.convertor cimport Convertor
from capital_lux.rules.powers.infiltrator cimport Infiltrator
from capital_lux.rules.powers.mentalist cimport Mentalist

cdef int REBELS, DRAFT, POWER, GREEN, KINDS, PACKS, PINK, COUNT


@cython.locals(base=Game, left=cython.int, came=cython.int, made=cython.int)
cpdef Game seen_by(Game game, int seat)
@cython.locals(number=cython.int, kind=cython.int)
cpdef choose_secret(Game game, int seat, Chance chance)
@cython.locals(agent=Agent, spy=Infiltrator)
cpdef str held(Game game, int seat)
