"""Measures a few things side by side and prints them as one table."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

REPETITIONS = 7
MILLION = 1e6


@dataclass
class Row:
    """One figure: what it is, how to take it once, and what it should be."""

    what: str
    once: Callable[[], float]
    unit: str = "M/s"
    target: str = ""
    less_is_better: bool = False
    repetitions: int = REPETITIONS
    figures: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        """The best repetition: the one least disturbed by the rest of the machine."""
        return min(self.figures) if self.less_is_better else max(self.figures)


def per_second(work: Callable[[], int], seconds: float = 0.3) -> Callable[[], float]:
    """Millions of `work`'s units a second: it is called again and again for some time."""

    def once() -> float:
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += work()
        return done / spent / MILLION

    return once


def measure(rows: list[Row]) -> None:
    """Take every row's figure in turn, so that a disturbance does not fall on one row alone."""
    for turn in range(max(row.repetitions for row in rows)):
        for row in rows:
            if turn < row.repetitions:
                row.figures.append(row.once())


def show(title: str, rows: list[Row]) -> None:
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    print(f"{title} ({system}, one core)\n")
    width = max(len(row.what) for row in rows)
    print(f"{'':{width}}  {'best':>8} {'median':>8}  {'spread':^17}  {'unit':4}  target")
    for row in rows:
        spread = f"{min(row.figures):.3g} - {max(row.figures):.3g}"
        median = statistics.median(row.figures)
        print(
            f"{row.what:{width}}  {row.best:8.3g} {median:8.3g}  {spread:^17}  {row.unit:4}  "
            f"{row.target}".rstrip()
        )
    print()
