from capital_lux.observation.section cimport Section
from capital_lux.rules.game cimport Game

cdef int UNSEEN


cdef class RecruiterSection(Section):
    cdef void write_choice(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
