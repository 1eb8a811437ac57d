cimport cython

from capital_lux.envs.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.agent cimport Agent

cdef int COUNT, DISTRICTS, HIDDEN, MODIFIER_SEEN
cdef int[4] MODIFIER


cdef class AgentSection(Section):
    cdef Agent tile

    cdef int number_of(self, int modifier) noexcept nogil
    @cython.locals(by=cython.int, number=cython.int)
    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
    cdef void write_choice(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
    cdef int looked(self, Game game) noexcept nogil
    cdef int outcome_at(self, Game game, int at) noexcept nogil
    cdef void swap(self, Game game, int at, int other) noexcept nogil
    cdef list known(self, Game game, int seat)
