cimport cython

from capital_lux.rules.board cimport Board, Listener
from capital_lux.rules.chance cimport Chance, Stream
from capital_lux.rules.edition cimport Edition
from capital_lux.rules.power cimport Power
from capital_lux.rules.rob_cards cimport RobCards

cdef tuple ONE_SEAT
cdef int ACTIONS, CAPITAL, DRAFT, HOME, KEEP, OVER, PLAY, POWER, BLUE, KINDS, PINK, YELLOW, NOTHING


cdef class Game(Board):
    cdef readonly Edition edition
    cdef Power blue, pink, yellow, green
    cdef readonly object seed, position
    cdef object history, opening_notes
    cdef bint guarded
    cdef readonly bint recorded

    cpdef tuple powers(self)
    cpdef draw_tape(self, Chance chance)
    cpdef deal(self, Chance chance)
    cdef void redraw(self, int seat, Chance chance) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void trigger(self, int district, int seat) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void offer_choices(self, int seat) noexcept nogil
    cdef int glimpse(self) noexcept nogil
    cdef void begin_powers(self) noexcept nogil
    cdef void reveal_powers(self) noexcept nogil
    cdef int limit_change(self, int seat, int district) noexcept nogil
    cdef int total_change(self, int seat, int district) noexcept nogil
    cdef bint sells_limits(self) noexcept nogil
    cdef void tell_resolved(self, int seat, int district, bint over) noexcept nogil
    cdef void tell_bonus(self, int district, int winner) noexcept nogil
    cdef void close_power(self, int district) noexcept nogil
    cdef int power_points(self, int seat) noexcept nogil
    cdef void set_up_powers(self) noexcept nogil
    cdef bint is_waiting(self, int seat) noexcept nogil
    cdef void find_choices(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef int next_seat(self) noexcept nogil
    cpdef int play_out(self, Chance chance)
    cdef bint allows(self, int seat, int action) noexcept nogil
    cpdef tuple waiting(self)
    cpdef list legal_ids(self, int seat)
    cpdef play_id(self, int seat, int action)
    cpdef copy_from(self, Game other)
    @cython.locals(twin=Game)
    cpdef Game copy(self)
