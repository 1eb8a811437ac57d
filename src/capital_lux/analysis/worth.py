"""What a net's value is worth as a chance to win and as a lead: curves fitted to games it played.

Also how hopeful a seat is: in the worlds that it thinks possible others hold any cards, in truth
those that they chose. It matters most in a draft, and most to those who seem to be ahead.

`python -m capital_lux.analysis.fit` makes them anew, which a net that was trained again needs.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

EDGE = 1e-9
"""A chance that is as good as none."""
FILE = Path(__file__).with_name("worth.json")


class Expected(NamedTuple):
    """What a seat may expect: the chance to win, and by how many points it leads in the end."""

    win: float
    lead: float


Factors = tuple[float, float, float]


class Curve(NamedTuple):
    """From a value to what it is worth: both are sums of 1, v and v^3 with these factors."""

    win: Factors
    """The factors for the logarithm of the odds."""
    lead: Factors
    low: float
    high: float
    """The values that were seen; those beyond are taken for them."""

    def at(self, value: float) -> Expected:
        v = max(self.low, min(self.high, value))
        odds, lead = (a + b * v + c * v**3 for a, b, c in (self.win, self.lead))
        return Expected(1 / (1 + math.exp(-odds)), lead)


class Hope(NamedTuple):
    """From what a seat expects in its worlds to what it may expect."""

    odds: float
    """Added to the logarithm of the odds to win."""
    slope: float
    """What that logarithm is multiplied by before."""
    lead: float
    """Added to the lead."""

    def taken_off(self, found: Expected) -> Expected:
        odds = self.odds + self.slope * log_odds(found.win)
        return Expected(1 / (1 + math.exp(-odds)), found.lead + self.lead)


def log_odds(chance: float) -> float:
    held = max(EDGE, min(1 - EDGE, chance))
    return math.log(held / (1 - held))


def key(edition: str, seats: int, turn: int) -> str:
    """The name under which the curve of a game's round is kept."""
    return f"{edition} {seats} {turn}"


@cache
def curves() -> Mapping[str, Curve]:
    kept = json.loads(FILE.read_text("utf-8"))["curves"]
    return {
        name: Curve(tuple(win), tuple(lead), low, high)
        for name, (win, lead, low, high) in kept.items()
    }


def curve_of(edition: str, seats: int, turn: int) -> Curve:
    """The curve at the beginning of a round."""
    return curves()[key(edition, seats, turn)]


@cache
def hopes() -> Mapping[str, Hope]:
    kept = json.loads(FILE.read_text("utf-8"))["hopes"]
    return {name: Hope(*hope) for name, hope in kept.items()}


def part_of(phase: str) -> str:
    """The part of a round that has a hope of its own."""
    return "draft" if phase == "draft" else "play"


def hope_of(edition: str, seats: int, phase: str) -> Hope:
    return hopes()[f"{edition} {seats} {part_of(phase)}"]


def shared(found: Sequence[Expected]) -> list[Expected]:
    """What all seats expect, made to agree: one wins, and one of two trails by the other's lead."""
    over = (sum(one.win for one in found) - 1) / len(found)
    ahead = sum(one.lead for one in found) / 2 if len(found) == 2 else 0.0
    return [Expected(one.win - over, one.lead - ahead) for one in found]


def ended(scores: Sequence[int], winners: Sequence[int]) -> list[Expected]:
    """The same of a game that is over: a shared victory is a part of one."""
    return [
        Expected(
            (seat in winners) / len(winners),
            score - max(*scores[:seat], *scores[seat + 1 :], -math.inf),
        )
        for seat, score in enumerate(scores)
    ]
