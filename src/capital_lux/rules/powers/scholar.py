"""Scholar (green): draw a card."""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.power import Power


class Scholar(Power):
    """Draw the top card of the deck (F10)."""

    name = "scholar"
    colour = "green"
    letter = "A"
    basis = "rulebook"

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty deck."""
        return game.cards_left() > 0

    def trigger(self, game: Board, seat: int) -> None:
        game.draw(seat)
