"""Runs a simulation, with a progress bar where somebody can see it."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.chance import Fast, pick
from capital_lux.rules.game import Game
from capital_lux.rules.options import RANDOM, Choices, tiles_for
from capital_lux.study.interrupted import Interrupted
from capital_lux.study.report import figures
from capital_lux.study.tally import Tally

PORTION = 1000
"""Games between two looks at the clock; ctrl-C waits for no more than these."""
NOTES = 0.2
"""Seconds between two notes of the counts; ctrl-C loses no more than that."""
DEAL = 20_000
"""Games whose random tiles are drawn at once, at most, so that those with the same tiles are played
together."""


def simulation(
    edition: str, seats: int, games: int, seed: int, powers: str | list[str] | None = None
) -> dict[str, Any]:
    """Play random games and return the figures."""
    return simulated(Choices(edition, seats, powers), games, seed)


def simulated(choices: Choices, games: int, seed: int) -> dict[str, Any]:
    """Play random games of what was chosen; with random tiles every game has new ones.

    Ctrl-C: `Interrupted`, with the figures so far.
    """
    game = choices.game(0)
    chance = Fast(seed)
    tally = Tally()
    numbers: dict[str, int] = {}
    dealt: dict[Sequence[str], Game] = {}
    so_far = SoFar(tally, choices, numbers)
    seconds = 0.0
    with so_far, progress(games) as advance:
        for tiles, portion, fair in portions(choices, games, chance):
            if tiles:
                if tiles not in dealt:
                    dealt[tiles] = replace(choices, powers=list(tiles)).game(0)
                game = dealt[tiles]
            names = [power.name for power in game.powers()]
            tally.name_tiles([numbers.setdefault(name, len(numbers)) for name in names])
            start = time.perf_counter()
            tally.play(game, chance, portion)
            seconds += time.perf_counter() - start
            if fair:
                so_far.note(seconds)
            advance(portion)
    return so_far.figures(tally.counts(), seconds)


class SoFar:
    """What was counted until a short while ago: ctrl-C may come in the middle of a game."""

    def __init__(self, tally: Tally, choices: Choices, numbers: Mapping[str, int]) -> None:
        """`numbers`: of the tiles, as they are counted."""
        self.tally = tally
        self.choices = choices
        self.numbers = numbers
        self.view = choices.game(0).view(None)
        self.noted: dict[str, Any] | None = None
        self.taken = 0.0
        self.next_note = 0.0

    def note(self, seconds: float) -> None:
        """Keep the counts between two games, if the last note is old enough."""
        if time.monotonic() >= self.next_note:
            self.noted, self.taken = self.tally.counts(), seconds
            self.next_note = time.monotonic() + NOTES

    def figures(self, counts: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        fixed = () if self.choices.powers == RANDOM else tuple(self.numbers)
        return figures(counts, self.view, seconds, fixed, self.numbers)

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, KeyboardInterrupt):
            noted = self.noted
            raise Interrupted(noted and self.figures(noted, self.taken)) from None


def portions(
    choices: Choices, games: int, chance: Fast
) -> Iterator[tuple[tuple[str, ...], int, bool]]:
    """With which tiles to play how many games at once; no tiles: those of the choices.

    The last value says whether all tiles have then had the games that chance gave them.
    """
    if choices.powers != RANDOM:
        for at in range(0, games, PORTION):
            yield (), min(PORTION, games - at), True
        return
    allowed = [tiles_for(colour, choices.seats == 1) for colour in DISTRICT_NAMES]
    deal = PORTION
    while games:
        deal = min(deal, games)
        drawn = Counter(tuple(pick(chance, tiles).name for tiles in allowed) for _ in range(deal))
        *others, last = sorted(drawn)
        for tiles in others:
            yield tiles, drawn[tiles], False
        yield last, drawn[last], True
        games -= deal
        deal = min(2 * deal, DEAL)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, if the standard error is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Whoever advances it draws it: a thread of its own would be copied into other processes.
    bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
    task = bar.add_task("", total=total)

    def advance(done: int) -> None:
        bar.update(task, advance=done, refresh=True)

    with bar:
        bar.refresh()
        yield advance
