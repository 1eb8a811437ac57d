from capital_lux.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.discoverer cimport Discoverer

cdef int NO_KIND


cdef class DiscovererSection(Section):
    cdef Discoverer tile

    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
