cimport cython

from capital_lux.bots.world cimport World
from capital_lux.observation.components cimport ComponentsWriter
from capital_lux.observation.observer cimport Observer, absolute, relative
from capital_lux.observation.section cimport Section
from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int CARD, CHANCE, CHANCE_PLAYER, DISTRICTS, DRAFT, KINDS, MAX_CARDS, MAX_SEATS, NOTHING, OVER, PACKS, PLACE, POWER
cdef int OUTCOMES, START, TERMINAL_PLAYER, TILE
cdef int[4] LOT
cdef double[101][7] WAYS


cdef class LateGame:
    cdef readonly Game game, scratch
    cdef readonly Observer watcher
    cdef readonly object told
    cdef readonly int player, drawing
    cdef readonly tuple turned_up
    cdef int seat, action, starts, cards, pack_drawn, pack_size, packs_left
    cdef int[4] looked, drawn
    cdef int[20] left

    @cython.locals(twin=LateGame)
    cpdef LateGame copy(self)
    cpdef become(self, object told, object waiting=?)
    cdef rest(self)
    cpdef list legal(self)
    cpdef apply(self, object action)
    @cython.locals(section=Section, first=cython.int, last=cython.int, outcome=cython.int, total=cython.double)
    cpdef list outcomes(self)
    @cython.locals(last=cython.int, same=cython.int, need=cython.int, above=cython.int, before=cython.int, ways=cython.double, total=cython.double, kind=cython.int, more=cython.int)
    cdef list pack_shares(self, int first)
    cpdef draw(self, object outcome)
    cdef bint put(self, int outcome) except -1
    cdef bint put_start(self, int seat)
    @cython.locals(first=cython.int)
    cdef bint put_card(self, int kind)
    @cython.locals(section=Section, first=cython.int, last=cython.int)
    cdef bint put_component(self, int outcome) except -1
    @cython.locals(section=Section)
    cdef Section section(self)
    cdef int next_card(self)
    cdef int next_component(self)
    @cython.locals(section=Section, number=cython.int)
    cdef go_on(self)
    @cython.locals(section=Section, number=cython.int)
    cdef find_draw(self)
    @cython.locals(size=cython.int, place=cython.int)
    cdef find_pack(self)
    cpdef observe(self, object seat)
    @cython.locals(game=Game, place=cython.int, section=Section, known=list)
    cpdef str held(self, object seat)
    @cython.locals(imagined=LateGame)
    cpdef LateGame imagine(self, object seat, World world, object chance)
    @cython.locals(game=Game, section=Section, source=Chance, number=cython.int, kind=cython.int)
    cdef choose_secret(self, int seat, object chance)
    cpdef str outcome_name(self, object outcome)
    cpdef waiting_text(self)


@cython.locals(base=Game, place=cython.int, left=cython.int, came=cython.int, made=cython.int)
cpdef Game seen_game(Game game, object seat)
