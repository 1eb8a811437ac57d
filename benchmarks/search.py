"""What the champion's search gains at a decision, and how many simulations that takes.

Champions play. At some decisions all that they would try is simulated in the same few hundred
worlds, once. Then, again and again: the worlds are shuffled, the champion's race chooses with those
in front, and what it chose is compared with the net's own choice in those behind, which the race
has never seen. The gain is in rewards from -1 to 1, with a 95 % interval over decisions. Far fewer
games are needed than for a match: all limits are compared at the same decisions.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

import capital_lux as lux
from capital_lux.bots.bot import Bot
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.net_bot import ChampionBot
from capital_lux.bots.race import Budget, PairedRace
from capital_lux.bots.rollouts import Rollouts
from capital_lux.rules.shapes import View

LIMITS = (50, 100, 200, 400, 800, 1600, 3200)
WORLDS, BEHIND = 360, 80
SHUFFLES = 12
LOOKS = 0.12
"""The share of decisions that are looked at."""
SIMULATIONS = 60
"""Of the players, who only have to bring about the decisions."""
Z_95 = 1.96
Decision = dict[int, list[float]]
"""By action, the net's choice first: the reward in each world."""


class Looker(ChampionBot):
    """A champion that keeps some of its decisions."""

    def __init__(self, seed: int, kept: list[Decision]) -> None:
        super().__init__(seed, simulations=SIMULATIONS)
        self.kept = kept
        self.rng = random.Random(seed)

    def think(self, view: View) -> int:
        if self.rng.random() < LOOKS:
            rollouts = Rollouts(self.world(view), self.net, self.memory, lux.Fast(len(self.kept)))
            for action in rollouts.candidates():
                rollouts.run(WORLDS, action)
            self.kept.append({a: rollouts.rewards(a) for a in rollouts.candidates()})
        return super().think(view)


class Replay:
    """What was simulated, in another order of the worlds: all that a race asks of `Rollouts`."""

    def __init__(self, decision: Decision, order: Sequence[int]) -> None:
        self.rows = {action: [row[i] for i in order] for action, row in decision.items()}
        self.done = dict.fromkeys(decision, 0)
        self.simulations = 0

    def run(self, simulations: int, action: int) -> None:
        self.done[action] += simulations
        self.simulations += simulations

    def rewards(self, action: int) -> list[float]:
        return self.rows[action][: min(self.done[action], WORLDS - BEHIND)]

    def tally(self, action: int) -> tuple[int, float, float]:
        found = self.rewards(action)
        return self.done[action], fmean(found or [0.0]) * self.done[action], 0.0

    def partner(self, action: int) -> int:
        return -1


def decisions(options: dict[str, Any], count: int) -> list[Decision]:
    kept: list[Decision] = []
    seed = 0
    while len(kept) < count:
        seed += 1
        game = lux.Game(seed=seed, **options)
        bots: list[Bot] = [Looker(2 * seed + seat, kept) for seat in range(len(game.scores()))]
        play_match(game, [Player(bot, seat, "champion") for seat, bot in enumerate(bots)])
    return kept[:count]


def gain(decision: Decision, limit: int, rng: random.Random) -> tuple[float, float]:
    """What the choice is worth more than the net's in worlds it has not met; the simulations."""
    gains, used = [], []
    for _ in range(SHUFFLES):
        replay: Any = Replay(decision, rng.sample(range(WORLDS), WORLDS))
        race = PairedRace(replay, list(decision), 1.0)
        race.run(Budget(1.0, limit))
        chosen, usual = replay.rows[race.leader()], replay.rows[next(iter(decision))]
        gains.append(fmean(chosen[-BEHIND:]) - fmean(usual[-BEHIND:]))
        used.append(replay.simulations)
    return fmean(gains), fmean(used)


def main() -> None:
    """Measure and print."""
    if not lux.COMPILED:
        raise SystemExit("the engine is not compiled: make build")
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--edition", default="first", choices=("first", "generations"))
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--decisions", type=int, default=40)
    asked = reader.parse_args()
    options = {"edition": asked.edition, "seats": asked.seats}
    if asked.edition == "generations":
        options["powers"] = "random"
    kept = decisions(options, asked.decisions)
    print("| limit | simulations | gain |\n|---|---|---|")
    for limit in LIMITS:
        rng = random.Random(1)
        found = [gain(decision, limit, rng) for decision in kept]
        half = Z_95 * stdev(one for one, _ in found) / math.sqrt(len(found))
        mean, used = fmean(one for one, _ in found), fmean(many for _, many in found)
        print(f"| {limit:,} | {used:,.0f} | {mean:.4f} ± {half:.4f} |")


if __name__ == "__main__":
    main()
