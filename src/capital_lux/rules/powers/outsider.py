"""Outsider (blue, set D): send a card out of the capital."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules import cards
from capital_lux.rules.actions import CARD, DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import (
    BLUE,
    CARD_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    MAX_CARDS,
    NO_KIND,
    NOBODY,
    zeros,
)
from capital_lux.rules.events import BONUS, OUTCAST, REMOVED
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending, View

VALUE = list(cards.VALUE)
COMPILED = not __file__.endswith(".py")
WHICH_DISTRICT = 0
WHICH_CARD = 1
WHICH_BONUS = 2


class Outsider(Power):
    """Move any one card of the capital to the Outsider district beside it, where it counts nowhere.

    `outside` is that district, oldest card first.
    """

    name = "outsider"
    colour = "blue"
    letter = "D"
    basis = "reconstruction"
    always = True
    solo = False
    steps = 3
    closing_step = 2
    only_several = (1, 2)
    zone_changes = (("outcast", "-capital {district} {card}", "+outsider {card}"),)

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        """Make their place. Compiled, it is part of the object and empty from the start."""
        if not COMPILED:
            self.size = 0
            self.outside: list[int] = zeros(MAX_CARDS)

    def set_up(self, game: Board) -> None:
        """Nobody is outside."""
        self.size = 0

    def trigger(self, game: Board, seat: int) -> None:
        game.ask(BLUE, WHICH_DISTRICT)

    def offer(self, game: Board, seat: int) -> None:
        """A district with a card, then which of its kinds; or which of equal bonus cards."""
        if game.ask_step == WHICH_DISTRICT:
            for district in range(DISTRICTS):
                if game.capital_size[district] > 0:
                    game.offer(DISTRICT + district)
        elif game.ask_step == WHICH_CARD:
            game.offer_cards(game.kinds_like(game.ask_district, NO_KIND))
        else:
            game.offer_cards(self.highest_kinds())

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Move the card, or take the bonus card."""
        if game.ask_step == WHICH_BONUS:
            self.take(game, seat, action - CARD)
        elif game.ask_step == WHICH_CARD:
            self.cast_out(game, seat, game.ask_district, action - CARD)
        else:
            game.ask_district = action - DISTRICT
            kind = game.single(game.kinds_like(game.ask_district, NO_KIND))
            if kind == NO_KIND:
                game.ask(BLUE, WHICH_CARD)
            else:
                self.cast_out(game, seat, game.ask_district, kind)

    def cast_out(self, game: Board, seat: int, district: int, kind: int) -> None:
        """Move a capital card to the Outsider district."""
        game.take_from_capital(district, kind)
        self.outside[self.size] = kind
        self.size += 1
        game.tell(OUTCAST, seat, kind, district, 0)

    def highest(self) -> int:
        """The highest card outside, the last placed of equals."""
        found = self.outside[0]
        for at in range(1, self.size):
            if VALUE[self.outside[at]] >= VALUE[found]:
                found = self.outside[at]
        return found

    def highest_kinds(self) -> int:
        """The kinds of the highest value outside, as bits."""
        value = VALUE[self.highest()]
        kinds = 0
        for at in range(self.size):
            if VALUE[self.outside[at]] == value:
                kinds |= 1 << self.outside[at]
        return kinds

    def remove(self, kind: int) -> None:
        """A card leaves the Outsider district; of several of its kind the one placed last."""
        self.size -= 1
        at = self.size
        while self.outside[at] != kind:
            at -= 1
        while at < self.size:
            self.outside[at] = self.outside[at + 1]
            at += 1

    def take(self, game: Board, seat: int, kind: int) -> None:
        """Give a seat a bonus card from outside."""
        self.remove(kind)
        game.bonus[seat][kind] += 1
        game.tell(BONUS, seat, kind, NOBODY, 0)

    def close(self, game: Board) -> None:
        """The poorest seat takes the highest card; tied ones get gold and it is discarded."""
        if self.size == 0:
            return
        poorest = self.poorest(game)
        if poorest == NOBODY:
            self.share(game)
            return
        kind = game.single(self.highest_kinds())
        if kind == NO_KIND:
            game.actor = poorest
            game.ask(BLUE, WHICH_BONUS)
        else:
            self.take(game, poorest, kind)

    def poorest(self, game: Board) -> int:
        """The seat whose home is worth least; NOBODY when there are several."""
        poorest = 0
        alone = True
        for seat in range(1, game.seats):
            worth = game.home_points(seat)
            least = game.home_points(poorest)
            if worth < least:
                poorest = seat
                alone = True
            elif worth == least:
                alone = False
        return poorest if alone else NOBODY

    def share(self, game: Board) -> None:
        """Gold for the tied, and the highest card, last placed, leaves the game."""
        least = game.home_points(0)
        for seat in range(1, game.seats):
            least = min(least, game.home_points(seat))
        for turn in range(game.seats):
            seat = (game.start + turn) % game.seats
            if game.home_points(seat) == least:
                game.take_gold(seat, 1)
        kind = self.highest()
        self.remove(kind)
        game.discard[kind] += 1
        game.tell(REMOVED, NOBODY, kind, NOBODY, 0)

    def held(self, game: Board) -> list[int]:
        return [self.outside[at] for at in range(self.size)]

    def twin(self) -> Power:
        twin = Outsider.__new__(Outsider)
        twin.lay_out()
        return twin

    def copy_from(self, other: Any) -> None:
        source = other
        self.size = source.size
        self.outside[:] = source.outside

    def show(self, game: Board, out: View, seat: int) -> None:
        """The cards outside, oldest first."""
        out["outsider"] = [CARD_NAMES[kind] for kind in self.held(game)]

    def load(self, game: Board, source: Reader) -> None:
        self.size = 0
        for kind in source.at("outsider").cards():
            self.outside[self.size] = kind
            self.size += 1
        if game.is_asked(BLUE):
            pending = source.at("pending")
            if game.ask_step == WHICH_CARD:
                game.ask_district = pending.at("district").district()
            elif game.ask_step == WHICH_BONUS:
                if self.size == 0:
                    pending.fail("nobody-outside")
                if game.actor != self.poorest(game):
                    pending.fail("bonus-nothing")

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The district a card is being moved from."""
        if game.ask_step == WHICH_CARD:
            out["district"] = DISTRICT_NAMES[game.ask_district]

    @classmethod
    def cards_shown(cls, view: Mapping[str, Any]) -> list[str]:
        return list(view["outsider"])

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        return [f"outsider {card}" for card in snapshot["outsider"]]
