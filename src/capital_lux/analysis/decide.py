"""One decision, from what its seat could know: what each action was worth, and which was best.

The actions that the net thinks likely, and the one that was played, are tried in the same worlds
with the same luck, each played on by the net to the end of the round. The race ends when it is
clear whether the action that was played may have cost anything. If so, it and the best are tried
again in other worlds: the winner of a race was lucky, too, and would seem better than it is.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from capital_lux.analysis.accuracy import accuracy_of
from capital_lux.analysis.luck import all_expect
from capital_lux.analysis.playout import Playout
from capital_lux.analysis.shape import JUDGEMENTS, Decision, Move, Option
from capital_lux.analysis.worth import Expected, hope_of
from capital_lux.bots.net import Net
from capital_lux.bots.rollouts import Rollouts
from capital_lux.bots.world import World
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import TEXTS, action_id
from capital_lux.rules.chance import Fast
from capital_lux.rules.shapes import View

APART = 1 << 20
"""Between the worlds of the two."""
LIKELY = 8
"""How many actions are weighed: those that the net thinks likeliest."""
CLEAR = 2.0
"""How many standard errors make a difference clear."""
SMALL = 0.02
"""A chance to win that is not worth looking for."""
LEAN = 0.002
"""What a point of the lead counts, as a chance to win: it decides where the win is safe or lost."""
LINE = 4
"""The longest line."""
AGREE = 1 / 3
"""The part of the worlds in which a line must be played."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried before a decision is judged: numbers of simulations, never a time."""

    lengths: tuple[int, ...]
    """Simulations of an action after each round of the race."""
    most: int
    """Simulations of all actions in a race, shared among the seats of the game."""
    again: tuple[int, ...]
    """Simulations of an action after each round of the second look."""
    most_again: int
    """Simulations of both actions in the second look, shared likewise."""
    sure: float
    """The standard error of a loss that is known well enough."""
    steady: float
    """The standard error of a chance to win that is known well enough."""


FULL = Effort((16, 32, 64, 128), 800, (64, 128, 256, 384, 512), 2048, 0.012, 0.035)
QUICK = Effort((8, 16, 32), 320, (32, 64, 96), 512, 0.03, 0.07)
"""About a third of the simulations, for plain Python."""


class Trials:
    """What the actions of one decision led to, world by world."""

    def __init__(
        self,
        world: World,
        net: Net,
        memory: Memory,
        view: View,
        seed: int,
        effort: Effort = FULL,
    ) -> None:
        self.world = world
        self.playout = Playout(net, world.game)
        self.memory = memory
        self.seat = world.seat
        self.view = view
        self.seed = seed
        self.effort = effort
        self.hope = hope_of(view["edition"], view["seats"], view["phase"])
        self.found: dict[int, list[Expected]] = {}
        self.lines: dict[int, list[list[tuple[int, str]]]] = {}

    def bring(self, action: int, length: int) -> None:
        """Try an action until it has been tried `length` times."""
        found = self.found.setdefault(action, [])
        lines = self.lines.setdefault(action, [])
        for number in range(len(found), length):
            self.playout.imagine(self.world, self.seed + number)
            over = self.playout.run(self.memory, self.seat, action, self.view["round"])
            lines.append(self.playout.line())
            seats = self.view["seats"]
            everybody = all_expect(self.playout, over, self.view["edition"], seats)
            found.append(everybody[self.seat])

    def mean(self, action: int) -> Expected:
        found = self.found[action]
        return Expected(fmean(one.win for one in found), fmean(one.lead for one in found))

    def expected(self, action: int) -> Expected:
        """What may be expected of an action, without the seat's hope."""
        return self.hope.taken_off(self.mean(action))

    def promise(self, action: int) -> float:
        """The figure by which the best action is chosen."""
        mean = self.mean(action)
        return mean.win + LEAN * mean.lead

    def behind(self, action: int, other: int) -> tuple[float, float]:
        """How much worse an action is than another, as a chance to win, and the standard error."""
        pairs = zip(self.found[other], self.found[action], strict=False)
        gaps = [one.win - two.win for one, two in pairs]
        return fmean(gaps), stdev(gaps) / math.sqrt(len(gaps))

    def race(self, actions: Sequence[int], played: int) -> int:
        """Try the actions until it is clear what the one that was played cost; the best of all."""
        left = list(actions)
        leader = played
        most = self.effort.most // self.world.game.seats
        for length in self.effort.lengths:
            if self.cost(left, length) > most:
                left = list({leader, played})
            if self.cost(left, length) > most:
                break
            for action in left:
                self.bring(action, length)
            leader = max(left, key=self.promise)
            left = [
                action
                for action in left
                if action in (leader, played) or not self.is_behind(action, leader, played)
            ]
            if self.is_steady(leader) and self.is_settled(left, leader, played):
                break
        return leader

    def cost(self, actions: Sequence[int], length: int) -> int:
        """The simulations of all actions, once these have been tried `length` times."""
        others = [len(found) for action, found in self.found.items() if action not in actions]
        return sum(others) + len(actions) * length

    def is_behind(self, action: int, leader: int, played: int) -> bool:
        """Whether an action is clearly not the best, or hardly better than the one played."""
        gap, error = self.behind(action, leader)
        gain, doubt = self.behind(played, action)
        return gap > CLEAR * error or gain + CLEAR * doubt < SMALL

    def is_steady(self, action: int) -> bool:
        wins = [one.win for one in self.found[action]]
        return stdev(wins) / math.sqrt(len(wins)) < self.effort.steady

    def is_settled(self, left: Sequence[int], leader: int, played: int) -> bool:
        """Whether nothing is left to find out about what was lost."""
        if set(left) - {leader, played}:
            return False
        if leader == played:
            return True
        gap, error = self.behind(played, leader)
        return error < self.effort.sure or gap + CLEAR * error < SMALL

    def look_again(self, best: int, played: int) -> None:
        """Try two actions in other worlds than before, until their difference is known well."""
        self.seed += APART
        for action in (best, played):
            del self.found[action], self.lines[action]
        most = self.effort.most_again // self.world.game.seats
        for length in self.effort.again:
            if 2 * length > most:
                break
            for action in (best, played):
                self.bring(action, length)
            gap, error = self.behind(played, best)
            if error < self.effort.sure or gap + CLEAR * error < SMALL:
                break

    def line(self, action: int) -> list[Move]:
        """What follows an action in most worlds, without the picks of others, which are secret."""
        lines = [
            [(seat, text) for seat, text in line if seat == self.seat or not is_pick(text)]
            for line in self.lines[action]
        ]
        needed = AGREE * len(lines)
        found: list[tuple[int, str]] = []
        while len(found) < LINE:
            after = Counter(line[len(found)] for line in lines if len(line) > len(found))
            move, count = after.most_common(1)[0] if after else ((0, ""), 0)
            if count < needed:
                break
            found.append(move)
            lines = [line for line in lines if line[: len(found)] == found]
        return [Move(*move) for move in found]


def is_pick(action: str) -> bool:
    return action.startswith("keep ")


def judgement_of(loss: float) -> str | None:
    """The judgement on a loss.

    >>> [judgement_of(loss) for loss in (0.04, 0.05, 0.12, 0.4)]
    [None, 'inaccuracy', 'mistake', 'blunder']
    """
    return next((name for name, least in JUDGEMENTS.items() if loss >= least), None)


def decide(
    trials: Trials, net: Net, step: int, action: str, told: Mapping[str, Mapping[str, Any]]
) -> Decision:
    """What a decision was worth; `told`: the choices, as `telling.model.choices` has them."""
    played = action_id(action)
    likely = Rollouts(trials.world, net, trials.memory, Fast(trials.seed)).candidates()
    best = trials.race(list(dict.fromkeys([*likely[:LIKELY], played])), played)
    loss, error = trials.behind(played, best)
    if loss > max(SMALL, error):
        trials.look_again(best, played)
        loss, error = trials.behind(played, best)
    if loss <= CLEAR * error:
        best = played
    before, after = trials.expected(best), trials.expected(played)
    loss = before.win - after.win
    options = sorted(trials.found, key=lambda one: (one != best, -trials.promise(one)))
    return Decision(
        step=step,
        round=trials.view["round"],
        action=action,
        best=TEXTS[best],
        win=before.win,
        lead=before.lead,
        win_after=after.win,
        lead_after=after.lead,
        loss=loss,
        error=error,
        accuracy=accuracy_of(loss),
        judgement=judgement_of(loss),
        line=trials.line(best),
        options=[
            Option(
                TEXTS[one],
                *trials.expected(one),
                len(trials.found[one]),
                dict(told[TEXTS[one]]["message"]),
                dict(told[TEXTS[one]]["target"]),
            )
            for one in options
        ],
    )
