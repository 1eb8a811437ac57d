# cython: nonecheck=True
"""A game whose chance is drawn late: when the rules look at it, one draw at a time.

The rules draw all chance at set-up. As a tree, a game would then begin with more shuffles than it
has positions. Here the tape is filled anyhow and an action is tried on a copy. When the rules
look at a part of the tape that chance has not decided, the action waits until it has. The cards of
a pack are drawn in the order of their kinds, because the order within a pack means nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from capital_lux.bots.world import World
from capital_lux.envs.observation.layout import SIZE
from capital_lux.envs.observation.observer import Observer, absolute, relative
from capital_lux.envs.openspiel.draws import (
    ARISTOCRAT,
    CARD,
    CHANCE_PLAYER,
    MODIFIER,
    NOTHING,
    REBEL,
    START,
    TERMINAL_PLAYER,
    outcome_name,
)
from capital_lux.envs.openspiel.imagine import choose_secret, held
from capital_lux.envs.openspiel.told import CHANCE, Told
from capital_lux.envs.openspiel.undrawn import Lottery, put_card, put_look, put_start, put_tile
from capital_lux.rules.actions import DRAFT, OVER, PLACE, TEXTS
from capital_lux.rules.board import Listener
from capital_lux.rules.cards import CARD_NAMES, MAX_CARDS
from capital_lux.rules.chance import Chance
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong
from capital_lux.rules.options import options_of
from capital_lux.rules.powers.agent import Agent
from capital_lux.rules.powers.aristocrat import Aristocrat
from capital_lux.rules.powers.infiltrator import Infiltrator

LOTTERY = Lottery()


class LateGame:
    """A position, and perhaps an action that waits for chance.

    `game` is the position; while an action waits, the one before it. `player` is who acts, in
    OpenSpiel's numbers. `watcher` looks at a game of the same kind, `scratch`, on which actions are
    tried; positions may share both. `drawing` says what chance draws now. `starts`, `cards`,
    `looks` and `tiles` count what was drawn for the waiting action. `told` is what has happened,
    None before the game has begun.
    """

    def __init__(self, game: Game, watcher: Observer) -> None:
        self.game = game
        self.watcher = watcher
        self.scratch = watcher.game
        self.told: Told | None = None
        self.player = CHANCE_PLAYER
        self.drawing = START
        self.seat = 0
        self.action = 0
        self.starts = 0
        self.cards = 0
        self.looks = 0
        self.tiles = 0
        self.turned_up: tuple[int, ...] = ()
        self.pack_drawn = 0
        self.pack_size = 1
        self.packs_left = 0
        if self.scratch.listener is None:
            self.scratch.listener = Listener()

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.told is not None

    def copy(self) -> LateGame:
        """An independent one in the same position."""
        twin = LateGame(self.game.copy(), self.watcher)
        twin.told = self.told
        twin.player = self.player
        twin.drawing = self.drawing
        twin.seat = self.seat
        twin.action = self.action
        twin.starts = self.starts
        twin.cards = self.cards
        twin.looks = self.looks
        twin.tiles = self.tiles
        twin.turned_up = self.turned_up
        twin.pack_drawn = self.pack_drawn
        twin.pack_size = self.pack_size
        twin.packs_left = self.packs_left
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> LateGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        waiting: tuple[Any, ...] | None = None
        if self.drawing != NOTHING:
            draws = [self.starts, self.cards, self.looks, self.tiles]
            waiting = self.seat, self.action, draws, self.turned_up
        if self.told is None:
            return from_tape, (options_of(self.game), self.game.tape(), waiting)
        return from_snapshot, (self.game.snapshot(), self.told, waiting)

    def become(self, told: Told | None, waiting: tuple[Any, ...] | None = None) -> None:
        """Go on from our game's position, of which all this was told; an action may wait there."""
        if told is not None and not isinstance(told, Told):
            raise wrong("what was told", told)
        self.told = told
        self.rest()
        if waiting is not None:
            seat, action, draws, turned_up = waiting
            starts, cards, looks, tiles = [natural(count) for count in draws]
            if min(starts, cards, looks, tiles) < 0 or self.next_card() + cards > MAX_CARDS:
                raise wrong("what was drawn", draws, ValueError)
            self.seat, self.action, self.turned_up = natural(seat), natural(action), turned_up
            self.starts, self.cards, self.looks, self.tiles = starts, cards, looks, tiles
            if self.told is not None or self.starts > 0:
                self.go_on()

    def rest(self) -> None:
        """No action waits, but for the set-up of a game that has not begun."""
        self.starts = 0
        self.cards = 0
        self.looks = 0
        self.tiles = 0
        self.turned_up = ()
        if self.told is None:
            self.drawing = START
            self.player = CHANCE_PLAYER
            return
        self.drawing = NOTHING
        if self.game.phase == OVER:
            self.player = TERMINAL_PLAYER
        else:
            self.player = self.game.next_seat()

    # Actions and draws

    def legal(self) -> list[int]:
        """What the acting seat may do: ids as in a mask, in order."""
        if self.player < 0:
            return []
        ids = self.game.legal_ids(self.player)
        if ids[len(ids) - 1] >= PLACE:
            ids = sorted([relative(action, self.player, self.game.seats) for action in ids])
        return ids

    def apply(self, action: int) -> None:
        """The acting seat does something, by its id in a mask, or waits for chance."""
        self.seat = self.player
        self.action = absolute(natural(action), self.seat, self.game.seats)
        self.go_on()

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw now, each with its probability."""
        first = self.next_tile() if self.drawing == ARISTOCRAT else self.next_card()
        LOTTERY.count(self.game, self.drawing, first)
        if self.drawing == CARD and self.pack_size > 1:
            return LOTTERY.pack_shares(self.game, first, self.pack_drawn, self.pack_size)
        return LOTTERY.shares()

    def draw(self, outcome: int) -> None:
        """Chance decides; the action goes on, or waits for more of it."""
        if not self.put(natural(outcome)):
            raise ValueError(f"{outcome} cannot be drawn now, only {self.outcomes()}")
        if self.drawing == CARD and (self.pack_drawn < self.pack_size or self.packs_left > 0):
            if self.pack_drawn == self.pack_size:
                self.pack_drawn = 0
                self.packs_left -= 1
            return  # packs are dealt to the end: no need to try
        self.go_on()

    def put(self, outcome: int) -> bool:
        """Decide what is drawn; False when it cannot be this."""
        if self.drawing == START:
            done = put_start(self.game, outcome)
            self.starts += done
        elif self.drawing == CARD:
            first = self.next_card()
            if self.pack_drawn > 0 and self.game.deck[first - 1] > outcome:
                return False
            done = put_card(self.game, first, outcome)
            self.cards += done
            self.pack_drawn += done
        elif self.drawing == ARISTOCRAT:
            done = put_tile(self.game, self.next_tile(), outcome)
            self.tiles += done
            if done:
                self.turned_up += (outcome,)
        else:
            done = self.drawing != NOTHING and put_look(self.game, outcome)
            self.looks += done
        return done

    def next_card(self) -> int:
        """Where in the deck the next card is that chance has not decided."""
        return self.cards if self.told is None else self.game.deck_next + self.cards

    def next_tile(self) -> int:
        """The same in the deck of aristocrats."""
        tiles: Any = self.game.yellow
        return self.tiles if self.told is None else self.tiles + int(tiles.drawn)

    def go_on(self) -> None:
        """Try the action, and keep it when all chance that it looks at is decided."""
        self.scratch.copy_from(self.game)
        self.scratch.listener.count = 0
        self.scratch.listening = True
        try:
            if self.told is None:
                self.scratch.deck_next = 0
                self.scratch.begin()
            else:
                self.scratch.play_id(self.seat, self.action)
        finally:
            self.scratch.listening = False
        self.find_draw()
        if self.drawing != NOTHING:
            self.player = CHANCE_PLAYER
            return
        seat = CHANCE if self.told is None else self.seat
        self.game.copy_from(self.scratch)
        notes = self.scratch.listener.drain()
        self.told = Told(self.told, seat, self.action, notes, self.turned_up)
        self.rest()

    def find_draw(self) -> None:
        """What the rules looked at that chance has not decided, if anything.

        What is looked at, and how much of it, depends on no draw that comes after it.
        """
        self.drawing = NOTHING
        if self.scratch.deck_next > self.next_card():
            self.drawing = CARD
            self.find_pack()
        if self.looks == 0 and isinstance(self.scratch.blue, Agent):
            agent = self.scratch.blue
            if agent.looking(self.scratch):
                self.drawing = MODIFIER
        elif self.looks == 0 and isinstance(self.scratch.blue, Infiltrator):
            infiltrator = self.scratch.blue
            if infiltrator.looking(self.scratch):
                self.drawing = REBEL
        if isinstance(self.scratch.yellow, Aristocrat):
            tiles = self.scratch.yellow
            if tiles.drawn > self.next_tile():
                self.drawing = ARISTOCRAT

    def find_pack(self) -> None:
        """Which card of which pack the next card of the deck is, if it goes into one."""
        self.pack_drawn = 0
        self.pack_size = 1
        self.packs_left = 0
        dealt = self.told is None or self.scratch.round > self.game.round
        if dealt and self.scratch.phase == DRAFT:
            size = self.scratch.pack_size[0]
            place = self.next_card() - (self.scratch.deck_next - size * self.scratch.seats)
            if place >= 0:
                self.pack_drawn = place % size
                self.pack_size = size
                self.packs_left = self.scratch.seats - 1 - place // size

    # What a seat sees

    def observe(self, seat: int) -> Any:
        """What a seat knows, as numbers; zeros before the game has begun."""
        if self.told is None:
            return np.zeros(SIZE, dtype=np.uint8)
        self.scratch.copy_from(self.game)
        for row in self.told.round_rows():
            self.watcher.memory.hear(row[0], row[1], row[2], row[3], row[4])
        self.watcher.follow()
        return self.watcher.observe(seat)

    def imagine(self, seat: int, world: World, chance: Chance) -> LateGame:
        """A position that the seat cannot tell from this one."""
        game = world.sample(chance).copy()
        choose_secret(game, seat, chance)
        imagined = LateGame(game, self.watcher)
        if self.told is not None:
            holdings = [held(game, other) for other in range(game.seats)]
            imagined.become(self.told.imagined(seat, holdings))
        return imagined

    def waiting_text(self) -> str:
        """The action that waits for chance, and what was drawn for it."""
        last = self.next_card()
        words = [CARD_NAMES[self.game.deck[at]] for at in range(last - self.cards, last)]
        words += [outcome_name(ARISTOCRAT, tile) for tile in self.turned_up]
        if self.starts > 0:
            words.insert(0, outcome_name(START, self.game.start))
        action = "set-up" if self.told is None else f"seat {self.seat} {TEXTS[self.action]}"
        return f"{action} waits for chance; drawn: {', '.join(words) or 'nothing'}"


def from_snapshot(snapshot: dict[str, Any], told: Told, waiting: Any) -> LateGame:
    """A pickled position."""
    game = Game.restore(snapshot)
    late = LateGame(game, Observer(game.copy()))
    late.become(told, waiting)
    return late


def from_tape(options: dict[str, Any], tape: dict[str, Any], waiting: Any) -> LateGame:
    """A pickled game that has not begun."""
    game = Game(**options, tape=tape)
    late = LateGame(game, Observer(game.copy()))
    late.become(None, waiting)
    return late
