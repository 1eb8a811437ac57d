cimport cython

from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance, Stream, chance_of
from capital_lux.rules.given cimport natural
from capital_lux.rules.powered cimport PoweredBoard
from capital_lux.rules.rob_cards cimport RobCards

cdef tuple ONE_SEAT
cdef int ACTIONS, CAPITAL, DRAFT, HOME, KEEP, OVER, PLAY, POWER


cdef class Game(PoweredBoard):
    cdef readonly object seed
    cdef object history, opening_notes, position
    cdef tuple sort
    cdef readonly int rules
    cdef bint guarded
    cdef readonly bint recorded

    cdef check_dealt(self)
    @cython.locals(source=Chance)
    cpdef deal(self, object chance)
    cdef void begin(self) noexcept nogil
    cdef bint is_waiting(self, int seat) noexcept nogil
    cdef void find_choices(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef int next_seat(self) noexcept nogil
    @cython.locals(source=Chance)
    cpdef int play_out(self, object chance) except -1
    cdef bint allows(self, int seat, int action) noexcept nogil
    cdef int seat_number(self, object seat) except -1
    cpdef tuple waiting(self)
    cpdef list legal_ids(self, object seat)
    cpdef play_id(self, object seat, object action)
    cdef play_guarded(self, int seat, int action)
    cdef int number_of(self, int seat, object action) except -1
    @cython.locals(game=Game)
    cpdef copy_from(self, object other)
    cdef become(self, Game other)
    @cython.locals(twin=Game)
    cpdef Game copy(self)
