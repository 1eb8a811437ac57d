from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.edition cimport Edition
from capital_lux.rules.power cimport Power

cdef int PLAY, POWER, BLUE, PINK, YELLOW, NOTHING


cdef class PoweredBoard(Board):
    cdef readonly Edition edition
    cdef Power blue, pink, yellow, green

    cpdef tuple powers(self)
    cdef draw_tape(self, Chance chance)
    cdef void redraw(self, int seat, Chance chance) noexcept nogil
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
