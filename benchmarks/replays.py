"""How long a long replay takes to open: from the request to the whole answer, unpacked.

    python benchmarks/replays.py

The game is one of the longest that 4000 games with many choices had. It is uploaded to a server
in a process of its own and asked for over loopback, from every viewpoint.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from capital_lux import Game
from capital_lux.rules.record import record_of

sys.path.insert(0, str(Path(__file__).parent))

from load import request
from server import server

SEED = 2860
TILES = ["outsider", "missionary", "sentinel", "discoverer"]
STEPS, TARGET = 300, 1.0
REPETITIONS = 5


def long_record() -> dict[str, Any]:
    """The record of a long game."""
    game = Game("generations", 4, seed=SEED, powers=TILES)
    rng = random.Random(SEED)
    while not game.over:
        seat = rng.choice(game.waiting())
        legal = game.legal(seat)
        played = [text for text in legal if text.startswith("capital")]
        game.play(seat, rng.choice(played or legal))
    return record_of(game)


def opened(port: int, path: str) -> tuple[float, int, int, int]:
    """Seconds, bytes that travelled, bytes unpacked, steps."""
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}")
    asked.add_header("accept-encoding", "gzip")
    begun = time.perf_counter()
    with urllib.request.urlopen(asked) as answer:
        sent = answer.read()
    body = gzip.decompress(sent)
    steps = len(json.loads(body)["steps"]) - 1
    return time.perf_counter() - begun, len(sent), len(body), steps


def main() -> None:
    """Measure and print."""
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with server() as running:
        found, _ = request(running.port, "/api/records", long_record())
        for viewpoint in ("all", "none", "0"):
            path = f"/api/records/{found['replay']}/replay?from={viewpoint}"
            results = [opened(running.port, path) for _ in range(REPETITIONS)]
            seconds, sent, unpacked, steps = min(results)
            print(
                f"from {viewpoint:4}: {steps} steps in {seconds:.3f} s, "
                f"{STEPS} would take {seconds * STEPS / steps:.3f} s (target {TARGET}); "
                f"slowest {max(results)[0]:.3f} s; {sent / 1e3:.0f} kB sent, "
                f"{unpacked / 1e6:.1f} MB unpacked"
            )


if __name__ == "__main__":
    main()
