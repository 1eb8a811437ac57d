"""Tiles as a user would write them, good and bad; `copied` makes them a user's file."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import capital_lux as lux


class Toll(lux.Tile):
    """Yellow: choose a district; its newest card is discarded for a gold, or you gain two."""

    name = "toll"
    colour = "yellow"
    effect = "Pay a gold and discard the newest card of a capital district, or take two gold."
    TELLS = ("moved_by_tile", "paid_by_tile", "took_gold", "drew")

    def prepare(self, below: Callable[[int], int]) -> None:
        self.memory = {"bonus": below(3), "tolls": 0}

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        if table.gold(seat) == 0:
            table.take_gold(seat, 2)
            return None
        return [f"district {letter}" for letter in "BPYG" if table.capital(letter)]

    def chosen(self, table: lux.Table, seat: int, choice: str) -> Sequence[str] | None:
        letter = choice.split()[1]
        if table.gold(seat) == 0 or not table.capital(letter):
            return None  # only in a snapshot that somebody changed
        table.pay_gold(seat)
        table.move(table.capital(letter)[-1], f"capital {letter}", "discard")
        self.memory["tolls"] += 1
        table.draw(seat)
        return None

    def extra_limit(self, table: lux.Table, seat: int, district: str) -> int:
        return int(self.memory["tolls"] % 3)

    def round_ends(self, table: lux.Table) -> None:
        table.take_gold(table.round % table.seats)

    def extra_points(self, table: lux.Table, seat: int) -> int:
        return int(self.memory["bonus"])


class Sly(lux.Tile):
    """Pink: discard a hand card. It asks only where there is a choice, which tells of the hand."""

    name = "sly"
    colour = "pink"
    effect = "Discard a card of your hand."

    def can_act(self, table: lux.Table, seat: int) -> bool:
        return table.hand(seat) != []

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        choices = sorted({f"card {card}" for card in table.hand(seat)})
        return choices if len(choices) > 1 else self.chosen(table, seat, choices[0])

    def chosen(self, table: lux.Table, seat: int, choice: str) -> Sequence[str] | None:
        table.move(choice.split()[1], f"hand {seat}", "discard")
        return None


class Ferryman(lux.Tile):
    """Pink: a seat that has one card left gives it to the next; otherwise it draws."""

    name = "ferryman"
    colour = "pink"
    effect = "Your last card goes to the seat on your left; with more or none you draw."
    TELLS = ("moved_in_secret",)

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        hand = table.hand(seat)
        if len(hand) == 1:
            table.move(hand[0], f"hand {seat}", f"hand {(seat + 1) % table.seats}")
        else:
            table.draw(seat)
        return None


class Hermit(lux.Tile):
    """Discard a hand card for a gold: a tile with a choice."""

    name = "hermit"
    colour = "yellow"
    effect = "Discard a card of your hand and take 1 gold."

    def can_act(self, table: lux.Table, seat: int) -> bool:
        return table.hand(seat) != []

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        return sorted({f"card {card}" for card in table.hand(seat)})

    def chosen(self, table: lux.Table, seat: int, choice: str) -> Sequence[str] | None:
        table.move(choice.removeprefix("card "), f"hand {seat}", "discard")
        table.take_gold(seat)
        return None


class Oracle(lux.Tile):
    """A tile with chance, a memory, a secret, a second choice, limits and points."""

    name = "oracle"
    colour = "yellow"
    effect = "Guess a district; only you know it. Your limit there is 3 higher."

    def prepare(self, below: Callable[[int], int]) -> None:
        self.memory["omens"] = [below(6) for _ in range(5)]

    def lay_out(self, table: lux.Table) -> None:
        self.memory["guess"] = [None] * table.seats
        self.memory["rounds"] = [0, 0]

    def round_begins(self, table: lux.Table) -> None:
        self.memory["rounds"][0] += 1

    def round_ends(self, table: lux.Table) -> None:
        self.memory["rounds"][1] += 1

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        return [f"district {letter}" for letter in "BPYG"]

    def chosen(self, table: lux.Table, seat: int, choice: str) -> Sequence[str] | None:
        if choice.startswith("district"):
            self.memory["guess"][seat] = choice[-1]
            return ["slot 1", "slot 2"]
        return None

    def extra_limit(self, table: lux.Table, seat: int, district: str) -> int:
        return 3 if self.memory["guess"][seat] == district else 0

    def extra_points(self, table: lux.Table, seat: int) -> int:
        return 7 if self.memory["guess"][seat] else 0

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        if seat is None:
            return {}
        return {"guess": self.memory["guess"][seat]}


class Taxman(lux.Tile):
    """Gold and a choice, which is remembered: a tile that says all about itself."""

    name = "taxman"
    colour = "yellow"
    effect = "Take 2 gold and choose a district."
    example = "You choose blue."

    def lay_out(self, table: lux.Table) -> None:
        self.memory = {"taxed": [0] * table.seats}

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        table.take_gold(seat, 2)
        return ["district B", "district P"]

    def chosen(self, table: lux.Table, seat: int, choice: str) -> Sequence[str] | None:
        self.memory["taxed"][seat] += 1
        return None

    def extra_points(self, table: lux.Table, seat: int) -> int:
        return int(self.memory["taxed"][seat])


class Other(Taxman):
    """A second tile of the same colour."""

    name = "other"


class Failing(lux.Tile):
    """It fails when a card is played there."""

    name = "failing"
    colour = "blue"

    def act(self, table: lux.Table, seat: int) -> Sequence[str] | None:
        raise KeyError("oops")


class Stillborn(lux.Tile):
    """It fails before the game begins."""

    name = "stillborn"
    colour = "green"

    def lay_out(self, table: lux.Table) -> None:
        raise KeyError("oops")


class Grey(lux.Tile):
    """It has no colour."""

    name = "grey"


class Bare(lux.Tile):
    """The tile that does nothing: what goes wrong is added to it."""

    name = "bare"
    colour = "yellow"


def bad(**methods: Any) -> type[lux.Tile]:
    """A tile with some methods of its own."""
    return type("Bad", (Bare,), {"name": "bad", **methods})


def generator(self: lux.Tile, table: lux.Table, seat: int) -> Iterator[str]:
    yield "district B"
    raise ValueError("in the middle")


def copied(folder: Path, name: str = "mine.py") -> Path:
    """All these tiles as a file of a user's."""
    return Path(shutil.copyfile(__file__, folder / name))
