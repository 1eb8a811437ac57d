"""Tiles as a user would write them, good and bad. All are yellow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import capital_lux as lux


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
