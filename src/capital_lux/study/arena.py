"""Which bot is stronger: duplicate deals, all cores, and an honest interval.

A deal is played once for every seat of the first bot, with the same tape, so that nobody gains by
good cards. With three or four seats the first bot sits alone against a table of the second.
"""

from __future__ import annotations

import hashlib
import math
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from capital_lux.bots.levels import LEVELS
from capital_lux.bots.match import play_match
from capital_lux.bots.ratings import RATINGS
from capital_lux.rules.options import Choices
from capital_lux.rules.reasons import because
from capital_lux.study.players import AS_USUAL, Load, Thinking, faults_of, make_player
from capital_lux.study.rating import Z_95, Won, ratings
from capital_lux.study.workers import Interrupted, Prepare, workers

TOLERATED = 0.1
"""The share of its moves that a user's bot may fail in before its figures are doubted."""
ROB = "ROB"
SUMS = ("seconds", "moves", "missed", "failed")
"""What is summed up for each side.

A move is `missed` when a greedy understudy made it, and `failed` when it had a fault of any kind.
"""


@dataclass(frozen=True)
class Terms:
    """What all games of an arena have in common."""

    choices: Choices
    seed: int = 0
    thinking: Thinking = AS_USUAL

    @property
    def seats(self) -> int:
        return self.choices.seats


@dataclass
class Pairing:
    """The results of one bot against another, deal by deal."""

    first: str
    second: str
    shares: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    sums: dict[str, list[float]] = field(default_factory=lambda: {one: [0, 0] for one in SUMS})
    faults: Counter[str] = field(default_factory=Counter)
    tracebacks: dict[str, str] = field(default_factory=dict)
    """Where each bot's first exception came from."""

    def add(self, deal: dict[str, Any]) -> None:
        self.shares.append(deal["share"])
        self.points.append(deal["points"])
        self.others.append(deal["others"])
        for name, both in self.sums.items():
            self.sums[name] = [sum(pair) for pair in zip(both, deal[name], strict=True)]
        self.faults.update(deal["faults"])
        self.tracebacks = deal["tracebacks"] | self.tracebacks


def play_deal(
    first: str, second: str, number: int, terms: Terms, load: Load | None
) -> dict[str, Any]:
    """One deal, the first bot in every seat in turn (against ROB: in the only one)."""
    shares, points, others = [], [], []
    sums: dict[str, list[float]] = {name: [0, 0] for name in SUMS}
    faults: Counter[str] = Counter()
    tracebacks: dict[str, str] = {}
    seed = hashlib.sha256(f"arena {terms.seed} {number}".encode()).digest()
    games = terms.seats
    for place in range(games):
        game = terms.choices.game(seed)
        bots = [first if seat == place else second for seat in range(games)]
        players = [
            make_player(bot, seat, seed, terms.thinking, terms.choices.own, load)
            for seat, bot in enumerate(bots)
        ]
        play_match(game, players)
        winners = game.winners()
        scores = game.scores()
        shares.append(1 / len(winners) if place in winners else 0.0)
        points.append(scores[place])
        others.append((sum(scores) - scores[place]) / (len(scores) - 1))
        faults.update(faults_of(players))
        for player in players:
            counts = (player.thinking, player.moves, player.missed, player.failed)
            for name, count in zip(SUMS, counts, strict=True):
                sums[name][player.seat != place] += count
            if player.traceback:
                tracebacks.setdefault(player.name, player.traceback)
    return {
        "share": sum(shares) / games,
        "points": sum(points) / games,
        "others": sum(others) / games,
        **sums,
        "faults": faults,
        "tracebacks": tracebacks,
    }


def pairings(bots: Sequence[str], seats: int) -> list[tuple[str, str]]:
    """The pairings: all against all; at larger tables both ways round; each alone against ROB."""
    if seats == 1:
        return [(bot, ROB) for bot in bots]
    if seats == 2 or len(bots) == 2:
        return list(combinations(bots, 2))
    return list(permutations(bots, 2))


def run_arena(
    bots: Sequence[str],
    terms: Terms,
    deals: int,
    *,
    jobs: int | None = None,
    load: Load | None = None,
    prepare: Prepare | None = None,
    cluster: str | None = None,
    progress: Callable[[], None] = lambda: None,
) -> list[Pairing]:
    """Play all pairings; the results come in the order of the deals whatever the cores do.

    `prepare` is called first in every process, to load a user's tiles. No bot is made in this
    process: a user's may end the one it is in. `cluster` is the address of a Ray cluster. Ctrl-C
    raises `Interrupted`.
    """
    check(bots, terms)
    found: list[Pairing] = []
    count = min(jobs or os.cpu_count() or 1, deals)
    try:
        with workers(count, prepare, cluster=cluster) as busy:
            for _ in busy.in_order(check_bot, ((bot, terms, load) for bot in bots), 1):
                pass
            for first, second in pairings(bots, terms.seats):
                pairing = Pairing(first, second)
                found.append(pairing)
                tasks = ((first, second, number, terms, load) for number in range(deals))
                for deal in busy.in_order(play_deal, tasks):
                    pairing.add(deal)
                    progress()
    except KeyboardInterrupt:
        raise Interrupted([pairing for pairing in found if pairing.shares]) from None
    return found


def check(bots: Sequence[str], terms: Terms) -> None:
    """`ValueError` for what cannot be played, whatever the bots are."""
    if terms.seats > 1 and len(bots) < 2:
        raise ValueError(because("few-bots"))
    if len(set(bots)) != len(bots):
        raise ValueError(because("bot-twice"))
    terms.choices.game(0)


def check_bot(spec: str, terms: Terms, load: Load | None) -> None:
    """Before anything is played, refuse a bot that cannot be made."""
    make_player(spec, 0, b"", terms.thinking, terms.choices.own, load)


def fair(seats: int) -> float:
    """The win share of a bot as strong as its opponents."""
    return 0.5 if seats == 1 else 1 / seats


def as_json(found: Sequence[Pairing], seats: int) -> dict[str, Any]:
    """The result of an arena: each bot overall, and each pairing when there are several."""
    names = list(dict.fromkeys(name for pair in found for name in (pair.first, pair.second)))
    if seats == 1:
        names.remove(ROB)
    deals = [len(pairing.shares) for pairing in found]
    rated = rated_by(found, seats)
    result: dict[str, Any] = {
        "bots": [{**overall(name, found, seats), **rated.get(name, {})} for name in names],
        "deals": max(deals),
        "games": sum(deals) * seats,
    }
    if len(found) > 1:
        result["pairs"] = [
            {"bot": pair.first, "against": pair.second, **share(pair.shares)} for pair in found
        ]
    faults: Counter[str] = Counter()
    tracebacks: dict[str, str] = {}
    for pairing in found:
        faults.update(pairing.faults)
        tracebacks = pairing.tracebacks | tracebacks
    if faults:
        result["faults"] = dict(faults)
        result["tracebacks"] = tracebacks
    return result


def rated_by(found: Sequence[Pairing], seats: int) -> dict[str, dict[str, float]]:
    """Each bot's rating on the scale of the levels, if one of these plays; ROB has none."""
    if seats == 1:
        return {}
    won = [won_in(pair.first, pair.second, pair.shares) for pair in found]
    known = {level: rating.points for level, rating in RATINGS.items()}
    return {
        name: {"rating": points, "rating_low": points - half, "rating_high": points + half}
        for name, (points, half) in ratings(won, known, seats).items()
    }


def won_in(first: str, second: str, shares: Sequence[float]) -> Won:
    mean, error = spread(shares)
    return Won(first, second, mean, len(shares), error * error)


def failing(result: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The users' bots that failed too often for their figures to be their own."""
    return [
        bot
        for bot in result["bots"]
        if bot["name"] not in LEVELS and bot["failed"] > TOLERATED * bot["moves"]
    ]


def share(shares: Sequence[float]) -> dict[str, float]:
    """A win share and its 95 % interval."""
    mean, error = spread(shares)
    half = Z_95 * error
    return {"win_share": mean, "low": max(0.0, mean - half), "high": min(1.0, mean + half)}


def spread(shares: Sequence[float]) -> tuple[float, float]:
    """A mean and its error; deals are independent, the games of a deal are not."""
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((one - mean) ** 2 for one in shares) / max(1, count - 1)
    return mean, math.sqrt(max(variance, 1 / (4 * count)) / count)


def overall(name: str, found: Sequence[Pairing], seats: int) -> dict[str, Any]:
    """A bot's figures for one seat, over all its pairings."""
    shares: list[float] = []
    points: list[float] = []
    own = [pair for pair in found if name in (pair.first, pair.second)]
    for pair in own:
        first = name == pair.first
        shares += pair.shares if first else [(1 - one) / (seats - 1) for one in pair.shares]
        points += pair.points if first else pair.others
    sums = {one: sum(pair.sums[one][name != pair.first] for pair in own) for one in SUMS}
    seconds = sums.pop("seconds")
    return {
        "name": name,
        **share(shares),
        "points": sum(points) / len(points),
        "seconds_per_move": seconds / max(1, sums["moves"]),
        **sums,
    }
