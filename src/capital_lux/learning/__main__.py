"""`python -m capital_lux.learning FOLDER`: train a net, or go on with the training in a folder."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from capital_lux.learning.settings import MIXES, TrainingSettings, check


def main(arguments: list[str] | None = None) -> int:
    usual = TrainingSettings()
    parser = argparse.ArgumentParser("python -m capital_lux.learning", description=__doc__)
    parser.add_argument("folder", type=Path, help="where checkpoints, curve.svg and the net go")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train")
    parser.add_argument(
        "--decisions", type=float, default=usual.decisions, help="the most, from the beginning on"
    )
    parser.add_argument("--games", choices=sorted(MIXES), default="everything")
    parser.add_argument("--save", type=float, default=5.0, help="minutes between checkpoints")
    parser.add_argument(
        "--compact", action="store_true", help="checkpoints without games and past selves"
    )
    parser.add_argument("--deals", type=int, default=20, help="against the ladder; 0: none")
    for name in ("width", "blocks", "lanes", "threads", "horizon", "minibatch", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    parser.add_argument("--batch", type=int, default=usual.games, help="games of each lane")
    given = parser.parse_args(arguments)
    try:
        from capital_lux.learning.command import RunOptions, train
    except ModuleNotFoundError as missing:
        parser.error(f"there is no {missing.name}: pip install 'capital-lux[train]'")
    settings = replace(
        usual,
        mix=MIXES[given.games],
        decisions=given.decisions,
        games=given.batch,
        **{
            name: getattr(given, name)
            for name in ("width", "blocks", "lanes", "threads", "horizon", "minibatch", "seed")
        },
    )
    asked = RunOptions(
        given.folder, 60 * given.minutes, 60 * given.save, given.compact, given.deals
    )
    try:
        check(settings)
        return train(settings, asked)
    except (OSError, ValueError) as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    sys.exit(main())
