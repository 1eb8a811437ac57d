cimport cython

from capital_lux.bots.world cimport World
from capital_lux.envs.openspiel.imagine cimport choose_secret, held
from capital_lux.envs.observation.observer cimport Observer, absolute, relative
from capital_lux.envs.openspiel.undrawn cimport Lottery, put_card, put_look, put_start, put_tile
from capital_lux.rules.board cimport Listener
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural
from capital_lux.rules.powers.agent cimport Agent
from capital_lux.rules.powers.aristocrat cimport Aristocrat
from capital_lux.rules.powers.infiltrator cimport Infiltrator

cdef int ARISTOCRAT, CARD, CHANCE_PLAYER, MODIFIER, NOTHING, REBEL, START, TERMINAL_PLAYER
cdef int CHANCE, DRAFT, MAX_CARDS, OVER, PLACE
cdef Lottery LOTTERY


cdef class LateGame:
    cdef readonly Game game, scratch
    cdef readonly Observer watcher
    cdef readonly object told
    cdef readonly int player, drawing
    cdef readonly tuple turned_up
    cdef int seat, action, starts, cards, looks, tiles, pack_drawn, pack_size, packs_left

    @cython.locals(twin=LateGame)
    cpdef LateGame copy(self)
    cpdef become(self, object told, object waiting=?)
    cdef rest(self)
    cpdef list legal(self)
    cpdef apply(self, object action)
    cpdef list outcomes(self)
    cpdef draw(self, object outcome)
    @cython.locals(done=cython.bint)
    cdef bint put(self, int outcome)
    cdef int next_card(self)
    @cython.locals(tiles=Aristocrat)
    cdef int next_tile(self)
    cdef go_on(self)
    @cython.locals(agent=Agent, infiltrator=Infiltrator, tiles=Aristocrat)
    cdef find_draw(self)
    @cython.locals(size=cython.int, place=cython.int)
    cdef find_pack(self)
    cpdef observe(self, object seat)
    @cython.locals(game=Game, imagined=LateGame)
    cpdef LateGame imagine(self, object seat, World world, object chance)
    cpdef waiting_text(self)
