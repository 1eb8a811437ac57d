"""Follower (yellow, set B): profit from another seat's bonus."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.actions import DISTRICT, DRAFT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS, YELLOW, zeros
from capital_lux.rules.events import FOLLOWED, SENT_FOLLOWER
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import View

COMPILED = not __file__.endswith(".py")
REWARD = 2


class Follower(Power):
    """Put one of your followers on a capital district where you have none.

    `sent` says, by seat and district, where they are.
    """

    name = "follower"
    colour = "yellow"
    letter = "B"
    basis = "reconstruction"

    def __init__(self) -> None:
        if not COMPILED:
            self.sent: list[list[int]] = zeros(MAX_SEATS, DISTRICTS)

    def begin_round(self, game: Board) -> None:
        """All followers return."""
        for seat in range(MAX_SEATS):
            for district in range(DISTRICTS):
                self.sent[seat][district] = 0

    def possible(self, game: Board, seat: int) -> bool:
        """Not when one is on every district."""
        for district in range(DISTRICTS):
            if not self.sent[seat][district]:
                return True
        return False

    def trigger(self, game: Board, seat: int) -> None:
        """Ask where to."""
        game.ask(YELLOW, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any district without one of yours."""
        for district in range(DISTRICTS):
            if not self.sent[seat][district]:
                game.offer(DISTRICT + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Send it."""
        self.sent[seat][action - DISTRICT] = 1
        game.tell(SENT_FOLLOWER, seat, action - DISTRICT, 0, 0)

    def bonus_scored(self, game: Board, district: int, winner: int) -> None:
        """Gold for the others who have a follower and a card there."""
        for turn in range(game.seats):
            seat = (game.start + turn) % game.seats
            total = game.home_total[seat][district]
            if seat != winner and total > 0 and self.sent[seat][district]:
                game.tell(FOLLOWED, seat, district, 0, 0)
                game.take_gold(seat, REWARD)

    def twin(self) -> Power:
        """Each game has its own followers."""
        return Follower()

    def copy_from(self, other: Any) -> None:
        """The same followers in the same places."""
        source = other
        for seat in range(MAX_SEATS):
            self.sent[seat][:] = source.sent[seat]

    def show(self, game: Board, out: View, seat: int) -> None:
        """Everybody sees them."""
        self.save(game, out)

    def save(self, game: Board, out: View | dict[str, Any]) -> None:
        """By seat, the districts with a follower."""
        out["followers"] = [
            [DISTRICT_NAMES[d] for d in range(DISTRICTS) if self.sent[seat][d]]
            for seat in range(game.seats)
        ]

    def load(self, game: Board, source: Reader) -> None:
        """Read `save` back."""
        for seat, item in enumerate(source.at("followers").exactly(game.seats)):
            if item.value and (game.phase == DRAFT or seat >= game.users()):
                item.fail("no-tile-used")
            for district in item.district_set():
                self.sent[seat][district] = 1
