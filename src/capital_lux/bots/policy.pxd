cimport cython

from capital_lux.bots.world cimport World
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int[20] VALUE, COLOUR
cdef int ACTIONS, CAPITAL, DRAFT, GOLD, HOME, KEEP, PAY, PLAY, DISTRICTS, VALUES, GRAIN, GRAINS, GRAIN_BITS
cdef int[104] PLACE_OF
cdef double BONUS, POWER, OVERLOAD


cdef class Policy:
    cdef double noise
    cdef int[4] load
    cdef int[4] limit
    cdef int[4] rival
    cdef double[104] total
    cdef Game scratch

    cdef void look(self, Game game, int seat) noexcept nogil
    @cython.locals(rival=cython.int, load=cython.int)
    cdef void look_at(self, Game game, int seat, int district) noexcept nogil
    cdef double worth(self, int district, int load, int limit) noexcept nogil
    cdef double gain(self, Game game, int seat, int action) noexcept nogil
    cdef double pick_gain(self, int kind) noexcept nogil
    @cython.locals(game=Game, gain=cython.double, best=cython.double, found=cython.int, action=cython.int,
                   seat=cython.int, base=Game, source=Chance, count=cython.int)
    cpdef int weigh(self, World world, object chance, object worlds) except -1
    @cython.locals(game=Game, best=cython.double, mine=cython.double)
    cdef double try_out(self, World world, int action)
    @cython.locals(worth=cython.double)
    cdef double standing(self, Game game, int seat) noexcept nogil
    @cython.locals(gain=cython.double, best=cython.double, found=cython.int, action=cython.int,
                   grain=cython.double, drawn=cython.int, looked=cython.int,
                   district=cython.int)
    cdef int choose(self, Game game, int seat, Chance chance) noexcept nogil
