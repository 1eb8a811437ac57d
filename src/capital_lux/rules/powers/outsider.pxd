cimport cython

from capital_lux.rules.board cimport Board
from capital_lux.rules.power cimport Power

cdef bint COMPILED
cdef int BLUE, BONUS, CARD, DISTRICT, DISTRICTS, MAX_CARDS, NOBODY, NO_KIND, OUTCAST, REMOVED
cdef int WHICH_BONUS, WHICH_CARD, WHICH_DISTRICT
cdef int[20] VALUE


cdef class Outsider(Power):
    cdef int size
    cdef signed char[100] outside

    cdef void set_up(self, Board game) noexcept nogil
    cdef void trigger(self, Board game, int seat) noexcept nogil
    cdef void offer(self, Board game, int seat) noexcept nogil
    cdef void choose(self, Board game, int seat, int action) noexcept nogil
    cdef void close(self, Board game) noexcept nogil
    @cython.locals(alone=cython.bint)
    cdef int poorest(self, Board game) noexcept nogil
    cdef list held(self, Board game)
    cdef lay_out(self)
    @cython.locals(twin=Outsider)
    cdef Power twin(self)
    @cython.locals(source=Outsider)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef load(self, Board game, object source)
    cdef show_pending(self, Board game, dict out, bint mine)
    cdef void cast_out(self, Board game, int seat, int district, int kind) noexcept nogil
    cdef int highest(self) noexcept nogil
    @cython.locals(kinds=cython.int)
    cdef int highest_kinds(self) noexcept nogil
    cdef void remove(self, int kind) noexcept nogil
    cdef void take(self, Board game, int seat, int kind) noexcept nogil
    cdef void share(self, Board game) noexcept nogil
