"""Cleric (pink): fetch a low card home."""

from __future__ import annotations

from capital_lux.rules import cards
from capital_lux.rules.actions import CARD, DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, NO_KIND, PINK
from capital_lux.rules.events import TOOK
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending

COLOUR = list(cards.COLOUR)
WHERE = 0
WHICH = 1


class Cleric(Power):
    """Choose blue, yellow or green: its lowest card in the capital goes to your home (F13)."""

    name = "cleric"
    colour = "pink"
    letter = "A"
    basis = "first edition"
    steps = 2
    only_several = (1,)

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
        game.ask(PINK, WHERE)

    def offer(self, game: Board, seat: int) -> None:
        """Any open district, then which of its lowest cards."""
        if game.ask_step == WHICH:
            game.offer_cards(game.lowest_kinds(game.ask_district))
            return
        for district in range(DISTRICTS):
            if self.open_to(game, district):
                game.offer(DISTRICT + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Take its lowest card home; of equals of several colours it is a choice (G13)."""
        if game.ask_step == WHICH:
            self.take(game, seat, game.ask_district, action - CARD)
            return
        district = action - DISTRICT
        kind = game.single(game.lowest_kinds(district))
        if kind == NO_KIND:
            game.ask_district = district
            game.ask(PINK, WHICH)
        else:
            self.take(game, seat, district, kind)

    def take(self, game: Board, seat: int, district: int, kind: int) -> None:
        """Move a capital card to a home, into the district of its own colour (G7)."""
        game.take_from_capital(district, kind)
        game.put_in_home(seat, COLOUR[kind], kind)
        game.tell(TOOK, seat, kind, district, 0)

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The district already chosen."""
        if game.ask_step == WHICH:
            out["district"] = DISTRICT_NAMES[game.ask_district]

    def load(self, game: Board, source: Reader) -> None:
        if game.is_asked(PINK) and game.ask_step == WHICH:
            game.ask_district = source.at("pending").at("district").district()
            if not self.open_to(game, game.ask_district):
                source.at("pending").fail("no-choice")
