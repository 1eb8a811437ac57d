from capital_lux.rules.board cimport Board
from capital_lux.rules.powers.convertor cimport Convertor
from capital_lux.rules.powers.mentalist cimport Mentalist

cdef int CHOSEN, FROM_HAND, GREEN, NO_KIND, PINK


cdef class Mentalist1(Mentalist):
    cdef void trigger(self, Board game, int seat) noexcept nogil


cdef class Convertor1(Convertor):
    cdef void trigger(self, Board game, int seat) noexcept nogil
