cimport cython

from capital_lux.observation.observer cimport Observer
from capital_lux.observation.section cimport Section
from capital_lux.rules.game cimport Game
from capital_lux.rules.rob_cards cimport RobCards

cdef int BLUE_AT, DECK_AT, DISTRICTS, FACE_DOWN_AT, KINDS, MOST_ROB_CARDS, MAX_SEATS, NEXT_CARDS, NOTHING_ADDED, PACKS_AT, ROB_AT
cdef int YELLOW_AT


@cython.final
cdef class Hidden:
    cdef Observer observer
    cdef Section blue, yellow
    cdef int blue_count, yellow_count

    @cython.locals(turn=cython.int, owner=cython.int, first=cython.int, here=cython.bint, left=cython.int)
    cdef void write(self, Game game, int seat, unsigned char[:, ::1] out, int index) noexcept nogil
    @cython.locals(looked=cython.int, there=cython.bint)
    cdef void write_components(self, Game game, Section section, int count, unsigned char[:, ::1] out, int index, int at) noexcept nogil
    @cython.locals(turn=cython.int, owner=cython.int, district=cython.int, added=cython.int, at=cython.int)
    cdef void write_face_down(self, Game game, int seat, unsigned char[:, ::1] out, int index) noexcept nogil
    @cython.locals(sort=cython.int, number=cython.int)
    cdef void write_rob(self, RobCards rob, int turn, unsigned char[:, ::1] out, int index) noexcept nogil
