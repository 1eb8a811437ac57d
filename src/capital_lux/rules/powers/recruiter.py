"""Recruiter (blue, set C): bring a stranger to the capital."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import BLUE, CARD_NAMES, DISTRICTS
from capital_lux.rules.events import PUT, TURNED_UP
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending


class Recruiter(Power):
    """Turn up the top citizen and put it in any capital district, whatever its colour."""

    name = "recruiter"
    colour = "blue"
    letter = "C"
    basis = "reconstruction"

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty deck."""
        return game.cards_left() > 0

    def trigger(self, game: Board, seat: int) -> None:
        """Turn it up, then ask where to put it."""
        game.ask_kind = game.top_card()
        game.tell(TURNED_UP, seat, game.ask_kind, 0, 0)
        game.ask(BLUE, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any district."""
        for district in range(DISTRICTS):
            game.offer(DISTRICT + district)

    def glimpse(self, game: Board) -> int:
        """The value of the card turned up."""
        return game.value_of(game.ask_kind)

    def choose(self, game: Board, seat: int, action: int) -> None:
        game.put_in_capital(action - DISTRICT, game.ask_kind)
        game.tell(PUT, seat, game.ask_kind, action - DISTRICT, 0)

    def held(self, game: Board) -> list[int]:
        """The card turned up, until it is placed."""
        return [game.ask_kind] if game.is_asked(BLUE) else []

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The card turned up: everybody sees it."""
        out["card"] = CARD_NAMES[game.ask_kind]

    def load(self, game: Board, source: Reader) -> None:
        if game.is_asked(BLUE):
            game.ask_kind = source.at("pending").at("card").card()

    @classmethod
    def cards_shown(cls, view: Mapping[str, Any]) -> list[str]:
        """The card turned up: it lies nowhere else."""
        pending = view["pending"] or {}
        return [pending["card"]] if pending.get("power") == cls.name else []
