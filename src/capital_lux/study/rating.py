"""Ratings of any set of bots on one scale, from what they won against each other.

The scale is that of Elo: with two seats, 100 points more are 64 % of the games, 200 are 76 % and
400 are 91 % (Bradley and Terry's model). At a table of n a bot that is alone among n - 1 others
counts as one of n: equals win one game in n.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from capital_lux.bots.ratings import LevelRating

POINTS = 400 / math.log(10)
"""Points of the scale for a factor of e in the odds."""
STEPS = 100
NEAR = 1e-9
LARGEST_STEP = 1.0
Z_95 = 1.96
Matrix = list[list[float]]


class Won(NamedTuple):
    """What one bot won against another: a share of some deals, and the variance of that mean."""

    first: str
    second: str
    share: float
    deals: int
    variance: float


def ratings(
    won: Sequence[Won], known: Mapping[str, float], seats: int = 2
) -> dict[str, LevelRating]:
    """The rating of each bot, likeliest given all games; empty if none of them is known.

    The mean of those that are `known` stays what it is. All must be connected by games. A bot that
    won everything would be infinitely strong, so one even deal is added to those of each pair.

    >>> found = ratings([Won("you", "regular", 0.76, 1000, 0.0001)], {"regular": 1000})
    >>> round(found["you"].points), round(found["you"].half), found["regular"]
    (1200, 19, LevelRating(points=1000.0, half=0.0))
    """
    names = list(dict.fromkeys(name for pair in won for name in (pair.first, pair.second)))
    anchors = [name for name in names if name in known]
    if not anchors:
        return {}
    at = {name: number for number, name in enumerate(names)}
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [0.0] * len(names)
        bend = zeros(len(names))
        for pair in won:
            one, two = at[pair.first], at[pair.second]
            deals = pair.deals + 1
            share = (pair.share * pair.deals + 1 / seats) / deals
            expected = 1 / (1 + (seats - 1) * math.exp(strengths[two] - strengths[one]))
            slope[one] += deals * (share - expected)
            slope[two] -= deals * (share - expected)
            connect(bend, one, two, deals * expected * (1 - expected))
        steps = solved(bend, slope)
        largest = max(map(abs, steps))
        for number, step in enumerate(steps):
            strengths[number] += step * min(1.0, LARGEST_STEP / max(largest, NEAR))
        if largest < NEAR:
            break
    spread = zeros(len(names))
    for pair in won:
        connect(spread, at[pair.first], at[pair.second], pair.deals**2 * pair.variance)
    held = {at[name]: 1 / len(anchors) for name in anchors}
    shift = sum(known[name] / POINTS - strengths[at[name]] for name in anchors) / len(anchors)
    found = {}
    for name in names:
        against = [(at[name] == other) - held.get(other, 0.0) for other in range(len(names))]
        reach = solved(bend, against)
        variance = sum(
            reach[one] * reach[two] * spread[one][two]
            for one in range(len(names))
            for two in range(len(names))
        )
        half = Z_95 * math.sqrt(max(0.0, variance))
        found[name] = LevelRating(POINTS * (strengths[at[name]] + shift), POINTS * half)
    return found


def zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def connect(matrix: Matrix, one: int, two: int, weight: float) -> None:
    """Add what a pair weighs to a matrix whose rows add up to 0."""
    for here, there in ((one, two), (two, one)):
        matrix[here][here] += weight
        matrix[here][there] -= weight


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a matrix whose rows add up to 0, by elimination; its last number is 0."""
    last = len(right) - 1
    rows = [[*matrix[row][:last], right[row]] for row in range(last)]
    for column in range(last):
        for row in range(last):
            if row != column:
                part = rows[row][column] / rows[column][column]
                rows[row] = [a - part * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [*(rows[row][last] / rows[row][row] for row in range(last)), 0.0]
