"""The Outsider district."""

from __future__ import annotations

from typing import Any

from capital_lux.observation.layout import ORDER_BYTES, in_order
from capital_lux.observation.order import Order
from capital_lux.observation.section import Bytes, Section
from capital_lux.rules.cards import KINDS, VALUES
from capital_lux.rules.game import Game


class OutsiderSection(Section):
    """Its cards, and the order of those of one value."""

    key = "outsider"
    size = KINDS + VALUES * ORDER_BYTES
    district_steps = (1,)

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile
        self.order = Order()

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for i in range(30):
            out[at + i] = 0
        for i in range(self.tile.size):
            out[at + self.tile.outside[i]] += 1
            out[unseen + self.tile.outside[i]] -= 1
        self.order.write(self.tile.outside, self.tile.size, out, at + KINDS)

    @staticmethod
    def describe(part: Bytes, seats: int) -> list[str]:
        order = part[KINDS:].reshape(VALUES, ORDER_BYTES)
        return in_order(part[:KINDS].tolist(), order.tolist())
