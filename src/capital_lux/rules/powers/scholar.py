"""Scholar (green): draw a card."""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.power import Power


class Scholar(Power):
    """The top card of the deck to your hand (F10)."""

    name = "scholar"
    colour = "green"
    letter = "A"
    basis = "rulebook"
    effect = "Draw the top card of the deck. Impossible when the deck is empty."
    example = "You play a G2 in the capital and draw a card: your hand is as large as before."

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty deck."""
        return game.cards_left() > 0

    def trigger(self, game: Board, seat: int) -> None:
        """Draw."""
        game.draw(seat)
