"""Which bot is stronger: duplicate deals, all cores, and an honest interval.

A deal is played once for every seat of the first bot, with the same tape, so that luck of the cards
counts for nobody. With three or four seats the first bot sits alone against a table of the second.
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

from capital_lux.bots.levels import LEVELS, make_bot
from capital_lux.bots.match import OWN_LIMIT, Player, play_match
from capital_lux.rules.options import Choices
from capital_lux.rules.reasons import because
from capital_lux.study.interrupted import Interrupted
from capital_lux.study.workers import in_order, processes

Z_95 = 1.96
CHUNK = 8
"""Deals between two looks at whether a match is decided."""
FEWEST_DEALS = 30
"""Deals before a match may be called significant."""
TOLERATED = 0.1
"""The part of its moves in which a bot of a user's may fail before its result is called bad."""
ROB = "ROB"
Load = Callable[[str], Any]
"""Finds a user's bot; it must be picklable, for it is called in other processes."""


@dataclass(frozen=True)
class Setting:
    """What all games of an arena have in common."""

    edition: str = "first"
    seats: int = 2
    powers: Any = None
    seed: int = 0
    seconds: float | None = None
    simulations: int | None = None
    by_level: Mapping[str, int] = field(default_factory=dict)
    """Simulations for some levels, where they are not the same for all."""
    tiles: tuple[Any, ...] = ()

    def choices(self) -> Choices:
        """What its games are made of."""
        return Choices(self.edition, self.seats, self.powers, self.tiles)


@dataclass
class Pairing:
    """The results of one bot against another, deal by deal."""

    first: str
    second: str
    shares: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    moves: list[int] = field(default_factory=lambda: [0, 0])
    missed: list[int] = field(default_factory=lambda: [0, 0])
    """Moves that a greedy understudy made, because the bot failed."""
    failed: list[int] = field(default_factory=lambda: [0, 0])
    """Moves with a fault of any kind."""
    faults: Counter[str] = field(default_factory=Counter)
    tracebacks: dict[str, str] = field(default_factory=dict)
    """Where each bot's first exception came from."""

    def add(self, deal: dict[str, Any]) -> None:
        """Take in one deal."""
        self.shares.append(deal["share"])
        self.points.append(deal["points"])
        self.others.append(deal["others"])
        for side in range(2):
            self.seconds[side] += deal["seconds"][side]
            self.moves[side] += deal["moves"][side]
            self.missed[side] += deal["missed"][side]
            self.failed[side] += deal["failed"][side]
        self.faults.update(deal["faults"])
        self.tracebacks = deal["tracebacks"] | self.tracebacks


def deal_seed(seed: int, number: int) -> bytes:
    """The seed of a deal."""
    return hashlib.sha256(f"arena {seed} {number}".encode()).digest()


def bot_for(spec: str, load: Load | None, seed: int, setting: Setting) -> Any:
    """A level's bot, or one loaded from a file."""
    if spec in LEVELS:
        return make_bot(
            spec,
            seed,
            seconds=setting.seconds,
            simulations=setting.by_level.get(spec, setting.simulations),
            tiles=setting.tiles,
        )
    if load is None:
        raise ValueError(because("no-level", level=spec, levels=tuple(LEVELS)))
    return load(spec)


def play_deal(
    first: str, second: str, number: int, setting: Setting, load: Load | None
) -> dict[str, Any]:
    """One deal, the first bot in every seat in turn (against ROB: in the only one)."""
    shares, points, others = [], [], []
    seconds, moves, missed, failed = [0.0, 0.0], [0, 0], [0, 0], [0, 0]
    faults: Counter[str] = Counter()
    tracebacks: dict[str, str] = {}
    seed = deal_seed(setting.seed, number)
    for place in range(setting.seats):
        game = setting.choices().game(seed)
        players = []
        for seat in range(setting.seats):
            spec = first if seat == place else second
            bot = bot_for(spec, load, int.from_bytes(seed[:6]) + seat, setting)
            limit = None if spec in LEVELS else setting.seconds or OWN_LIMIT
            players.append(Player(bot, seat, spec, seconds=limit, tiles=setting.tiles))
        play_match(game, players)
        winners = game.winners()
        scores = game.scores()
        shares.append(1 / len(winners) if place in winners else 0.0)
        points.append(scores[place])
        others.append((sum(scores) - scores[place]) / (len(scores) - 1))
        for player in players:
            side = 0 if player.seat == place else 1
            seconds[side] += player.thinking
            moves[side] += player.moves
            missed[side] += player.missed
            failed[side] += player.failed
            faults.update(because("bot-did", bot=player.name, fault=one) for one in player.faults)
            if player.traceback:
                tracebacks.setdefault(player.name, player.traceback)
    games = setting.seats
    return {
        "share": sum(shares) / games,
        "points": sum(points) / games,
        "others": sum(others) / games,
        "seconds": seconds,
        "moves": moves,
        "missed": missed,
        "failed": failed,
        "faults": faults,
        "tracebacks": tracebacks,
    }


def pairings(bots: Sequence[str], seats: int) -> list[tuple[str, str]]:
    """Who meets whom: everybody; at larger tables both ways round; alone against ROB."""
    if seats == 1:
        return [(bot, ROB) for bot in bots]
    if seats == 2 or len(bots) == 2:
        return list(combinations(bots, 2))
    return list(permutations(bots, 2))


def run_arena(
    bots: Sequence[str],
    setting: Setting,
    deals: int,
    *,
    jobs: int | None = None,
    until_significant: bool = False,
    load: Load | None = None,
    prepare: Callable[[], object] | None = None,
    progress: Callable[[], None] = lambda: None,
) -> list[Pairing]:
    """Play all pairings; the results come in the order of the deals whatever the cores do.

    `prepare` is called first in every process, to load a user's tiles. Ctrl-C: `Interrupted`.
    """
    if setting.seats > 1 and len(bots) < 2:
        raise ValueError(because("few-bots"))
    if len(set(bots)) != len(bots):
        raise ValueError(because("bot-twice"))
    for bot in bots:
        bot_for(bot, load, 0, setting)
    setting.choices().game(0)
    found: list[Pairing] = []
    workers = min(jobs or os.cpu_count() or 1, deals)
    try:
        with processes(workers, prepare) as pool:
            for first, second in pairings(bots, setting.seats):
                pairing = Pairing(first, second)
                found.append(pairing)
                tasks = ((first, second, number, setting, load) for number in range(deals))
                for deal in in_order(pool, play_deal, tasks, 2 * workers):
                    pairing.add(deal)
                    progress()
                    if until_significant and significant(pairing, setting.seats):
                        break
    except KeyboardInterrupt:
        raise Interrupted([pairing for pairing in found if pairing.shares]) from None
    return found


def significant(pairing: Pairing, seats: int) -> bool:
    """Whether the interval leaves out the share of an equal; looked at every few deals."""
    count = len(pairing.shares)
    if count < FEWEST_DEALS or count % CHUNK:
        return False
    found = share(pairing.shares)
    return not found["low"] <= fair(seats) <= found["high"]


def fair(seats: int) -> float:
    """The share of an equal."""
    return 0.5 if seats == 1 else 1 / seats


def as_json(found: Sequence[Pairing], seats: int) -> dict[str, Any]:
    """The result of an arena: each bot overall, and each pairing when there are several."""
    names = list(dict.fromkeys(name for pair in found for name in (pair.first, pair.second)))
    if seats == 1:
        names.remove(ROB)
    deals = [len(pairing.shares) for pairing in found]
    result: dict[str, Any] = {
        "bots": [overall(name, found, seats) for name in names],
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


def failing(result: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The bots of a user's that failed too often for their figures to be their own."""
    return [
        bot
        for bot in result["bots"]
        if bot["name"] not in LEVELS and bot["failed"] > TOLERATED * bot["moves"]
    ]


def share(shares: Sequence[float]) -> dict[str, float]:
    """A win share and its 95 % interval; deals are independent, the games of a deal are not."""
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((one - mean) ** 2 for one in shares) / max(1, count - 1)
    half = Z_95 * math.sqrt(max(variance, 1 / (4 * count)) / count)
    return {"win_share": mean, "low": max(0.0, mean - half), "high": min(1.0, mean + half)}


def overall(name: str, found: Sequence[Pairing], seats: int) -> dict[str, Any]:
    """A bot's figures for one seat, over all its pairings."""
    shares: list[float] = []
    points: list[float] = []
    seconds, moves, missed, failed = 0.0, 0, 0, 0
    for pair in found:
        if name == pair.first:
            side = 0
            shares += pair.shares
            points += pair.points
        elif name == pair.second:
            side = 1
            shares += [(1 - one) / (seats - 1) for one in pair.shares]
            points += pair.others
        else:
            continue
        seconds += pair.seconds[side]
        moves += pair.moves[side]
        missed += pair.missed[side]
        failed += pair.failed[side]
    return {
        "name": name,
        **share(shares),
        "points": sum(points) / len(points),
        "seconds_per_move": seconds / max(1, moves),
        "moves": moves,
        "missed": missed,
        "failed": failed,
    }
