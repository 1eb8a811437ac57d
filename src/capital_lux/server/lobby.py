"""The lobby: tables that anybody may join or watch, live."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from capital_lux.rules.events import Event
from capital_lux.server.info import iso
from capital_lux.server.protocol_around import LobbyLists, LobbyNews, LobbyPlayer, LobbyTable
from capital_lux.server.rows import EntryRow
from capital_lux.server.settings import Settings
from capital_lux.server.state import OPEN, PERSON
from capital_lux.server.table import Table
from capital_lux.server.tasks import forever

MOST_SHOWN = 100
WAITS_FOR = 30 * 60.0
"""Seconds without anything new after which a table without a clock is not shown."""
SLOW_WAITS_FOR = 7 * 24 * 3600.0
LOOK_SECONDS = 30.0
"""How often tables are looked for that nobody waits at any more."""


@dataclass(slots=True)
class Shown:
    """A table of the lobby."""

    table: LobbyTable
    made: float
    until: float


class Listener:
    """Somebody in the lobby."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.news = b""

    def send(self, news: bytes) -> None:
        """There is something new; only the newest counts."""
        self.news = news
        self.woken.set()

    async def next(self) -> bytes:
        """Wait for something new."""
        await self.woken.wait()
        self.woken.clear()
        return self.news


class Lobby:
    """Knows all listed tables that are not over, also those that are not in memory."""

    def __init__(self, settings: Settings, somebody_at: Callable[[str], bool]) -> None:
        """`somebody_at`: whether people are connected to a table."""
        self.settings = settings
        self.somebody_at = somebody_at
        self.shown: dict[str, Shown] = {}
        self.listeners: set[Listener] = set()
        self.changed = False
        self.sent = b""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell."""
        self.task = asyncio.create_task(forever(self.tell))

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    # What tables tell

    def look(self, table: Table) -> None:
        """A table changed."""
        row, state = table.row, table.state
        if not row.listed:
            return
        entry = shown_as(table)
        if entry is None:
            if self.shown.pop(row.id, None) is not None:
                self.changed = True
            return
        known = self.shown.get(row.id)
        until = state.turns.last + (WAITS_FOR if row.clock is None else SLOW_WAITS_FOR)
        self.shown[row.id] = Shown(entry, row.made, until)
        if known is None or known.table != entry:
            self.changed = True

    # What people see

    def lists(self) -> LobbyLists:
        """The tables to show now."""
        now = self.settings.now()
        fresh = [
            shown
            for table, shown in self.shown.items()
            if shown.until > now or self.somebody_at(table)
        ]
        newest = sorted(fresh, key=lambda shown: -shown.made)
        tables = [shown.table for shown in newest]
        return LobbyLists(
            [table for table in tables if table.table is not None][:MOST_SHOWN],
            [table for table in tables if table.table is None][:MOST_SHOWN],
        )

    def news(self) -> bytes:
        """The lists as a message."""
        lists = self.lists()
        return msgspec.json.encode(LobbyNews(lists.open, lists.running))

    def join(self) -> Listener:
        """Somebody comes in, and sees the lists at once."""
        listener = Listener()
        self.listeners.add(listener)
        listener.send(self.news())
        return listener

    def leave(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.discard(listener)

    async def tell(self) -> None:
        """Tell everybody, but not more often than they can read."""
        looked = 0.0
        while True:
            await asyncio.sleep(self.settings.lobby_pause)
            now = time.monotonic()
            if not self.changed and now - looked < LOOK_SECONDS:
                continue
            self.changed, looked = False, now
            news = self.news()
            if news != self.sent:
                self.sent = news
                for listener in self.listeners:
                    listener.send(news)


class LobbyWatch:
    """Tells the lobby of one table."""

    def __init__(self, lobby: Lobby, table: Table) -> None:
        self.lobby = lobby
        self.table = table
        self.reloaded()

    def stepped(self, entry: EntryRow, events: list[Event]) -> None:
        """The game went on."""
        self.lobby.look(self.table)

    def seated(self, events: list[Event]) -> None:
        """Somebody came or left."""
        self.lobby.look(self.table)

    def reloaded(self) -> None:
        """The table was read."""
        self.lobby.look(self.table)


def shown_as(table: Table) -> LobbyTable | None:
    """A table as the lobby shows it; None when it does not."""
    row, state = table.row, table.state
    here = any(seat.kind == PERSON for seat in state.seats)
    if state.over or (state.play is None and not here):
        return None
    return LobbyTable(
        table=row.id if state.play is None else None,
        watch=row.watch,
        edition=cast(Any, row.edition),
        seats=row.seats,
        powers=None if row.powers is None else row.powers.split(","),
        clock=row.clock,
        players=[
            LobbyPlayer(
                None if seat.kind == OPEN else seat.name,
                cast(Any, seat.kind),
                cast(Any, seat.level or None),
            )
            for seat in state.seats
        ],
        created=iso(row.made),
        round=0 if state.game is None else state.game.round,
    )
