"""Search with a net: the actions it holds likely are tried in worlds that the seat holds possible.

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
from capital_lux.rules.actions import ACTIONS, OVER, TEXTS
from capital_lux.rules.cards import zeros
from capital_lux.rules.chance import Chance, Fast
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

COMPILED = not __file__.endswith(".py")
NATURAL = math.e
MASK_64 = (1 << 64) - 1
NONE = -1
FEWEST_ACTIONS, MOST_ACTIONS = 4, 8
"""How many actions are tried, where there are as many."""
MASS = 0.97
"""Between the two, until the net holds it this likely that the best is among them."""
TRUST = 0.01
"""How much an action that the net is sure of is better than one it would never do."""
TEMPERATURE = 1.0
"""Others are taken to play as the net plays when it learns."""
WIN, LEAD = 0.6, 0.4
"""What the game's end is worth: the win, and by how much."""
SOFTNESS = 20.0
SPREAD = 0x632BE59BD9B4E019
"""Between the seeds of two worlds: an odd number, so that no two are the same."""


class Rollouts:
    """Simulations of one decision of one seat: what `Race` needs to choose."""

    def __init__(self, world: World, net: Net, memory: Memory, chance: Chance) -> None:
        """`memory`: what everybody remembers of the game in which the seat must act."""
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
        if not COMPILED:
            self.visits: list[int] = zeros(ACTIONS)
            self.totals: list[float] = zeros(ACTIONS)
            self.squares: list[float] = zeros(ACTIONS)
            self.prior: list[float] = zeros(ACTIONS)
        opinion, _ = Judge(net, world.base).opinion(memory, world.seat)
        top = max(opinion.values())
        shares = {action: NATURAL ** max(-80.0, logit - top) for action, logit in opinion.items()}
        for action in shares:
            self.prior[action] = shares[action] / sum(shares.values())
        self.likely = sorted(shares, key=lambda action: -shares[action])
        self.world = world

    def check_made(self) -> None:
        if self.world is None:
            raise wrong("Rollouts(...) to make rollouts", self)

    def candidates(self) -> list[int]:
        """The actions worth trying, the likeliest first."""
        self.check_made()
        found: list[int] = []
        mass = 0.0
        for action in self.likely:
            if len(found) == MOST_ACTIONS or (len(found) >= FEWEST_ACTIONS and mass >= MASS):
                break
            found.append(action)
            mass += self.prior[action]
        return found

    def run(self, simulations: int, action: int) -> None:
        """Simulate an action so many times more, each time in its next world."""
        self.check_made()
        number = natural(action)
        if number == NONE or not self.world.base.allows(self.me, number):
            raise wrong("an action that the seat may do", action, ValueError)
        self.game.listener = self.memory
        for _ in range(natural(simulations)):
            self.source.state = self.first_seed + SPREAD * self.visits[number] & MASK_64
            self.world.deal(self.source)
            self.memory.copy_from(self.root)
            reward = self.simulate(number) + TRUST * self.prior[number]
            self.visits[number] += 1
            self.totals[number] += reward
            self.squares[number] += reward * reward
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
            return self.reward()
        self.judge.look(self.memory, self.me)
        return max(-1.0, min(1.0, self.judge.value))

    def reward(self) -> float:
        """What a game that is over is worth to the seat, from -1 to 1."""
        best = -1000
        winners = 0
        for other in range(self.game.seats):
            winners += self.game.edition.wins(self.game, other)
            if other != self.me:
                best = max(best, self.game.edition.score(self.game, other))
        share = 1.0 / winners if self.game.edition.wins(self.game, self.me) else 0.0
        win = (share * self.game.seats - 1.0) / (self.game.seats - 1)
        ahead = self.game.edition.score(self.game, self.me) - best
        power: float = NATURAL ** (-2.0 * ahead / SOFTNESS)
        return WIN * win + LEAD * (1.0 - power) / (1.0 + power)

    def tally(self, action: int) -> tuple[int, float, float]:
        """How often an action was simulated, its rewards, and their squares."""
        self.check_made()
        number = natural(action)
        if not 0 <= number < ACTIONS:
            raise wrong("an action", action, ValueError)
        return self.visits[number], self.totals[number], self.squares[number]

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
