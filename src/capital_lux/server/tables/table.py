"""A table in memory: one request after another, each committed before it counts.

Requests wait in a mailbox. One is decided and its entry is committed; only then is it applied,
answered and told, and only then is the next one decided. All of this happens in the event loop,
except for the commit itself, and none of it belongs to a connection, so that a lost connection
cannot stop it half-way. When a commit fails nobody knows whether it is there: the table is read
again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, copy_context
from functools import partial
from typing import Any, NamedTuple, TypeVar

from capital_lux.rules.events import Event
from capital_lux.server.database.nudges import LISTED, Nudge
from capital_lux.server.database.rows import STEPS, EntryRow, TableRow
from capital_lux.server.database.store import Forgotten, Store, StoreFailed, TooLate, Write
from capital_lux.server.identity.keys import mark
from capital_lux.server.logs import REQUEST
from capital_lux.server.metrics import GAMES_OVER, MOVES, REFUSALS, TAKE_BACKS
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import AlreadyDone, NewEntry, Outcome
from capital_lux.server.tables.presence import Presence
from capital_lux.server.tables.state import BOT, State, state_of
from capital_lux.server.tasks import settle

LOG = logging.getLogger(__name__)
Decide = Callable[[State], Outcome]
Reply = Callable[[int | Refused], None]
Value = TypeVar("Value")
RETRY_SECONDS = 1.0
BOTS_MOVES, PEOPLES_MOVES = MOVES.labels("bot"), MOVES.labels("person")


class Asked(NamedTuple):
    """Something that somebody wants of a table."""

    decide: Decide
    reply: Reply
    context: Context
    """That of the request that wants it: its id is logged, however long it waited."""


class Audience:
    """What hears of a table's changes: of each sort, or that there is one."""

    def changed(self) -> None:
        """Something changed, whatever it was."""

    def stepped(self, entry: EntryRow, events: list[Event]) -> None:
        """The game went on."""
        self.changed()

    def seated(self, events: list[Event]) -> None:
        """Somebody came or left; the events of the opening if that starts the game."""
        self.changed()

    def reloaded(self) -> None:
        """The table was read again."""
        self.changed()


class ServerTable:
    """The one place where a table changes."""

    def __init__(
        self,
        row: TableRow,
        entries: list[EntryRow],
        store: Store,
        now: Callable[[], float],
        away_after: float = 0.0,
    ) -> None:
        self.row = row
        self.store = store
        self.now = now
        self.state = state_of(row, entries)
        self.presence = Presence(len(self.state.seats), away_after, now)
        self.audience: list[Audience] = []
        self.mailbox: deque[Asked] = deque()
        self.busy = False
        self.behind = self.outdated = False
        """Whether another process may have added to the log, or changed a name in it."""
        self.checked: Asked | None = None
        """What was refused by an older log and is asked once more."""
        self.late_at = 0
        """The last position for which an entry came too late."""
        self.own = True
        """Whether what is being told comes from here, not from another process."""
        self.unreadable = False
        """Whether the log makes no sense; nothing can be done here then."""
        self.used = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self.busy and not self.mailbox

    def submit(self, decide: Decide, reply: Reply) -> None:
        """Ask for a change; `reply` gets the number of its entry, or why not."""
        self.used = time.monotonic()
        self.mailbox.append(Asked(decide, reply, copy_context()))
        if self.unreadable:
            self.refuse_all(Refused(409, "unreadable"))
        self.run()

    async def refresh(self) -> None:
        """Be as new as the log is known to be; raises `Refused`."""
        if self.behind or self.outdated or (self.store.shared and self.busy):
            await self.ask(lambda state: AlreadyDone(state.number))

    def hear(self, position: int, request: str, followed: Callable[[], bool]) -> None:
        """Another process has added to the log; `request` made it do so.

        If it is not `followed` here, that is read when somebody asks for the table.
        """
        if position <= self.state.position:
            return
        known, self.behind = self.behind, True
        if not known and followed():
            context = copy_context()
            context.run(REQUEST.set, request)
            context.run(self.run)

    async def ask(self, decide: Decide) -> int:
        """Ask for a change and wait; raises `Refused`."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(decide, partial(settle, future))
        return await future

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        """Change the log while nothing else happens here, then read it; raises `Refused`."""
        begun = given_up = False

        def begin(state: State) -> AlreadyDone:
            nonlocal begun
            self.busy = begun = not given_up
            return AlreadyDone(state.number)

        try:
            await self.ask(begin)
            await work()
        finally:
            given_up = True
            if begun:
                await self.read_again()

    def run(self) -> None:
        """Decide what waits, until something has to be read or committed."""
        if (self.behind or self.outdated) and not self.busy and not self.unreadable:
            self.busy = True
            self.reload() if self.outdated else self.catch_up()
        while self.mailbox and not self.busy:
            asked = self.mailbox.popleft()
            asked.context.run(self.decide, asked)

    def decide(self, asked: Asked) -> None:
        try:
            decision = asked.decide(self.state)
        except Refused as refused:
            if self.store.shared and self.checked is not asked:
                # What another process has written meanwhile may allow it.
                self.checked, self.busy = asked, True
                self.mailbox.appendleft(asked)
                self.catch_up()
                return
            REFUSALS.labels(refused.message.id).inc()
            asked.reply(refused)
            return
        if isinstance(decision, AlreadyDone):
            asked.reply(decision.number)
            return
        self.commit(decision, asked)

    def commit(self, new: NewEntry, asked: Asked) -> None:
        """Write an entry; the table does nothing else until it is stored."""
        self.busy = True
        row, position = self.row.id, self.state.position + 1
        entry = EntryRow(row, position, new.kind, new.seat, new.client_id, new.data, self.now())

        def done(problem: StoreFailed | None) -> None:
            if isinstance(problem, TooLate | Forgotten) and self.late_at != position:
                # Another process was first. What it did may change what is possible.
                self.late_at = position
                self.mailbox.appendleft(asked)
                self.catch_up()
                return
            if problem is not None:
                asked.reply(Refused(503, "not-stored"))
                self.reload()
                return
            try:
                self.busy = False
                self.apply(entry, asked.reply)
            except Exception:
                # A mistake of ours. The entry is in the log: from there the table is right again.
                LOG.exception("a committed entry could not be applied")
                self.busy = True
                self.reload()
                return
            self.run()

        nudges: list[Nudge] = []
        if self.store.shared:
            listed = self.row.listed and new.kind not in STEPS
            nudges = [Nudge(row, position, LISTED if listed else 0, REQUEST.get())]
            if new.table is not None and new.table.listed:
                nudges.append(Nudge(new.table.id, len(new.others), LISTED))
        self.store.write(Write(done, (entry, *new.others), new.table, new.sittings, nudges=nudges))

    def apply(self, entry: EntryRow, reply: Reply) -> None:
        by_bot = self.state.seats[entry.seat].kind == BOT or entry.kind == "late"
        events = self.state.apply(entry)
        reply(self.state.number)
        if entry.kind in STEPS:
            by = BOTS_MOVES if by_bot else PEOPLES_MOVES
            (TAKE_BACKS if entry.kind == "back" else by).inc()
            if self.state.over:
                GAMES_OVER.inc()
                LOG.info("a game is over", extra={"table": mark(self.row.id)})
        self.tell(entry, events)

    def tell(self, entry: EntryRow, events: list[Event]) -> None:
        for one in self.audience:
            if entry.kind in STEPS:
                one.stepped(entry, events)
            else:
                one.seated(events)

    def catch_up(self) -> None:
        """Take in what other processes have added to the log, then go on."""
        self.behind = False
        self.store.entries_after(self.row.id, self.state.position, self.caught_up)

    def caught_up(self, found: list[EntryRow] | StoreFailed) -> None:
        if isinstance(found, StoreFailed):
            self.refuse_all(Refused(503, "not-stored"))
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.catch_up)
            return
        self.own = False
        try:
            for entry in found:
                self.tell(entry, self.state.apply(entry))
        except Exception:
            LOG.exception("another process's entry could not be applied")
            self.outdated = True
        self.own, self.busy = True, False
        self.run()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        # The loop holds tasks only weakly.
        self.reading = asyncio.get_running_loop().create_task(work)

    def reload(self) -> None:
        """Read the table again, as often as it takes; until then it stays busy."""
        self.begin(self.read_again())

    async def until_read(self, read: Callable[[], Awaitable[Value]]) -> Value:
        """Read as often as it takes."""
        while True:
            try:
                return await read()
            except StoreFailed:
                self.refuse_all(Refused(503, "not-stored"))
                await asyncio.sleep(RETRY_SECONDS)

    async def read_log(self) -> tuple[TableRow, list[EntryRow]]:
        found = await self.store.read(self.store.table, self.row.id)
        if found is None:
            # Tables are never deleted: this is another database than before.
            raise StoreFailed("a table is not in the database")
        return found

    async def read_again(self) -> None:
        """Let the log decide."""
        self.behind = self.outdated = False
        row, entries = await self.until_read(self.read_log)
        self.busy = False
        try:
            self.state = state_of(row, entries)
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": mark(self.row.id)})
            self.unreadable = True
            self.refuse_all(Refused(409, "unreadable"))
            return
        for one in self.audience:
            one.reloaded()
        self.run()

    def refuse_all(self, why: Refused) -> None:
        """Refuse all that waits: nothing can be done now, and asking again later loses nothing."""
        while self.mailbox:
            self.mailbox.popleft().reply(why)
