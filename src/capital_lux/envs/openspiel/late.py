# cython: nonecheck=True
"""A game whose chance is drawn late: when the rules look at it, one draw at a time.

The rules draw all chance at set-up. As a tree, a game would then begin with more shuffles than it
has positions. Here the tape is filled arbitrarily and an action is tried on a copy. When the rules
look at a part of the tape that chance has not decided, the action waits until it has. The cards of
a pack are drawn in the order of their kinds, because the order within a pack means nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from capital_lux.bots.world import World
from capital_lux.envs.openspiel.draws import (
    CARD,
    CHANCE_PLAYER,
    NOTHING,
    OUTCOMES,
    START,
    TERMINAL_PLAYER,
    TILE,
    pascal,
)
from capital_lux.envs.openspiel.told import CHANCE, Link
from capital_lux.observation.layout import SIZE
from capital_lux.observation.observer import Observer, absolute, relative
from capital_lux.observation.section import Section
from capital_lux.observation.tiles import section_named
from capital_lux.rules.actions import DRAFT, OVER, PLACE, POWER, TEXTS
from capital_lux.rules.board import Listener
from capital_lux.rules.cards import (
    CARD_NAMES,
    DISTRICTS,
    KINDS,
    MAX_CARDS,
    MAX_SEATS,
    MODIFIERS,
    PACKS,
    zeros,
)
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong
from capital_lux.rules.options import options_of

COMPILED = not __file__.endswith(".py")
LOT = list(MODIFIERS)
WAYS = pascal()


class LateGame:
    """A position, and perhaps an action that waits for chance.

    `game` is the position; while an action waits, the one before it. `player` is the one that acts,
    in OpenSpiel's numbers. `watcher` looks at a game of the same kind, `scratch`, on which actions
    are tried; positions may share both. `drawing` says what chance draws now. `starts`, `cards` and
    `drawn`, for each tile with a deck, count what was drawn for the waiting action; `looked` is
    what the rules had looked at in each deck before it. `turned_up` are draws that no event tells:
    district, tile, outcome. `told` is what has happened, None before the game has begun.
    """

    def __init__(self, game: Game, watcher: Observer) -> None:
        self.game = game
        self.watcher = watcher
        self.scratch = watcher.game
        self.told: Link | None = None
        self.player = CHANCE_PLAYER
        self.drawing = START
        self.seat = 0
        self.action = 0
        self.starts = 0
        self.cards = 0
        self.turned_up: tuple[tuple[int, str, int], ...] = ()
        self.pack_drawn = 0
        self.pack_size = 1
        self.packs_left = 0
        if not COMPILED:
            self.looked: list[int] = zeros(DISTRICTS)
            self.drawn: list[int] = zeros(DISTRICTS)
            self.left: list[int] = zeros(OUTCOMES)
        if self.scratch.listener is None:
            self.scratch.listener = Listener()

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.told is not None

    def copy(self) -> LateGame:
        """Another `LateGame` in the same position, independent of this one."""
        twin = LateGame(self.game.copy(), self.watcher)
        twin.told = self.told
        twin.player = self.player
        twin.drawing = self.drawing
        twin.seat = self.seat
        twin.action = self.action
        twin.starts = self.starts
        twin.cards = self.cards
        twin.looked[:] = self.looked
        twin.drawn[:] = self.drawn
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
            draws = [self.starts, self.cards, *[self.drawn[i] for i in range(DISTRICTS)]]
            waiting = self.seat, self.action, draws, self.turned_up
        if self.told is None:
            return unpickled, (options_of(self.game), self.game.tape(), None, waiting)
        return unpickled, (None, self.game.snapshot(), self.told, waiting)

    def become(self, told: Link | None, waiting: tuple[Any, ...] | None = None) -> None:
        """Go on from our game's position, with what was told of it; an action may wait there."""
        if told is not None and not isinstance(told, Link):
            raise wrong("what was told", told)
        self.told = told
        self.rest()
        if waiting is not None:
            seat, action, draws, turned_up = waiting
            starts, cards, *drawn = [natural(count) for count in draws]
            counts = min(starts, cards, *drawn) >= 0 and len(drawn) == DISTRICTS
            if not counts or self.next_card() + cards > MAX_CARDS:
                raise wrong("what was drawn", draws, ValueError)
            self.seat, self.action, self.turned_up = natural(seat), natural(action), turned_up
            self.starts, self.cards = starts, cards
            for i, count in enumerate(drawn):
                self.drawn[i] = count
            if self.told is not None or self.starts > 0:
                self.go_on()

    def rest(self) -> None:
        """No action waits, but for the set-up of a game that has not begun."""
        self.starts = 0
        self.cards = 0
        for i in range(DISTRICTS):
            self.drawn[i] = 0
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
        for outcome in range(OUTCOMES):
            self.left[outcome] = 0
        if self.drawing == START:
            for outcome in range(self.game.seats):
                self.left[outcome] = 1
        elif self.drawing == CARD:
            first = self.next_card()
            for at in range(first, self.game.deck_size):
                self.left[self.game.deck[at]] += 1
            if self.pack_size > 1:
                return self.pack_shares(first)
        elif self.drawing >= TILE:
            self.scratch.copy_from(self.game)
            section = self.section()
            last = section.deck
            for at in range(self.next_component(), last):
                self.left[section.outcome_at(self.scratch, at)] += 1
        total = 0.0
        for outcome in range(OUTCOMES):
            total += self.left[outcome]
        return [
            (outcome, self.left[outcome] / total)
            for outcome in range(OUTCOMES)
            if self.left[outcome] > 0
        ]

    def pack_shares(self, first: int) -> list[tuple[int, float]]:
        """The same for a card of a pack, which is drawn in the order of kinds.

        Every pack is as likely as from a shuffled deck: a kind's share is the number of packs that
        go on with it.
        """
        last = -1
        same = 0
        for at in range(first - self.pack_drawn, first):
            same = same + 1 if self.game.deck[at] == last else 1
            last = self.game.deck[at]
        need = self.pack_size - self.pack_drawn
        above = 0
        total = 0.0
        found = []
        for kind in range(KINDS - 1, max(last, 0) - 1, -1):
            before = same if kind == last else 0
            ways = 0.0
            for more in range(1, min(need, self.left[kind]) + 1):
                ways += WAYS[self.left[kind] + before][before + more] * WAYS[above][need - more]
            if last >= 0 and kind != last:
                ways *= WAYS[self.left[last] + same][same]
            above += self.left[kind]
            if ways > 0:
                found.append((kind, ways))
                total += ways
        found.reverse()
        return [(kind, ways / total) for kind, ways in found]

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
        if outcome >= 0 and self.drawing == START:
            return self.put_start(outcome)
        if outcome >= 0 and self.drawing == CARD:
            return self.put_card(outcome)
        return self.drawing >= TILE and self.put_component(outcome)

    def put_start(self, seat: int) -> bool:
        """Who starts. Lots of the first edition (F3) are dealt to fit: only the best one counts."""
        if seat >= self.game.seats:
            return False
        self.game.start = seat
        self.game.first_start = seat
        for turn in range(MAX_SEATS):
            self.game.lots[(seat + turn) % MAX_SEATS] = LOT[turn]
        self.starts += 1
        return True

    def put_card(self, kind: int) -> bool:
        """The next card of the deck, taken from there or below."""
        first = self.next_card()
        if first < 0 or (self.pack_drawn > 0 and self.game.deck[first - 1] > kind):
            return False
        for at in range(first, self.game.deck_size):
            if self.game.deck[at] == kind:
                self.game.deck[at] = self.game.deck[first]
                self.game.deck[first] = kind
                self.cards += 1
                self.pack_drawn += 1
                return True
        return False

    def put_component(self, outcome: int) -> bool:
        """The same for a tile's component. The sections are those of the scratch."""
        section = self.section()
        self.scratch.copy_from(self.game)
        first = self.next_component()
        last = section.deck
        for at in range(first, last):
            if section.outcome_at(self.scratch, at) == outcome:
                section.swap(self.scratch, first, at)
                self.game.copy_from(self.scratch)
                self.drawn[self.drawing - TILE] += 1
                if not section.announced:
                    self.turned_up += ((section.district, section.name, outcome),)
                return True
        return False

    def section(self) -> Section:
        """The section of the tile of which a component is drawn."""
        section: Section = self.watcher.components.shuffled[self.drawing - TILE]
        return section

    def next_card(self) -> int:
        """Where in the deck the next card is that chance has not decided."""
        return self.cards if self.told is None else self.game.deck_next + self.cards

    def next_component(self) -> int:
        """The same in the deck of the tile of which a component is drawn."""
        return self.looked[self.drawing - TILE] + self.drawn[self.drawing - TILE]

    def go_on(self) -> None:
        """Try the action, and keep it when all chance that it looks at is decided."""
        self.scratch.copy_from(self.game)
        for number, section in enumerate(self.watcher.components.shuffled):
            self.looked[number] = 0 if self.told is None else section.looked(self.scratch)
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
        self.told = Link(self.told, seat, self.action, notes, self.turned_up)
        self.rest()

    def find_draw(self) -> None:
        """What the rules looked at that chance has not decided, if anything.

        What is looked at, and how much of it, depends on no draw that comes after it.
        """
        self.drawing = NOTHING
        if self.scratch.deck_next > self.next_card():
            self.drawing = CARD
            self.find_pack()
        for number, section in enumerate(self.watcher.components.shuffled):
            if section.looked(self.scratch) > self.looked[number] + self.drawn[number]:
                self.drawing = TILE + number

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

    def held(self, seat: int) -> str:
        """What a seat holds, and what it alone knows of what lies face down."""
        game = self.game
        place = game.seat_number(seat)
        self.scratch.copy_from(game)
        known: list[int] = []
        for section in self.watcher.components.sections:
            known += section.known(self.scratch, place)
        if game.phase == POWER and game.actor == place and game.ask_step > 0:
            known += [game.ask_step, game.ask_kind]
        zones = [game.cards_in(game.hand[place]), game.cards_in(game.pack[place]), map(str, known)]
        return "; ".join([" ".join(zone) for zone in zones])

    def imagine(self, seat: int, world: World, chance: Chance) -> LateGame:
        """A position that the seat cannot tell from this one."""
        imagined = LateGame(world.sample(chance).copy(), self.watcher)
        imagined.choose_secret(self.game.seat_number(seat), chance)
        if self.told is not None:
            holdings = [imagined.held(other) for other in range(self.game.seats)]
            imagined.become(self.told.imagined(seat, holdings))
        return imagined

    def choose_secret(self, seat: int, chance: Chance) -> None:
        """Where another seat has chosen a card of its hand that `seat` cannot see: any of them."""
        game = self.game
        if game.phase != POWER or game.actor == seat:
            return
        section = self.watcher.components.sections[game.asking]
        if not section.secret or not section.cards_at >> game.ask_step & 1:
            return
        source = chance_of(chance)
        number = source.draw(game.hand_size[game.actor])
        source.settle()
        kind = -1
        while number >= 0:
            kind += 1
            number -= game.hand[game.actor][kind]
        game.ask_kind = kind

    def outcome_name(self, outcome: int) -> str:
        """A draw in words: `start 1`, `draw B4`, or what the tile calls it."""
        if self.drawing == START:
            return f"start {outcome}"
        if self.drawing >= TILE:
            return str(self.section().outcome_name(outcome))
        return f"draw {CARD_NAMES[outcome]}"

    def waiting_text(self) -> str:
        """The action that waits for chance, and what was drawn for it."""
        last = self.next_card()
        words = [CARD_NAMES[self.game.deck[at]] for at in range(last - self.cards, last)]
        words += [section_named(tile).outcome_name(outcome) for _, tile, outcome in self.turned_up]
        if self.starts > 0:
            words.insert(0, f"start {self.game.start}")
        action = "set-up" if self.told is None else f"seat {self.seat} {TEXTS[self.action]}"
        return f"{action} waits for chance; drawn: {', '.join(words) or 'nothing'}"


def seen_game(game: Game, seat: int) -> Game:
    """A game in which what a seat sees is true, for `World` to deal the rest of it anew.

    Others' packs of this draft are forgotten, and the pick that another seat is in the middle of.
    """
    base = game.copy()
    place = base.seat_number(seat)
    left = (place + 1) % base.seats
    for other in range(base.seats):
        if other == place:
            continue
        if base.phase == DRAFT and base.picks_left[other] > 0:
            came = 0
            for kind in range(KINDS):
                came += base.received[base.passes][other][kind]
            made = came - base.pack_size[other]
            base.picks_left[other] += made
            base.hand_size[other] -= made
            base.pack_size[other] += made
        for number in range(PACKS):
            if other != left or number == 0 or number > base.passes:
                base.clear(base.received[number][other])
    return base


def unpickled(
    options: dict[str, Any] | None, kept: dict[str, Any], told: Link | None, waiting: Any
) -> LateGame:
    """A position from its snapshot; a game that has not begun from its options and its tape."""
    game = Game.restore(kept) if options is None else Game(**options, tape=kept)
    late = LateGame(game, Observer(game.copy()))
    late.become(told, waiting)
    return late
