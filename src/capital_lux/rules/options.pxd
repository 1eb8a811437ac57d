from capital_lux.rules.game cimport Game

cpdef dict tape_of(Game game)
cpdef load_tape(Game game, object tape)
cpdef own_cards(Game game)
