"""What travels around the table: lobby, replays, records, talk, statistics."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from capital_lux.rules.shapes import SeenEvent
from capital_lux.server.protocol import (
    Edition,
    Level,
    Line,
    SeatNumber,
    SeatState,
    TableInfo,
    TableResult,
)

# The lobby


class LobbyPlayer(Struct):
    """Who sits at a table of the lobby."""

    name: str | None
    kind: Literal["person", "bot", "open", "rob"]
    level: Level | None


class LobbyTable(Struct):
    """A table that the lobby shows."""

    table: str | None
    """The id to join by, for open tables only."""
    watch: str
    edition: Edition
    seats: int
    powers: list[str] | None
    clock: int | None
    players: list[LobbyPlayer]
    created: str
    round: int
    """0 before the game starts."""


class LobbyLists(Struct):
    """A page of the tables that anybody may join or watch, the newest first."""

    open: list[LobbyTable]
    running: list[LobbyTable]
    pages: int
    """How many pages there are, at least one."""


class LobbyNews(Struct, tag="lobby"):
    """Over the lobby's WebSocket: the first page, at once and whenever something changes."""

    open: list[LobbyTable]
    running: list[LobbyTable]
    pages: int


# Replays and records


class StepTold(Struct):
    """What is told of a step."""

    events: list[SeenEvent]
    lines: list[Line]


class StepState(SeatState):
    """The table after a step. Seen with all cards it has the hands of every seat."""

    hands: list[list[str]] | None = None


class ReplayStep(Struct):
    """One step of a game; step 0 is the opening."""

    number: int
    entry: int
    """The number of the entry in the table's log; 0 before the table's first."""
    seat: int | None
    action: str | None
    """Null for the opening, and for actions that this viewpoint does not read."""
    told: StepTold
    state: StepState


class Record(Struct):
    """A game as a file, which `lux replay` reads. It begins with a seed, a tape or a position."""

    format: str
    version: int
    edition: Edition
    seats: Annotated[int, Meta(ge=1, le=4)]
    actions: list[Annotated[str, Meta(examples=["0 home B4"])]]
    """Each with its seat."""
    result: TableResult | None
    """Null while the game goes on."""
    rules: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """The version of the rules; 1 where it is missing."""
    seed: str | UnsetType = UNSET
    players: list[str] | UnsetType = UNSET


class Replay(Struct):
    """A game step by step."""

    from_: int | Literal["all", "none"] = field(name="from")
    names: list[str]
    record: Record | None
    """Null while the game goes on."""
    before: int
    """How many steps were played before this table, in a game that was played on."""
    info: TableInfo | None
    """Null for an uploaded record."""
    seed: str | None
    commitment: str | None
    steps: list[ReplayStep]


class Uploaded(Struct):
    """A record is stored."""

    replay: str
    """The id of its replay."""


class PlayOn(Struct):
    """To play on from a step of a finished game."""

    step: Annotated[int, Meta(ge=0, le=10_000)]
    seat: SeatNumber = 0
    level: Level = "regular"
    name: Annotated[str, Meta(max_length=100)] | None = None


# Statistics and data


class Tally(Struct):
    """Games of one sort."""

    key: str
    games: int
    wins: int
    average: float
    """Of the scores."""


class GamePlayed(Struct):
    """One finished game."""

    table: str
    at: str
    edition: Edition
    seats: int
    powers: list[str] | None
    levels: list[Level]
    """Of the bots."""
    people: int
    """How many others were people."""
    score: int
    best: int
    """The best score of the others; in a solo game ROB's."""
    won: bool


class Statistics(Struct):
    """A guest's finished games.

    A game on one device, played on from another or of a deal that was known does not count.
    """

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
