"""How fast the research environments are, beside pgx in the same run.

Method
- A decision is one action of one seat in one game. What is timed is the environment's step: the
  action is carried out, a game that ended is dealt anew, and the observation and mask of the seat
  that acts next are written. Choosing the actions (at random among the legal ones) is not timed.
- All batches have the same number of games. pgx is compiled by jax for the CPU and held to one
  thread; its games are dealt anew by its own `auto_reset`; it is warm before it is timed.
- The rows are measured in turn, again and again. A repetition is many steps, and its figure is that
  of the median step. The machine is shared, so the best repetition is the one least disturbed; the
  spread is printed too.
- Two threads need two free cores: look at the load of the machine first.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from table import MILLION, Row, measure, per_second, show

import capital_lux as lux
from capital_lux.envs.batch import BatchGame
from capital_lux.observation import ACTIONS, SIZE, Observer

GAMES = 1024
STEPS = 64
WARM_UP = 200
PEERS = ("kuhn_poker", "leduc_holdem", "tic_tac_toe")
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def chosen(masks: npt.NDArray[np.uint8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for each game."""
    weights = rng.integers(1, 256, masks.shape, dtype=np.uint8)
    return np.asarray((masks * weights).argmax(axis=1))


def batch(threads: int = 1, **options: Any) -> Callable[[], float]:
    """Millions of decisions a second in a batch whose games are at different points."""
    rng = np.random.default_rng(1)
    games = BatchGame(GAMES, **options, seed=1, threads=threads)
    for _ in range(WARM_UP):
        games.step(chosen(games.masks, rng))

    def once() -> float:
        times = []
        for _ in range(STEPS):
            actions = chosen(games.masks, rng)
            start = time.perf_counter()
            games.step(actions)
            times.append(time.perf_counter() - start)
        return GAMES / statistics.median(times) / MILLION

    return once


def single() -> Callable[[], int]:
    """One game driven from Python: fill, act; the choice is in the time."""
    row, marks = np.zeros(SIZE, dtype=np.uint8), np.zeros(ACTIONS, dtype=np.uint8)
    game = lux.Game("first", 2, seed=1)
    chance = lux.Fast(1)
    rand = random.Random(1).random

    def work() -> int:
        game.deal(chance)
        observer = Observer(game)
        decisions = 0
        while waiting := game.waiting():
            seat = waiting[0]
            observer.fill(seat, row, marks)
            legal = marks.nonzero()[0]
            observer.play_relative(seat, int(legal[int(rand() * len(legal))]))
            decisions += 1
        return decisions

    return work


def peer(name: str) -> Callable[[], float]:
    """The same of a pgx game."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES)
    state = jax.jit(jax.vmap(env.init))(keys)
    rng = np.random.default_rng(1)

    def once() -> float:
        nonlocal state, keys
        times = []
        for _ in range(STEPS):
            actions = jax.numpy.asarray(
                chosen(np.asarray(state.legal_action_mask).astype(np.uint8), rng)
            )
            keys = jax.random.split(keys[0], GAMES)
            jax.block_until_ready((actions, keys))
            start = time.perf_counter()
            state = jax.block_until_ready(step(state, actions, keys))
            times.append(time.perf_counter() - start)
        return GAMES / statistics.median(times) / MILLION

    once()
    return once


def peer_rows() -> list[Row]:
    """The figures of pgx, if it is installed."""
    os.environ.setdefault("XLA_FLAGS", ONE_THREAD)
    try:
        version = import_module("pgx").__version__
    except ImportError:
        print("pgx is not installed (pip install pgx): left out\n")
        return []
    return [Row(f"pgx {version}, {name}, one thread", peer(name)) for name in PEERS]


def main() -> None:
    if not lux.COMPILED:
        raise SystemExit("the engine is not compiled: make build")
    one = Row("batch, first edition, 2 seats", batch(), target=">= 2")
    two = Row("the same, two threads", batch(threads=2), target=">= 1.7 x")
    random_tiles: dict[str, Any] = {"edition": "generations", "powers": "random"}
    mixed = [
        *({"edition": "first", "seats": seats} for seats in (2, 3, 4)),
        *({**random_tiles, "seats": seats} for seats in (1, 2, 3, 4)),
    ]
    rows = [
        one,
        two,
        Row("batch, first edition, 4 seats", batch(seats=4)),
        Row("batch, Generations, random tiles, 2 seats", batch(**random_tiles)),
        Row("batch, Generations, random tiles, 4 seats", batch(seats=4, **random_tiles)),
        Row("batch, solo, random tiles", batch(seats=1, **random_tiles)),
        Row("batch, all editions and seat counts mixed", batch(games=mixed)),
        *peer_rows(),
        Row("one game from Python, first edition, 2 seats", per_second(single())),
    ]
    measure(rows)
    show(f"Environments, decisions, {GAMES} games at once", rows)
    print(f"two threads / one: {two.best / one.best:.2f}")


if __name__ == "__main__":
    main()
