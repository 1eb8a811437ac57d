"""Random games as JSON, to compare what compiled and plain rules make of the same chance.

`python -m tests.rules.same_game first 20` prints some of the first edition, `generations 8 0` every
8th combination of tiles and seats; `CAPITAL_LUX_PURE=1` takes the plain files.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import capital_lux as lux
from capital_lux.conformance.harness import every_combination

VIEWS = 0.2
"""The share of positions whose views are compared too."""


def one(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The record of a random game, and a digest of everything anybody saw of it."""
    rng = random.Random(seed)
    game = lux.Game(seed=seed, **options)
    seen = hashlib.sha256(repr(game.opening).encode())
    while not game.over:
        seat = rng.choice(game.waiting())
        events = game.play(seat, rng.choice(game.legal(seat)))
        seen.update(repr(events).encode())
        seen.update(json.dumps(game.snapshot()).encode())
        if rng.random() < VIEWS:
            seen.update(json.dumps([game.view(seat), game.view()]).encode())
    fast = lux.Game(seed=0, **options)
    fast.deal(lux.Fast(seed))
    decisions = fast.play_out(lux.Fast(seed + 1))
    return {
        "record": game.record(),
        "seen": seen.hexdigest(),
        "fast": [decisions, fast.snapshot()],
    }


def first_edition(count: int) -> Iterator[dict[str, Any]]:
    """Some games of each number of seats."""
    return (one({"seats": seats}, seed) for seats in (2, 3, 4) for seed in range(count))


def every_tile(stride: int, first: int) -> Iterator[dict[str, Any]]:
    """One game for every so many of the combinations of tiles and seats, beginning with one."""
    every = [
        {"edition": "generations", "seats": seats, "powers": powers}
        for seats in (1, 2, 3, 4)
        for powers in every_combination(solo=seats == 1)
    ]
    return (one(every[at], at) for at in range(first, len(every), stride))


if __name__ == "__main__":
    numbers = map(int, sys.argv[2:])
    games = first_edition(*numbers) if sys.argv[1] == "first" else every_tile(*numbers)
    print(json.dumps({"compiled": lux.COMPILED, "games": list(games)}))
