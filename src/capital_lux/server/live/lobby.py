"""The lobby: tables that anybody may join or watch, live."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from capital_lux.server.live.room import Room
from capital_lux.server.protocol.tables import LobbyLists, LobbyNews, LobbyPlayer, LobbyTable
from capital_lux.server.refusals import Refused
from capital_lux.server.settings import Settings
from capital_lux.server.tables.info import iso
from capital_lux.server.tables.state import OPEN, PERSON, State
from capital_lux.server.tables.table import Audience, ServerTable

PAGE = 50
"""Tables of each sort on one page."""
WAITS_FOR = 5 * 60.0
"""Seconds without anything new after which a table with nobody at it is not shown."""
SLOW_WAITS_FOR = 7 * 24 * 3600.0
"""The most of those seconds, where a table has a slow clock."""
LOOK_SECONDS = 30.0
"""Seconds between two looks for tables at which nobody waits any more."""


@dataclass(slots=True)
class Shown:
    """A table of the lobby."""

    table: LobbyTable
    made: float
    until: float


class LobbyVisitor:
    """Somebody in the lobby."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.news = b""

    def send(self, news: bytes) -> None:
        self.news = news
        self.woken.set()

    async def next(self) -> bytes:
        await self.woken.wait()
        self.woken.clear()
        return self.news


class Lobby:
    """Knows the listed tables at which somebody may still wait, in memory or not."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.in_memory: dict[str, LobbyWatch] = {}
        """The listed tables that are in memory."""
        self.shown: dict[str, Shown] = {}
        self.makers: dict[str, tuple[str, str]] = {}
        """By table that is shown or about to be: the guest and the address it belongs to."""
        self.others: list[Mapping[str, float]] = []
        """By other process: how many tables each address has listed there."""
        self.stale: set[str] = set()
        """Tables that are shown and not in memory, and went on at another process."""
        self.visitors: set[LobbyVisitor] = set()
        self.changed = False
        self.sent = b""

    # What tables tell

    def look(self, table: ServerTable) -> None:
        row, state = table.row, table.state
        if not row.listed:
            return
        entry = shown_as(table)
        if entry is None:
            self.drop(row.id)
            return
        known = self.shown.get(row.id)
        self.shown[row.id] = Shown(entry, row.made, state.turns.last + patience(row.clock))
        self.makers.setdefault(row.id, (host(state), ""))
        if known is None or known.table != entry:
            self.changed = True

    # Whose tables they are

    def admit(self, table: str, guest: str, address: str) -> None:
        """Note a table that is about to be shown; refuse what would fill the lobby."""
        self.expire()
        makers = self.makers.values()
        guests = sum(maker[0] == guest for maker in makers)
        addresses = sum(maker[1] == address for maker in makers)
        addresses += sum(int(listed.get(address, 0)) for listed in self.others)
        settings = self.settings
        if guests >= settings.listed_per_guest or addresses >= settings.listed_per_address:
            raise Refused(429, "too-many-listed")
        self.makers[table] = guest, address

    def near(self) -> dict[str, float]:
        """What other processes should know: how many tables each address has listed here."""
        return dict(Counter(address for _, address in self.makers.values() if address))

    def drop(self, table: str) -> None:
        self.makers.pop(table, None)
        if self.shown.pop(table, None) is not None:
            self.changed = True

    def expire(self) -> None:
        """Forget the tables at which nobody waits; one in memory may be shown again."""
        now = self.settings.now()
        for table in list(self.shown):
            if not self.awaited(table, now):
                self.makers.pop(table, None)
                if table not in self.in_memory:
                    del self.shown[table]

    def awaited(self, table: str, now: float) -> bool:
        """Whether somebody may still wait at a table that was shown."""
        watch = self.in_memory.get(table)
        here = watch is not None and watch.attended
        return here or self.shown[table].until > now

    # What people see

    def lists(self, page: int = 0) -> LobbyLists:
        self.expire()
        now = self.settings.now()
        fresh = [shown for table, shown in self.shown.items() if self.awaited(table, now)]
        newest = sorted(fresh, key=lambda shown: -shown.made)
        opened = [shown.table for shown in newest if shown.table.table is not None]
        running = [shown.table for shown in newest if shown.table.table is None]
        longest = max(len(opened), len(running), 1)
        part = slice(page * PAGE, (page + 1) * PAGE)
        return LobbyLists(opened[part], running[part], -(-longest // PAGE))

    def news(self) -> bytes:
        lists = self.lists()
        return msgspec.json.encode(LobbyNews(lists.open, lists.running, lists.pages))

    def join(self) -> LobbyVisitor:
        """Somebody comes in, and sees the lists at once."""
        visitor = LobbyVisitor()
        self.visitors.add(visitor)
        visitor.send(self.news())
        return visitor

    def leave(self, visitor: LobbyVisitor) -> None:
        self.visitors.discard(visitor)

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
                for visitor in self.visitors:
                    visitor.send(news)


class LobbyWatch(Audience):
    """Tells the lobby of one table."""

    def __init__(self, lobby: Lobby, table: ServerTable, room: Room) -> None:
        self.lobby = lobby
        self.table = table
        self.room = room
        if table.row.listed:
            lobby.in_memory[table.row.id] = self
        self.changed()

    def close(self) -> None:
        if self.lobby.in_memory.get(self.table.row.id) is self:
            del self.lobby.in_memory[self.table.row.id]

    @property
    def attended(self) -> bool:
        """Whether somebody is there, at whichever process."""
        presence = self.table.presence
        elsewhere = any(
            attendance.here or attendance.watching for attendance in presence.others.values()
        )
        return bool(self.room.connections) or elsewhere

    def changed(self) -> None:
        self.lobby.look(self.table)


def patience(clock: int | None) -> float:
    """How many seconds a table may wait for something new: longer where a move may take longer."""
    return min(max(WAITS_FOR, 2.0 * (clock or 0)), SLOW_WAITS_FOR)


def host(state: State) -> str:
    people = [seat for seat in state.seats if seat.kind == PERSON]
    return min(people, key=lambda seat: seat.since).guest if people else ""


def shown_as(table: ServerTable) -> LobbyTable | None:
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
        powers=row.tiles,
        clock=row.clock,
        increment=row.increment,
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
