"""Dualist (green, set D): draw and go on."""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.events import AGAIN
from capital_lux.rules.power import Power


class Dualist(Power):
    """Draw the top card of the deck, then take another whole turn at once."""

    name = "dualist"
    colour = "green"
    letter = "D"
    basis = "reconstruction"

    def possible(self, game: Board, seat: int) -> bool:
        """There must be a card to play."""
        return game.cards_left() > 0 or game.hand_size[seat] > 0

    def trigger(self, game: Board, seat: int) -> None:
        """Draw, and the turn goes on."""
        game.draw(seat)
        game.again = True
        game.tell(AGAIN, seat, 0, 0, 0)
