cdef int WORDS
cdef bint COMPILED
cdef unsigned long long TWO_32, MASK_64, GAMMA, MIX_1, MIX_2


cdef class Chance:
    cdef int below(self, int n) noexcept nogil


cpdef pick(Chance chance, object things)


cdef class Stream(Chance):
    cdef readonly bytes seed
    cdef unsigned int[320] words
    cdef int used
    cdef int below(self, int n) noexcept nogil


cdef class Fast(Chance):
    cdef unsigned long long state
    cdef int below(self, int n) noexcept nogil
