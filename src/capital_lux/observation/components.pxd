cimport cython

from capital_lux.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.rob_cards cimport RobCards

cdef bint COMPILED
cdef int[4] FIELD
cdef int BLUE, BONUS_CHOICE, DISTRICTS, GOLD, GREEN, KINDS, NO_KIND, PINK, POWER, ROB_SORTS, SIDES, YELLOW
cdef int ASKING, STEP, ABOUT_DISTRICT, ABOUT_CARD, NUMBER, UNSEEN, ROB_HAND, ROB_DECK


@cython.final
cdef class ComponentsWriter:
    cdef Section blue, pink, yellow, green
    cdef tuple sections, shuffled
    cdef int[4] size

    cdef void write(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_choice(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_power(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
    cdef void write_rob(self, RobCards rob, unsigned char* out, int hand, int unseen) noexcept nogil
    @cython.locals(number=cython.int, sort=cython.int)
    cdef void write_rob_cards(self, RobCards rob, int turn, unsigned char* out, int at) noexcept nogil
