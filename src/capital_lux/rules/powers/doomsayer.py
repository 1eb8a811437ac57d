"""Doomsayer (pink, set B): everybody loses a low card."""

from __future__ import annotations

from capital_lux.rules.actions import DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICTS, PINK
from capital_lux.rules.events import DISCARDED
from capital_lux.rules.power import Power


class Doomsayer(Power):
    """Choose blue, yellow or green: each home with two or more cards there loses the lowest."""

    name = "doomsayer"
    colour = "pink"
    letter = "B"
    basis = "reconstruction"
    solo = False

    def open_to(self, game: Board, district: int) -> bool:
        """Whether a district can be chosen: not pink, and somebody has two cards there."""
        if district == PINK:
            return False
        for seat in range(game.seats):
            if game.home_size[seat][district] >= 2:
                return True
        return False

    def possible(self, game: Board, seat: int) -> bool:
        """Only while a district can be chosen."""
        for district in range(DISTRICTS):
            if self.open_to(game, district):
                return True
        return False

    def trigger(self, game: Board, seat: int) -> None:
        game.ask(PINK, 0)

    def offer(self, game: Board, seat: int) -> None:
        for district in range(DISTRICTS):
            if self.open_to(game, district):
                game.offer(DISTRICT + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """In turn order from the chooser, each loses its lowest there."""
        district = action - DISTRICT
        for turn in range(game.seats):
            victim = (seat + turn) % game.seats
            if game.home_size[victim][district] >= 2:
                lowest = game.lowest_at_home(victim, district)
                game.take_from_home(victim, district, lowest)
                game.discard[lowest] += 1
                game.tell(DISCARDED, victim, lowest, district, 0)
