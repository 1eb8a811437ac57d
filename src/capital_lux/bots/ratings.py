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
    "beginner": Rating(729, 17),
    "novice": Rating(855, 13),
    "regular": Rating(1000, 0),
    "skilled": Rating(1132, 25),
    "strong": Rating(1280, 44),
    "expert": Rating(1531, 67),
    "master": Rating(1610, 101),
    "grandmaster": Rating(1730, 100),
    "champion": Rating(1849, 106),
    "random": Rating(655, 30),
    "veteran": Rating(1412, 57),
    "instinct": Rating(1702, 103),
}
"""The rating of each level."""
