"""Which puzzle comes next."""

from __future__ import annotations

import random
from collections.abc import Container, Sequence

from capital_lux.puzzles.collection import shipped
from capital_lux.puzzles.shape import Puzzle

NEAREST = 8
"""One is chosen out of this many, so that not everybody gets the same."""


def fitting(edition: str | None, theme: str | None) -> list[Puzzle]:
    """The puzzles of an edition and a theme; None is any."""
    return [
        one
        for one in shipped().values()
        if edition in (None, one.record["edition"]) and theme in (None, one.theme)
    ]


def chosen(puzzles: Sequence[Puzzle], rating: float, tried: Container[str]) -> Puzzle:
    """One of those nearest to a rating, of those not tried yet if there are some."""
    fresh = [one for one in puzzles if one.id not in tried] or puzzles
    near = sorted(fresh, key=lambda one: abs((one.rating or 0) - rating))[:NEAREST]
    return random.choice(near)
