"""Follower (yellow, set B): profit from another seat's bonus."""

from __future__ import annotations

from capital_lux.rules.actions import DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICTS
from capital_lux.rules.events import FOLLOWED, SENT_FOLLOWER
from capital_lux.rules.power import Power
from capital_lux.rules.shapes import View
from capital_lux.rules.tokens import Tokens

REWARD = 2


class Follower(Tokens):
    """Put one of your followers on a capital district where you have none."""

    name = "follower"
    colour = "yellow"
    letter = "B"
    basis = "reconstruction"
    singular = "follower"
    zone_changes = (
        ("round", "0follower"),
        ("sent_follower", "+follower {seat} {district}"),
        ("followed",),
    )

    def twin(self) -> Power:
        twin = Follower.__new__(Follower)
        twin.lay_out()
        return twin

    def show(self, game: Board, out: View, seat: int) -> None:
        out["followers"] = self.shown(game)

    def offer(self, game: Board, seat: int) -> None:
        """Any district without one of yours."""
        for district in range(DISTRICTS):
            if not self.placed[seat][district]:
                game.offer(DISTRICT + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        self.placed[seat][action - DISTRICT] = 1
        game.tell(SENT_FOLLOWER, seat, action - DISTRICT, 0, 0)

    def bonus_scored(self, game: Board, district: int, winner: int) -> None:
        """Gold for the others who have a follower and a card there."""
        for turn in range(game.seats):
            seat = (game.start + turn) % game.seats
            total = game.home_total[seat][district]
            if seat != winner and total > 0 and self.placed[seat][district]:
                game.tell(FOLLOWED, seat, district, 0, 0)
                game.take_gold(seat, REWARD)
