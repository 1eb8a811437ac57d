"""All tables that are in memory, and how the others get there."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from capital_lux.server.bots.pool import Pool
from capital_lux.server.bots.seats import BotSeats
from capital_lux.server.database.nudges import LISTED, Nudge
from capital_lux.server.database.rows import EntryRow, TableRow
from capital_lux.server.database.store import Store
from capital_lux.server.identity.keys import mark
from capital_lux.server.live.chat import Chat
from capital_lux.server.live.clocks import Clocks, ClockWatch
from capital_lux.server.live.lobby import Lobby, LobbyWatch, host
from capital_lux.server.live.room import Later, Room
from capital_lux.server.metrics import TABLES, TABLES_MADE
from capital_lux.server.refusals import Refused
from capital_lux.server.settings import Settings
from capital_lux.server.tables.new_table import UnstoredTable
from capital_lux.server.tables.results import ResultWatch
from capital_lux.server.tables.state import PERSON
from capital_lux.server.tables.table import ServerTable

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 5.0
MANY_TABLES = 2000
"""Tables in memory; when there are more, those that nobody uses leave it at once."""
MANY = 10
"""Moves under way at once in all processes of a server, of people here and from other servers. At
home there is one; at 500 a second there are two or three."""


class Unreadable(Refused):
    """A table whose log cannot be replayed."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(409, "unreadable")
        self.row = row


class LiveTable:
    """A table in memory, with its room, its bots and its talk."""

    def __init__(self, row: TableRow, entries: Sequence[EntryRow], tables: Tables) -> None:
        store, pool, settings = tables.store, tables.pool, tables.settings
        self.table = ServerTable(row, list(entries), store, settings.now, settings.away_after)
        self.room = Room(self.table, tables.later)
        keeps, payers = partial(tables.keeps, self.table), partial(tables.payers, self.table)
        self.keeps = keeps
        watched = any(seat.kind == PERSON for seat in self.table.state.seats)
        pace = settings.pace if watched or row.day is None else 0.0
        thinking = settings.daily_simulations
        self.bots = BotSeats(self.table, pool, pace, keeps, payers, thinking, self.room.quick)
        self.chat = Chat(self.table, store, tables.may_talk)
        self.clock = ClockWatch(self.table, self.room.inform, pool, tables.clocks, keeps)
        self.results = ResultWatch(self.table, store)
        self.listing = LobbyWatch(tables.lobby, self.table, self.room)
        self.table.presence.share = partial(tables.share, row.id)
        self.table.audience = [self.room, self.bots, self.clock, self.results, self.listing]
        self.bots.changed()

    def people_changed(self) -> None:
        """Somebody came or went, here or elsewhere."""
        self.room.inform()
        self.bots.changed()
        self.clock.changed()

    def followed(self) -> bool:
        """Whether what other processes do here is read at once, or when somebody asks for it."""
        row = self.table.row
        watched = bool(self.room.connections) or row.listed or row.clock is not None
        return watched or self.keeps()

    def unused(self, since: float) -> bool:
        """Whether nobody has needed it since a time, and nothing goes on."""
        busy = self.bots.active or self.clock.active or self.chat.busy
        quiet = self.table.idle and not self.room.connections and not busy
        return quiet and self.table.used < since

    def close(self) -> None:
        self.bots.close()
        self.clock.close()
        self.listing.close()


class Tables:
    """Finds tables by id."""

    def __init__(
        self, store: Store, pool: Pool, settings: Settings, lobby: Lobby, clocks: Clocks
    ) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.lobby = lobby
        self.clocks = clocks
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.unreadable: dict[str, TableRow] = {}
        self.many = MANY / settings.processes
        self.later = Later(self.pressed)
        # Other processes on the same database put themselves here.
        self.keeps: Callable[[ServerTable], bool] = lambda table: True
        """Whether a table's bots and clock are this process's."""
        self.share: Callable[[str], None] = lambda table: None
        """Lets other processes know who is at a table."""
        self.look_at: Callable[[Sequence[str]], Awaitable[None]] = alone
        """Reads who is at some tables by way of other processes."""
        self.refresh: Callable[[], Awaitable[None]] = alone
        """Hears all that other processes have committed before."""
        self.address_of: Callable[[str], str | None] = lambda guest: None
        """Where a guest came from last."""
        self.may_talk: Callable[[str, str], bool] = lambda guest, address: True
        """Whether a guest may say one more line, from an address; it counts."""
        self.left: Callable[[Sequence[str]], None] = lambda tables: None
        """Lets other processes know that some tables are not used here any more."""

    def payers(self, table: ServerTable) -> tuple[str, ...]:
        """Those for whom a table's bots think: its first person, and where they came from."""
        guest = host(table.state)
        return tuple(filter(None, (guest, self.address_of(guest))))

    def pressed(self) -> bool:
        return self.store.in_flight + self.store.following >= self.many

    async def close(self) -> None:
        for live in self.live.values():
            live.close()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        # Without a database there is nothing to wait for.
        while not self.store.gone and any(not live.table.idle for live in self.live.values()):
            await asyncio.sleep(0.01)

    async def get(self, table: str) -> LiveTable:
        """A table; refused when there is none."""
        live = self.live.get(table)
        if live is None:
            live = await self.load(table)
        elif not live.table.unreadable:
            await self.refresh()
            await live.table.refresh()
        if live.table.unreadable:
            raise Unreadable(live.table.row)
        live.table.used = time.monotonic()
        return live

    async def load(self, table: str) -> LiveTable:
        """Read a table. Whoever asks meanwhile waits for the same reading."""
        loading = self.loading.get(table)
        if loading is None:
            loading = self.loading[table] = asyncio.ensure_future(self.read(table))
        # Somebody who gives up must not take the reading from the others.
        live = await asyncio.shield(loading)
        if live is None:
            raise Refused(404, "no-such-table")
        return live

    async def read(self, table: str) -> LiveTable | None:
        try:
            if table in self.unreadable:
                raise Unreadable(self.unreadable[table])
            found = await self.store.read(self.store.table, table)
            live = None if found is None else self.replayed(*found)
            if live is not None:
                # What came while it was read was not heard. Whoever finds it from now on waits.
                live.table.behind = self.store.shared
                await self.look_at([table])
                await live.table.refresh()
            return live
        finally:
            del self.loading[table]

    def replayed(self, row: TableRow, entries: Sequence[EntryRow]) -> LiveTable:
        """A table from its log. One that makes no sense is reported once, and stops nobody else."""
        try:
            return self.add(row, entries)
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": mark(row.id)})
            self.unreadable[row.id] = row
            raise Unreadable(row) from None

    def add(self, row: TableRow, entries: Sequence[EntryRow]) -> LiveTable:
        """Take a table into memory, where there is never a second one of it."""
        if row.id in self.live:
            # Somebody found it in the store before its maker came here, or the reverse.
            return self.live[row.id]
        live = LiveTable(row, entries, self)
        self.live[row.id] = live
        TABLES.set(len(self.live))
        return live

    async def make(self, made: UnstoredTable) -> LiveTable:
        nudges = [Nudge(made.row.id, len(made.entries), LISTED)] if made.row.listed else []
        await self.store.written(
            entries=made.entries, table=made.row, sittings=tuple(made.sittings), nudges=nudges
        )
        TABLES_MADE.labels(made.row.kind).inc()
        row = made.row
        about = {"table": mark(row.id), "kind": row.kind, "edition": row.edition}
        LOG.info("a table is made", extra={**about, "seats": row.seats})
        live = self.add(made.row, made.entries)
        # Somebody may have found it in the lobby of another process.
        live.table.behind = self.store.shared and row.listed
        return live

    async def watched(self, watch: str) -> LiveTable:
        table = await self.store.read(self.store.watched, watch)
        if table is None:
            raise Refused(404, "no-such-table")
        return await self.get(table)

    async def look_into(self, table: str) -> None:
        """Bring a table into memory, if it can be read."""
        with suppress(Refused):
            if table not in self.live:
                await self.load(table)

    async def settle(self, table: str) -> bool:
        """Read a table; if its end was not stored, store it. Whether it has ended."""
        try:
            live = await self.get(table)
        except Refused:
            # One that cannot be read must not keep the others from being looked at.
            return False
        live.results.changed()
        return live.table.state.over

    async def sweep(self) -> None:
        """After a while, forget the tables that nobody uses."""
        await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_after))
        self.forget_unused()

    def forget_unused(self) -> None:
        """A table is its log: it can leave the memory at any quiet moment."""
        crowded = len(self.live) > MANY_TABLES
        patience = min(self.settings.idle_after, SWEEP_SECONDS if crowded else math.inf)
        since = time.monotonic() - patience
        unused = [name for name, live in self.live.items() if live.unused(since)]
        for table in unused:
            live = self.live.pop(table)
            live.close()
            # They know each other: without this they would stay until Python looks for such cycles.
            live.table.audience.clear()
        if unused:
            self.left(unused)
            give_memory_back()
        TABLES.set(len(self.live))


async def alone(*what: object) -> None:
    """Tell nobody: there are no other processes."""


def give_memory_back() -> None:
    """Let the system have what the C library keeps of the memory that is free now."""
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
