"""The tables that anybody may join or watch."""

from __future__ import annotations

from msgspec import Struct

from capital_lux.server.protocol.values import Edition, Level, SeatKind


class LobbyPlayer(Struct):
    """Who sits at a table of the lobby."""

    name: str | None
    kind: SeatKind
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


class LobbyNews(LobbyLists, tag="lobby"):
    """Over the lobby's WebSocket: the first page, at once and whenever something changes."""
