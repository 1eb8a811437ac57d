"""Missionary (pink, set C): send a low card to another district."""

from __future__ import annotations

from capital_lux.rules.actions import CARD, DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, DISTRICTS, NO_KIND, PINK
from capital_lux.rules.events import MOVED
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending

FROM = 0
WHICH = 1
TO = 2


class Missionary(Power):
    """The lowest card of any capital district moves to another capital district."""

    name = "missionary"
    colour = "pink"
    letter = "C"
    basis = "reconstruction"
    always = True
    steps = 3
    only_several = (1,)

    def trigger(self, game: Board, seat: int) -> None:
        game.ask(PINK, FROM)

    def offer(self, game: Board, seat: int) -> None:
        """A district with a card; which of its lowest; another district."""
        if game.ask_step == WHICH:
            game.offer_cards(game.lowest_kinds(game.ask_district))
            return
        for district in range(DISTRICTS):
            if game.ask_step == FROM:
                if game.capital_size[district] > 0:
                    game.offer(DISTRICT + district)
            elif district != game.ask_district:
                game.offer(DISTRICT + district)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """One part after the other; which of equal lowest is a choice (G13)."""
        if game.ask_step == FROM:
            game.ask_district = action - DISTRICT
            game.ask_kind = game.single(game.lowest_kinds(game.ask_district))
            game.ask(PINK, WHICH if game.ask_kind == NO_KIND else TO)
        elif game.ask_step == WHICH:
            game.ask_kind = action - CARD
            game.ask(PINK, TO)
        else:
            game.take_from_capital(game.ask_district, game.ask_kind)
            game.put_in_capital(action - DISTRICT, game.ask_kind)
            game.tell(MOVED, seat, game.ask_kind, game.ask_district, action - DISTRICT)

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The parts already chosen."""
        if game.ask_step != FROM:
            out["district"] = DISTRICT_NAMES[game.ask_district]
        if game.ask_step == TO:
            out["card"] = CARD_NAMES[game.ask_kind]

    def load(self, game: Board, source: Reader) -> None:
        if not game.is_asked(PINK) or game.ask_step == FROM:
            return
        pending = source.at("pending")
        game.ask_district = pending.at("district").district()
        if game.ask_step == TO:
            game.ask_kind = pending.at("card").card()
            if not game.lowest_kinds(game.ask_district) >> game.ask_kind & 1:
                pending.at("card").fail("not-lowest")
