"""How fast the engine is, first edition, beside OpenSpiel's C++ in the same run.

Method
- A decision is one choice of one seat, out of all its legal actions, each equally likely.
- "inside the engine": shuffle, deal and play whole games without leaving C (`play_out`).
- OpenSpiel: `RandomRolloutEvaluator` plays random games in C++. Python cannot call it, but a
  search of one simulation (`MCTSBot`) calls it once, on the root, for as many games as it is told:
  one call from Python is thousands of games in C++. They begin after the deal. We shuffle and deal
  in our time, which is to OpenSpiel's advantage. The decisions of a game are counted by playing
  some: in these three games their number depends on the deal alone, and that is checked.
- "from Python": the loop of a research user, a call for each of waiting, legal_ids and play_id.
  Our deal is one call and included. In OpenSpiel a deal is a chance move for each card, which the
  user makes, so its figure is given with the deal and without.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from table import MILLION, Row, measure, per_second, show

import capital_lux as lux

PEERS = ("hearts", "oh_hell", "spades")
ROLLOUTS = 2000
DEALS = 5
IMPORTS = 20


def inside(seats: int) -> Callable[[], int]:
    """Whole random games in the engine."""
    game = lux.Game("first", seats, seed=1)
    chance = lux.Fast(seats)

    def work() -> int:
        decisions = 0
        for _ in range(20):
            game.deal(chance)
            decisions += game.play_out(chance)
        return decisions

    return work


def from_python(seats: int) -> Callable[[], int]:
    """Whole random games, every decision made by Python."""
    game = lux.Game("first", seats, seed=1)
    chance = lux.Fast(seats)
    rand = random.Random(seats).random

    def work() -> int:
        decisions = 0
        game.deal(chance)
        while waiting := game.waiting():
            seat = waiting[0]
            ids = game.legal_ids(seat)
            game.play_id(seat, ids[int(rand() * len(ids))])
            decisions += 1
        return decisions

    return work


def in_the_middle(seats: int) -> lux.Game:
    """A game in round 2."""
    game = lux.Game("first", seats, seed=5)
    while game.round < 2 or len(game.waiting()) != 1:
        seat = game.waiting()[0]
        game.play_id(seat, game.legal_ids(seat)[0])
    return game


def copies(seats: int) -> Callable[[], int]:
    """New games like a running one."""
    game = in_the_middle(seats)

    def work() -> int:
        for _ in range(1000):
            game.copy()
        return 1000

    return work


def copies_into(seats: int) -> Callable[[], int]:
    """An existing game made like a running one."""
    game = in_the_middle(seats)
    twin = game.copy()

    def work() -> int:
        for _ in range(1000):
            twin.copy_from(game)
        return 1000

    return work


def python(code: str, **settings: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **settings},
        cwd=os.path.dirname(__file__),
    )
    return done.stdout


def plain(seats: int) -> float:
    """Whole random games in plain Python, in an interpreter of its own."""
    code = f"import engine, table; print(table.per_second(engine.inside({seats}), 1.0)())"
    return float(python(code, CAPITAL_LUX_PURE="1"))


def start_time(code: str) -> float:
    """Milliseconds an interpreter takes to start, run some code and stop."""
    start = time.perf_counter()
    python(code)
    return (time.perf_counter() - start) * 1000


def import_time() -> float:
    """Milliseconds that the import adds to a start."""
    bare = min(start_time("pass") for _ in range(3))
    return start_time("import capital_lux") - bare


def dealt(game: Any, rand: random.Random) -> Any:
    """A state of an OpenSpiel game after its deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        chance_move(state, rand)
    return state


def chance_move(state: Any, rand: random.Random) -> None:
    """Let chance act in an OpenSpiel game."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rand.choices(actions, weights)[0])


def decisions_from(state: Any, rand: random.Random) -> int:
    """The decisions of a random OpenSpiel game from a state."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance_move(state, rand)
        else:
            state.apply_action(rand.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rollouts(pyspiel: Any, name: str) -> Callable[[], float]:
    """OpenSpiel's random games in C++, over several deals."""
    rand = random.Random(1)
    game = pyspiel.load_game(name)
    states = [dealt(game, rand) for _ in range(DEALS)]
    lengths = [{decisions_from(state, rand) for _ in range(20)} for state in states]
    if any(len(length) != 1 for length in lengths):
        raise SystemExit(f"{name}: games from one deal differ in length, {lengths}")
    decisions = ROLLOUTS * sum(map(sum, lengths))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def once() -> float:
        start = time.perf_counter()
        for state in states:
            bot.mcts_search(state)
        return decisions / (time.perf_counter() - start) / MILLION

    return once


def peer_from_python(pyspiel: Any, name: str, deal: bool) -> Callable[[], int]:
    """OpenSpiel driven from Python: with the deal, or from one that is already made."""
    rand = random.Random(1)
    game = pyspiel.load_game(name)
    state = game.new_initial_state() if deal else dealt(game, rand)
    return lambda: decisions_from(state, rand)


def peer_rows() -> list[Row]:
    """OpenSpiel's figures, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install '.[bench]'): left out\n")
        return []
    rows = [Row(f"OpenSpiel C++ rollouts, {name}", rollouts(pyspiel, name)) for name in PEERS]
    for deal, how in ((True, "deal included"), (False, "after the deal")):
        for name in PEERS:
            work = peer_from_python(pyspiel, name, deal)
            rows.append(Row(f"OpenSpiel from Python, {name}, {how}", per_second(work)))
    return rows


def main() -> None:
    if not lux.COMPILED:
        raise SystemExit("the engine is not compiled: make build")
    rows = [
        *(
            Row(f"decisions inside the engine, {n} seats", per_second(inside(n)), target=">= 8")
            for n in (2, 3, 4)
        ),
        *(
            Row(f"decisions from Python, {n} seats", per_second(from_python(n)), target=">= 1")
            for n in (2, 3, 4)
        ),
        Row("copy(), 4 seats", per_second(copies(4)), target=">= 1"),
        Row("copy_from(), 4 seats", per_second(copies_into(4)), target=">= 1"),
        *(
            Row(f"decisions in plain Python, {n} seats", partial(plain, n), target=">= 0.2")
            for n in (2, 3, 4)
        ),
        *peer_rows(),
        Row("import capital_lux", import_time, "ms", "< 100", True, IMPORTS),
    ]
    measure(rows)
    show("First edition", rows)


if __name__ == "__main__":
    main()
