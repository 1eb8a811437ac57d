"""The deal of the day: today's, and the results of each day."""

from __future__ import annotations

from msgspec import Struct

from capital_lux.bots.levels import Level
from capital_lux.rules.shapes import EditionName
from capital_lux.server.protocol.values import Name, Request


class Today(Struct):
    """Today's deal, as far as it may be known before it is played."""

    day: int
    """Its number; day 1 was the first of 2026."""
    date: str
    edition: EditionName
    seats: int
    level: Level
    """The level of the opponents."""
    now: str
    ends: str
    """When the next day begins."""
    table: str | None
    """Where the guest plays or played it; null: not begun."""
    over: bool
    """Whether the guest's game is over: then the results can be read."""


class BeginDaily(Request):
    """The name under which a guest plays."""

    name: Name | None = None


class DayResult(Struct):
    """How somebody played the deal of a day."""

    rank: int | None
    """1 is the best, equals share a rank; null: not finished in time."""
    name: str | None
    level: Level | None
    """The level of a bot that played in a person's place; null: a person."""
    mine: bool
    score: int | None
    lead: int | None
    """How many points ahead of the best opponent."""
    won: bool
    table: str
    """For its replay."""


class DayResults(Struct):
    """The table of results of a day: by victory, then by lead."""

    day: int
    date: str
    edition: EditionName
    seats: int
    powers: list[str] | None
    over: bool
    """Whether the day is over."""
    results: list[DayResult]
    """The best 100, all levels and the guest's own; after the day some who did not finish."""
    ranked: int
    """How many have a rank."""
    playing: int
    """How many levels still play."""
    signs: str | None
    """The guest's rounds: ahead, level or behind at the end of each; null: did not finish."""


class DayPlayed(Struct):
    """An earlier day."""

    day: int
    date: str
    edition: EditionName
    seats: int
    people: int
    mine: bool
    """Whether the guest was one of them."""
