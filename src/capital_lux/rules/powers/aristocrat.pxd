cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int COUNT, DISTRICTS, LOST, LOST_ARISTOCRAT, NOBODY, RANKS, SLOT, SLOTS, TOOK_ARISTOCRAT
cdef int YELLOW
cdef list NAMES


cdef class Aristocrat(Power):
    cdef int drawn
    cdef signed char[12] order
    cdef signed char[2] slots
    cdef signed char[12] owner

    cdef void draw_tape(self, Board game, Chance chance) noexcept nogil
    cdef void redraw(self, Board game, int seat, Chance chance) noexcept nogil
    cdef void set_up(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void resolved(self, Board game, int seat, int district, bint over) noexcept nogil
    cdef int points(self, Board game, int seat) noexcept nogil
    cdef Power twin(self)
    @cython.locals(source=Aristocrat)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
    cdef tape(self, dict out)
    cdef load_tape(self, object source)
    cdef void refill(self, int slot) noexcept nogil
    cdef dict shown(self, Board game, object deck)
