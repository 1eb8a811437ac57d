"""Fits what a net's value is worth: `python -m capital_lux.analysis.fit [GAMES]`.

The net plays games against itself. Where a round begins, what it expects is kept beside how the
game ended; until then some seats err, so that there are one-sided positions too.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from capital_lux.analysis.net_play import KINDS, new_game, played
from capital_lux.analysis.worth import FILE, Curve, Factors, ended, key
from capital_lux.bots.judge import Judge
from capital_lux.bots.net_file import champion, fingerprint
from capital_lux.rules.cards import ROUNDS

GAMES = 4000
STEPS = 15
ERRORS = (0.0, 0.0, 0.2, 0.5)
"""How often a seat errs; each has one of these in a game."""
BEYOND = 0.002
"""The part of the values at each end that may be anything."""
RIDGE = 1e-6


Terms = tuple[float, ...]
Fit = Callable[[Sequence[Terms], Sequence[float]], list[float]]


class Point(NamedTuple):
    """A value, and what came of it."""

    value: float
    win: float
    lead: float


def points(edition: str, seats: int, turn: int, seed: int) -> list[Point]:
    """The values of all seats at the beginning of a round, from one game."""
    chance = random.Random(seed)
    game = new_game(edition, seats, seed)
    judge = Judge(champion(), game)
    rates = [chance.choice(ERRORS) for _ in range(game.seats)]
    values: list[float] = []

    def errs(seat: int) -> bool:
        return not values and chance.random() < rates[seat]

    for memory in played(champion(), game, errs, seed):
        if game.round == turn and not values:
            values = [judge.opinion(memory, seat)[1] for seat in range(seats)]
    results = ended(game.scores(), game.winners())[:seats]
    return [Point(value, *result) for value, result in zip(values, results, strict=True)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, x] for row, x in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for k, row in enumerate(rows):
            if k != i:
                factor = row[i] / pivot[i]
                rows[k] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def step(terms: Sequence[Terms], weights: Sequence[float], wanted: Sequence[float]) -> list[float]:
    """Weighted least squares for the factors of some terms."""
    size = range(len(terms[0]))
    matrix = [
        [
            sum(w * t[i] * t[j] for t, w in zip(terms, weights, strict=True)) + RIDGE * (i == j)
            for j in size
        ]
        for i in size
    ]
    right = [sum(y * t[i] for t, y in zip(terms, wanted, strict=True)) for i in size]
    return solve(matrix, right)


def odds(terms: Sequence[Terms], wins: Sequence[float]) -> list[float]:
    """Logistic regression, by Newton's method."""
    factors = [0.0] * len(terms[0])
    for _ in range(STEPS):
        sums = [sum(f * t for f, t in zip(factors, term, strict=True)) for term in terms]
        chances = [1 / (1 + math.exp(-total)) for total in sums]
        errors = [win - chance for win, chance in zip(wins, chances, strict=True)]
        change = step(terms, [chance * (1 - chance) for chance in chances], errors)
        factors = [factor + more for factor, more in zip(factors, change, strict=True)]
    return factors


def rising(fit: Fit, values: Sequence[float], wanted: Sequence[float]) -> Factors:
    """The factors of 1, v and v^3; without the last where the curve would fall at an end."""
    a, b, c = fit([(1.0, v, v**3) for v in values], wanted)
    if b < 0 or b + 3 * c * max(values[0] ** 2, values[-1] ** 2) < 0:
        a, b = fit([(1.0, v) for v in values], wanted)
        return a, b, 0.0
    return a, b, c


def fitted(found: Sequence[Point]) -> Curve:
    beyond = int(BEYOND * len(found))
    kept = sorted(found)[beyond : len(found) - beyond]
    values = [point.value for point in kept]
    win = rising(odds, values, [point.win for point in kept])
    lead = rising(least_squares, values, [point.lead for point in kept])
    return Curve(win, lead, values[0], values[-1])


def least_squares(terms: Sequence[Terms], wanted: Sequence[float]) -> list[float]:
    return step(terms, [1.0] * len(terms), wanted)


def main(games: int = GAMES) -> None:
    curves = {}
    for edition, seats in KINDS:
        for turn in range(2, ROUNDS + 1):
            curve = fitted(
                [point for seed in range(games) for point in points(edition, seats, turn, seed)]
            )
            curves[key(edition, seats, turn)] = curve
            print(key(edition, seats, turn), *curve)
    told = {"net": fingerprint(), "games": games, "curves": curves}
    FILE.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
