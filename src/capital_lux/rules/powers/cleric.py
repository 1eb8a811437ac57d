"""Cleric (pink): fetch a low card home."""

from __future__ import annotations

from capital_lux.rules import cards
from capital_lux.rules.actions import DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICTS, PINK
from capital_lux.rules.events import TOOK
from capital_lux.rules.power import Power

COLOUR = list(cards.COLOUR)


class Cleric(Power):
    """Choose blue, yellow or green: its lowest card in the capital goes to your home (F13)."""

    name = "cleric"

    def possible(self, game: Board, seat: int) -> bool:
        """Not while the other three districts are all empty."""
        for district in range(DISTRICTS):
            if self.open_to(game, district):
                return True
        return False

    def open_to(self, game: Board, district: int) -> bool:
        """Whether a district can be chosen: never pink, never an empty one."""
        return district != PINK and game.capital_size[district] > 0

    def trigger(self, game: Board, seat: int) -> None:
        """Ask which district."""
        game.ask(PINK, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any open district."""
        for district in range(DISTRICTS):
            if self.open_to(game, district):
                game.offer(DISTRICT + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Take its lowest card home."""
        district = action - DISTRICT
        kind = game.lowest(district)
        game.take_from_capital(district, kind)
        game.put_in_home(seat, COLOUR[kind], kind)
        game.tell(TOOK, seat, kind, district, 0)
