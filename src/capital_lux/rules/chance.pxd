from capital_lux.rules.given cimport natural

cdef int WORDS, LARGEST
cdef bint COMPILED
cdef unsigned long long TWO_32, MASK_64, GAMMA, MIX_1, MIX_2


cdef class Chance:
    cdef int draw(self, int n) noexcept nogil
    cdef void shuffle(self, signed char* deck, int first, int size) noexcept nogil
    cdef settle(self)


cdef class Stream(Chance):
    cdef readonly bytes seed
    cdef unsigned int[320] words
    cdef int used
    cdef int draw(self, int n) noexcept nogil


cdef class Fast(Chance):
    cdef unsigned long long state
    cdef int draw(self, int n) noexcept nogil
    cdef void shuffle(self, signed char* deck, int first, int size) noexcept nogil


cdef class OwnChance(Chance):
    cdef object own, trouble
    cdef int draw(self, int n) noexcept with gil
    cdef settle(self)


cpdef Chance chance_of(object given)
