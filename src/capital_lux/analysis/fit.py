"""Fits what a net's value is worth: `python -m capital_lux.analysis.fit [GAMES [HOPE_GAMES]]`.

The net plays games against itself. Where a round begins, what it expects is kept beside how the
game ended; until then some seats err, so that there are one-sided positions too.

The same curves show how hopeful a seat is: some decisions are played on in worlds that the seat
thinks possible, and with all cards as they are. Without GAMES the old curves stay. It needs numpy.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from itertools import count
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from capital_lux.analysis.game import JudgedSeat
from capital_lux.analysis.luck import all_expect, mean
from capital_lux.analysis.net_play import KINDS, new_game, played, remember
from capital_lux.analysis.playout import Playout
from capital_lux.analysis.worth import (
    FILE,
    Curve,
    Expected,
    Factors,
    Hope,
    ended,
    key,
    log_odds,
    part_of,
)
from capital_lux.bots.judge import Judge
from capital_lux.bots.net_file import champion, fingerprint
from capital_lux.observation.memory import Memory
from capital_lux.rules.cards import ROUNDS

GAMES = 4000
STEPS = 15
ERRORS = (0.0, 0.0, 0.2, 0.5)
"""How often a seat errs; each has one of these in a game."""
BEYOND = 0.002
"""The part of the values at each end that may be anything."""
RIDGE = 1e-6
HOPE_GAMES = 120
EVERY = 7
"""One step in this many is asked about."""
WORLDS = 32
CERTAIN = 0.001
"""A chance to win nearer to 0 or 1 than this counts as this: 32 worlds tell no more."""


Array = np.ndarray[Any, Any]
Fit = Callable[[Array, Array], Array]
"""Finds the factors of some terms, a row for each point."""


class Sample(NamedTuple):
    """A value, and what came of it."""

    value: float
    win: float
    lead: float


def samples(edition: str, seats: int, turn: int, seed: int) -> list[Sample]:
    """The values of all seats at the beginning of a round, from one game."""
    chance = random.Random(seed)
    game = new_game(edition, seats, seed)
    judge = Judge(champion(), game)
    rates = [chance.choice(ERRORS) for _ in range(game.seats)]
    values: list[float] = []

    def errs(seat: int) -> bool:
        return not values and chance.random() < rates[seat]

    for memory in played(champion(), game, errs, seed):
        if game.round == turn and not values:
            values = [judge.opinion(memory, seat)[1] for seat in range(seats)]
    results = ended(game.scores(), game.winners())[:seats]
    return [Sample(value, *result) for value, result in zip(values, results, strict=True)]


def step(terms: Array, weights: Array, wanted: Array) -> Array:
    """Weighted least squares for the factors of some terms."""
    matrix = terms.T * weights @ terms + RIDGE * np.eye(terms.shape[1])
    found: Array = np.linalg.solve(matrix, terms.T @ wanted)
    return found


def least_squares(terms: Array, wanted: Array) -> Array:
    return step(terms, np.ones(len(terms)), wanted)


def odds(terms: Array, wins: Array) -> Array:
    """Logistic regression, by Newton's method; a win may be a chance to win."""
    factors = np.zeros(terms.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-(terms @ factors)))
        factors = factors + step(terms, chances * (1 - chances), wins - chances)
    return factors


def rising(fit: Fit, values: Array, wanted: Array) -> Factors:
    """The factors of 1, v and v^3; without the last where the curve would fall at an end."""
    terms = values[:, None] ** (0, 1, 3)
    a, b, c = map(float, fit(terms, wanted))
    if b < 0 or b + 3 * c * max(values[0] ** 2, values[-1] ** 2) < 0:
        a, b = map(float, fit(terms[:, :2], wanted))
        return a, b, 0.0
    return a, b, c


def fitted(found: Sequence[Sample]) -> Curve:
    beyond = int(BEYOND * len(found))
    values, wins, leads = np.array(sorted(found)[beyond : len(found) - beyond]).T
    win, lead = rising(odds, values, wins), rising(least_squares, values, leads)
    return Curve(win, lead, float(values[0]), float(values[-1]))


class Compared(NamedTuple):
    """What is expected of a decision: by the seat, and with all cards open."""

    phase: str
    own: Expected
    open: Expected


def compared(edition: str, seats: int, seed: int) -> list[Compared]:
    """Some decisions of one game that the net plays."""
    net = champion()
    game = new_game(edition, seats, seed)
    listeners = [JudgedSeat(seat) for seat in range(seats)]
    open_cards = Playout(net, game.copy())
    memory, judge = Memory(), Judge(net, game)
    events = game.opening
    found: list[Compared] = []
    for number in count(seed):
        for listener in listeners:
            listener.follow(events)
        remember(memory, events)
        if game.over:
            return found
        seat = game.waiting()[0]
        legal = game.legal_ids(seat)
        action = legal[0] if len(legal) == 1 else judge.best(memory, seat)
        if len(legal) > 1 and number % EVERY == 0:
            view = game.view(seat)
            own, real = [], []
            world = listeners[seat].world(view)
            playout = Playout(net, world.game)
            for n in range(WORLDS):
                playout.imagine(world, n)
                over = playout.run(memory, seat, action, game.round)
                own.append(all_expect(playout, over, edition, seats)[seat])
                open_cards.deal(game, n)
                over = open_cards.run(memory, seat, action, game.round)
                real.append(all_expect(open_cards, over, edition, seats)[seat])
            found.append(Compared(part_of(view["phase"]), mean(own), mean(real)))
        events = game.play(seat, action)
    return found


def hope(found: Sequence[Compared]) -> Hope:
    """What makes a seat's expectations right on average, whether it seems ahead or behind."""
    lead = fmean(one.open.lead - one.own.lead for one in found)
    own = [log_odds(max(CERTAIN, min(1 - CERTAIN, one.own.win))) for one in found]
    terms = np.stack([np.ones(len(found)), np.array(own)], axis=1)
    shift, slope = map(float, odds(terms, np.array([one.open.win for one in found])))
    return Hope(shift, slope, lead)


def main(games: int = GAMES, hope_games: int = HOPE_GAMES) -> None:
    if games:
        write_curves(games)
    hopes = {}
    for edition, seats in KINDS:
        found = [one for seed in range(hope_games) for one in compared(edition, seats, seed)]
        for part in ("draft", "play"):
            name = f"{edition} {seats} {part}"
            hopes[name] = hope([one for one in found if one.phase == part])
            print(name, *hopes[name], flush=True)
    told = json.loads(FILE.read_text("utf-8"))
    FILE.write_text(json.dumps({**told, "hopes": hopes}, indent=1) + "\n", "utf-8")


def write_curves(games: int) -> None:
    curves = {}
    for edition, seats in KINDS:
        for turn in range(2, ROUNDS + 1):
            curve = fitted(
                [sample for seed in range(games) for sample in samples(edition, seats, turn, seed)]
            )
            curves[key(edition, seats, turn)] = curve
            print(key(edition, seats, turn), *curve)
    told = {"net": fingerprint(), "games": games, "curves": curves}
    FILE.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
