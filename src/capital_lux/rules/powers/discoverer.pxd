cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int CARD, GREEN, NOBODY, NO_KIND, PICKED_UP, ROW, TURNED_UP


cdef class Discoverer(Power):
    cdef signed char[3] row

    cdef void set_up(self, Board game) noexcept nogil
    cdef bint possible(self, Board game, int seat) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef list held(self, Board game)
    cdef Power twin(self)
    @cython.locals(source=Discoverer)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef load(self, Board game, object source)
    cdef void refill(self, Board game, int at) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int kinds(self) noexcept nogil
    cdef void take(self, Board game, int seat, int kind) noexcept nogil
