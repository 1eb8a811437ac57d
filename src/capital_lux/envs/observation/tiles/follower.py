"""Where the followers are."""

from __future__ import annotations

from typing import Any

from capital_lux.envs.observation.section import Section, places
from capital_lux.rules.cards import DISTRICTS, MAX_SEATS
from capital_lux.rules.game import Game


class FollowerSection(Section):
    """A byte for each seat and district."""

    key = "followers"
    size = MAX_SEATS * DISTRICTS
    describe = staticmethod(places)

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for turn in range(game.seats):
            owner = seat + turn if seat + turn < game.seats else seat + turn - game.seats
            for district in range(4):
                out[at + turn * DISTRICTS + district] = self.tile.placed[owner][district]
