"""How fast tables are told: `python benchmarks/telling.py`.

The server makes a table model for every seat after every move.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from table import Row, measure, show

import capital_lux as lux
from capital_lux.rules.events import seen_by
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model
from capital_lux.texts import Texts

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GAMES = 20
Events = list[list[SeenEvent]]


def seen() -> tuple[list[View], Events]:
    """The views and the events of seat 0 in random games of four, both editions."""
    views, heard = [], []
    for number in range(GAMES):
        edition, powers = ("first", None) if number % 2 else ("generations", "random")
        game = lux.Game(edition, 4, number, powers=powers)
        rng = random.Random(number)
        while not game.over:
            views.append(game.view(0))
            seat = rng.choice(game.waiting())
            events = game.play(seat, rng.choice(game.legal(seat)))
            heard.append(seen_by(events, 0))
    return views, heard


def microseconds(work: Callable[[Any], object], things: Sequence[Any]) -> Callable[[], float]:
    """The mean time of `work` on each of some things."""

    def once() -> float:
        start = time.perf_counter()
        for thing in things:
            work(thing)
        return (time.perf_counter() - start) / len(things) * 1e6

    return once


def main() -> None:
    views, heard = seen()
    idle = [view for view in views if not view["legal"]]
    twelve = [view for view in views if len(view["legal"]) == 12]
    teller = Teller(NAMES, 0, powers_of(views[0]))
    texts = Texts("fr")
    lines = [line["message"] for events in heard for line in teller.lines(events)]

    def model(view: View) -> object:
        return table_model(view, NAMES)

    rows = [
        Row("table model, the seat waits", microseconds(model, idle), "us", "<= 60", True),
        Row("table model, 12 choices", microseconds(model, twelve), "us", "<= 200", True),
        Row("the lines of a move", microseconds(teller.lines, heard), "us", "", True),
        Row("a line said in French", microseconds(texts.say, lines), "us", "", True),
    ]
    measure(rows)
    show("Telling", rows)


if __name__ == "__main__":
    main()
