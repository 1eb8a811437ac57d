"""What a guest is told about themselves."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from capital_lux.bots.levels import Level
from capital_lux.rules.shapes import EditionName
from capital_lux.server.protocol.tables import TableInfo, UnreadableTable
from capital_lux.server.protocol.values import Language, Name, Request


class Me(Struct):
    """The guest who asks."""

    name: str | None
    language: Language | None
    tables: list[TableInfo]
    unreadable: list[UnreadableTable]
    """Tables where this guest sat, whose logs cannot be replayed any more."""


class Profile(Request):
    """The name by which a guest wants to be known, and the language; null changes nothing."""

    name: Name | None = None
    language: Language | None = None


class Tally(Struct):
    """Games of one sort."""

    key: str
    games: int
    wins: int
    average: float
    """The average of the scores."""


class GamePlayed(Struct):
    """One finished game."""

    table: str
    at: str
    edition: EditionName
    seats: int
    powers: list[str] | None
    levels: list[Level]
    """The levels of the bots."""
    people: int
    """How many others were people."""
    score: int
    best: int
    """The best score of the others; in a solo game ROB's."""
    won: bool


class Statistics(Struct):
    """A guest's finished games, except on one device, played on, of a known deal or of the day."""

    games: int
    wins: int
    best: int | None
    average: float | None
    by_edition: list[Tally]
    by_seats: list[Tally]
    by_tile: list[Tally]
    by_level: list[Tally]
    """By the levels of the bots, and "people" when there were any."""
    scores: list[GamePlayed]
    """The oldest first."""


class GuestData(Struct):
    """All that is stored about a guest."""

    guest: str
    name: str | None
    language: str | None
    tables: list[dict[str, Any]]
    results: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    records: list[dict[str, Any]]
