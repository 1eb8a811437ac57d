cimport cython

from capital_lux.bots.judge cimport Judge
from capital_lux.bots.world cimport World
from capital_lux.observation.memory cimport Memory
from capital_lux.rules.chance cimport Fast
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int ACTIONS, ALL_KNOWING, LONGEST, NONE, OVER


cdef class Playout:
    cdef Judge judge
    cdef Memory memory
    cdef Fast source
    cdef readonly Game game
    cdef int last, count
    cdef int[8] decided

    cdef check_made(self)
    cpdef imagine(self, object world, object seed)
    cpdef deal(self, object game, object seed)
    @cython.locals(number=cython.int, place=cython.int)
    cpdef bint run(self, object memory, object seat, object action, object last) except -1
    cdef void play_on(self, int seat, int action) noexcept nogil
    cpdef double value(self, object seat) except? -100.0
