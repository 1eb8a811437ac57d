"""Modifiers over the districts, and the one a seat looks at."""

from __future__ import annotations

from typing import Any

import numpy as np

from capital_lux.envs.observation.layout import OFFSETS
from capital_lux.envs.observation.section import Bytes, Section
from capital_lux.rules import cards
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS
from capital_lux.rules.game import Game

MODIFIER = list(cards.MODIFIERS)
COUNT = len(cards.MODIFIERS)
MODIFIER_SEEN = OFFSETS["modifier"]
HIDDEN = COUNT * DISTRICTS


class AgentSection(Section):
    """Known ones by value and district, as 1 + the seat that placed it; the others are counted."""

    key = "modifiers"
    size = HIDDEN + MAX_SEATS * DISTRICTS
    deck = COUNT

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile

    def number_of(self, modifier: int) -> int:
        """A modifier's place among the four."""
        for number in range(COUNT):
            if MODIFIER[number] == modifier:
                return number
        return 0

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for i in range(32):
            out[at + i] = 0
        for i in range(self.tile.used):
            by = (self.tile.by[i] - seat + game.seats) % game.seats
            if by != 0 and not self.tile.is_revealed(game):
                out[at + HIDDEN + by * DISTRICTS + self.tile.district[i]] += 1
            else:
                number = self.number_of(self.tile.order[game.round - 1][i])
                out[at + number * DISTRICTS + self.tile.district[i]] = 1 + by

    def write_choice(self, game: Game, mine: bool, out: bytearray, at: int) -> None:
        if mine:
            out[at + MODIFIER_SEEN + self.number_of(self.tile.top(game))] = 1

    @staticmethod
    def describe(part: Bytes, seats: int) -> dict[str, list[dict[str, Any]]]:
        known, hidden = part[:32].reshape(2, COUNT, DISTRICTS)
        over: dict[str, list[dict[str, Any]]] = {}
        for district, name in enumerate(DISTRICT_NAMES):
            over[name] = [
                {"value": cards.MODIFIERS[number], "by": int(known[number, district]) - 1}
                for number in np.flatnonzero(known[:, district])
            ]
            for by in range(MAX_SEATS):
                over[name] += [{"value": None, "by": by}] * int(hidden[by, district])
        return over

    @staticmethod
    def describe_choice(fields: dict[str, Bytes]) -> dict[str, Any]:
        seen = fields["modifier"]
        return {"modifier": cards.MODIFIERS[seen.argmax()]} if seen.any() else {}

    def looked(self, game: Game) -> int:
        return self.tile.used + self.tile.looking(game)  # type: ignore[no-any-return]

    def outcome_at(self, game: Game, at: int) -> int:
        return self.number_of(self.tile.order[game.round - 1][at])

    def swap(self, game: Game, at: int, other: int) -> None:
        self.tile.swap(game.round - 1, at, other)

    @staticmethod
    def outcome_name(outcome: int) -> str:
        return f"modifier {cards.MODIFIERS[outcome]:+}"

    def known(self, game: Game, seat: int) -> list[int]:
        order = self.tile.deck_of(game.round - 1)
        return [order[i] for i in range(COUNT) if not self.tile.hidden(game, seat, i)]
