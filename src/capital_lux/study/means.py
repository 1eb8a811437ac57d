"""Means with their intervals, and tables of them in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from capital_lux.study.rating import Z_95

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Mean:
    """A mean with half of its 95 % interval."""

    value: float
    half: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.half:.2f}"

    @property
    def percent(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.half:.1f} %"


def mean(values: Array, weights: Array | None = None) -> Mean:
    """The mean of what games are worth; each has a weight where it counts more than once."""
    found = np.asarray(values, dtype=float)
    weight = np.ones_like(found) if weights is None else np.asarray(weights, dtype=float)
    total = weight.sum()
    if total == 0 or len(found) < 2:
        return Mean(float("nan"), float("nan"))
    middle = float((found * weight).sum() / total)
    error = np.sqrt((weight**2 * (found - middle) ** 2).sum()) / total
    return Mean(middle, Z_95 * float(error))


def ratio(part: Array, whole: Array) -> Mean:
    """A share of sums, such as that of cards that triggered nothing."""
    known = whole > 0
    return mean(part[known] / whole[known], whole[known])


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"
