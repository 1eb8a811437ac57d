from capital_lux.rules.game cimport Game

cdef int KINDS, MAX_CARDS

cpdef equip(
    Game game, object edition, object seats, object powers, object cards, object rob_cards, bytes seed
)
cpdef dict options_of(Game game)
cpdef int public_seats(Game game)
cpdef dict tape_of(Game game)
cpdef load_tape(Game game, object tape)
