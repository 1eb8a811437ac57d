"""How a searching bot spends its time: a race between its actions, which ends when it is decided.

All actions are simulated equally often, in rounds that grow. After each round those that are
clearly behind leave the race, and the more time is gone, the fewer may stay. The race ends
when one is left, when the time is up, or when it hardly matters which of those left is chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from capital_lux.bots import clock
from capital_lux.bots.search import Search
from capital_lux.rules.actions import TEXTS

if TYPE_CHECKING:
    from capital_lux.bots.rollouts import Rollouts

FIRST_ROUND = 10.0
"""Simulations of each action in the first round."""
GROWTH = 1.5
"""How many times longer the race is after each round."""
LEAST = 200
"""Simulations of an action before its mean is trusted."""
BATCH = 250
"""Simulations of a search between two looks at the clock."""
MATTERS = 0.001
"""The loss, of a reward from 0 to 1, that hardly matters."""
CLEARLY = 0.2
"""An action leaves the race when the loss expected from that is this part of what matters."""
LEAN = 20
"""How many simulations the spread of all actions counts for when that of one is estimated."""


class Budget:
    """A number of seconds from now, or of simulations whatever the clock says."""

    def __init__(
        self,
        seconds: float,
        simulations: int | None = None,
        batch: int = BATCH,
        guarded: bool = False,
    ) -> None:
        """`batch`: simulations between two looks at the clock.

        `guarded`: both are limits, and the one that is nearer its end counts.
        """
        self.batch = batch
        self.seconds = seconds
        self.simulations = simulations
        self.guarded = guarded
        self.begun = clock.now()

    def used(self, done: int) -> float:
        """The part that is used up after a number of simulations; 1 or more is the end."""
        counted = 0.0 if self.simulations is None else done / self.simulations
        if self.simulations is not None and not self.guarded:
            return counted
        return max(counted, (clock.now() - self.begun) / self.seconds)

    def room(self, done: int) -> int:
        """How many simulations may follow at once."""
        return self.batch if self.simulations is None else min(self.batch, self.simulations - done)

    def first_round(self, actions: int) -> float:
        """The simulations of each action in the first round: few when there are few in all."""
        if self.simulations is None:
            return FIRST_ROUND
        return max(1.0, min(FIRST_ROUND, self.simulations / (4 * actions)))


class Race:
    """A race between the legal actions of one decision."""

    least = LEAST
    matters = MATTERS

    def __init__(self, search: Search | Rollouts, actions: list[int], caution: float) -> None:
        """`caution`: how many times larger than seen the errors of means are taken.

        The tree below an action goes on learning, so a mean may change by more than chance.
        """
        self.search = search
        self.left = list(actions)
        self.entered = len(actions)
        self.caution = caution

    def run(self, budget: Budget) -> None:
        """Race until it is decided or the budget is used up."""
        length = budget.first_round(self.entered)
        while len(self.left) > 1:
            for action in self.left:
                if not self.advance(action, int(length), budget):
                    return
            if self.is_decided(budget.used(self.search.simulations), int(length)):
                return
            length = max(length + 1, length * GROWTH)

    def advance(self, action: int, length: int, budget: Budget) -> bool:
        """Bring an action to a number of simulations; False when the budget ends."""
        done = self.search.tally(action)[0]
        while done < length:
            if budget.used(self.search.simulations) >= 1:
                return False
            step = min(length - done, budget.room(self.search.simulations))
            self.search.run(step, action)
            done += step
        return True

    def is_decided(self, used: float, length: int) -> bool:
        """Take out those that are behind; whether there is no more to find out."""
        self.left.sort(key=self.mean, reverse=True)
        if length >= self.least:
            losses = self.losses()
            self.left[1:] = [
                action
                for action, loss in zip(self.left[1:], losses, strict=True)
                if loss > CLEARLY * self.matters
            ]
            if sum(losses) < self.matters:
                return True
            self.drop_twin()
        allowed = math.ceil(self.entered ** (1 - min(1.0, used)))
        del self.left[max(2, allowed) :]
        return len(self.left) == 1

    def drop_twin(self) -> None:
        """Two draft picks that are best with each other: it does not matter which comes first."""
        leader = self.left[0]
        twin = self.search.partner(leader)
        if twin != leader and twin in self.left and self.search.partner(twin) == leader:
            self.left.remove(twin)

    def losses(self) -> list[float]:
        """For each but the leader: what is lost on average if it is better after all."""
        best = self.mean(self.left[0])
        return [
            expected_loss(best - self.mean(action), self.caution * error)
            for action, error in zip(self.left[1:], self.errors(), strict=True)
        ]

    def errors(self) -> list[float]:
        """For each but the leader: the standard error of how far it is behind."""
        first, *others = standard_errors([self.search.tally(action) for action in self.left])
        return [math.hypot(first, other) for other in others]

    def mean(self, action: int) -> float:
        """The mean reward of an action; nothing is known of one never simulated."""
        visits, total, _ = self.search.tally(action)
        return total / visits if visits else -1.0

    def leader(self) -> int:
        """The best of those in the race."""
        return max(self.left, key=self.mean)

    def report(self) -> list[dict[str, Any]]:
        """Each action that was simulated, as `Search` reports it; the best first."""
        place = {TEXTS[action]: self.mean(action) for action in self.left}
        return sorted(
            self.search.report(),
            key=lambda line: (-place.get(line["action"], -1.0), -line["visits"]),
        )


class PairedRace(Race):
    """A race between actions that all meet the same worlds.

    Compared world by world they differ by less than their means seem to, so fewer worlds may be
    enough; but a chance of one in twenty must show. Their rewards go from -1 to 1.
    """

    search: Rollouts
    least = 100
    matters = 2 * MATTERS

    def errors(self) -> list[float]:
        ahead = self.search.rewards(self.left[0])
        tallies = []
        for action in self.left[1:]:
            gaps = [a - b for a, b in zip(ahead, self.search.rewards(action), strict=False)]
            tallies.append((len(gaps), sum(gaps), sum(gap * gap for gap in gaps)))
        return standard_errors(tallies)


def standard_errors(tallies: Sequence[tuple[int, float, float]]) -> list[float]:
    """The standard error of each mean, from how many numbers there are, their sum and squares."""
    spreads = [max(0.0, squares - total * total / count) for count, total, squares in tallies]
    common = sum(spreads) / sum(count for count, _, _ in tallies)
    return [
        math.sqrt((spread + LEAN * common) / (count + LEAN) / count)
        for spread, (count, _, _) in zip(spreads, tallies, strict=True)
    ]


def expected_loss(ahead: float, error: float) -> float:
    """How much better something is on average that seems behind by `ahead`; 0 where it is not."""
    if error <= 0.0:
        return max(0.0, -ahead)
    z = ahead / error
    density = math.exp(-0.5 * z * z) / math.sqrt(2 * math.pi)
    return max(0.0, error * density - ahead * 0.5 * math.erfc(z / math.sqrt(2)))
