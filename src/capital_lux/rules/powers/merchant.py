"""Merchant (yellow): take a gold."""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.power import Power


class Merchant(Power):
    """One gold from the pile (F11)."""

    name = "merchant"
    colour = "yellow"
    letter = "A"
    basis = "first edition"

    def sells_limits(self, game: Board) -> bool:
        """Gold saves what is over its limit (F19)."""
        return True

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty pile."""
        return game.gold_pile != 0

    def trigger(self, game: Board, seat: int) -> None:
        game.take_gold(seat, 1)
