cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.agent cimport Agent
from capital_lux.rules.powers.aristocrat cimport Aristocrat
from capital_lux.rules.powers.discoverer cimport Discoverer
from capital_lux.rules.powers.follower cimport Follower
from capital_lux.rules.powers.infiltrator cimport Infiltrator
from capital_lux.rules.powers.outsider cimport Outsider
from capital_lux.rules.powers.sentinel cimport Sentinel
from capital_lux.rules.rob_cards cimport RobCards

cdef bint COMPILED
cdef int[20] VALUE, COLOUR
cdef int[4] MODIFIER
cdef int MODIFIERS, A, B, C, D, ARISTOCRATS, ORDER_BYTES, ORDER_CARDS, ROB_SORTS
cdef int BONUS_CHOICE, GOLD, POWER, SLOTS, BLUE, DISTRICTS, GREEN, KINDS, LOWEST, MAX_SEATS, NO_KIND, NOBODY
cdef int PINK, SIDES, VALUES, YELLOW, LOST, ROW
cdef int ASKING, STEP, ABOUT_DISTRICT, ABOUT_CARD, MODIFIER_SEEN, NUMBER, UNSEEN, BLUE_TILE, YELLOW_TILE, GREEN_TILE
cdef int ROB_HAND, ROB_DECK
cdef int HIDDEN_MODIFIERS, HIDDEN_REBELS, REBEL_LIST, SECOND, THIRD, LOST_TILE, FIRST_SLOT


@cython.final
cdef class Components:
    cdef Agent agent
    cdef Infiltrator infiltrator
    cdef Outsider outsider
    cdef Aristocrat aristocrat
    cdef Follower follower
    cdef Sentinel sentinel
    cdef Discoverer discoverer
    cdef signed char[4] letter
    cdef signed char[5] counter

    cdef void write(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_choice(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(letter=cython.int, district=cython.bint, card=cython.bint)
    cdef void write_power(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
    cdef void write_looked_at(self, int modifier, unsigned char* out, int at) noexcept nogil
    @cython.locals(by=cython.int)
    cdef void write_modifiers(self, Game game, Agent tile, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(by=cython.int, owner=cython.int, place=cython.int, value=cython.int)
    cdef void write_rebels(self, Game game, Infiltrator tile, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_outside(self, Outsider tile, unsigned char* out, int at, int unseen) noexcept nogil
    @cython.locals(kind=cython.int, rank=cython.int, count=cython.int)
    cdef void write_order(self, signed char* kinds, int size, unsigned char* out, int at) noexcept nogil
    @cython.locals(owner=cython.int, where=cython.int)
    cdef void write_aristocrats(self, Game game, Aristocrat tile, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(owner=cython.int, there=cython.int)
    cdef void write_posts(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write_row(self, Discoverer tile, unsigned char* out, int at, int unseen) noexcept nogil
    cdef void write_rob(self, RobCards rob, unsigned char* out, int hand, int unseen) noexcept nogil
    @cython.locals(number=cython.int, sort=cython.int)
    cdef void write_rob_cards(self, RobCards rob, int turn, unsigned char* out, int at) noexcept nogil
