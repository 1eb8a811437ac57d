"""Sentinel (yellow, set D): guard a district with gold."""

from __future__ import annotations

from capital_lux.rules.actions import PLACE
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICTS
from capital_lux.rules.events import POSTED, RETURNED, SPENT
from capital_lux.rules.power import Power
from capital_lux.rules.shapes import View
from capital_lux.rules.tokens import Tokens

GUARD = 2


class Sentinel(Tokens):
    """Put a gold from the supply on one of your home districts that has none."""

    name = "sentinel"
    colour = "yellow"
    letter = "D"
    basis = "reconstruction"
    singular = "sentinel"
    zone_changes = (
        ("round", "0sentinel"),
        ("posted", "+sentinel {seat} {district}"),
        ("spent",),
        ("returned",),
    )

    def twin(self) -> Power:
        twin = Sentinel.__new__(Sentinel)
        twin.lay_out()
        return twin

    def show(self, game: Board, out: View, seat: int) -> None:
        out["sentinels"] = self.shown(game)

    def offer(self, game: Board, seat: int) -> None:
        """Any of your districts without one."""
        for district in range(DISTRICTS):
            if not self.placed[seat][district]:
                game.offer(PLACE + seat * DISTRICTS + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        district = (action - PLACE) % DISTRICTS
        self.placed[seat][district] = 1
        game.tell(POSTED, seat, district, 0, 0)

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        """Two more where a sentinel is."""
        return GUARD if self.placed[seat][district] else 0

    def resolved(self, game: Board, seat: int, district: int, over: bool) -> None:
        """Spent when it was needed, enough or not; otherwise yours."""
        if not self.placed[seat][district]:
            return
        total = game.home_total[seat][district] + game.total_change(seat, district)
        limit = game.capital_total[district] + game.limit_change(seat, district)
        if game.home_size[seat][district] > 0 and total > limit - GUARD:
            game.tell(SPENT, seat, district, 0, 0)
        else:
            game.tell(RETURNED, seat, district, 0, 0)
            game.take_gold(seat, 1)
