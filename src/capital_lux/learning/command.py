"""A run for people: it goes on from its folder, tells how it goes, and leaves a net behind."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from capital_lux.learning import checkpoint
from capital_lux.learning.curve import drawing
from capital_lux.learning.export import export
from capital_lux.learning.ladder import share_of
from capital_lux.learning.run import Figures, Run
from capital_lux.learning.settings import TrainingSettings

LADDER = ("novice", "regular")
"""The levels that answer at once: a training run is no place to wait for a search."""
NET = "player.net"


class RunOptions(NamedTuple):
    """What a run is asked to do besides learning."""

    folder: Path
    seconds: float
    save_every: float
    compact: bool
    deals: int


class Stop:
    """The first ctrl-C lets the round end and be kept; the next one ends the run at once."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        return self.asked

    def __enter__(self) -> Self:
        self.before = signal.signal(signal.SIGINT, self.hear)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self.before)

    def hear(self, *_: Any) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, self.before)
        print("stopping after this round; ctrl-C again: at once, without it", flush=True)


def train(settings: TrainingSettings, asked: RunOptions) -> int:
    """Train until the time is up or ctrl-C is pressed; either way nothing is lost."""
    if not (asked.seconds > 0 and asked.save_every > 0 and asked.deals >= 0):
        raise ValueError("--minutes and --save are more than 0, --deals 0 or more")
    asked.folder.mkdir(parents=True, exist_ok=True)
    before = (asked.folder / checkpoint.FILE).exists()
    run = Run(settings, asked.folder if before else None)
    if before:
        print(f"going on after {run.decisions / 1e6:,.2f} million decisions", flush=True)
    if run.decisions >= settings.decisions:
        print("nothing is left to do: --decisions is the most, from the beginning on")
    end = time.monotonic() + asked.seconds
    try:
        with Stop() as stop:
            while not stop() and time.monotonic() < end and run.decisions < settings.decisions:
                run.train(min(asked.save_every, end - time.monotonic()), tell, stop=stop)
                keep(run, asked)
    except KeyboardInterrupt:
        print("stopped; the last checkpoint stands")
        return 130
    return 0


def tell(line: Figures) -> None:
    """A line of progress."""
    print("  ".join(f"{name} {value:,}" for name, value in line.items()), flush=True)


def keep(run: Run, asked: RunOptions) -> None:
    """Write the net, look how it does, and write the checkpoint and the curve."""
    folder = asked.folder
    about = {"decisions": run.decisions, "seconds": round(run.seconds), "rounds": run.rounds}
    export(folder / NET, run.state.average, about)
    if asked.deals and run.curve:
        for level in LADDER:
            share = share_of(folder / NET, level, run.settings.mix[0], asked.deals)
            run.curve[-1][f"share of {level}"] = round(share.mean, 3)
            print(f"against {level}: {share}", flush=True)
    run.save(folder, asked.compact)
    (folder / "curve.svg").write_text(drawing(run.curve), "utf-8")
