cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.power cimport Power

cdef int BONUS_CHOICE, DRAFT, GOLD, NOT_YET, PLAY, POWER, DISTRICTS, GOLD_DISCS, KINDS, PACKS
cdef int ROUNDS, UNLIMITED, MOST_GOLD

@cython.locals(power=Power)
cpdef dict snapshot_of(Game game)
cdef dict player_of(Game game, int seat)
@cython.locals(game=Game, power=Power)
cpdef Game restored(object snapshot, object tiles=*)
cdef load_cards(Game game, object source)
cdef list cards_at(Game game, object source, int district)
cdef take_counts(signed char* zone, list counts)
cdef load_player(Game game, int seat, object source)
cdef load_turn(Game game, object source)
cdef load_power_choice(Game game, object pending)
