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
from capital_lux.envs.draws import (
    ARISTOCRAT,
    ARISTOCRATS,
    CARD,
    CHANCE_PLAYER,
    MODIFIER,
    NOTHING,
    OUTCOMES,
    REBEL,
    REBELS,
    START,
    TERMINAL_PLAYER,
    outcome_name,
)
from capital_lux.envs.layout import SIZE
from capital_lux.envs.observation import Observer, absolute, relative
from capital_lux.envs.told import CHANCE, Told
from capital_lux.rules.actions import DRAFT, OVER, PLACE, POWER, TEXTS
from capital_lux.rules.board import Listener
from capital_lux.rules.cards import (
    CARD_NAMES,
    GREEN,
    KINDS,
    MAX_CARDS,
    MAX_SEATS,
    MODIFIERS,
    PACKS,
    PINK,
    zeros,
)
from capital_lux.rules.chance import Chance
from capital_lux.rules.game import Game
from capital_lux.rules.options import FIRST, options_of
from capital_lux.rules.powers.agent import Agent
from capital_lux.rules.powers.aristocrat import Aristocrat
from capital_lux.rules.powers.convertor import Convertor
from capital_lux.rules.powers.infiltrator import Infiltrator
from capital_lux.rules.powers.mentalist import Mentalist

COMPILED = not __file__.endswith(".py")
LARGEST_PACK = 6
MODIFIER_VALUE = list(MODIFIERS)


def pascal() -> list[list[float]]:
    """In how many ways a few of many can be chosen: `WAYS[many][few]`."""
    ways = [[1.0] + [0.0] * LARGEST_PACK for _ in range(MAX_CARDS + 1)]
    for many in range(1, MAX_CARDS + 1):
        for few in range(1, LARGEST_PACK + 1):
            ways[many][few] = ways[many - 1][few - 1] + ways[many - 1][few]
    return ways


WAYS = pascal()


class LateGame:
    """A position, and perhaps an action that waits for chance.

    `game` is the position; while an action waits, the one before it. `player` is who acts, in
    OpenSpiel's numbers. `scratch` is a game of the same kind to try actions on, `watcher` looks at
    it; positions may share them. `drawing` says what chance draws now. `starts`, `cards`, `looks` and `tiles` count what was
    drawn for the waiting action. `told` is what has happened, None before the game has begun.
    """

    def __init__(self, game: Game, watcher: Observer) -> None:
        self.game = game
        self.watcher = watcher
        self.scratch = watcher.game
        self.begun = False
        self.player = CHANCE_PLAYER
        self.drawing = START
        self.seat = 0
        self.action = 0
        self.starts = 0
        self.cards = 0
        self.looks = 0
        self.tiles = 0
        self.pack_place = 0
        self.pack_size = 1
        self.packs_left = 0
        self.turned_up: tuple[int, ...] = ()
        self.told: Told | None = None
        if not COMPILED:
            self.left: list[int] = zeros(KINDS)
        if self.scratch.listener is None:
            self.scratch.listener = Listener()

    def copy(self) -> LateGame:
        """An independent one in the same position."""
        twin = LateGame(self.game.copy(), self.watcher)
        twin.begun = self.begun
        twin.player = self.player
        twin.drawing = self.drawing
        twin.seat = self.seat
        twin.action = self.action
        twin.starts = self.starts
        twin.cards = self.cards
        twin.looks = self.looks
        twin.tiles = self.tiles
        twin.pack_place = self.pack_place
        twin.pack_size = self.pack_size
        twin.packs_left = self.packs_left
        twin.turned_up = self.turned_up
        twin.told = self.told
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> LateGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        waiting = None if self.drawing == NOTHING else self.waiting()
        if self.begun:
            return late_from_snapshot, (self.game.snapshot(), waiting, self.turned_up, self.told)
        return late_from_tape, (options_of(self.game), self.game.tape(), waiting, self.turned_up)

    def waiting(self) -> tuple[int, ...]:
        """The action that waits and what was drawn for it; `become` takes it."""
        return self.seat, self.action, self.starts, self.cards, self.looks, self.tiles

    def become(
        self,
        told: Told | None,
        waiting: tuple[int, ...] | None = None,
        turned_up: tuple[int, ...] = (),
    ) -> None:
        """Go on from our game's position, of which all this was told; an action may wait there."""
        self.told = told
        self.begun = told is not None
        self.rest()
        self.turned_up = turned_up
        if waiting is not None:
            self.seat, self.action, self.starts, self.cards, self.looks, self.tiles = waiting
            if self.begun or self.starts > 0:
                self.go_on()

    def rest(self) -> None:
        """No action waits."""
        self.drawing = NOTHING if self.begun else START
        self.starts = 0
        self.cards = 0
        self.looks = 0
        self.tiles = 0
        self.turned_up = ()
        if not self.begun:
            self.player = CHANCE_PLAYER
        elif self.game.phase == OVER:
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
        self.action = absolute(action, self.seat, self.game.seats)
        self.go_on()

    def draw(self, outcome: int) -> None:
        """Chance decides; the action goes on, or waits for more of it."""
        if self.drawing == START:
            self.put_start(outcome)
            self.starts += 1
        elif self.drawing == CARD:
            self.put_card(outcome)
            self.cards += 1
            self.pack_place += 1
            if self.pack_place < self.pack_size or self.packs_left > 0:
                self.next_in_pack()
                return
        elif self.drawing == ARISTOCRAT:
            self.put_tile(outcome)
            self.tiles += 1
            self.turned_up += (outcome,)
        else:
            self.put_look(outcome)
            self.looks += 1
        self.go_on()

    def next_in_pack(self) -> None:
        """Packs are dealt to the end: the next card of one needs no trial."""
        if self.pack_place == self.pack_size:
            self.pack_place = 0
            self.packs_left -= 1

    def go_on(self) -> None:
        """Try the action, and keep it when all chance that it looks at is decided."""
        self.scratch.copy_from(self.game)
        self.scratch.listener.count = 0
        self.scratch.listening = True
        try:
            if self.begun:
                self.scratch.play_id(self.seat, self.action)
            else:
                self.scratch.deck_next = 0
                self.scratch.begin()
        finally:
            self.scratch.listening = False
        self.find_draw()
        if self.drawing != NOTHING:
            self.player = CHANCE_PLAYER
            return
        self.game.copy_from(self.scratch)
        seat = self.seat if self.begun else CHANCE
        notes = self.scratch.listener.drain()
        self.told = Told(self.told, seat, self.action, notes, self.turned_up)
        self.begun = True
        self.rest()

    def find_draw(self) -> None:
        """What the rules looked at that chance has not decided, if anything.

        What is looked at, and how much of it, depends on no draw that comes after it.
        """
        self.drawing = NOTHING
        if self.scratch.deck_next > self.cards_seen() + self.cards:
            self.drawing = CARD
            self.find_pack(self.cards_seen() + self.cards)
        if self.looks == 0:
            self.find_look()
        if isinstance(self.scratch.yellow, Aristocrat):
            tiles = self.scratch.yellow
            before = self.game.yellow
            if tiles.drawn > self.tiles + (before.drawn if self.begun else 0):
                self.drawing = ARISTOCRAT

    def cards_seen(self) -> int:
        """The cards that had left the deck before the action."""
        return self.game.deck_next if self.begun else 0

    def find_look(self) -> None:
        """Whether the action makes a seat look at a modifier or a rebel."""
        if isinstance(self.scratch.blue, Agent):
            agent = self.scratch.blue
            if agent.looking(self.scratch):
                self.drawing = MODIFIER
        elif isinstance(self.scratch.blue, Infiltrator):
            infiltrator = self.scratch.blue
            if infiltrator.looking(self.scratch):
                self.drawing = REBEL

    def find_pack(self, at: int) -> None:
        """Which card of a pack the next card of the deck is."""
        self.pack_place = 0
        self.pack_size = 1
        self.packs_left = 0
        dealt = not self.begun or self.scratch.round > self.game.round
        if dealt and self.scratch.phase == DRAFT:
            size = self.scratch.pack_size[0]
            place = at - (self.scratch.deck_next - size * self.scratch.seats)
            if place >= 0:
                self.pack_place = place % size
                self.pack_size = size
                self.packs_left = self.scratch.seats - 1 - place // size

    # Worlds that a seat holds possible

    def seen_by(self, seat: int) -> Game:
        """A game in which what the seat sees is true; `World` deals anew what it does not see.

        Others' packs of this draft are forgotten, and a pick that somebody is in the middle of.
        """
        game = self.game.copy()
        left = (seat + 1) % game.seats
        for other in range(game.seats):
            if other == seat:
                continue
            if game.phase == DRAFT and game.picks_left[other] > 0:
                came = 0
                for kind in range(KINDS):
                    came += game.received[game.passes][other][kind]
                made = came - game.pack_size[other]
                game.picks_left[other] += made
                game.hand_size[other] -= made
                game.pack_size[other] += made
            for number in range(PACKS):
                if other != left or number == 0 or number > game.passes:
                    game.clear(game.received[number][other])
        return game

    def imagine(self, seat: int, world: World, chance: Chance) -> LateGame:
        """A position that the seat cannot tell from this one."""
        game = world.sample(chance).copy()
        if game.phase == POWER and game.actor != seat and game.ask_step > 0:
            self.choose_secret(game, chance)
        imagined = LateGame(game, self.watcher)
        holdings = [held(game, other) for other in range(game.seats)]
        imagined.become(self.told.imagined(seat, holdings))
        return imagined

    def choose_secret(self, game: Game, chance: Chance) -> None:
        """Another seat has chosen a card of its hand that nobody sees: any of them."""
        if game.asking == PINK and not isinstance(game.pink, Mentalist):
            return
        if game.asking == GREEN and not isinstance(game.green, Convertor):
            return
        if game.asking not in (PINK, GREEN):
            return
        number = chance.below(game.hand_size[game.actor])
        kind = -1
        while number >= 0:
            kind += 1
            number -= game.hand[game.actor][kind]
        game.ask_kind = kind

    # In words

    def waiting_text(self) -> str:
        """The action that waits for chance, and what was drawn for it."""
        first = self.cards_seen()
        words = [CARD_NAMES[self.game.deck[at]] for at in range(first, first + self.cards)]
        words += [outcome_name(ARISTOCRAT, tile) for tile in self.turned_up]
        action = f"seat {self.seat} {TEXTS[self.action]}" if self.begun else "set-up"
        if self.starts > 0:
            words.insert(0, outcome_name(START, self.start_drawn()))
        return f"{action} waits for chance; drawn: {', '.join(words) or 'nothing'}"

    def start_drawn(self) -> int:
        """Who starts, by the draw."""
        if self.game.edition is not FIRST:
            return self.game.start
        seat = 0
        while self.game.lots[seat] != MODIFIER_VALUE[0]:
            seat += 1
        return seat

    def observe(self, seat: int) -> Any:
        """What a seat knows, as numbers; zeros before the game has begun."""
        if self.told is None:
            return np.zeros(SIZE, dtype=np.uint8)
        self.scratch.copy_from(self.game)
        for row in self.told.round_rows():
            self.watcher.memory.hear(row[0], row[1], row[2], row[3], row[4])
        return self.watcher.observe(seat)

    # What a draw decides

    def put_start(self, seat: int) -> None:
        """Who starts. The lots of the first edition (F3) are dealt to fit: only the best counts."""
        if seat < 0 or seat >= self.game.seats:
            self.refuse(seat)
        if self.game.edition is not FIRST:
            self.game.start = seat
            self.game.first_start = seat
            return
        for turn in range(MAX_SEATS):
            self.game.lots[(seat + turn) % MAX_SEATS] = MODIFIER_VALUE[turn]

    def put_card(self, kind: int) -> None:
        """The next card of the deck."""
        first = self.cards_seen() + self.cards
        if self.pack_place == 0 or self.game.deck[first - 1] <= kind:
            for at in range(first, self.game.deck_size):
                if self.game.deck[at] == kind:
                    self.game.deck[at] = self.game.deck[first]
                    self.game.deck[first] = kind
                    return
        self.refuse(kind)

    def put_look(self, outcome: int) -> None:
        """The next modifier or rebel."""
        turn = self.game.round - 1
        if self.drawing == MODIFIER:
            agent = self.game.blue
            for at in range(agent.used, len(MODIFIERS)):
                if outcome < len(MODIFIERS) and agent.order[turn][at] == MODIFIER_VALUE[outcome]:
                    agent.swap(turn, agent.used, at)
                    return
        else:
            infiltrator = self.game.blue
            for at in range(infiltrator.used, REBELS):
                if infiltrator.order[turn][at] == outcome + 1:
                    infiltrator.swap(turn, infiltrator.used, at)
                    return
        self.refuse(outcome)

    def put_tile(self, outcome: int) -> None:
        """The next aristocrat."""
        tiles = self.game.yellow
        first = self.tiles + (tiles.drawn if self.begun else 0)
        for at in range(first, ARISTOCRATS):
            if tiles.order[at] == outcome:
                tiles.order[at] = tiles.order[first]
                tiles.order[first] = outcome
                return
        self.refuse(outcome)

    def refuse(self, outcome: int) -> None:
        """Say that this cannot be drawn."""
        raise ValueError(f"{outcome} cannot be drawn now: {self.outcomes()} can")

    # What chance may draw

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw now, each with its probability."""
        for outcome in range(OUTCOMES):
            self.left[outcome] = 0
        if self.drawing == CARD:
            for at in range(self.cards_seen() + self.cards, self.game.deck_size):
                self.left[self.game.deck[at]] += 1
            if self.pack_size > 1:
                return self.pack_outcomes()
        elif self.drawing == START:
            for seat in range(self.game.seats):
                self.left[seat] = 1
        else:
            self.count_others()
        total = 0.0
        for outcome in range(OUTCOMES):
            total += self.left[outcome]
        found = []
        for outcome in range(OUTCOMES):
            if self.left[outcome] > 0:
                found.append((outcome, self.left[outcome] / total))
        return found

    def count_others(self) -> None:
        """How many of each modifier, rebel or aristocrat may be next."""
        turn = self.game.round - 1
        if self.drawing == MODIFIER:
            agent = self.game.blue
            for at in range(agent.used, len(MODIFIERS)):
                for outcome in range(len(MODIFIERS)):
                    if MODIFIER_VALUE[outcome] == agent.order[turn][at]:
                        self.left[outcome] += 1
        elif self.drawing == REBEL:
            infiltrator = self.game.blue
            for at in range(infiltrator.used, REBELS):
                self.left[infiltrator.order[turn][at] - 1] += 1
        else:
            tiles = self.game.yellow
            for at in range(self.tiles + (tiles.drawn if self.begun else 0), ARISTOCRATS):
                self.left[tiles.order[at]] = 1

    def pack_outcomes(self) -> list[tuple[int, float]]:
        """The next card of a pack that is drawn in the order of kinds.

        Every pack is as likely as in a shuffled deck: a kind's share is the number of packs that
        go on with it.
        """
        first = self.cards_seen() + self.cards
        last = -1
        same = 0
        for at in range(first - self.pack_place, first):
            same = same + 1 if self.game.deck[at] == last else 1
            last = self.game.deck[at]
        need = self.pack_size - self.pack_place
        above = 0
        total = 0.0
        found = []
        for kind in range(KINDS - 1, max(last, 0) - 1, -1):
            drawn = same if kind == last else 0
            ways = 0.0
            for more in range(1, min(need, self.left[kind]) + 1):
                ways += WAYS[self.left[kind] + drawn][drawn + more] * WAYS[above][need - more]
            if last >= 0 and kind != last:
                ways *= WAYS[self.left[last] + same][same]
            above += self.left[kind]
            if ways > 0:
                found.append((kind, ways))
                total += ways
        found.reverse()
        return [(kind, ways / total) for kind, ways in found]


def held(game: Game, seat: int) -> str:
    """What a seat holds, and what it alone knows of what lies face down."""
    known = []
    if isinstance(game.blue, Agent):
        agent = game.blue
        for i in range(len(MODIFIERS)):
            if not agent.hidden(game, seat, i):
                known.append(agent.order[game.round - 1][i])
    elif isinstance(game.blue, Infiltrator):
        infiltrator = game.blue
        for i in range(REBELS):
            if not infiltrator.hidden(game, seat, i):
                known.append(infiltrator.order[game.round - 1][i])
    if game.phase == POWER and game.actor == seat and game.ask_step > 0:
        known += [game.ask_step, game.ask_kind]
    zones = [" ".join(game.cards_in(game.hand[seat])), " ".join(game.cards_in(game.pack[seat]))]
    return "; ".join([*zones, " ".join([str(number) for number in known])])


def late_from_snapshot(
    snapshot: dict[str, Any],
    waiting: tuple[int, ...] | None,
    turned_up: tuple[int, ...],
    told: Told,
) -> LateGame:
    """A pickled position."""
    game = Game.restore(snapshot)
    late = LateGame(game, Observer(game.copy()))
    late.become(told, waiting, turned_up)
    return late


def late_from_tape(
    options: dict[str, Any],
    tape: dict[str, Any],
    waiting: tuple[int, ...],
    turned_up: tuple[int, ...],
) -> LateGame:
    """A pickled game that has not begun."""
    game = Game(**options, tape=tape)
    late = LateGame(game, Observer(game.copy()))
    late.become(None, waiting, turned_up)
    return late
