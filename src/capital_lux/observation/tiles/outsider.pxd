from capital_lux.observation.order cimport Order
from capital_lux.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.outsider cimport Outsider

cdef int KINDS


cdef class OutsiderSection(Section):
    cdef Outsider tile
    cdef Order order

    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
