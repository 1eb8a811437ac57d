cimport cython

from capital_lux.envs.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.follower cimport Follower

cdef int DISTRICTS


cdef class FollowerSection(Section):
    cdef Follower tile

    @cython.locals(owner=cython.int)
    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
