"""Merchant (yellow): take a gold."""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.power import Power


class Merchant(Power):
    """One gold from the pile (F11)."""

    name = "merchant"

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty pile."""
        return game.gold_pile != 0

    def trigger(self, game: Board, seat: int) -> None:
        """Take it."""
        game.take_gold(seat)
