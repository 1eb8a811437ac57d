"""Tiles as they were before a correction, for the games that began with them (see `versions.py`).

A class here changes its tile's present class back: only what was different is written down.
"""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.cards import GREEN, NO_KIND, PINK
from capital_lux.rules.powers.convertor import Convertor
from capital_lux.rules.powers.mentalist import Mentalist

FROM_HAND = 0
CHOSEN = 1
"""The steps of both tiles: which hand card, and what follows."""


class Mentalist1(Mentalist):
    """Did not ask for a hand card when all were of one kind, which told the others so."""

    def trigger(self, game: Board, seat: int) -> None:
        """Ask which hand card, unless all are of one kind."""
        game.ask_kind = game.single(game.kinds_in_hand(seat))
        game.ask(PINK, FROM_HAND if game.ask_kind == NO_KIND else CHOSEN)


class Convertor1(Convertor):
    """Did not ask for a hand card when all were of one kind, which told the others so."""

    def trigger(self, game: Board, seat: int) -> None:
        """Draw, then ask which card, unless all are of one kind."""
        game.draw(seat)
        game.ask_kind = game.single(game.kinds_in_hand(seat))
        game.ask(GREEN, FROM_HAND if game.ask_kind == NO_KIND else CHOSEN)
