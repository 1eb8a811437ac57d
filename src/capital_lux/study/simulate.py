"""Runs a simulation, random or by bots, with a progress bar where somebody can see it."""

from __future__ import annotations

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Self

from capital_lux.bots.match import play_match
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.chance import Fast, Stream, pick
from capital_lux.rules.game import Game
from capital_lux.rules.options import RANDOM, Choices, tiles_for
from capital_lux.study.players import AS_USUAL, Thinking, faults_of, make_player
from capital_lux.study.report import figures
from capital_lux.study.tally import Tally
from capital_lux.study.workers import Interrupted

NUMBERS = {text: number for number, text in enumerate(TEXTS)}
PORTION = 1000
"""Games between two looks at the clock; ctrl-C waits for no more than these."""
NOTES = 0.2
"""Seconds between two notes of the counts; ctrl-C loses no more than that."""
DEAL = 20_000
"""Games whose random tiles are drawn at once, at most, so that those with the same tiles are played
together."""


def simulated(choices: Choices, games: int, seed: int) -> dict[str, Any]:
    """Play random games with these choices; with random tiles every game has new ones.

    Ctrl-C: `Interrupted`, with the figures so far.
    """
    game = choices.game(0)
    chance = Fast(seed)
    dealt: dict[Sequence[str], Game] = {}
    with Counting(choices) as counting, progress(games) as advance:
        for tiles, portion, fair in portions(choices, games, chance):
            if tiles:
                if tiles not in dealt:
                    dealt[tiles] = replace(choices, powers=list(tiles)).game(0)
                game = dealt[tiles]
            counting.name_tiles(game)
            start = time.perf_counter()
            counting.tally.play(game, chance, portion)
            counting.seconds += time.perf_counter() - start
            if fair:
                counting.note()
            advance(portion)
    return counting.figures()


def simulated_bots(
    choices: Choices,
    levels: Sequence[str],
    games: int,
    seed: int,
    thinking: Thinking = AS_USUAL,
) -> dict[str, Any]:
    """The same with games that bots play, each seat by a level.

    `faults` counts what bots did wrong; it is only there if they did.
    """
    dealt: dict[Sequence[str], Game] = {}
    faults: Counter[str] = Counter()
    with Counting(choices) as counting, progress(games) as advance:
        for number in range(games):
            chance = hashlib.sha256(f"simulate {seed} {number}".encode()).digest()
            game = choices.game(chance)
            players = [
                make_player(level, seat, chance, thinking, choices.own)
                for seat, level in enumerate(levels)
            ]
            start = time.perf_counter()
            play_match(game, players)
            counting.seconds += time.perf_counter() - start
            names = counting.name_tiles(game)
            if names not in dealt:
                dealt[names] = choices.game(chance)
            # The tally listens to the same game once more: bots need its events for themselves.
            moves = [(seat, NUMBERS[text]) for seat, text in game.actions()]
            counting.tally.follow(dealt[names], Stream(chance), moves)
            faults.update(faults_of(players))
            counting.note()
            advance(1)
    found = counting.figures()
    return {**found, "faults": dict(faults)} if faults else found


class Counting:
    """A tally, and what it had a short while ago: ctrl-C may come in the middle of a game."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.tally = Tally()
        self.numbers: dict[str, int] = {}
        """The numbers under which tiles are counted."""
        self.view = choices.game(0).view(None)
        self.seconds = 0.0
        self.noted: tuple[dict[str, Any], float] | None = None
        self.next_note = 0.0

    def name_tiles(self, game: Game) -> tuple[str, ...]:
        """Say which tiles the next games have."""
        names = tuple(power.name for power in game.powers())
        self.tally.name_tiles([self.numbers.setdefault(name, len(self.numbers)) for name in names])
        return names

    def note(self) -> None:
        """Keep the counts between two games, if the last note is old enough."""
        if time.monotonic() >= self.next_note:
            self.noted = self.tally.counts(), self.seconds
            self.next_note = time.monotonic() + NOTES

    def figures(self) -> dict[str, Any]:
        return self.named(self.tally.counts(), self.seconds)

    def named(self, counts: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        fixed = () if self.choices.powers == RANDOM else tuple(self.numbers)
        return figures(counts, self.view, seconds, fixed, self.numbers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, KeyboardInterrupt):
            raise Interrupted(self.noted and self.named(*self.noted)) from None


def portions(
    choices: Choices, games: int, chance: Fast
) -> Iterator[tuple[tuple[str, ...], int, bool]]:
    """Which tiles to play with, and how many games at once; no tiles: those of the choices.

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
