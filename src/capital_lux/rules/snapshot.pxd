from capital_lux.rules.game cimport Game

cdef int DRAFT, GOLD, NOT_YET, OVER, PLAY, POWER, DISTRICTS, KINDS, PACKS, ROUNDS, UNLIMITED
cdef int GOLD_DISCS, PICKS

cpdef dict snapshot_of(Game game)
cpdef dict player_of(Game game, int seat)
cdef load_cards(Game game, object source)
cdef take_counts(signed char* zone, list counts)
cdef load_player(Game game, int seat, object source)
cdef load_turn(Game game, object source)
cdef check_cards(Game game)
cpdef list census_of(Game game)
cdef check_phase(Game game, object source)
cdef check_draft(Game game, object source)
cdef check_play(Game game, object source)
cdef check_gold(Game game, object source)
