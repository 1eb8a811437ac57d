cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.power cimport Power

cdef int BONUS_CHOICE, DRAFT, GOLD, NOT_YET, OVER, POWER, DISTRICTS, PACKS, UNLIMITED, SPECTATOR
cdef tuple CARD_NAMES, DISTRICT_NAMES, PHASES

@cython.locals(power=Power, view=dict)
cpdef dict view_of(Game game, object seat)
@cython.locals(player=dict)
cpdef dict player_view(Game game, int owner, int viewer)
cpdef list received_by(Game game, int seat)
cpdef dict capital_of(Game game)
cpdef dict home_of(Game game, int seat)
cpdef list deck_of(Game game)
@cython.locals(power=Power, pending=dict)
cpdef object pending_of(Game game, int viewer)
