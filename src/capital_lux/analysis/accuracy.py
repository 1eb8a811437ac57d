"""Accuracy in per cent, by the formula that lichess publishes (`AccuracyPercent.scala` in lila).

A decision's accuracy falls with the chance to win that it cost. A player's is the mean of two
means: one weighted by how much was at stake, and the harmonic one, on which a bad decision weighs
more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, harmonic_mean, pstdev

FACTOR, FALL, SHIFT = 103.1668100711649, 0.04354415386753951, -3.166924740191411
UNSURE = 1.0
"""A bonus, because an analysis errs too."""
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 12.0
FEWEST, MOST = 2, 8
"""The least and the most positions between which the chance to win is seen to swing."""
LEAST = 1.0
"""What counts at least in the harmonic mean."""


def accuracy_of(loss: float) -> float:
    """The accuracy of a decision, by how much of the chance to win it cost.

    >>> round(accuracy_of(0.0)), round(accuracy_of(0.1)), round(accuracy_of(0.3))
    (100, 65, 26)
    """
    if loss <= 0:
        return 100.0
    return max(0.0, min(100.0, FACTOR * math.exp(-FALL * 100 * loss) + SHIFT + UNSURE))


def accuracy(wins: Sequence[float], accuracies: Sequence[float]) -> float | None:
    """The accuracy of a player; `wins`: the chance to win at each decision, and the result."""
    if not accuracies:
        return None
    percents = [100 * win for win in wins]
    size = max(FEWEST, min(MOST, len(accuracies) // 10))
    first = [percents[:size]] * (min(size, len(percents)) - 2)
    windows = first + [percents[at : at + size] for at in range(len(percents) - size + 1)]
    weights = [max(LEAST_WEIGHT, min(MOST_WEIGHT, pstdev(window))) for window in windows]
    weighted = fmean(accuracies, weights)
    return (weighted + harmonic_mean([max(LEAST, one) for one in accuracies])) / 2
