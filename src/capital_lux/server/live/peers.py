"""The other processes on the same database: who they are, and what they have changed.

Every process has a replica of the tables that it serves. A table's bots and clock run in one of
them, its keeper: where its people are connected, or else where one was last, or else anywhere.
While two processes disagree about that, the log takes the first of two moves and refuses the other.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from functools import partial

import msgspec
import sqlalchemy as sa

from capital_lux.server.database.archive import put
from capital_lux.server.database.channel import Channel
from capital_lux.server.database.columns import PRESENCE as PRESENCE_ROWS
from capital_lux.server.database.nudges import (
    DUE,
    FORGOTTEN,
    LISTED,
    PRESENCE,
    REMEMBERED,
    RENAMED,
    TALK,
    Nudge,
)
from capital_lux.server.database.postgres import PostgresStore
from capital_lux.server.database.store import StoreFailed, Write
from capital_lux.server.identity.identity import Guests
from capital_lux.server.limits.usage import Usage
from capital_lux.server.live.clocks import ignored, unheard
from capital_lux.server.live.tables import LiveTable, Tables
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import outvoted
from capital_lux.server.tables.presence import Attendance
from capital_lux.server.tables.table import ServerTable
from capital_lux.server.tasks import Seldom, forever

LOG = logging.getLogger(__name__)
BEAT_SECONDS = 1.0
"""Seconds between two signs of life, and the most for which a nudge can be missed."""
SWEEP_BEATS = 30
ABOUT_GUESTS = FORGOTTEN | RENAMED | REMEMBERED
read_attendance = msgspec.json.Decoder(Attendance).decode


class Peers:
    """What this process and the others know of each other."""

    def __init__(
        self,
        store: PostgresStore,
        tables: Tables,
        guests: Guests,
        usage: Usage,
        changed: Callable[[], None],
    ) -> None:
        """`changed`: looks for work that is ours now that a process came or went."""
        store.nudged, store.forgotten = self.written, guests.forget
        tables.keeps, tables.share = self.keeps, self.share
        tables.look_at, tables.left = self.look_at, self.left
        tables.refresh = self.refresh
        self.store = store
        self.tables = tables
        self.guests = guests
        self.usage = usage
        self.changed = changed
        self.me = store.process
        self.members = frozenset({self.me})
        self.since: int | None = None
        """From which transaction on nudges may have been missed."""
        self.openings = self.known_openings = 0
        """How often it began to listen; and how often it had, when it last read what was missed."""
        self.channel = Channel(self.me, store.conninfo, self.told, self.listens)
        self.unsaid: set[str] = set()
        """Tables whose people the others do not know of."""
        self.unsure: set[str] = set()
        """Tables whose people elsewhere are to be read."""
        self.wanted: set[str] = set()
        """Tables that are to be read, for the lobby or because they are ours to keep."""
        self.woken = asyncio.Event()
        self.coming: asyncio.Task[None] | None = None
        """The next reading of what was missed, while it has not begun."""
        self.readings: set[asyncio.Task[None]] = set()
        """That one, and those that have begun."""
        self.reading, self.looking, self.meeting = asyncio.Lock(), asyncio.Lock(), asyncio.Lock()
        self.seeing = asyncio.Lock()
        self.stranger = False
        """Whether there may be a process that is not known."""
        self.unasked = Seldom()
        self.adding: asyncio.Task[None]

    async def start(self) -> list[asyncio.Task[None]]:
        """Be known to the others, then listen to them."""
        looking = asyncio.create_task(forever(self.store.looking.run))
        await self.beat()
        # It writes for as long as there is something to write.
        self.adding = asyncio.create_task(forever(self.store.adding.run))
        lines = (self.store.line, self.channel.telling, self.channel.listening)
        works = (*(line.run for line in lines), self.live, self.listen)
        return [looking, *(asyncio.create_task(forever(work)) for work in works)]

    async def stop(self) -> None:
        for reading in self.readings:
            # Nobody waits for it any more, and soon there is nothing to read from.
            reading.cancel()
        self.adding.cancel()
        await asyncio.gather(self.adding, return_exceptions=True)
        try:
            await self.store.read(self.store.leave)
        except StoreFailed:
            LOG.warning("the other processes will find out that this one is gone")

    # Signs of life

    async def live(self) -> None:
        try:
            for _ in range(SWEEP_BEATS):
                await asyncio.sleep(BEAT_SECONDS)
                await self.beat()
            self.wanted |= self.tables.lobby.stale
            self.tables.lobby.stale.clear()
            await self.store.read(self.store.sweep)
        except StoreFailed as problem:
            # Whoever keeps a table goes on trying; it is refused if another has taken over.
            if self.unasked.due():
                LOG.warning("the other processes cannot be asked", extra={"why": str(problem)})

    async def beat(self) -> None:
        await self.meet()
        self.say_all()
        await self.refresh()

    async def meet(self) -> None:
        """Say that this process is running, and hear which others are."""
        async with self.meeting:
            known, found = await self.store.read(self.store.beat, self.usage.mine())
            others = {one: used for one, used in found.items() if one != self.me}
            self.usage.hear(others)
        if not known:
            # The others took this process for dead, or the database is another one.
            self.unsaid.update(self.tables.live)
        members = frozenset({self.me, *others})
        if members != self.members:
            LOG.info("processes", extra={"count": len(members)})
            self.members, self.store.members = members, len(members)
            self.unsure.update(self.tables.live)
            # What a process that is gone had promised is done by another.
            self.changed()

    def keeps(self, table: ServerTable) -> bool:
        """Whether this process keeps a table: its bots and its clock run here."""
        near = self.members.intersection(table.presence.processes(self.me))
        return self.is_ours(table.row.id, near)

    def is_ours(self, table: str, near: Collection[str] = ()) -> bool:
        """Whether this process keeps a table, among those `near` its people, or all if none is."""
        return max(near or self.members, key=partial(rank, table)) == self.me

    # What the others hear

    def written(self, nudges: Sequence[Nudge]) -> None:
        """What a commit has changed."""
        if len(self.members) > 1:
            self.channel.send(
                [nudge for nudge in nudges if nudge.what or self.is_followed(nudge.id)]
            )

    def is_followed(self, table: str) -> bool:
        """Whether others wait for the moves of a table; else they find them when they look."""
        live = self.tables.live.get(table)
        if live is None or not live.room.connections:
            # Another may keep it.
            return True
        return not live.table.presence.followers().isdisjoint(self.members)

    def share(self, table: str) -> None:
        """Tell the others that people have come to a table here, or left it."""
        if not self.unsaid:
            asyncio.get_running_loop().call_soon(self.say_all)
        self.unsaid.add(table)

    def say_all(self) -> None:
        unsaid, self.unsaid = self.unsaid, set()
        for table in unsaid:
            live = self.tables.live.get(table)
            if live is not None:
                self.say(live)

    def left(self, tables: Sequence[str]) -> None:
        """Tell the others that some tables are no longer in memory here."""
        mine = PRESENCE_ROWS.c.process == self.me
        gone = PRESENCE_ROWS.delete().where(mine & PRESENCE_ROWS.c.table_id.in_(tables))
        nudges = [Nudge(table, what=PRESENCE) for table in tables]
        work = partial(execute, gone)
        self.store.write(Write(unheard, work=work, nudges=nudges))

    def say(self, live: LiveTable) -> None:
        table = live.table.row.id
        attendance = msgspec.json.encode(live.table.presence.attendance()).decode()

        def done(problem: StoreFailed | None) -> None:
            if problem is not None:
                # With the next sign of life.
                self.unsaid.add(table)

        key = {"table_id": table, "process": self.me}
        work = put(PRESENCE_ROWS, key, data=attendance)
        self.store.write(Write(done, work=work, nudges=[Nudge(table, what=PRESENCE)]))
        live.people_changed()

    # What the others say

    def told(self, process: str, nudges: Iterable[Nudge]) -> None:
        if process not in self.members:
            # It has just come. Whoever is there should be seen at once.
            self.meet_soon()
        self.heard(nudges)

    def listens(self) -> None:
        """Note that this process hears the others from now on, for the first time or again."""
        self.openings += 1
        self.meet_soon()

    def meet_soon(self) -> None:
        """Find out which processes run: one came, or may have come before this one listened."""
        self.stranger = True
        self.woken.set()

    def heard(self, nudges: Iterable[Nudge]) -> None:
        for nudge in nudges:
            if nudge.what & ABOUT_GUESTS:
                self.heard_of_guest(nudge.id, nudge.what)
                continue
            live = self.tables.live.get(nudge.id)
            if live is None:
                if nudge.what & LISTED or (nudge.what & DUE and self.is_ours(nudge.id)):
                    self.wanted.add(nudge.id)
                elif nudge.id in self.tables.lobby.shown:
                    self.tables.lobby.stale.add(nudge.id)
                continue
            live.table.hear(nudge.position, nudge.request, live.followed)
            if nudge.what & TALK:
                live.chat.hear()
            if nudge.what & PRESENCE:
                self.unsure.add(nudge.id)
        if self.wanted or self.unsure:
            self.woken.set()

    def heard_of_guest(self, guest: str, what: int) -> None:
        if what & REMEMBERED:
            self.guests.forgotten.pop(guest, None)
            return
        self.guests.forget(guest)
        if what & RENAMED:
            for live in self.tables.live.values():
                live.chat.forget(guest)
                if guest in live.table.state.added:
                    live.table.outdated = True
                    live.table.run()

    async def refresh(self) -> None:
        """Hear all that was committed before this was asked, whether or not it was told."""
        if self.coming is None:
            self.coming = asyncio.create_task(self.hear_missed())
            self.readings.add(self.coming)
            self.coming.add_done_callback(self.was_read)
        await asyncio.shield(self.coming)

    def was_read(self, reading: asyncio.Task[None]) -> None:
        self.readings.discard(reading)
        if not reading.cancelled():
            # Whoever wanted it may have gone: then nobody else asks how it ended.
            reading.exception()

    async def hear_missed(self) -> None:
        async with self.reading:
            # Whoever asks from now on may want to hear of something later.
            self.coming = None
            since, openings = self.since, self.openings
            if since is not None and openings != self.known_openings:
                # If the database crashed it gives the last numbers of transactions once more.
                since = 0
            self.since, nudges = await self.store.missed(since)
            self.known_openings = openings
        self.heard(nudges)
        await self.look()
        for table in {nudge.id for nudge in nudges} & self.tables.live.keys():
            live = self.tables.live[table]
            if live.followed():
                with suppress(Refused):
                    await live.table.refresh()

    async def listen(self) -> None:
        """Read what the others said is new, when they did."""
        await self.woken.wait()
        self.woken.clear()
        with suppress(StoreFailed):
            # Or with the next sign of life.
            if self.stranger:
                self.stranger = False
                await self.meet()
            await self.look()

    async def look(self) -> None:
        async with self.looking:
            while self.unsure:
                unsure = [table for table in self.unsure if table in self.tables.live]
                self.unsure.clear()
                await self.look_at(unsure)
            while self.wanted:
                table = self.wanted.pop()
                try:
                    await self.tables.look_into(table)
                except StoreFailed:
                    self.wanted.add(table)
                    raise

    async def look_at(self, tables: Sequence[str]) -> None:
        """Read who is at some tables elsewhere."""
        if tables:
            # Whoever loads a table looks too; an older answer must not come after a newer one.
            async with self.seeing:
                try:
                    self.see(tables, await self.people(tables))
                except StoreFailed:
                    self.unsure.update(tables)
                    raise

    def see(self, tables: Sequence[str], found: dict[str, dict[str, Attendance]]) -> None:
        """Note who is at some tables elsewhere."""
        for table in tables:
            live = self.tables.live.get(table)
            if live is None:
                continue
            presence = live.table.presence
            known = presence.followers()
            presence.hear(found.get(table, {}))
            if presence.followers() - known:
                # Until now they were not told of moves.
                self.channel.send([Nudge(table, live.table.state.position)])
            if live.followed():
                # It may be this process's to keep from now on.
                live.table.run()
            for seat, voters in presence.wanted.items():
                if voters:
                    decide = partial(outvoted, presence=presence, seat=seat)
                    live.table.submit(decide, ignored)
            live.people_changed()

    async def people(self, tables: Sequence[str]) -> dict[str, dict[str, Attendance]]:
        found: dict[str, dict[str, Attendance]] = {}
        rows = await self.store.read(self.store.presence_of, tables)
        if any(row.process not in self.members for row in rows):
            # It has just come, or it is gone.
            await self.meet()
        for row in rows:
            if row.process in self.members:
                found.setdefault(row.table_id, {})[row.process] = read_attendance(row.data)
        return found


def execute(statement: sa.Executable, connection: sa.Connection) -> None:
    connection.execute(statement)


def rank(table: str, process: str) -> bytes:
    """The keeper is the process with the highest; the others keep theirs when one is gone."""
    return hashlib.blake2b(f"{table} {process}".encode(), digest_size=8).digest()
