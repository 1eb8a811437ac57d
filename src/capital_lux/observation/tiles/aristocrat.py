"""Where each aristocrat is, and those that are turned up."""

from __future__ import annotations

from typing import Any

from capital_lux.observation.section import Bytes, Section
from capital_lux.rules.actions import SLOTS
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS, MAX_SEATS, NOBODY
from capital_lux.rules.game import Game

COUNT = 12
RANKS = 3
LOST = MAX_SEATS
"""The owner of an aristocrat that is lost, as the tile says it."""
LOST_TILE = 5
FIRST_SLOT = 6
NAMES = tuple(f"{name} {value}" for name in DISTRICT_NAMES for value in (1, 2, 3))


class AristocratSection(Section):
    """Each aristocrat: 0 in the deck, 1 + its owner, 5 lost, 6 or 7 face up in slot 1 or 2."""

    key = "aristocrats"
    size = COUNT
    deck = COUNT
    announced = False

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for number in range(12):
            owner = self.tile.owner[number]
            where = 0
            if owner == LOST:
                where = LOST_TILE
            elif owner != NOBODY:
                where = 1 + (owner - seat + game.seats) % game.seats
            out[at + number] = where
        for slot in range(SLOTS):
            if self.tile.slots[slot] != NOBODY:
                out[at + self.tile.slots[slot]] = FIRST_SLOT + slot

    @staticmethod
    def describe(part: Bytes, seats: int) -> dict[str, Any]:
        places = part.tolist()

        def at(place: int) -> list[str]:
            return [name for name, here in zip(NAMES, places, strict=True) if here == place]

        return {
            "deck": len(at(0)),
            "slots": [next(iter(at(FIRST_SLOT + slot)), None) for slot in range(SLOTS)],
            "owned": [at(1 + seat) for seat in range(seats)],
            "lost": at(LOST_TILE),
        }

    def looked(self, game: Game) -> int:
        return self.tile.drawn  # type: ignore[no-any-return]

    def outcome_at(self, game: Game, at: int) -> int:
        return self.tile.order[at]  # type: ignore[no-any-return]

    def swap(self, game: Game, at: int, other: int) -> None:
        number = self.tile.order[at]
        self.tile.order[at] = self.tile.order[other]
        self.tile.order[other] = number

    @staticmethod
    def outcome_name(outcome: int) -> str:
        return f"aristocrat {LETTERS[outcome // RANKS]}{outcome % RANKS + 1}"
