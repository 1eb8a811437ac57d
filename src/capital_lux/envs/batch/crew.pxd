cimport cython

from capital_lux.envs.batch.slots cimport Slot

cdef extern from *:
    """
    #ifdef _WIN32
    #include <windows.h>
    static void lux_pause(void) { SwitchToThread(); }
    static void lux_fence(void) { MemoryBarrier(); }
    #else
    #include <sched.h>
    static void lux_pause(void) { sched_yield(); }
    static void lux_fence(void) { __sync_synchronize(); }
    #endif
    """
    void pause "lux_pause" () noexcept nogil
    void fence "lux_fence" () noexcept nogil

cdef int CHECK, PATIENCE


cdef class BatchPart:
    cdef Slot root
    cdef object buffers
    cdef unsigned char* out
    cdef unsigned char* marks
    cdef int order, illegal
    cdef long long ordered, finished
    cdef bint asleep

    cdef void carry_out(self) noexcept nogil
    cdef void serve(self) noexcept nogil
    cdef void wait(self) noexcept nogil


cdef class Crew:
    cdef BatchPart first
    cdef list others
    cdef object __weakref__

    @cython.locals(part=BatchPart, illegal=cython.int)
    cpdef int do(self, int order) except -2


@cython.locals(at_work=cython.bint)
cpdef work(BatchPart part, object bell)
