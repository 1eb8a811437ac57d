from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.components cimport Components

cdef int ALL_KNOWING


cdef class Power(Components):
    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef void set_up(self, Board game) noexcept nogil
    cdef void redraw(self, Board game, int seat, Chance chance) noexcept nogil
    cdef void begin_round(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef int glimpse(self, Board game) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void reveal(self, Board game) noexcept nogil
    cdef int limit_change(self, Board game, int seat, int district) noexcept nogil
    cdef int total_change(self, Board game, int seat, int district) noexcept nogil
    cdef bint sells_limits(self, Board game) noexcept nogil
    cdef void resolved(self, Board game, int seat, int district, bint over) noexcept nogil
    cdef void bonus_scored(self, Board game, int district, int winner) noexcept nogil
    cdef void close(self, Board game) noexcept nogil
    cdef int points(self, Board game, int seat) noexcept nogil
    cdef list held(self, Board game)
    cdef Power twin(self)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef tape(self, dict out)
    cdef load_tape(self, object source)
