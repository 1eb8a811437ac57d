"""How fast the environments for other libraries are, beside those libraries' own games.

Method
- PettingZoo: the loop of its documentation, `agent_iter`, `last`, `step`, with a legal action
  chosen at random by the same line for every game. A move is a `step`, the steps of agents that
  are out included; deals are in the time. leduc and hanabi are PettingZoo's, as `make` gives them,
  with its wrappers; ours is `env`.
- Gymnasium: a vector of games with one learner against a random opponent. A step is one of the
  learner's in one game; its actions are chosen at random by the same line for all, in the time. The
  peer is Gymnasium's own `SyncVectorEnv` of our single games.
- OpenSpiel: random games driven from Python. A move is an action of a player or of chance, chosen
  at random by the same lines for every game. Decisions are the moves of players alone, in the same
  time. The peers are OpenSpiel's games that are written in Python.
- The rows are measured in turn. A ratio is taken in each turn, of two figures that lie seconds
  apart; its median and its lowest and highest are shown. A ratio above 1: ours is faster.
"""

from __future__ import annotations

import logging
import random
import statistics
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from table import Row, measure, per_second, show

import capital_lux as lux

REPETITIONS = 9
PETTINGZOO_PEERS = ("leduc_holdem-v4", "hanabi-v5")
OPENSPIEL_PEERS = (
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
    "python_hangman",
    "python_ant_foraging",
)
"""All of its Python games in which one player acts at a time and that need no more parameters."""
OURS = (
    ("first, 2 seats", {"edition": "first", "seats": 2}),
    ("first, 4 seats", {"edition": "first", "seats": 4}),
    ("Generations, 3 seats, set C", {"edition": "generations", "seats": 3, "powers": "C"}),
)


def pettingzoo_moves(env: Any) -> Callable[[], int]:
    """A game of PettingZoo."""
    rand = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rand.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            moves += 1
        return moves

    return work


def vector_steps(envs: Any) -> Callable[[], int]:
    """A step of a vector of Gymnasium."""
    rng = np.random.default_rng(1)
    last = [envs.reset(seed=1)[1]]

    def work() -> int:
        masks = last[0]["action_mask"]
        weights = rng.integers(1, 127, masks.shape, dtype=np.int8)
        last[0] = envs.step((masks * weights).argmax(axis=1))[4]
        return len(masks)

    return work


def openspiel_moves(game: Any, decisions_only: bool) -> Callable[[], int]:
    """A game of OpenSpiel."""
    rand = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        moves = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rand.choices(outcomes, chances)[0])
            else:
                state.apply_action(rand.choice(state.legal_actions()))
                decisions += 1
            moves += 1
        return decisions if decisions_only else moves

    return work


def line(what: str, work: Callable[[], int]) -> Row:
    """A row of the table, in thousands a second."""
    once = per_second(work)
    return Row(what, lambda: once() * 1000, "k/s", repetitions=REPETITIONS)


def pettingzoo_rows() -> tuple[list[Row], list[Row]]:
    """Ours and PettingZoo's."""
    zoo = import_module("pettingzoo")
    env = import_module("capital_lux.envs.pettingzoo").env
    ours = [line(f"PettingZoo: ours, {name}", pettingzoo_moves(env(**o))) for name, o in OURS]
    peers = []
    for name in PETTINGZOO_PEERS:
        try:
            peer = zoo.make("aec", f"classic/{name}")
        except Exception as problem:
            print(f"{name} cannot be made ({problem}): left out\n")
            continue
        peers.append(line(f"PettingZoo: its {name}", pettingzoo_moves(peer)))
    return ours, peers


def vector_rows() -> tuple[list[Row], list[Row]]:
    """Ours and Gymnasium's own vector of our games."""
    import_module("capital_lux.envs.gymnasium")
    make = partial(import_module("gymnasium").make_vec, "CapitalLux-v0", opponents="random")
    ours = line("Gymnasium: 1,024 games as a batch", vector_steps(make(num_envs=1024)))
    sync = make(num_envs=64, vectorization_mode="sync")
    return [ours], [line("Gymnasium: its vector of 64 games", vector_steps(sync))]


def openspiel_rows(decisions_only: bool) -> tuple[list[Row], list[Row]]:
    """Ours and OpenSpiel's."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    import_module("capital_lux.envs.openspiel.game")
    unit = "decisions" if decisions_only else "moves"
    moves = partial(openspiel_moves, decisions_only=decisions_only)
    ours = []
    for name, options in OURS:
        params = {"players" if key == "seats" else key: value for key, value in options.items()}
        game = pyspiel.load_game("capital_lux", params)
        ours.append(line(f"OpenSpiel {unit}: ours, {name}", moves(game)))
    peers = [
        line(f"OpenSpiel {unit}: its {name}", moves(pyspiel.load_game(name)))
        for name in OPENSPIEL_PEERS
    ]
    return ours, peers


def show_ratios(ours: list[Row], peers: list[Row]) -> None:
    """How many times faster the slowest of ours is than each of the others."""
    for peer in peers:
        slowest = min(ours, key=lambda row: statistics.median(row.figures))
        ratios = [a / b for a, b in zip(slowest.figures, peer.figures, strict=True)]
        spread = f"{min(ratios):.2f} - {max(ratios):.2f}"
        print(f"{slowest.what} / {peer.what}: {statistics.median(ratios):.2f} ({spread})")


def main() -> None:
    if not lux.COMPILED:
        raise SystemExit("the engine is not compiled: make build")
    logging.disable(logging.WARNING)
    warnings.simplefilter("ignore")
    groups = [pettingzoo_rows(), vector_rows(), openspiel_rows(False), openspiel_rows(True)]
    rows = [row for ours, peers in groups for row in (*ours, *peers)]
    measure(rows)
    show("Environments for other libraries", rows)
    for ours, peers in groups:
        show_ratios(ours, peers)


if __name__ == "__main__":
    main()
