"""The conformance harness: random games to the end, with every law of the engine checked.

It asks a game only through its public face, so every edition, tile and home-made variant can be
put through it: `check_game(lambda seed: Game("first", 3, seed), seed=1)`. A failure is written to
`failures/` as a record, which `python -m capital_lux.conformance --reproduce FILE` repeats.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from capital_lux.conformance.laws import Broken, check_end, check_position, play_one, require
from capital_lux.conformance.retelling import check_replay, retell
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.game import Game
from capital_lux.rules.options import EDITION_NAMES, SEAT_COUNTS, tiles_for
from capital_lux.rules.record import steps
from capital_lux.rules.soundness import has_all_cards

Make = Callable[[int], Game]

POSITIONS = 0.002
"""The share of positions that are checked closely: about one in four games."""
REPLAYS = 0.15
"""The share of games whose record is replayed, and of those that are told again with events."""
RETELLINGS = 0.01
ENDLESS = 5_000


@contextmanager
def crashes_reported() -> Iterator[None]:
    """Any exception other than a refusal is a broken law too."""
    try:
        yield
    except Broken:
        raise
    except Exception as problem:
        raise Broken("crash", f"{type(problem).__name__}: {problem}") from problem


def check_game(
    make: Make,
    seed: int,
    thorough: bool = False,
    failures: Path | None = Path("failures"),
    closer: float = 1.0,
    told: bool = False,
) -> int:
    """Play a random game to its end and check it; how many decisions it took.

    Cards are counted after every action. A few positions chosen by chance are checked closely:
    `closer` times as many as usual, or every one when `thorough`. Some games are told again, with
    what a seat is told in a world that it cannot tell from the true one; this one for sure when
    `told`. Raises `Broken` after writing a record of the failure into `failures`.
    """
    rng = random.Random(seed)
    game = make(seed)
    close = 1.0 if thorough else POSITIONS * closer
    played = 0
    try:
        with crashes_reported():
            census = Counter(game.tape()["deck"])
            while not game.over:
                require(played < ENDLESS, "turn", f"no end after {ENDLESS} decisions")
                if rng.random() < close:
                    check_position(game, census, rng, thorough)
                play_one(game, rng)
                require(has_all_cards(game), "cards", "a card is lost or made")
                played += 1
            check_end(game, census)
            chosen = 0.0 if thorough or told else rng.random() / closer
            if chosen < RETELLINGS:
                retell(game, census, rng)
            if chosen < REPLAYS:
                check_replay(game)
    except Broken as broken:
        if broken.step < 0:
            broken.step = played
        if failures is not None:
            broken.add_note(f"reproduce it with {write_failure(game, seed, broken, failures)}")
        raise
    return played


def write_failure(game: Game, seed: int, broken: Broken, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{broken.check}-{seed}.json"
    failure = {"check": broken.check, "why": broken.why, "step": broken.step, "seed": seed}
    path.write_text(json.dumps({**failure, "record": game.record()}, indent=1) + "\n")
    return path


def reproduce(path: Path, tiles: Sequence[Any] = ()) -> Broken | None:
    """Play the record of a failure with every check at every position; what broke, if anything.

    `tiles`: a user's own.
    """
    failure = json.loads(path.read_text())
    rng = random.Random(failure["seed"])
    step = -1
    try:
        with crashes_reported():
            for game, _, _, _ in steps(failure["record"], tiles):
                census = Counter(game.tape()["deck"])
                check_position(game, census, rng, thorough=True)
                step += 1
            if game.over:
                check_end(game, census)
            for _ in range(20):
                retell(game, census, rng)
    except Broken as broken:
        broken.step = step if broken.step < 0 else broken.step
        return broken
    return None


def check_seed(
    options: Mapping[str, Any], thorough: bool, seed: int, closer: float = 1.0, told: bool = False
) -> int:
    return check_game(
        lambda number: Game(seed=number, **options), seed, thorough, closer=closer, told=told
    )


def fuzz(options: Mapping[str, Any], seeds: range, jobs: int, thorough: bool) -> None:
    """Check a game for each seed, with a progress line on a terminal."""
    began, decisions = time.perf_counter(), 0
    title = " ".join(f"{key}={value}" for key, value in options.items())
    check = partial(check_seed, options, thorough)
    with ProcessPoolExecutor(jobs) as pool:
        for done, count in enumerate(pool.map(check, seeds, chunksize=50), start=1):
            decisions += count
            if sys.stderr.isatty() and (done % 100 == 0 or done == len(seeds)):
                print(f"\r{title}: {done}/{len(seeds)} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    seconds = time.perf_counter() - began
    print(f"{title}: {len(seeds)} games, {decisions} decisions, {seconds:.1f} s, no law broken")


def every_combination(solo: bool) -> Iterator[list[str]]:
    """The names of four tiles, one of each colour, in every way."""
    for tiles in product(*(tiles_for(colour, solo) for colour in DISTRICT_NAMES)):
        yield [tile.name for tile in tiles]


def wanted(edition: str, seats: list[int] | None, powers: str) -> Iterator[dict[str, Any]]:
    """The options of the games wanted on the command line."""
    for name in EDITION_NAMES if edition == "all" else (edition,):
        for count in SEAT_COUNTS[name]:
            if seats and count not in seats:
                continue
            game: dict[str, Any] = {"edition": name, "seats": count}
            if name == "first":
                yield game
            elif powers == "all":
                yield from ({**game, "powers": tiles} for tiles in every_combination(count == 1))
            else:
                yield {**game, "powers": powers.split(",") if "," in powers else powers}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("conformance", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each sort")
    parser.add_argument("--edition", choices=("all", *EDITION_NAMES), default="all")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats; 1 is solo")
    parser.add_argument(
        "--powers", default="random", help="A to D, random, all, or four tiles with commas"
    )
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--thorough", action="store_true", help="check every position closely")
    parser.add_argument("--reproduce", type=Path, metavar="FILE", help="repeat a failure")
    given = parser.parse_args(arguments)
    if given.reproduce:
        broken = reproduce(given.reproduce)
        print(f"broken: {broken}" if broken else "no law broken any more")
        return int(broken is not None)
    for options in wanted(given.edition, given.seats, given.powers):
        try:
            fuzz(options, range(given.seed, given.seed + given.games), given.jobs, given.thorough)
        except Broken as broken:
            print(f"broken: {broken}", *getattr(broken, "__notes__", ()), sep="\n")
            return 1
    return 0
