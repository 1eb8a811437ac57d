cimport cython

from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance, Stream
from capital_lux.rules.powered cimport PoweredBoard
from capital_lux.rules.rob_cards cimport RobCards

cdef tuple ONE_SEAT
cdef int ACTIONS, CAPITAL, DRAFT, HOME, KEEP, OVER, PLAY, POWER


cdef class Game(PoweredBoard):
    cdef readonly object seed, position
    cdef object history, opening_notes
    cdef readonly int rules
    cdef bint guarded
    cdef readonly bint recorded

    cpdef deal(self, Chance chance)
    cdef void begin(self) noexcept nogil
    cdef bint is_waiting(self, int seat) noexcept nogil
    cdef void find_choices(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef int next_seat(self) noexcept nogil
    cpdef int play_out(self, Chance chance)
    cdef bint allows(self, int seat, int action) noexcept nogil
    cpdef tuple waiting(self)
    cpdef list legal_ids(self, int seat)
    cpdef play_id(self, int seat, int action)
    cpdef copy_from(self, Game other)
    @cython.locals(twin=Game)
    cpdef Game copy(self)
