cimport cython

from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.agent cimport Agent
from capital_lux.rules.powers.convertor cimport Convertor
from capital_lux.rules.powers.infiltrator cimport Infiltrator
from capital_lux.rules.powers.mentalist cimport Mentalist

cdef int REBELS, DRAFT, POWER, GREEN, KINDS, PACKS, PINK, COUNT


@cython.locals(base=Game, place=cython.int, left=cython.int, came=cython.int, made=cython.int)
cpdef Game seen_by(Game game, object seat)
@cython.locals(number=cython.int, kind=cython.int, source=Chance)
cpdef choose_secret(Game game, int seat, object chance)
@cython.locals(agent=Agent, spy=Infiltrator, place=cython.int)
cpdef str held(Game game, object seat)
