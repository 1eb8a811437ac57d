cimport cython

from capital_lux.bots.judge cimport Judge
from capital_lux.bots.world cimport World
from capital_lux.observation.memory cimport Memory
from capital_lux.rules.chance cimport Fast
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef int NONE, OVER
cdef double NATURAL, TEMPERATURE
cdef unsigned long long MASK_64, STRIDE


cdef class Rollouts:
    cdef World world
    cdef Judge judge
    cdef Game game
    cdef Memory root, memory
    cdef Fast source
    cdef unsigned long long first_seed
    cdef int me
    cdef double trust
    cdef list likely
    cdef dict found, prior
    cdef readonly int simulations

    cdef check_made(self)
    @cython.locals(last=cython.int, seat=cython.int)
    cdef double simulate(self, int action) noexcept nogil
