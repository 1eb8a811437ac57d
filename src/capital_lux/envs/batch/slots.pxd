cimport cython

from capital_lux.observation.observer cimport Observer, absolute
from capital_lux.envs.batch.hidden cimport Hidden
from capital_lux.envs.rewards cimport Reward
from capital_lux.rules.chance cimport Fast
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef int ACTIONS, OVER, MAX_SEATS, ROW_BYTES, MASK_BYTES, EVERY_SEAT, ANY_SEAT
cdef int CHECK, STEP, RESET
cdef int LARGEST_DRAW, SECRETS


@cython.final
cdef class Arrays:
    cdef Reward reward
    cdef long long[::1] chosen
    cdef float[:, ::1] rewards
    cdef int[:, ::1] scores
    cdef unsigned char[::1] held, done
    cdef unsigned char[:, ::1] winners, finals, secrets
    cdef bint open
    cdef signed char[::1] seat, seats


@cython.final
cdef class Slot:
    cdef Game game
    cdef Arrays arrays
    cdef int index, acting, learns, learner, people
    cdef Observer observer
    cdef Hidden hidden
    cdef object stock, sort
    cdef Fast chance
    cdef Slot left, right

    cdef check_learner(self, int learner, int least)
    cdef take(self, Game game, Observer observer)
    cdef void renew(self, unsigned char* out) noexcept nogil
    cdef void change(self, int number) noexcept with gil
    cdef void deal(self, unsigned char* out) noexcept nogil
    @cython.locals(seat=cython.int, choice=cython.int)
    cdef void play_others(self) noexcept nogil
    cdef void reward(self) noexcept nogil
    cdef void look(self, unsigned char* out, unsigned char* marks) noexcept nogil
    @cython.locals(choice=cython.int)
    cdef bint allows(self, long long action) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void go_on(self, unsigned char* out, unsigned char* marks) noexcept nogil
    @cython.locals(first=cython.int)
    cdef void keep_final(self, unsigned char* out) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int carry_out(self, int order, unsigned char* out, unsigned char* marks) noexcept nogil
    cdef void forget_end(self) noexcept nogil


@cython.locals(root=Slot, middle=cython.int)
cpdef Slot tree(object slots, int first, int end)
cdef Slot made(Slot slot)
cpdef int last_of(Slot slot) except -1
cpdef reseed(Slot slot, object seed)
cpdef tuple saved(Slot slot)
cpdef load(Slot slot, object memory, unsigned long long chance, int learner)
cpdef Game copy_of(Slot slot)
