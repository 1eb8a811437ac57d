"""How strong each level is, on one scale: measured, as docs/strength.md explains.

The scale is that of Elo, and `regular` holds it: its 1000 points are a choice, all others follow.
Two seats, duplicate deals of both editions together. `python benchmarks/bots.py --ratings FILE`
makes this table from the deals in a file.
"""

from __future__ import annotations

from typing import NamedTuple


class LevelRating(NamedTuple):
    """Points, and half of the 95 % interval; 0 for a bot that alone holds the scale."""

    points: float
    half: float


RATINGS = {
    "beginner": LevelRating(741, 16),
    "novice": LevelRating(867, 12),
    "regular": LevelRating(1000, 0),
    "skilled": LevelRating(1186, 12),
    "strong": LevelRating(1339, 17),
    "expert": LevelRating(1497, 20),
    "master": LevelRating(1666, 29),
    "grandmaster": LevelRating(1826, 34),
    "champion": LevelRating(1932, 35),
    "random": LevelRating(666, 30),
    "veteran": LevelRating(1436, 24),
    "instinct": LevelRating(1757, 35),
}
"""The rating of each level."""
