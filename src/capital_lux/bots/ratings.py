"""How strong each level is, on one scale: measured, as docs/strength.md tells.

The scale is that of Elo, and `regular` holds it: its 1000 points are a choice, all others follow.
Two seats, duplicate deals of both editions together. `python benchmarks/bots.py --ratings FILE`
makes this table from the deals in a file.
"""

from __future__ import annotations

from typing import NamedTuple


class Rating(NamedTuple):
    """Points, and half of the 95 % interval; 0 for a bot that alone holds the scale."""

    points: float
    half: float


RATINGS = {
    "beginner": Rating(741, 16),
    "novice": Rating(867, 12),
    "regular": Rating(1000, 0),
    "skilled": Rating(1186, 12),
    "strong": Rating(1339, 17),
    "expert": Rating(1497, 20),
    "master": Rating(1666, 29),
    "grandmaster": Rating(1826, 34),
    "champion": Rating(1932, 35),
    "random": Rating(666, 30),
    "veteran": Rating(1436, 24),
    "instinct": Rating(1757, 35),
}
"""The rating of each level."""
