"""Tables as they are seen from outside and in the lobby, and what is asked of them over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from capital_lux.bots.levels import Level
from capital_lux.rules.shapes import EditionName
from capital_lux.server.protocol.values import (
    ActionText,
    ClientId,
    Deal,
    Name,
    Request,
    SeatKind,
    SeatNumber,
    TableKind,
    WantedLevel,
)


class PlayerInfo(Struct):
    """The occupant of a seat."""

    seat: int
    name: str | None
    kind: SeatKind
    level: Level | None
    away_since: str | None
    """When the last connection of this person was lost; null while there is one."""
    bot_in: int | None
    """Seconds until the others may give the seat of an absent player to a bot; null: not absent."""
    acting: bool
    votes: list[int]
    """The seats that want a bot to take over."""
    late: int
    """How many moves in a row the clock made; after two a bot takes the seat."""
    left: float | None
    """Seconds on its clock for the whole game, now; null without such a clock, and of a bot."""
    hints: int
    """At how many decisions the seat was given a hint."""


class TableResult(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class TableInfo(Struct):
    """A table, without anything that is secret."""

    table: str | None
    """The id for people who play; null for spectators."""
    watch: str
    edition: EditionName
    seats: int
    powers: list[str] | None
    kind: TableKind
    started: bool
    over: bool
    number: int
    """The number of the last entry."""
    commitment: str
    """The sha256 of the seed."""
    seed: str | None
    """Known when the game is over."""
    mine: list[int]
    players: list[PlayerInfo]
    next: str | None
    """The table of the rematch."""
    listed: bool
    """Whether the lobby shows it."""
    clock: int | None
    """Seconds for a move; if there is an increment, for all moves of a seat."""
    increment: int | None
    """Seconds that a move adds to its seat's clock; null: the clock is for each move."""
    deadlines: dict[str, str]
    """By seat that must act: when its time is over."""
    now: str
    """The server's time, against which deadlines count."""
    chat: bool
    watching: int
    """How many people look on without a seat."""
    deal: Deal
    """By chance, the same as in the game before, or from a seed that the table's maker chose."""
    created: str
    played_on: bool
    """Whether it began in the middle of another game."""
    result: TableResult | None
    rounds: list[list[int]]
    """Each seat's points at the end of every round; known when the game is over."""
    day: int | None
    """The number of the day whose deal it is: one try, and nothing is taken back."""


class UnreadableTable(Struct):
    """A table whose log cannot be replayed any more."""

    table: str
    edition: str
    seats: int
    created: str


class NewTable(Request):
    """The table that a guest wants."""

    edition: EditionName = "first"
    seats: Annotated[int, Meta(ge=1, le=4)] = 3
    powers: (
        Annotated[str, Meta(max_length=10)]
        | Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=4)]
        | None
    ) = None
    kind: TableKind = "bots"
    level: WantedLevel = "regular"
    name: Name | None = None
    names: Annotated[list[Name], Meta(max_length=4)] | None = None
    """The names by seat, for a table on one device."""
    seed: Annotated[str, Meta(max_length=64)] | None = None
    """64 hex digits, for a deal that is already known; not for a table with friends."""
    listed: bool = False
    """Whether the lobby shows it."""
    clock: Annotated[int, Meta(ge=30, le=259200, examples=[86400])] | None = None
    """Seconds for a move; a bot makes a move that is late."""
    increment: Annotated[int, Meta(ge=0, le=3600, examples=[5])] | None = None
    """Makes it a clock for the whole game, to which each move adds this many seconds."""
    chat: bool = True


class TakeSeat(Request):
    """The name under which somebody sits down."""

    name: Name | None = None


class Seated(Struct):
    """A seat taken."""

    token: str | None
    """For programs: `Authorization: Bearer <token>`, for this seat only; null on one device."""
    info: TableInfo


class WantBot(Request):
    """A bot for a seat."""

    level: WantedLevel = "regular"


class DoAction(Request):
    """Carries out an action."""

    id: ClientId
    seat: SeatNumber
    action: ActionText


class DoTakeBack(Request):
    """Takes the last action back."""

    id: ClientId
    seat: SeatNumber


class Done(Struct):
    """What was asked for is committed, as entry `number`."""

    number: int


class WantRematch(Request):
    """Another game with the same people."""

    same_deal: bool = False


class PlayOn(Request):
    """The step of a finished game from which the guest plays on, and the seat."""

    step: Annotated[int, Meta(ge=0, le=10_000)]
    seat: SeatNumber = 0
    level: WantedLevel = "regular"
    name: Name | None = None


class LobbyPlayer(Struct):
    """Somebody at a table of the lobby."""

    name: str | None
    kind: SeatKind
    level: Level | None


class LobbyTable(Struct):
    """A table that the lobby shows."""

    table: str | None
    """The id to join by, for open tables only."""
    watch: str
    edition: EditionName
    seats: int
    powers: list[str] | None
    clock: int | None
    increment: int | None
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


class LobbyNews(LobbyLists, tag="lobby"):
    """Over the lobby's WebSocket: the first page, at once and whenever something changes."""
