"""Search with a net: the actions it thinks likely are tried in worlds the seat thinks possible.

A simulation deals a world, does the action, and lets the net play for every seat, each from what it
knows there, to the end of the round. Then the net's value tells what the seat may expect, or the
game is over and tells it itself. All actions are tried in the same worlds with the same luck, so
that they differ by little else than what they are worth.
"""

from __future__ import annotations

import math
from typing import Any

from capital_lux.bots.judge import Judge
from capital_lux.bots.net import Net
from capital_lux.bots.world import World
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import OVER, TEXTS
from capital_lux.rules.chance import Chance, Fast
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

NATURAL = math.e
MASK_64 = (1 << 64) - 1
NONE = -1
MOST_ACTIONS = 12
"""How many actions are tried, where there are as many: the net is often too sure of itself."""
TRUST = 0.3
USUAL_SPREAD, SPREAD_WORLDS = 0.25, 2
"""How much rewards differ from world to world before any was seen, and for how many that counts."""
TEMPERATURE = 1.0
"""The others are assumed to play as the net plays when it learns."""
STRIDE = 0x632BE59BD9B4E019
"""Between the seeds of two worlds: an odd number, so that no two are the same."""


class Rollouts:
    """Simulations of one decision of one seat: what `Race` needs to choose."""

    def __init__(
        self, world: World, net: Net, memory: Memory, chance: Chance, trust: float = TRUST
    ) -> None:
        """`memory`: what everybody remembers of the game in which the seat must act.

        `trust`: by how much an action that the net is sure of is better than one it would never do,
        measured by what differs from world to world: where nothing does, simulations know.
        """
        if not isinstance(world, World) or not isinstance(memory, Memory):
            raise wrong("a world and a memory", (world, memory))
        if not isinstance(world.base, Game) or not world.base.legal_ids(world.seat):
            raise wrong("a world in which the seat must act", world, ValueError)
        self.judge = Judge(net, world.game)
        self.game = world.game
        self.root = memory
        self.memory = Memory()
        self.memory.noting = False
        self.source = Fast(chance.below(1 << 30))
        self.first_seed = self.source.state
        self.me = world.seat
        self.simulations = 0
        self.trust = trust
        self.found: dict[int, list[float]] = {}
        opinion, _ = Judge(net, world.base).opinion(memory, world.seat)
        top = max(opinion.values())
        shares = {action: NATURAL ** max(-80.0, logit - top) for action, logit in opinion.items()}
        total = sum(shares.values())
        self.prior = {action: share / total for action, share in shares.items()}
        self.likely = sorted(shares, key=lambda action: -shares[action])
        self.world = world

    def check_made(self) -> None:
        if self.world is None:
            raise wrong("Rollouts(...) to make rollouts", self)

    def candidates(self) -> list[int]:
        """The actions worth trying, the likeliest first."""
        self.check_made()
        return self.likely[:MOST_ACTIONS]

    def run(self, simulations: int, action: int) -> None:
        """Simulate an action this many more times, each time in its next world."""
        self.check_made()
        number = natural(action)
        if number == NONE or not self.world.base.allows(self.me, number):
            raise wrong("an action that the seat may do", action, ValueError)
        self.game.listener = self.memory
        found = self.found.setdefault(number, [])
        for _ in range(natural(simulations)):
            self.source.state = self.first_seed + STRIDE * len(found) & MASK_64
            self.world.deal(self.source)
            self.memory.copy_from(self.root)
            found.append(self.simulate(number))
            self.simulations += 1

    def simulate(self, action: int) -> float:
        """What the seat may expect of an action in the world that was dealt."""
        self.game.listening = True
        last = self.game.round
        self.game.act(self.me, action)
        while self.game.phase != OVER:
            if self.game.round > last and self.game.is_waiting(self.me):
                break
            seat = self.game.next_seat()
            self.game.find_choices(seat)
            if self.game.choice_count == 1:
                self.game.act(seat, self.game.choices[0])
            else:
                self.judge.look(self.memory, seat)
                self.game.act(seat, self.judge.draw(self.source, TEMPERATURE))
        self.game.listening = False
        if self.game.phase == OVER:
            return self.judge.reward(self.me)
        self.judge.look(self.memory, self.me)
        return max(-1.0, min(1.0, self.judge.value))

    def rewards(self, action: int) -> list[float]:
        """What an action brought in each world."""
        self.check_made()
        return self.found.get(natural(action), [])

    def tally(self, action: int) -> tuple[int, float, float]:
        """How often an action was simulated, its rewards and the trust in it, and their squares."""
        rewards = self.rewards(action)
        trust = self.trust * self.spread() * self.prior.get(natural(action), 0.0)
        found = [reward + trust for reward in rewards]
        return len(found), sum(found), sum([reward * reward for reward in found])

    def spread(self) -> float:
        """By how much rewards of the likeliest action differ from world to world."""
        rewards = self.found.get(self.likely[0], [])
        count = len(rewards)
        total = sum(rewards)
        squares = sum([reward * reward for reward in rewards])
        beside = max(0.0, squares - total * total / count) if count else 0.0
        usual = SPREAD_WORLDS * USUAL_SPREAD * USUAL_SPREAD
        return math.sqrt((beside + usual) / (count + SPREAD_WORLDS))

    def partner(self, action: int) -> int:
        """No action is known to be the same as another."""
        return NONE

    def report(self) -> list[dict[str, Any]]:
        """Each action tried: visits, mean reward and how likely the net holds it; best first."""
        self.check_made()
        found = []
        for action in self.likely:
            visits, total, _ = self.tally(action)
            if visits:
                found.append(
                    {
                        "action": TEXTS[action],
                        "visits": visits,
                        "value": total / visits,
                        "prior": self.prior[action],
                    }
                )
        return sorted(found, key=lambda line: -int(line["visits"]))
