cimport cython

from capital_lux.observation.components cimport ComponentsWriter
from capital_lux.observation.memory cimport Memory
from capital_lux.observation.zones cimport Zones
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef int DISTRICTS, OVER, PLACE, SLOT


@cython.final
cdef class Observer:
    cdef readonly Game game
    cdef readonly Memory memory
    cdef ComponentsWriter components
    cdef Zones zones
    cdef bytearray row, marks
    cdef object past
    cdef bint ended

    @cython.locals(game=Game)
    cpdef catch_up(self)
    cdef follow(self)
    cpdef check_past(self)
    @cython.locals(place=cython.int, number=cython.int)
    cpdef play_relative(self, object seat, object action)
    cpdef list play(self, object seat, object action)
    cpdef observe(self, object seat)
    cpdef mask(self, object seat)
    @cython.locals(place=cython.int)
    cpdef fill(self, object seat, unsigned char[::1] observation, unsigned char[::1] mask)
    cdef int check(self, object seat) except -1
    cdef void write_mask(self, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(count=cython.int, seats=cython.int)
    cdef void write_choices(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write(self, int seat, unsigned char* out, int at) noexcept nogil


cdef copy_bytes(unsigned char* source, unsigned char[::1] target)
@cython.locals(owner=cython.int)
cpdef int relative(int action, int seat, int seats) noexcept nogil
@cython.locals(owner=cython.int)
cpdef int absolute(int action, int seat, int seats) noexcept nogil
