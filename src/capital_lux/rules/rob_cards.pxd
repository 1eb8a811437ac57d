from capital_lux.rules.components cimport Components

cdef bint COMPILED
cdef int KINDS, NO_KIND, ROUNDS, MAX_ROB_CARDS, SIDES, RESERVE


cdef class RobCards(Components):
    cdef readonly tuple table
    cdef int count, turned, reserve_size
    cdef signed char[30] colour
    cdef signed char[30] takes
    cdef signed char[30] symbol
    cdef signed char[3][30] order
    cdef signed char[2] hand
    cdef signed char[20] reserve

    cdef void change_reserve(self, int kind, int count) noexcept nogil
    cdef copy_from(self, RobCards other)
    cdef list deck_of(self, int turn)
    cdef list held(self)
    cdef dict shown(self, int turn, object deck)
    cdef dict view(self, int turn)
    cdef dict save(self, int turn)
