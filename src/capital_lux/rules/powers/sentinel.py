"""Sentinel (yellow, set D): guard a district with gold."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.actions import DRAFT, PLACE
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS, YELLOW, zeros
from capital_lux.rules.events import POSTED, RETURNED, SPENT
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import View

COMPILED = not __file__.endswith(".py")
GUARD = 2


class Sentinel(Power):
    """Put a gold from the supply on one of your home districts that has none.

    `posted` says, by seat and district, where they are.
    """

    name = "sentinel"
    colour = "yellow"
    letter = "D"
    basis = "reconstruction"

    def __init__(self) -> None:
        if not COMPILED:
            self.posted: list[list[int]] = zeros(MAX_SEATS, DISTRICTS)

    def begin_round(self, game: Board) -> None:
        """No district is guarded."""
        for seat in range(MAX_SEATS):
            for district in range(DISTRICTS):
                self.posted[seat][district] = 0

    def possible(self, game: Board, seat: int) -> bool:
        """Not when every district has one."""
        for district in range(DISTRICTS):
            if not self.posted[seat][district]:
                return True
        return False

    def trigger(self, game: Board, seat: int) -> None:
        """Ask where."""
        game.ask(YELLOW, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any of your districts without one."""
        for district in range(DISTRICTS):
            if not self.posted[seat][district]:
                game.offer(PLACE + seat * DISTRICTS + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Post it."""
        district = (action - PLACE) % DISTRICTS
        self.posted[seat][district] = 1
        game.tell(POSTED, seat, district, 0, 0)

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        """Two more where a sentinel is."""
        return GUARD if self.posted[seat][district] else 0

    def resolved(self, game: Board, seat: int, district: int, over: bool) -> None:
        """Spent when it was needed, enough or not; otherwise yours."""
        if not self.posted[seat][district]:
            return
        total = game.home_total[seat][district] + game.total_change(seat, district)
        limit = game.capital_total[district] + game.limit_change(seat, district)
        if game.home_size[seat][district] > 0 and total > limit - GUARD:
            game.tell(SPENT, seat, district, 0, 0)
        else:
            game.tell(RETURNED, seat, district, 0, 0)
            game.take_gold(seat, 1)

    def twin(self) -> Power:
        """Each game has its own sentinels."""
        return Sentinel()

    def copy_from(self, other: Any) -> None:
        """The same sentinels in the same places."""
        source = other
        for seat in range(MAX_SEATS):
            self.posted[seat][:] = source.posted[seat]

    def show(self, game: Board, out: View, seat: int) -> None:
        """Everybody sees them."""
        self.save(game, out)

    def save(self, game: Board, out: View | dict[str, Any]) -> None:
        """By seat, the districts with a sentinel."""
        out["sentinels"] = [
            [DISTRICT_NAMES[d] for d in range(DISTRICTS) if self.posted[seat][d]]
            for seat in range(game.seats)
        ]

    def load(self, game: Board, source: Reader) -> None:
        """Read `save` back."""
        for seat, item in enumerate(source.at("sentinels").exactly(game.seats)):
            if item.value and (game.phase == DRAFT or seat >= game.users()):
                item.fail("no-tile-used")
            for district in item.district_set():
                self.posted[seat][district] = 1
