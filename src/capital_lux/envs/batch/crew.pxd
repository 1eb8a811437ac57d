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

cdef int CHECK, STEP, RESET, SHOW, PATIENCE


cdef class Part:
    cdef Slot root
    cdef object buffers
    cdef unsigned char* out
    cdef unsigned char* marks
    cdef int order, illegal
    cdef long long ordered, finished
    cdef public bint asleep

    cdef void carry_out(self) noexcept nogil
    cdef void serve(self) noexcept nogil
    cdef void wait(self) noexcept nogil


cdef give(Part part, int order)
cdef bint is_waiting(Part part)
cdef carry_out(Part part, int order)
cdef serve(Part part)
cdef int illegal_in(Part part)
cdef wait_for(Part part)
