cimport cython

from capital_lux.rules.game cimport Game
from capital_lux.rules.secret_deck cimport SecretDeck
from capital_lux.rules.tokens cimport Tokens

cdef bint COMPILED
cdef int ABOUT_DISTRICT, ABOUT_CARD, DISTRICTS, MOST_VALUES


cdef class Section:
    cdef str name
    cdef int district, districts_at, cards_at
    cdef bint secret

    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
    cdef void write_choice(self, Game game, bint mine, unsigned char* out, int at) noexcept nogil
    cdef int looked(self, Game game) noexcept nogil
    cdef int outcome_at(self, Game game, int at) noexcept nogil
    cdef void swap(self, Game game, int at, int other) noexcept nogil
    cdef list known(self, Game game, int seat)


cdef class DeckSection(Section):
    cdef SecretDeck tile
    cdef signed char[4] value

    cdef int number_of(self, int value) noexcept nogil
    cdef int looked(self, Game game) noexcept nogil
    cdef int outcome_at(self, Game game, int at) noexcept nogil
    cdef void swap(self, Game game, int at, int other) noexcept nogil
    cdef list known(self, Game game, int seat)


cdef class TokenSection(Section):
    cdef Tokens tile

    @cython.locals(owner=cython.int)
    cdef void write(self, Game game, int seat, unsigned char* out, int at, int unseen) noexcept nogil
