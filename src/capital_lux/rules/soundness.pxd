from capital_lux.rules.game cimport Game

cdef int BONUS_CHOICE, DRAFT, GOLD, NOT_YET, OVER, PLAY, POWER, DISTRICTS, KINDS, PACKS, PICKS
cdef int ROUNDS

cpdef list census_of(Game game)
cpdef bint has_all_cards(Game game)
cpdef check_cards(Game game, object source)
cpdef check_phase(Game game, object source)
cdef check_draft(Game game, object source)
cdef check_rob(Game game, object source)
cdef check_play(Game game, object source)
cdef check_gold(Game game, object source)
cdef check_bonus(Game game, object source)
