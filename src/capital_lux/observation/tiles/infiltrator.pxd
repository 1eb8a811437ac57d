cimport cython

from capital_lux.observation.section cimport DeckSection
from capital_lux.rules.game cimport Game

cdef int DISTRICTS, HIDDEN, LISTED, NUMBER


cdef class InfiltratorSection(DeckSection):
    @cython.locals(by=cython.int, owner=cython.int, place=cython.int, value=cython.int)
    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
    cdef void write_choice(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
