"""The deal of the day: what is dealt, who plays it, and how results compare.

All of it follows from the day and from a secret key. Whoever does not have the key cannot know a
deal before it is played. The bots of the day think by simulations and from a seed of each decision,
so the same actions get the same answers, however busy the machine is and however often it restarts.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime
from typing import Any, TypeVar

from capital_lux.bots.levels import Level
from capital_lux.bots.search_bot import SIMULATIONS, simulations_in
from capital_lux.play.worker import BotKind, decision_seed
from capital_lux.rules.game import Game
from capital_lux.rules.record import steps
from capital_lux.rules.shapes import View

DAY_SECONDS = 24 * 3600
BEFORE = (date(2025, 12, 31) - date(1970, 1, 1)).days
"""Day 1 is the first of 2026."""
SUNDAY = 4
"""The first Sunday of that year."""
OPPONENT: Level = "strong"
"""In the middle of the ladder, so that people can win."""
PERSON = 0
"""The seat of whoever plays: the deal is the same only in the same seat."""
AHEAD, LEVEL, BEHIND = "▲", "◆", "▼"
"""Signs that every font has, and that differ by more than colour."""
Value = TypeVar("Value")


def day_at(now: float) -> int:
    """The number of the day, in UTC; `now` in seconds since 1970."""
    return int(now // DAY_SECONDS) - BEFORE


def beginning_of(day: int) -> float:
    return float((day + BEFORE) * DAY_SECONDS)


def date_of(day: int) -> str:
    """The day in UTC as ISO 8601 writes it.

    >>> date_of(1), date_of(320)
    ('2026-01-01', '2026-11-16')
    """
    return datetime.fromtimestamp(beginning_of(day), UTC).date().isoformat()


def options_of(day: int) -> tuple[str, int]:
    """The edition and the seats: the editions in turn, three seats on Sundays, otherwise two."""
    return ("first", "generations")[day % 2], 3 if day % 7 == SUNDAY else 2


def derived(key: bytes, what: str) -> bytes:
    """32 bytes that only the owner of the key can know."""
    return hmac.digest(key, f"daily {what}".encode(), "sha256")


def seed_of(day: int, key: bytes) -> bytes:
    return derived(key, f"deal {day}")


def new_game(day: int, key: bytes) -> Game:
    edition, seats = options_of(day)
    tiles = "random" if edition == "generations" else None
    return Game(edition, seats, seed_of(day, key), powers=tiles)


def bot_kind(seed: bytes, view: View, heard: int, level: str, simulations: int | None) -> BotKind:
    """The bot that decides for a seat with this view, which has heard this many events of the deal.

    `seed`: that of the deal. `simulations`: for `PERSON`, where a level plays in a person's place;
    None is the level's own. An opponent has those of its level, however long they take.
    """
    seat = view["seat"]
    assert seat is not None
    if seat != PERSON:
        simulations = simulations_in(view["edition"], SIMULATIONS[OPPONENT])
    return BotKind(level, decision_seed(seed, seat, heard), simulations=simulations)


def lead_of(scores: Sequence[int]) -> int:
    """By how many points the person is ahead of the best opponent."""
    return scores[PERSON] - max(scores[PERSON + 1 :])


def signs_of(record: dict[str, Any]) -> str:
    """A sign for each round: whether the person was ahead at its end. It names no card."""
    found = ""
    for game, seat, _, events in steps(record):
        if seat >= 0 and (game.over or any(event.what == "round" for event in events)):
            lead = lead_of(game.scores())
            found += AHEAD if lead > 0 else BEHIND if lead < 0 else LEVEL
    return found


def ranked(
    results: Iterable[Value], of: Callable[[Value], tuple[bool, int]]
) -> list[tuple[int, Value]]:
    """Results with their ranks, the best first; `of`: whether it was won, and the lead.

    >>> ranked([(False, -3), (True, 2), (True, 2)], lambda result: result)
    [(1, (True, 2)), (1, (True, 2)), (3, (False, -3))]
    """
    found: list[tuple[int, Value]] = []
    for at, result in enumerate(sorted(results, key=of, reverse=True), 1):
        same = bool(found) and of(found[-1][1]) == of(result)
        found.append((found[-1][0] if same else at, result))
    return found
