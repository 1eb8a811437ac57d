"""What Agent and Infiltrator share: a deck of numbers that are looked at and put face down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.actions import DRAFT, GOLD, OVER
from capital_lux.rules.board import Board
from capital_lux.rules.cards import ALL_KNOWING, BLUE, ROUNDS, zeros
from capital_lux.rules.chance import Chance
from capital_lux.rules.components import Place, places_in, rest
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import View

COMPILED = not __file__.endswith(".py")
LARGEST = 8
FACE_DOWN = ("draft", "play", "power")
"""The phases in which what was placed lies face down; the round end turns it up."""


class SecretDeck(Power):
    """A blue tile with a deck of its own, shuffled anew for each round.

    `order` is the deck of each round; what is before `used` lies in `district`, of the capital or
    of seat `owner`'s home, put there by seat `by`.
    """

    members = tuple[int, ...]()
    """What the deck is made of."""
    singular = ""
    """One of them, as the pending choice names it; `tape_key` names several."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        """Make the deck. Compiled, it is part of the object and empty from the start."""
        if not COMPILED:
            self.used = 0
            self.order: list[list[int]] = zeros(ROUNDS, LARGEST)
            self.owner: list[int] = zeros(LARGEST)
            self.district: list[int] = zeros(LARGEST)
            self.by: list[int] = zeros(LARGEST)

    def count(self) -> int:
        return 0

    def shuffle(self, chance: Chance, members: list[int], count: int) -> None:
        for turn in range(ROUNDS):
            for last in range(count):
                other = chance.draw(last + 1)
                self.order[turn][last] = self.order[turn][other]
                self.order[turn][other] = members[last]

    def hidden(self, game: Board, seat: int, i: int) -> bool:
        """Whether a seat cannot know what is at a place of this round's deck.

        `ALL_KNOWING` knows what any seat does.
        """
        if seat == ALL_KNOWING:
            return i >= self.used + self.looking(game)
        if i < self.used:
            return self.by[i] != seat and game.phase < GOLD and not game.closing
        return not (i == self.used and self.looking(game) and game.actor == seat)

    def redraw(self, game: Board, seat: int, chance: Chance) -> None:
        """Shuffle those that a seat cannot know, and the decks of the next rounds."""
        unknown = 0
        for i in range(self.count()):
            if self.hidden(game, seat, i):
                unknown += 1
                self.swap(game.round - 1, i, self.nth_hidden(game, seat, chance.draw(unknown)))
        for turn in range(game.round, ROUNDS):
            for i in range(1, self.count()):
                self.swap(turn, i, chance.draw(i + 1))

    def nth_hidden(self, game: Board, seat: int, n: int) -> int:
        """The n-th place that a seat cannot know."""
        i = 0
        while True:
            if self.hidden(game, seat, i):
                if n == 0:
                    return i
                n -= 1
            i += 1

    def swap(self, turn: int, i: int, j: int) -> None:
        value = self.order[turn][i]
        self.order[turn][i] = self.order[turn][j]
        self.order[turn][j] = value

    def begin_round(self, game: Board) -> None:
        """All are in the deck again (F23)."""
        self.used = 0

    def top(self, game: Board) -> int:
        """What is next."""
        return self.order[game.round - 1][self.used]

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty deck."""
        return self.used < self.count()

    def place(self, district: int, seat: int) -> None:
        """Put what is next into a district, face down."""
        self.district[self.used] = district
        self.by[self.used] = seat
        self.used += 1

    def is_revealed(self, game: Board) -> bool:
        """Whether all lie face up: not while you choose a bonus card for ROB (S5)."""
        return game.closing != 0 or game.phase == GOLD or game.phase == OVER

    def looking(self, game: Board) -> bool:
        """Whether somebody is looking at the next one."""
        return game.is_asked(BLUE)

    def left(self, game: Board) -> int:
        """How many are in the deck."""
        return self.count() - self.used - self.looking(game)

    def copy_from(self, other: Any) -> None:
        source = other
        self.used = source.used
        self.owner[:] = source.owner
        self.district[:] = source.district
        self.by[:] = source.by
        for turn in range(3):
            self.order[turn][:] = source.order[turn]

    # As JSON

    def deck_of(self, turn: int) -> list[int]:
        return [self.order[turn][i] for i in range(self.count())]

    def value(self, game: Board, i: int, seat: int) -> int | None:
        """Something that was placed; None where a seat (`ALL_KNOWING`: nobody) may not know it."""
        if self.by[i] == seat or seat == ALL_KNOWING or self.is_revealed(game):
            return self.order[game.round - 1][i]
        return None

    def save_decks(self, game: Board, out: dict[str, Any]) -> list[int]:
        """Add the next rounds' decks to a snapshot's tape, and return the rest of this round's."""
        out["tape"][self.tape_key] = [self.deck_of(turn) for turn in range(game.round, ROUNDS)]
        return self.deck_of(game.round - 1)[self.used + self.looking(game) :]

    def load_placed(self, game: Board, item: Reader, at: int, district: int) -> int:
        """Read back something that was placed: its value, and which seat put it there."""
        self.district[at] = district
        self.by[at] = item.at("by").whole(0, game.users() - 1)
        value: int = item.at("value").choice(self.members)
        return value

    def load_rest(
        self,
        game: Board,
        source: Reader,
        order: list[int],
        placed: Reader,
        deck: Reader,
        whole: Reader,
    ) -> None:
        """Read back the rest; `order` has what was placed, and with it `whole` must be complete."""
        self.used = len(order)
        if self.used > 0 and game.phase == DRAFT:
            placed.fail("empty-in-phase", phase="draft")
        if self.looking(game):
            order.append(source.at("pending").at(self.singular).choice(self.members))
        order.extend(deck.choices(self.members))
        if sorted(order) != sorted(self.members):
            whole.fail(self.tape_key)
        self.take_order(game.round - 1, order)
        self.load_decks(source.at("tape"), game.round)

    def take_order(self, turn: int, order: Sequence[int]) -> None:
        for i in range(self.count()):
            self.order[turn][i] = order[i]

    def load_decks(self, tape: Reader, first: int) -> None:
        """The decks of the rounds from `first` on."""
        decks = tape.at(self.tape_key).shuffles(self.members, ROUNDS - first)
        for turn, order in enumerate(decks, first):
            self.take_order(turn, order)

    def tape(self, out: dict[str, Any]) -> None:
        out[self.tape_key] = [self.deck_of(turn) for turn in range(ROUNDS)]

    def load_tape(self, source: Reader) -> None:
        self.load_decks(source, 0)

    # Without a game

    @classmethod
    def parts(cls, snapshot: Mapping[str, Any]) -> tuple[list[int], list[dict[str, Any]]]:
        """A snapshot's deck, and what was placed: objects with `value` and `by`."""
        raise NotImplementedError

    @classmethod
    def left_in(cls, view: View) -> list[int]:
        """What a view does not show."""
        shown = [one["value"] for one in cls.parts(view)[1]]
        pending: Mapping[str, Any] = view["pending"] or {}
        return rest(cls.members, [*shown, pending.get(cls.singular)])

    @classmethod
    def known(cls, one: Mapping[str, Any], left: list[int]) -> dict[str, Any]:
        """Something that was placed; if it is face down, it becomes one of those `left`."""
        return {**one, "value": left.pop() if one["value"] is None else one["value"]}

    @classmethod
    def secret_places(cls, snapshot: Mapping[str, Any], seat: int) -> list[Place]:
        """The deck, what others placed face down, and what another looks at now."""
        deck, placed = cls.parts(snapshot)
        places = places_in(deck)
        if snapshot["phase"] in FACE_DOWN:
            places += [(one, "value") for one in placed if one["by"] != seat]
        pending = snapshot["pending"]
        if pending and cls.singular in pending and pending["seat"] != seat:
            places.append((pending, cls.singular))
        return places
