"""How fast a study is: the net's own games, what the runner adds, and what a second worker gives.

The runner's part is what a worker does beside the games: rows, files and their joining; not the
start of processes. It is counted in processor time, so a busy machine disturbs little. Two workers
are timed by the clock: where others use the machine too, they tell more about those.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from table import Row, measure, show

from capital_lux.rules.chance import Fast
from capital_lux.study.parquet import TABLES, join, portion_as_parquet
from capital_lux.study.plan import PORTION, Plan, plan_of
from capital_lux.study.rows import SEED_BYTES, NetPlayer
from capital_lux.study.run import run_study, write

GAMES = PORTION
WHOLE = 4000
"""Games of a study that is timed by the clock, so long that starting its workers hardly counts."""
REPETITIONS = 5
STRETCHES = 3
"""How often games are played bare and by the runner, in turn, for one figure."""


def plan(edition: str, seats: int, games: int) -> Plan:
    powers = {} if edition == "first" else {"powers": "A"}
    part = {"edition": edition, "seats": seats, "games": games, **powers}
    return plan_of({"parts": [part]})


def bare(edition: str, seats: int) -> Callable[[], float]:
    """Thousands of decisions a second of processor time; nothing is kept of the games."""
    asked = plan(edition, seats, GAMES)
    player = NetPlayer(asked.parts[0])
    player.play(asked.seed_of(0), 0)
    [(judge, twin)] = player.judges.values()

    def once() -> float:
        decisions = 0
        start = time.process_time()
        for number in range(GAMES):
            seed = int.from_bytes(asked.seed_of(number)[:SEED_BYTES])
            player.witness.play(judge, twin, Fast(seed), 0, 0)
            decisions += player.witness.decisions
        return decisions / (time.process_time() - start) / 1000

    return once


def added(edition: str, seats: int) -> Callable[[], float]:
    """By how many hundredths rows and files make the games of a study slower.

    The same games are played bare and by the runner in turn, short stretches of each, so that
    what slows the machine down for a while slows both; their sums are compared.
    """
    asked = plan(edition, seats, GAMES)
    alone = bare(edition, seats)

    def once() -> float:
        without = within = 0.0
        for _ in range(STRETCHES):
            start = time.process_time()
            alone()
            between = time.process_time()
            with TemporaryDirectory() as folder:
                files = []
                for portion in asked.portions():
                    files.append(Path(folder) / portion.name)
                    write(files[-1], portion_as_parquet(asked, portion)["games"])
                join(files, Path(folder) / "games.parquet", TABLES["games"])
            without += between - start
            within += time.process_time() - between
        return 100 * (within / without - 1)

    once()
    return once


def faster() -> float:
    """How many times as fast two workers are as one, by the clock."""
    asked = plan("first", 2, WHOLE)
    spent = []
    for jobs in (1, 2):
        with TemporaryDirectory() as folder:
            start = time.perf_counter()
            run_study(asked, Path(folder) / "found", jobs=jobs)
            spent.append(time.perf_counter() - start)
    return spent[0] / spent[1]


def main() -> None:
    kinds = [("first", 2), ("first", 4), ("generations", 2), ("generations", 4)]
    rows = [
        Row(f"{edition}, {seats} seats, one core", bare(edition, seats), "k/s", target=">= 60")
        for edition, seats in kinds
    ]
    measure(rows)
    show("Games by the net alone, decisions", rows)
    runner = [
        Row(f"{edition}, {seats} seats", added(edition, seats), "%", "<= 5", True, REPETITIONS)
        for edition, seats in (kinds[0], kinds[2])
    ]
    measure(runner)
    show("What the runner adds to the time of the games", runner)
    scaling = [Row("first edition, 2 seats", faster, "x", ">= 1.8", repetitions=3)]
    measure(scaling)
    show("Two workers beside one", scaling)


if __name__ == "__main__":
    main()
