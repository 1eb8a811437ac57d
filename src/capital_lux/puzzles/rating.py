"""How hard a puzzle is, and how well somebody solves them.

Players are rated by Glicko (Mark Glickman, "Parameter estimation in large dynamic paired comparison
experiments", Applied Statistics 48, 1999; his page has the formulas), each puzzle being a game
against an opponent of the puzzle's rating. The scale is that of the levels: `regular` has 1000.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from capital_lux.bots.ratings import RATINGS

Q = math.log(10) / 400
MOST_DEVIATION = 350.0
LEAST_DEVIATION = 50.0
"""The least deviation, so that a rating always follows what somebody can do now."""
PUZZLE_DEVIATION = 100.0
"""How well the rating of a puzzle is known."""
START = 1500.0
DOUBT = (1500.0, 0.5)
"""The rating of one more, half-right try: without it, a puzzle that all solve would be worth 0."""


class Rating(NamedTuple):
    """How well somebody solves puzzles, and how well that is known."""

    rating: float = START
    deviation: float = MOST_DEVIATION

    def after(self, puzzle: int, solved: bool) -> Rating:
        """The rating after a puzzle.

        >>> better = Rating().after(1500, True)
        >>> round(better.rating), round(better.deviation)
        (1675, 252)
        """
        g = 1 / math.sqrt(1 + 3 * (Q * PUZZLE_DEVIATION / math.pi) ** 2)
        expected = chance(g * (self.rating - puzzle))
        known = 1 / self.deviation**2 + Q * Q * g * g * expected * (1 - expected)
        change = Q / known * g * (solved - expected)
        return Rating(self.rating + change, max(LEAST_DEVIATION, math.sqrt(1 / known)))


def chance(ahead: float) -> float:
    """The chance of somebody whose rating is so far ahead."""
    return 1 / (1 + 10 ** (-ahead / 400))


def estimate(solved: Mapping[str, float]) -> int:
    """The rating of a puzzle, from the share of its tries that each level got right.

    At this rating the levels are expected to get right what they did: the likeliest one.

    >>> easy = {"random": 0.3, "regular": 0.0, "skilled": 1.0, "master": 1.0}
    >>> hard = {"random": 0.1, "regular": 0.0, "skilled": 0.0, "master": 0.0}
    >>> estimate(easy) < 1200 < 1600 < estimate(hard)
    True
    """
    tries = [(RATINGS[level].points, share) for level, share in solved.items()] + [DOUBT]
    right = sum(share for _, share in tries)
    low, high = 0, 4000
    while high - low > 10:
        middle = (low + high) // 2
        if sum(chance(rating - middle) for rating, _ in tries) > right:
            low = middle
        else:
            high = middle
    return round((low + high) / 20) * 10
