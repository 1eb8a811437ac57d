"""Random games as JSON, to compare what compiled and plain rules make of the same chance.

`python -m tests.same_game 20` prints them; `CAPITAL_LUX_PURE=1` takes the plain files.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

import capital_lux as lux


def one(seats: int, seed: int) -> dict[str, Any]:
    """The record of a random game, and a digest of everything anybody saw of it."""
    rng = random.Random(seed)
    game = lux.Game(seats=seats, seed=seed)
    seen = hashlib.sha256(repr(game.opening).encode())
    while not game.over:
        seat = rng.choice(game.waiting())
        events = game.play(seat, rng.choice(game.legal(seat)))
        seen.update(repr(events).encode())
        seen.update(json.dumps([game.snapshot(), game.view(seat), game.view()]).encode())
    fast = lux.Game(seats=seats, seed=0)
    fast.deal(lux.Fast(seed))
    decisions = fast.play_out(lux.Fast(seed + 1))
    return {
        "record": game.record(),
        "seen": seen.hexdigest(),
        "fast": [decisions, fast.snapshot()],
    }


def games(count: int) -> list[dict[str, Any]]:
    """Some games of each number of seats."""
    return [one(seats, seed) for seats in (2, 3, 4) for seed in range(count)]


if __name__ == "__main__":
    print(json.dumps({"compiled": lux.COMPILED, "games": games(int(sys.argv[1]))}))
