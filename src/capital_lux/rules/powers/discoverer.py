"""Discoverer (green, set C): choose from three."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import CARD
from capital_lux.rules.board import Board
from capital_lux.rules.cards import CARD_NAMES, GREEN, NO_KIND, NOBODY, zeros
from capital_lux.rules.events import PICKED_UP, TURNED_UP
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import View

COMPILED = not __file__.endswith(".py")
ROW = 3


class Discoverer(Power):
    """Three citizens lie face up beside the deck: take one to your hand; refill from the deck.

    `row` holds them, NO_KIND where there is none.
    """

    name = "discoverer"
    colour = "green"
    letter = "C"
    basis = "reconstruction"
    only_several = (0,)

    def __init__(self) -> None:
        if not COMPILED:
            self.row: list[int] = zeros(ROW)

    def set_up(self, game: Board) -> None:
        for at in range(ROW):
            self.refill(game, at)

    def refill(self, game: Board, at: int) -> None:
        """Turn up the next card of the deck."""
        self.row[at] = game.top_card()
        if self.row[at] != NO_KIND:
            game.tell(TURNED_UP, 0, self.row[at], 0, 0)

    def kinds(self) -> int:
        """The kinds in the row, as bits."""
        kinds = 0
        for at in range(ROW):
            if self.row[at] != NO_KIND:
                kinds |= 1 << self.row[at]
        return kinds

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty row."""
        return self.kinds() != 0

    def trigger(self, game: Board, seat: int) -> None:
        """Ask which card, unless all are of one kind."""
        kind = game.single(self.kinds())
        if kind == NO_KIND:
            game.ask(GREEN, 0)
        else:
            self.take(game, seat, kind)

    def offer(self, game: Board, seat: int) -> None:
        game.offer_cards(self.kinds())

    def choose(self, game: Board, seat: int, action: int) -> None:
        self.take(game, seat, action - CARD)

    def take(self, game: Board, seat: int, kind: int) -> None:
        at = 0
        while self.row[at] != kind:
            at += 1
        game.put_in_hand(seat, kind)
        game.tell(PICKED_UP, seat, kind, NOBODY, 0)
        self.refill(game, at)

    def held(self, game: Board) -> list[int]:
        return [self.row[at] for at in range(ROW) if self.row[at] != NO_KIND]

    def twin(self) -> Power:
        return Discoverer()

    def copy_from(self, other: Any) -> None:
        source = other
        self.row[:] = source.row

    def show(self, game: Board, out: View, seat: int) -> None:
        out["discovery"] = [CARD_NAMES[kind] for kind in self.held(game)]

    def load(self, game: Board, source: Reader) -> None:
        row = source.at("discovery")
        kinds = row.cards()
        if len(kinds) > ROW or (len(kinds) < ROW and game.cards_left() > 0):
            row.fail("row", count=ROW)
        for at in range(ROW):
            self.row[at] = kinds[at] if at < len(kinds) else NO_KIND

    @classmethod
    def cards_shown(cls, view: Mapping[str, Any]) -> list[str]:
        return list(view["discovery"])
