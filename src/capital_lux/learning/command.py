"""A run for people: it goes on from its folder, tells how it goes, and leaves a net behind."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from capital_lux.learning.curve import drawing
from capital_lux.learning.export import export
from capital_lux.learning.ladder import share_of
from capital_lux.learning.run import Line, Run
from capital_lux.learning.settings import Settings

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


def train(settings: Settings, asked: RunOptions) -> int:
    """Train until the time is up or Ctrl-C is pressed; either way nothing is lost."""
    before = (asked.folder / "run.json").exists()
    run = Run(settings, asked.folder if before else None)
    if before:
        print(f"going on after {run.decisions / 1e6:,.0f} million decisions")
    end = time.monotonic() + asked.seconds
    try:
        while time.monotonic() < end and run.decisions < settings.decisions:
            run.train(min(asked.save_every, end - time.monotonic()), tell)
            keep(run, asked)
    except KeyboardInterrupt:
        run.finish()
        keep(run, asked)
    return 0


def tell(line: Line) -> None:
    """A line of progress."""
    print("  ".join(f"{name} {value:,}" for name, value in line.items()), flush=True)


def keep(run: Run, asked: RunOptions) -> None:
    """Write the net, look how it does, and write the checkpoint and the curve."""
    folder = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    about = {"decisions": run.decisions, "seconds": round(run.seconds), "rounds": run.rounds}
    export(folder / NET, run.state.average, about)
    if asked.deals and run.curve:
        for level in LADDER:
            share = share_of(folder / NET, level, run.settings.mix[0], asked.deals)
            run.curve[-1][f"share of {level}"] = round(share.mean, 3)
            print(f"against {level}: {share}", flush=True)
    run.save(folder, asked.compact)
    (folder / "curve.svg").write_text(drawing(run.curve), "utf-8")
