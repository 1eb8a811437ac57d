"""Runs a simulation, with a progress bar where somebody can see it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game
from capital_lux.study.report import figures
from capital_lux.study.tally import Tally

PORTION = 1000
"""Games between two looks at the clock; ctrl-C waits no longer than that either."""


def simulation(
    edition: str, seats: int, games: int, seed: int, powers: tuple[str, ...] | None = None
) -> dict[str, Any]:
    """Play random games and return the figures."""
    game = Game(edition, seats, 0)
    names = powers or tuple(power.name for power in game.edition.powers())
    chance = Fast(seed)
    tally = Tally()
    seconds = 0.0
    with progress(games) as advance:
        left = games
        while left:
            portion = min(PORTION, left)
            start = time.perf_counter()
            tally.play(game, chance, portion)
            seconds += time.perf_counter() - start
            left -= portion
            advance(portion)
    return figures(tally.counts(), game.seats, seconds, names)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing when errors go elsewhere."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
