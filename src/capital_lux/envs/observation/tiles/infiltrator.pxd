cimport cython

from capital_lux.envs.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.infiltrator cimport Infiltrator

cdef int COUNT, DISTRICTS, HIDDEN, LISTED, NUMBER


cdef class InfiltratorSection(Section):
    cdef Infiltrator tile

    @cython.locals(by=cython.int, owner=cython.int, place=cython.int, value=cython.int)
    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
    cdef void write_choice(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
    cdef int looked(self, Game game) noexcept nogil
    cdef int outcome_at(self, Game game, int at) noexcept nogil
    cdef void swap(self, Game game, int at, int other) noexcept nogil
    cdef list known(self, Game game, int seat)
