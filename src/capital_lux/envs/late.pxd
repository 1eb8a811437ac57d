cimport cython

from capital_lux.bots.world cimport World
from capital_lux.envs.observation cimport Observer, absolute, relative
from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.game cimport Game
from capital_lux.rules.powers.agent cimport Agent
from capital_lux.rules.powers.aristocrat cimport Aristocrat
from capital_lux.rules.powers.convertor cimport Convertor
from capital_lux.rules.powers.infiltrator cimport Infiltrator
from capital_lux.rules.powers.mentalist cimport Mentalist

cdef bint COMPILED
cdef int CHANCE_PLAYER, TERMINAL_PLAYER, NOTHING, START, CARD, MODIFIER, REBEL, ARISTOCRAT
cdef int CHANCE, OUTCOMES, REBELS, ARISTOCRATS, DRAFT, OVER, PLACE, POWER, GREEN, KINDS, PACKS, PINK, MAX_SEATS
cdef int[4] MODIFIER_VALUE
cdef double[101][7] WAYS


cdef class LateGame:
    cdef readonly Game game
    cdef readonly Game scratch
    cdef readonly Observer watcher
    cdef readonly int player, drawing
    cdef readonly bint begun
    cdef int seat, action, starts, cards, looks, tiles, pack_place, pack_size, packs_left
    cdef int[20] left
    cdef readonly tuple turned_up
    cdef readonly object told

    @cython.locals(twin=LateGame)
    cpdef LateGame copy(self)
    cpdef become(self, object told, object waiting=?, tuple turned_up=?)
    cdef rest(self)
    cdef void next_in_pack(self) noexcept
    cpdef list legal(self)
    cpdef apply(self, int action)
    cpdef draw(self, int outcome)
    cdef go_on(self)
    @cython.locals(tiles=Aristocrat, before=Aristocrat)
    cdef find_draw(self)
    cdef int cards_seen(self) noexcept
    @cython.locals(agent=Agent, infiltrator=Infiltrator)
    cdef find_look(self)
    cdef void find_pack(self, int at) noexcept
    @cython.locals(game=Game, left=cython.int, came=cython.int, made=cython.int)
    cpdef Game seen_by(self, int seat)
    @cython.locals(game=Game, imagined=LateGame)
    cpdef LateGame imagine(self, int seat, World world, Chance chance)
    @cython.locals(number=cython.int, kind=cython.int)
    cdef choose_secret(self, Game game, Chance chance)
    cpdef waiting_text(self)
    cdef int start_drawn(self)
    cpdef observe(self, int seat)
    cdef put_start(self, int seat)
    @cython.locals(first=cython.int, at=cython.int)
    cdef put_card(self, int kind)
    @cython.locals(agent=Agent, infiltrator=Infiltrator, at=cython.int)
    cdef put_look(self, int outcome)
    @cython.locals(tiles=Aristocrat, first=cython.int, at=cython.int)
    cdef put_tile(self, int outcome)
    cdef refuse(self, int outcome)
    @cython.locals(total=cython.double, outcome=cython.int, at=cython.int)
    cpdef list outcomes(self)
    @cython.locals(agent=Agent, infiltrator=Infiltrator, tiles=Aristocrat)
    cdef count_others(self)
    @cython.locals(first=cython.int, last=cython.int, same=cython.int, need=cython.int, above=cython.int, drawn=cython.int, ways=cython.double, total=cython.double, kind=cython.int, more=cython.int)
    cdef list pack_outcomes(self)


@cython.locals(agent=Agent, infiltrator=Infiltrator)
cpdef str held(Game game, int seat)
