"""What Follower and Sentinel share: a token of each seat on each district, for one round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import DRAFT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS, YELLOW, zeros
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import District

COMPILED = not __file__.endswith(".py")


class Tokens(Power):
    """A yellow tile that asks on which district to put a token.

    `placed` says, by seat and district, where they are.
    """

    singular = ""
    """A token, as `zone_changes` names it; a view and a snapshot have it with an s."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        """Make their places. Compiled, they are part of the object and empty from the start."""
        if not COMPILED:
            self.placed: list[list[int]] = zeros(MAX_SEATS, DISTRICTS)

    def begin_round(self, game: Board) -> None:
        """Take all tokens back."""
        for seat in range(MAX_SEATS):
            for district in range(DISTRICTS):
                self.placed[seat][district] = 0

    def possible(self, game: Board, seat: int) -> bool:
        """Not when one is on every district."""
        for district in range(DISTRICTS):
            if not self.placed[seat][district]:
                return True
        return False

    def trigger(self, game: Board, seat: int) -> None:
        game.ask(YELLOW, 0)

    def copy_from(self, other: Any) -> None:
        source = other
        for seat in range(4):
            self.placed[seat][:] = source.placed[seat]

    def shown(self, game: Board) -> list[list[District]]:
        """By seat, the districts with a token: everybody sees them."""
        return [
            [DISTRICT_NAMES[d] for d in range(DISTRICTS) if self.placed[seat][d]]
            for seat in range(game.seats)
        ]

    def load(self, game: Board, source: Reader) -> None:
        for seat, item in enumerate(source.at(f"{self.singular}s").exactly(game.seats)):
            if item.value and (game.phase == DRAFT or seat >= game.users()):
                item.fail("no-tile-used")
            for district in item.district_set():
                self.placed[seat][district] = 1

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        return [
            f"{cls.singular} {seat} {district}"
            for seat, districts in enumerate(snapshot[f"{cls.singular}s"])
            for district in districts
        ]
