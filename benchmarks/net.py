"""How long a net thinks: a decision from the position to a number for each legal action.

What is timed is all of it: the observation is written, its bits are found, the net is worked out,
and the legal actions and the position are judged. The weights are random; the positions are of
random games of every edition and number of seats, in turn, so that each finds the memory as cold
as a search would leave it. Processor time is counted, so a busy machine disturbs little.
"""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Callable
from itertools import cycle
from typing import Any

from table import MILLION, Row, measure, show

import capital_lux as lux
from capital_lux.bots.judge import Judge
from capital_lux.bots.net import Net, parts, scales_of
from capital_lux.observation import Observer

WIDTHS = (256, 384, 512, 768)
BLOCKS = 2
DECISIONS = 2000
POSITIONS = 12
GAMES: list[dict[str, Any]] = [
    *({"edition": "first", "seats": seats} for seats in (2, 3, 4)),
    *({"edition": "generations", "seats": seats, "powers": "random"} for seats in (1, 2, 3, 4)),
]


def random_net(width: int) -> Net:
    rng = random.Random(width)
    body = bytearray()
    for name, rows, columns in parts(width, BLOCKS):
        body += rng.randbytes(rows * columns)
        floats = scales_of(name, rows, columns) if rows else columns
        body += array("f", [rng.random() / 128 if rows else 1.0] * floats).tobytes()
    return Net(width, BLOCKS, bytes(body))


def positions(net: Net) -> list[tuple[Judge, Any, int]]:
    """Judges of games that are under way, what is remembered there, and who must act."""
    found = []
    rng = random.Random(1)
    for options in GAMES:
        for seed in range(POSITIONS):
            game = lux.Game(seed=seed, **options)
            observer = Observer(game)
            for _ in range(rng.randrange(40)):
                seat = rng.choice(game.waiting())
                observer.play(seat, rng.choice(game.legal(seat)))
            found.append((Judge(net, game), observer.memory, game.waiting()[0]))
    rng.shuffle(found)
    return found


def decisions(width: int) -> Callable[[], float]:
    """Microseconds a decision."""
    turn = cycle(positions(random_net(width)))

    def once() -> float:
        asked = [next(turn) for _ in range(DECISIONS)]
        start = time.process_time()
        for judge, memory, seat in asked:
            judge.best(memory, seat)
        return (time.process_time() - start) / DECISIONS * MILLION

    return once


def main() -> None:
    """Measure and print."""
    if not lux.COMPILED:
        raise SystemExit("the engine is not compiled: make build")
    rows = [
        Row(
            f"width {width}, {BLOCKS} blocks",
            decisions(width),
            "us",
            "<= 30" if width == 512 else "",
            less_is_better=True,
        )
        for width in WIDTHS
    ]
    measure(rows)
    show("A net's decision", rows)


if __name__ == "__main__":
    main()
