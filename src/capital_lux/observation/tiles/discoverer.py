"""The row of citizens beside the deck."""

from __future__ import annotations

from typing import Any

from capital_lux.observation.section import Bytes, Section
from capital_lux.rules.cards import KINDS, NO_KIND, names_of
from capital_lux.rules.game import Game


class DiscovererSection(Section):
    """The row, by kind."""

    key = "discovery"
    size = KINDS

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for kind in range(20):
            out[at + kind] = 0
        for i in range(3):
            if self.tile.row[i] != NO_KIND:
                out[at + self.tile.row[i]] += 1
                out[unseen + self.tile.row[i]] -= 1

    @staticmethod
    def describe(part: Bytes, seats: int) -> list[str]:
        return names_of(part.tolist())
