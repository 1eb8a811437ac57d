"""`champion` against OpenSpiel's IS-MCTS, on our own game in OpenSpiel.

`python benchmarks/ismcts.py --deals 30 --json FILE` plays the first edition with two seats: two
games a deal, each bot in each seat, with the same chance. Every deal is a line of FILE as soon as
it is played, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from claims import read
from open_spiel.python.algorithms import ismcts, mcts

from capital_lux.bots import clock
from capital_lux.envs.openspiel.bots import LevelBot
from capital_lux.study.arena import share
from capital_lux.study.workers import workers

EXPLORATION = 1.5
SIDES = ("champion", "IS-MCTS")


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's bot, with worlds from our belief and games played to their end at random."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, simulations, random_state=chance)
    bot.set_resampler(
        lambda state, player: state.resample_from_infostate(player, chance.random_sample)
    )
    return bot


def play_one(deal: int, simulations: int) -> dict[str, Any]:
    """One deal: what champion won of it, and what each side thought."""
    clock.now = time.thread_time
    game = pyspiel.load_game("capital_lux", {"players": 2})
    won, seconds, moves = 0.0, [0.0, 0.0], [0, 0]
    for place in range(2):
        bots = (LevelBot(place, "champion", seed=deal), searcher(game, simulations, deal))
        chance = random.Random(deal)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            side = int(state.current_player() != place)
            begun = time.thread_time()
            action = bots[side].step(state)
            seconds[side] += time.thread_time() - begun
            moves[side] += 1
            state.apply_action(action)
        won += (1 + state.returns()[place]) / 4
    return {"claim": "ismcts", "deal": deal, "share": won, "seconds": seconds, "moves": moves}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="add each deal to this file as a line")
    asked = parser.parse_args()
    known = read([asked.json]) if asked.json and asked.json.exists() else []
    done = {deal["deal"] for deal in known}
    tasks = ((deal, asked.simulations) for deal in range(asked.deals) if deal not in done)
    with workers(asked.jobs) as busy:
        for deal in busy.in_order(play_one, tasks, asked.jobs):
            known.append(deal)
            if asked.json:
                with asked.json.open("a") as out:
                    print(json.dumps(deal), file=out)
    won = share([deal["share"] for deal in known])
    print(
        "champion won {win_share:.1%} ({low:.1%} - {high:.1%})".format(**won), len(known), "deals"
    )
    for side, name in enumerate(SIDES):
        spent = sum(deal["seconds"][side] for deal in known)
        print(f"{name}: {spent / sum(deal['moves'][side] for deal in known):.3f} s a move")


if __name__ == "__main__":
    main()
