"""How fast the search is and how even the ladder of levels.

`python benchmarks/bots.py` measures speed and plays a few deals of every claim, for a look.
`python benchmarks/bots.py --deals 1000 --json FILE` plays every claim: duplicate deals, every seat
in turn, 95 % intervals over deals. Every deal is a line of FILE as soon as it is played. The same
command goes on where it was stopped, `--table FILE ...` makes the table of docs/strength.md of one
or more files, and `--ratings FILE ...` that of bots/ratings.py.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from claims import CLAIMS, as_ratings, as_table, play, read
from table import Row, measure, per_second, show

import capital_lux as lux
from capital_lux.bots.bot import BelievingBot
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.rules.events import seen_by


def start_of_round(edition: str, seats: int) -> World:
    """The worlds of seat 0 when a game begins."""
    game = lux.Game(edition, seats, seed=7, powers=None if edition == "first" else "A")
    bot = BelievingBot()
    for seen in seen_by(game.opening, 0):
        bot.hear(seen)
    return bot.world(game.view(0))


def simulations(edition: str, seats: int) -> Callable[[], int]:
    """Simulations of a search at the start of a round."""
    world = start_of_round(edition, seats)

    def work() -> int:
        Search(world, lux.Fast(1), 1).run(20_000)
        return 20_000

    return work


def samples(edition: str, seats: int) -> Callable[[], int]:
    """Worlds sampled from a belief."""
    world = start_of_round(edition, seats)
    chance = lux.Fast(1)

    def work() -> int:
        for _ in range(1000):
            world.sample(chance)
        return 1000

    return work


def measure_speed() -> None:
    """Print how fast search is."""
    rows = [
        Row(
            "simulations, first edition, 2 seats",
            per_second(simulations("first", 2)),
            target=">= 0.1",
        ),
        Row("simulations, first edition, 4 seats", per_second(simulations("first", 4))),
        Row("simulations, Generations A, 2 seats", per_second(simulations("generations", 2))),
        Row("worlds sampled, first, 2 seats", per_second(samples("first", 2)), target=">= 0.2"),
        Row("worlds sampled, first, 4 seats", per_second(samples("first", 4)), target=">= 0.2"),
    ]
    measure(rows)
    show("Search at the start of a round", rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, help="begin no deal later than this")
    parser.add_argument("--json", type=Path, help="add each deal to this file as a line")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of claims, in this order")
    parser.add_argument("--table", type=Path, nargs="+", help="make the table of these files")
    parser.add_argument("--ratings", type=Path, nargs="+", help="rate the levels by these files")
    wanted = parser.parse_args()
    if wanted.table:
        print(as_table(read(wanted.table)))
        return
    if wanted.ratings:
        print(*as_ratings(read(wanted.ratings)), sep="\n")
        return
    if wanted.only is None:
        measure_speed()
    numbers = range(len(CLAIMS)) if wanted.only is None else wanted.only
    played = play(numbers, wanted.deals, wanted.jobs, wanted.json, wanted.minutes)
    print(as_table(played))


if __name__ == "__main__":
    main()
