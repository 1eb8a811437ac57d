"""Mentalist (pink, set D): swap a hand card with a low one of the capital."""

from __future__ import annotations

from capital_lux.rules.actions import CARD, DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, DISTRICTS, NO_KIND, PINK
from capital_lux.rules.events import PICKED_UP, PUT
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending

FROM_HAND = 0
WHERE = 1
WHICH = 2


class Mentalist(Power):
    """Put a hand card into any capital district that has a card; take its lowest to your hand."""

    name = "mentalist"
    colour = "pink"
    letter = "D"
    basis = "reconstruction"
    from_hand = True
    steps = 3
    only_several = (2,)

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty hand."""
        return game.hand_size[seat] > 0

    def trigger(self, game: Board, seat: int) -> None:
        """Always ask which hand card: not to ask would tell that all are of one kind."""
        game.ask(PINK, FROM_HAND)

    def offer(self, game: Board, seat: int) -> None:
        """A hand card; a district with a card; which of its lowest."""
        if game.ask_step == FROM_HAND:
            game.offer_cards(game.kinds_in_hand(seat))
        elif game.ask_step == WHERE:
            for district in range(DISTRICTS):
                if game.capital_size[district] > 0:
                    game.offer(DISTRICT + district)
        else:
            game.offer_cards(game.lowest_kinds(game.ask_district))

    def choose(self, game: Board, seat: int, action: int) -> None:
        """One part after the other; which of equal lowest is a choice (G13)."""
        if game.ask_step == FROM_HAND:
            game.ask_kind = action - CARD
            game.ask(PINK, WHERE)
        elif game.ask_step == WHERE:
            game.ask_district = action - DISTRICT
            kind = game.single(game.lowest_kinds(game.ask_district))
            if kind == NO_KIND:
                game.ask(PINK, WHICH)
            else:
                self.swap(game, seat, kind)
        else:
            self.swap(game, seat, action - CARD)

    def swap(self, game: Board, seat: int, kind: int) -> None:
        game.take_from_capital(game.ask_district, kind)
        game.take_from_hand(seat, game.ask_kind)
        game.put_in_capital(game.ask_district, game.ask_kind)
        game.put_in_hand(seat, kind)
        game.tell(PUT, seat, game.ask_kind, game.ask_district, 0)
        game.tell(PICKED_UP, seat, kind, game.ask_district, 0)

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The parts already chosen; only the chooser sees the hand card."""
        if game.ask_step != FROM_HAND and mine:
            out["card"] = CARD_NAMES[game.ask_kind]
        if game.ask_step == WHICH:
            out["district"] = DISTRICT_NAMES[game.ask_district]

    def load(self, game: Board, source: Reader) -> None:
        if not game.is_asked(PINK) or game.ask_step == FROM_HAND:
            return
        pending = source.at("pending")
        game.ask_kind = pending.at("card").card()
        if game.hand[game.actor][game.ask_kind] == 0:
            pending.at("card").fail("not-held")
        if game.ask_step == WHICH:
            game.ask_district = pending.at("district").district()
