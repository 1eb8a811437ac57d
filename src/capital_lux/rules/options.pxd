cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.power cimport Power

cdef int KINDS, MAX_CARDS

cpdef equip(
    Game game, object edition, object seats, object powers, object cards, object rob_cards, bytes seed
)
@cython.locals(options=dict)
cpdef dict options_of(Game game)
cpdef object position_of(Game game)
cpdef int public_seats(Game game)
@cython.locals(power=Power)
cpdef dict tape_of(Game game)
@cython.locals(power=Power)
cpdef load_tape(Game game, object tape)
