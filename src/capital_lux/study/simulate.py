"""Runs a simulation, with a progress bar where somebody can see it."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from capital_lux.choices import RANDOM, Choices
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.chance import Fast, pick
from capital_lux.rules.game import Game
from capital_lux.rules.options import tiles_for
from capital_lux.study.report import figures
from capital_lux.study.tally import Tally

PORTION = 1000
"""Games between two looks at the clock; ctrl-C waits no longer than that either."""
DEAL = 20_000
"""Games whose random tiles are drawn at once, to play those with the same tiles together."""


def simulation(
    edition: str, seats: int, games: int, seed: int, powers: str | list[str] | None = None
) -> dict[str, Any]:
    """Play random games and return the figures."""
    return simulated(Choices(edition, seats, powers), games, seed)


def simulated(choices: Choices, games: int, seed: int) -> dict[str, Any]:
    """Play random games of what was chosen; with random tiles every game has new ones."""
    game = choices.game(0)
    chance = Fast(seed)
    tally = Tally()
    numbers: dict[str, int] = {}
    dealt: dict[Sequence[str], Game] = {}
    seconds = 0.0
    with progress(games) as advance:
        for tiles, portion in portions(choices, games, chance):
            if tiles:
                if tiles not in dealt:
                    dealt[tiles] = choices.with_powers(list(tiles), 0)
                game = dealt[tiles]
            names = [power.name for power in game.powers()]
            tally.name_tiles([numbers.setdefault(name, len(numbers)) for name in names])
            start = time.perf_counter()
            tally.play(game, chance, portion)
            seconds += time.perf_counter() - start
            advance(portion)
    counts = tally.counts()
    fixed = () if choices.powers == RANDOM else tuple(numbers)
    return figures(counts, game.view(None), seconds, fixed, numbers)


def portions(choices: Choices, games: int, chance: Fast) -> Iterator[tuple[tuple[str, ...], int]]:
    """How many games to play at once, and with which tiles (none: those of the choices)."""
    if choices.powers != RANDOM:
        for at in range(0, games, PORTION):
            yield (), min(PORTION, games - at)
        return
    allowed = [tiles_for(colour, choices.seats == 1) for colour in DISTRICT_NAMES]
    for at in range(0, games, DEAL):
        drawn = Counter(
            tuple(pick(chance, tiles).name for tiles in allowed)
            for _ in range(min(DEAL, games - at))
        )
        for tiles in sorted(drawn):
            yield tiles, drawn[tiles]


@contextmanager
def progress(total: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing when errors go elsewhere."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), what, TimeRemainingColumn())
    # It is drawn by who advances it: a thread of its own would be copied into other processes.
    bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
    task = bar.add_task("", total=total)

    def advance(done: int) -> None:
        bar.update(task, advance=done, refresh=True)

    with bar:
        bar.refresh()
        yield advance
