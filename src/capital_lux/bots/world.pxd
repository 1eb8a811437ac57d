from capital_lux.rules.chance cimport Chance
from capital_lux.rules.game cimport Game

cdef bint COMPILED
cdef int DRAFT, KINDS, MAX_CARDS, MAX_SEATS, MAX_HYPOTHESES, SCALE


cdef class World:
    cdef readonly Game base, game
    cdef readonly int seat, count
    cdef int passed_size, passed_to, passed_picks
    cdef signed char[20] unseen
    cdef signed char[100] passed
    cdef signed char[100] pool
    cdef int[64] share
    cdef signed char[64][4][20] known

    cpdef suppose(self, double weight, known)
    cpdef pass_pack(self, int to, kinds, int picks)
    cpdef Game sample(self, Chance chance)
    cpdef deal(self, Chance chance)
    cdef int choose_hypothesis(self, Chance chance) noexcept nogil
    cdef void deal_cards(self, Chance chance) noexcept nogil
    cdef int fill_hand(self, int number, int seat, int used) noexcept nogil
    cdef int fill_pack(self, int seat, int used, Chance chance) noexcept nogil
