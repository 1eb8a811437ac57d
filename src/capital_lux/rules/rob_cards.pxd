cdef bint COMPILED
cdef int KINDS, NO_KIND, ROUNDS, MAX_ROB_CARDS, SIDES, RESERVE


cdef class RobCards:
    cdef readonly tuple table
    cdef int count, turned, reserve_size
    cdef signed char[30] colour
    cdef signed char[30] takes
    cdef signed char[30] symbol
    cdef signed char[3][30] order
    cdef signed char[2] hand
    cdef signed char[20] reserve

    cdef void change_reserve(self, int kind, int count) noexcept nogil
    cpdef copy_from(self, RobCards other)
