cimport cython

from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int DRAFT, KINDS, MAX_CARDS, MAX_SEATS, MAX_HYPOTHESES, SCALE


cdef class World:
    cdef readonly Game base, game
    cdef readonly int seat, count
    cdef int passed_size, passed_to, passed_picks, listed, hidden_size
    cdef signed char[20] unseen
    cdef signed char[100] passed
    cdef signed char[100] hidden
    cdef signed char[100] pool
    cdef int[64] share
    cdef signed char[64][4][20] known

    cpdef Game sample(self, object chance)
    @cython.locals(source=Chance)
    cpdef deal(self, object chance)
    cdef int choose_hypothesis(self, Chance chance) noexcept nogil
    cdef bint deal_cards(self, Chance chance) noexcept nogil
    cdef bint list_hidden(self, int number) noexcept nogil
    cdef int fill_hand(self, int number, int seat, int used, int size) noexcept nogil
    cdef int fill_pack(self, int seat, int used, int size, Chance chance) noexcept nogil
