cimport cython

from capital_lux.envs.components cimport Components
from capital_lux.envs.memory cimport Memory
from capital_lux.envs.zones cimport Zones
from capital_lux.rules.game cimport Game

cdef int PLACE, SLOT, DISTRICTS, OVER


@cython.final
cdef class Observer:
    cdef readonly Game game
    cdef readonly Memory memory
    cdef Components components
    cdef Zones zones
    cdef bytearray row, marks
    cdef object past
    cdef bint ended

    @cython.locals(game=Game)
    cpdef catch_up(self)
    cdef follow(self)
    cpdef check_past(self)
    cpdef act(self, int seat, int action)
    cpdef list play(self, int seat, object action)
    cpdef observe(self, int seat)
    cpdef mask(self, int seat)
    cpdef fill(self, int seat, unsigned char[::1] observation, unsigned char[::1] mask)
    cpdef check(self, int seat)
    cdef void write_mask(self, int seat, unsigned char* out, int at) noexcept nogil
    @cython.locals(count=cython.int, seats=cython.int)
    cdef void write_choices(self, Game game, int seat, unsigned char* out, int at) noexcept nogil
    cdef void write(self, int seat, unsigned char* out, int at) noexcept nogil


cdef copy_bytes(unsigned char* source, unsigned char[::1] target)
@cython.locals(owner=cython.int)
cpdef int relative(int action, int seat, int seats) noexcept nogil
@cython.locals(owner=cython.int)
cpdef int absolute(int action, int seat, int seats) noexcept nogil
