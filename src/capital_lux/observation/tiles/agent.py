"""Modifiers over the districts, and the one a seat looks at."""

from __future__ import annotations

from typing import Any

from capital_lux.observation.layout import OFFSETS
from capital_lux.observation.section import Bytes, DeckSection
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS, MODIFIERS
from capital_lux.rules.game import Game

MODIFIER_SEEN = OFFSETS["modifier"]
HIDDEN = len(MODIFIERS) * DISTRICTS


class AgentSection(DeckSection):
    """Known ones by value and district, as 1 + the seat that placed it; the others are counted."""

    key = "modifiers"
    size = HIDDEN + MAX_SEATS * DISTRICTS
    deck = len(MODIFIERS)
    values = MODIFIERS

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for i in range(32):
            out[at + i] = 0
        for i in range(self.tile.used):
            by = (self.tile.by[i] - seat + game.seats) % game.seats
            if by != 0 and not self.tile.is_revealed(game):
                out[at + HIDDEN + by * DISTRICTS + self.tile.district[i]] += 1
            else:
                number = self.outcome_at(game, i)
                out[at + number * DISTRICTS + self.tile.district[i]] = 1 + by

    def write_choice(self, game: Game, mine: bool, out: bytearray, at: int) -> None:
        if mine:
            out[at + MODIFIER_SEEN + self.number_of(self.tile.top(game))] = 1

    @staticmethod
    def describe(part: Bytes, seats: int) -> dict[str, list[dict[str, Any]]]:
        known, hidden = part.reshape(2, -1, DISTRICTS)
        over: dict[str, list[dict[str, Any]]] = {}
        for district, name in enumerate(DISTRICT_NAMES):
            over[name] = [
                {"value": MODIFIERS[number], "by": int(known[number, district]) - 1}
                for number in known[:, district].nonzero()[0]
            ]
            for by in range(MAX_SEATS):
                over[name] += [{"value": None, "by": by}] * int(hidden[by, district])
        return over

    @staticmethod
    def describe_choice(fields: dict[str, Bytes]) -> dict[str, Any]:
        seen = fields["modifier"]
        return {"modifier": MODIFIERS[seen.argmax()]} if seen.any() else {}

    @staticmethod
    def outcome_name(outcome: int) -> str:
        return f"modifier {MODIFIERS[outcome]:+}"
