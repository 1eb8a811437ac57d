"""Convertor (green, set B): draw a card and give one away."""

from __future__ import annotations

from capital_lux.rules import cards
from capital_lux.rules.actions import CARD, PLACE
from capital_lux.rules.board import Board
from capital_lux.rules.cards import CARD_NAMES, DISTRICTS, GREEN
from capital_lux.rules.events import GAVE
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending

COLOUR = list(cards.COLOUR)
WHICH = 0
TO = 1


class Convertor(Power):
    """Draw the top card of the deck, then put a hand card into the home of another seat."""

    name = "convertor"
    colour = "green"
    letter = "B"
    basis = "reconstruction"
    from_hand = True
    solo = False
    steps = 2

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty deck."""
        return game.cards_left() > 0

    def trigger(self, game: Board, seat: int) -> None:
        """Draw, then always ask which card: not to ask would tell that all are of one kind."""
        game.draw(seat)
        game.ask(GREEN, WHICH)

    def offer(self, game: Board, seat: int) -> None:
        """A hand card; then a seat, in the card's district."""
        if game.ask_step == WHICH:
            game.offer_cards(game.kinds_in_hand(seat))
            return
        for other in range(game.seats):
            if other != seat:
                game.offer(PLACE + other * DISTRICTS + COLOUR[game.ask_kind])

    def choose(self, game: Board, seat: int, action: int) -> None:
        if game.ask_step == WHICH:
            game.ask_kind = action - CARD
            game.ask(GREEN, TO)
            return
        other = (action - PLACE) // DISTRICTS
        district = (action - PLACE) % DISTRICTS
        game.take_from_hand(seat, game.ask_kind)
        game.put_in_home(other, district, game.ask_kind)
        game.tell(GAVE, seat, game.ask_kind, other, district)

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The card being given, to its owner."""
        if game.ask_step == TO and mine:
            out["card"] = CARD_NAMES[game.ask_kind]

    def load(self, game: Board, source: Reader) -> None:
        if game.is_asked(GREEN) and game.ask_step == TO:
            card = source.at("pending").at("card")
            game.ask_kind = card.card()
            if game.hand[game.actor][game.ask_kind] == 0:
                card.fail("not-held")
