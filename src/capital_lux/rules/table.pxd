cimport cython

from capital_lux.rules.board cimport Board

cdef int KINDS, MOST_GOLD, NO_KIND, UNLIMITED, MOVED_BY_TILE, MOVED_IN_SECRET, PAID_BY_TILE
cdef int DECK, HAND, HOME_ZONE, CAPITAL_ZONE, BONUS_ZONE, DISCARD_ZONE


cdef class Table:
    cdef Board game
    cdef bint hands

    @cython.locals(game=Board)
    cdef take(self, int kind, int zone, int seat, int district, str name)
    @cython.locals(game=Board)
    cdef put(self, int kind, int zone, int seat, int district)
