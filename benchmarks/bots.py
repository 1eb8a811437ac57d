"""How fast the search is and how strong the levels are.

`python benchmarks/bots.py` measures speed and plays a few deals of every claim, for a look.
`python benchmarks/bots.py --deals 1000 --simulations 2000 --json FILE` is what docs/strength.md
was made with: duplicate deals, every seat in turn, 95 % intervals over deals.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from table import Row, measure, per_second, show

import capital_lux as lux
from capital_lux.bots.bot import BelievingBot
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.study.arena import Setting, as_json, run_arena

Claim = tuple[str, tuple[str, ...], str, int, str | None, float]
CLAIMS: list[Claim] = [
    ("regular beats random", ("regular", "random"), "first", 2, None, 0.95),
    ("expert beats regular", ("expert", "regular"), "first", 2, None, 0.75),
    ("expert at a regular table", ("expert", "regular"), "first", 3, None, 0.45),
    ("expert at a regular table", ("expert", "regular"), "first", 4, None, 0.36),
    ("master beats expert", ("master", "expert"), "first", 2, None, 0.55),
    ("regular beats random", ("regular", "random"), "generations", 2, "random", 0.92),
    ("expert beats regular", ("expert", "regular"), "generations", 2, "random", 0.72),
    ("expert at a regular table", ("expert", "regular"), "generations", 3, "random", 0.42),
    ("expert at a regular table", ("expert", "regular"), "generations", 4, "random", 0.33),
    ("master beats expert", ("master", "expert"), "generations", 2, "random", 0.52),
    ("expert against ROB", ("expert",), "generations", 1, "random", 0.60),
]
MASTER_FACTOR = 10
"""Master thinks ten times as long as expert."""


def start_of_round(edition: str, seats: int) -> World:
    """The worlds of seat 0 when a game begins."""
    game = lux.Game(edition, seats, seed=7, powers=None if edition == "first" else "A")
    bot = BelievingBot()
    for event in game.opening:
        seen = event.seen_from(0)
        if seen is not None:
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


def judge(claim: Claim, deals: int, budget: int, jobs: int) -> dict[str, Any]:
    """Play one claim."""
    what, bots, edition, seats, powers, target = claim
    setting = Setting(edition, seats, powers, seed=1, simulations=budget)
    if "master" in bots:
        setting = Setting(
            edition,
            seats,
            powers,
            seed=1,
            by_level={"expert": budget, "master": budget * MASTER_FACTOR},
        )
    begun = time.perf_counter()
    result = as_json(run_arena(bots, setting, deals, jobs=jobs), seats)
    first = result["bots"][0]
    print(
        f"{what:26} {edition:11} {seats} seats  {first['win_share']:6.1%} "
        f"({first['low']:.1%} - {first['high']:.1%})  at least {target:.0%}  "
        f"{first['points']:5.1f} points  {deals} deals  {time.perf_counter() - begun:4.0f} s",
        flush=True,
    )
    return {"claim": what, "edition": edition, "seats": seats, "target": target, **result}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=Path)
    parser.add_argument("--only", type=int, nargs="*", help="numbers of claims, from 0")
    wanted = parser.parse_args()
    if wanted.only is None:
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
    print(
        f"Strength, {wanted.simulations} simulations a move (master {MASTER_FACTOR} times that)\n"
    )
    found = []
    for number, claim in enumerate(CLAIMS):
        if wanted.only is None or number in wanted.only:
            found.append(judge(claim, wanted.deals, wanted.simulations, wanted.jobs))
            if wanted.json:
                wanted.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
