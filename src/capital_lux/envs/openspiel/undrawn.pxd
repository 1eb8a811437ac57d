cimport cython

from capital_lux.envs.observation.section cimport Section
from capital_lux.rules.game cimport Game

cdef bint COMPILED
cdef int KINDS, MAX_SEATS, OUTCOMES
cdef int[4] LOT
cdef double[101][7] WAYS


cdef class Lottery:
    cdef int[20] left

    cdef clear(self)
    cdef count_seats(self, Game game)
    cdef count_cards(self, Game game, int first)
    @cython.locals(size=cython.int, outcome=cython.int)
    cdef count_components(self, Section section, Game game, int first)
    @cython.locals(total=cython.double, outcome=cython.int)
    cdef list shares(self)
    @cython.locals(last=cython.int, same=cython.int, need=cython.int, above=cython.int, before=cython.int, ways=cython.double, total=cython.double, kind=cython.int, more=cython.int)
    cdef list pack_shares(self, Game game, int first, int drawn, int size)
    cdef bint put_start(self, Game game, int seat)
    cdef bint put_card(self, Game game, int first, int kind)
    @cython.locals(size=cython.int)
    cdef bint put_component(self, Section section, Game game, int first, int outcome)
