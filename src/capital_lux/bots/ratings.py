"""How strong each level is, on one scale: measured, as docs/strength.md tells.

The scale is that of Elo, and `regular` holds it: its 1000 points are a choice, all others follow.
Two seats, duplicate deals of both editions together. `python benchmarks/bots.py --ratings FILE`
makes this table of the deals in a file.
"""

from __future__ import annotations

from typing import NamedTuple


class Rating(NamedTuple):
    """Points, and half of the 95 % interval; 0 for a bot that alone holds the scale."""

    points: float
    half: float


RATINGS = {
    "beginner": Rating(700, 0),
    "novice": Rating(850, 0),
    "regular": Rating(1000, 0),
    "skilled": Rating(1150, 0),
    "strong": Rating(1300, 0),
    "veteran": Rating(1450, 0),
    "expert": Rating(1600, 0),
    "master": Rating(1750, 0),
    "champion": Rating(1900, 0),
    "random": Rating(400, 0),
    "instinct": Rating(1500, 0),
}
