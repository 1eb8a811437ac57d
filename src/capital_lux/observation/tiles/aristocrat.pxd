cimport cython

from capital_lux.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.aristocrat cimport Aristocrat

cdef int FIRST_SLOT, LOST, LOST_TILE, NOBODY, SLOTS


cdef class AristocratSection(Section):
    cdef Aristocrat tile

    @cython.locals(owner=cython.int, where=cython.int)
    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
    cdef int looked(self, Game game) noexcept nogil
    cdef int outcome_at(self, Game game, int at) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void swap(self, Game game, int at, int other) noexcept nogil
