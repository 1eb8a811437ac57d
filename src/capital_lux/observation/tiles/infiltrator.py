"""Rebels in the homes, and the one a seat looks at."""

from __future__ import annotations

from typing import Any

from capital_lux.observation.layout import OFFSETS
from capital_lux.observation.section import Bytes, DeckSection
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS
from capital_lux.rules.game import Game

COUNT = 8
NUMBER = OFFSETS["number"]
HIDDEN = MAX_SEATS * DISTRICTS
LISTED = 2 * HIDDEN


class InfiltratorSection(DeckSection):
    """By home district the sum of known ones and the number of others; then a list of all.

    A rebel in the list: its value (0: not known), the seat that placed it, whose home, which
    district.
    """

    key = "rebels"
    size = LISTED + COUNT
    deck = COUNT
    values = (1, 2, 3)

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for i in range(40):
            out[at + i] = 0
        for i in range(self.tile.used):
            by = (self.tile.by[i] - seat + game.seats) % game.seats
            owner = (self.tile.owner[i] - seat + game.seats) % game.seats
            place = owner * DISTRICTS + self.tile.district[i]
            value = 0
            if by == 0 or self.tile.is_revealed(game):
                value = self.tile.order[game.round - 1][i]
                out[at + place] += value
            else:
                out[at + HIDDEN + place] += 1
            out[at + LISTED + i] = value + 4 * by + 16 * owner + 64 * self.tile.district[i]

    def write_choice(self, game: Game, mine: bool, out: bytearray, at: int) -> None:
        if mine:
            out[at + NUMBER] = self.tile.top(game)

    @staticmethod
    def describe(part: Bytes, seats: int) -> list[dict[str, Any]]:
        return [
            {
                "value": code & 3 or None,
                "by": code >> 2 & 3,
                "seat": code >> 4 & 3,
                "district": DISTRICT_NAMES[code >> 6],
            }
            for code in part[LISTED:].tolist()
            if code
        ]

    @staticmethod
    def describe_choice(fields: dict[str, Bytes]) -> dict[str, Any]:
        seen = int(fields["number"][0])
        return {"rebel": seen} if seen else {}

    @staticmethod
    def outcome_name(outcome: int) -> str:
        return f"rebel {outcome + 1}"
