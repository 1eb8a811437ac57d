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


def mean(values: Array, weights: Array | None = None, groups: Array | None = None) -> Mean:
    """The mean of what games are worth; each has a weight where it counts more than once.

    `groups` has a small number for each: values of the same group, such as games of the same deal,
    are not independent, and only the groups are taken for such.
    """
    found = np.asarray(values, dtype=float)
    weight = np.ones_like(found) if weights is None else np.asarray(weights, dtype=float)
    total = weight.sum()
    if total == 0 or len(found) < 2:
        return Mean(float("nan"), float("nan"))
    middle = float((found * weight).sum() / total)
    off: Array = weight * (found - middle)
    if groups is not None:
        off = np.bincount(groups, off)
    return Mean(middle, Z_95 * float(np.sqrt((off**2).sum()) / total))


def ratio(part: Array, whole: Array, groups: Array | None = None) -> Mean:
    """A share of sums, such as that of cards that triggered nothing."""
    known = whole > 0
    same = None if groups is None else groups[known]
    return mean(part[known] / whole[known], whole[known], same)


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"
