"""Two tiles as a user might write them, for the harness and the damaged snapshots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import capital_lux as lux
from capital_lux.rules.table import Table


class Toll(lux.Tile):
    """Yellow: choose a district; its newest card is discarded for a gold, or you gain two."""

    name = "toll"
    colour = "yellow"
    effect = "Pay a gold and discard the newest card of a capital district, or take two gold."
    TELLS = ("moved_by_tile", "paid_by_tile", "took_gold", "drew")

    def prepare(self, below: Callable[[int], int]) -> None:
        self.memory = {"bonus": below(3), "tolls": 0}

    def act(self, table: Table, seat: int) -> Sequence[str] | None:
        if table.gold(seat) == 0:
            table.take_gold(seat, 2)
            return None
        return [f"district {letter}" for letter in "BPYG" if table.capital(letter)]

    def chosen(self, table: Table, seat: int, choice: str) -> Sequence[str] | None:
        letter = choice.split()[1]
        if table.gold(seat) == 0 or not table.capital(letter):
            return None  # only in a snapshot that somebody changed
        table.pay_gold(seat)
        table.move(table.capital(letter)[-1], f"capital {letter}", "discard")
        self.memory["tolls"] += 1
        table.draw(seat)
        return None

    def extra_limit(self, table: Table, seat: int, district: str) -> int:
        return int(self.memory["tolls"] % 3)

    def round_ends(self, table: Table) -> None:
        table.take_gold(table.round % table.seats)

    def extra_points(self, table: Table, seat: int) -> int:
        return int(self.memory["bonus"])


class Sly(lux.Tile):
    """Pink: discard a hand card. It asks only where there is a choice, which tells of the hand."""

    name = "sly"
    colour = "pink"
    effect = "Discard a card of your hand."

    def can_act(self, table: Table, seat: int) -> bool:
        return table.hand(seat) != []

    def act(self, table: Table, seat: int) -> Sequence[str] | None:
        choices = sorted({f"card {card}" for card in table.hand(seat)})
        return choices if len(choices) > 1 else self.chosen(table, seat, choices[0])

    def chosen(self, table: Table, seat: int, choice: str) -> Sequence[str] | None:
        table.move(choice.split()[1], f"hand {seat}", "discard")
        return None


class Ferryman(lux.Tile):
    """Pink: a seat that has one card left gives it to the next; otherwise it draws."""

    name = "ferryman"
    colour = "pink"
    effect = "Your last card goes to the seat on your left; with more or none you draw."
    TELLS = ("moved_in_secret",)

    def act(self, table: Table, seat: int) -> Sequence[str] | None:
        hand = table.hand(seat)
        if len(hand) == 1:
            table.move(hand[0], f"hand {seat}", f"hand {(seat + 1) % table.seats}")
        else:
            table.draw(seat)
        return None
