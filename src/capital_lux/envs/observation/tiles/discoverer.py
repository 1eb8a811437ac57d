"""The row of citizens beside the deck."""

from __future__ import annotations

from typing import Any

from capital_lux.envs.observation.section import Bytes, Section
from capital_lux.rules.cards import KINDS, NO_KIND, names_of
from capital_lux.rules.game import Game

ROW = 3


class DiscovererSection(Section):
    """The row, by kind."""

    key = "discovery"
    size = KINDS

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        self.write_row(self.tile, out, at, unseen)

    def write_row(self, tile: Any, out: bytearray, at: int, unseen: int) -> None:
        """The same of a tile at hand, which C reads faster than a field of its own."""
        for kind in range(KINDS):
            out[at + kind] = 0
        for i in range(ROW):
            if tile.row[i] != NO_KIND:
                out[at + tile.row[i]] += 1
                out[unseen + tile.row[i]] -= 1

    @staticmethod
    def describe(part: Bytes, seats: int) -> list[str]:
        return names_of(part[:KINDS].tolist())
