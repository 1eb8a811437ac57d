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
from collections.abc import Awaitable, Callable
from functools import partial

from capital_lux.rules.events import Event
from capital_lux.server.database.rows import STEPS, EntryRow, TableRow
from capital_lux.server.database.store import Store, StoreFailed, Write
from capital_lux.server.identity.keys import mark
from capital_lux.server.metrics import GAMES_OVER, MOVES, REFUSALS, TAKE_BACKS
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import AlreadyDone, Decision, NewEntry
from capital_lux.server.tables.presence import Presence
from capital_lux.server.tables.state import BOT, State, state_of
from capital_lux.server.tasks import settle

LOG = logging.getLogger(__name__)
Decide = Callable[[State], Decision]
Reply = Callable[[int | Refused], None]
RETRY_SECONDS = 1.0


class Audience:
    """What hears of a table's changes: of each sort, or that there is one."""

    def changed(self) -> None:
        """Whatever it was."""

    def stepped(self, entry: EntryRow, events: list[Event]) -> None:
        """The game went on."""
        self.changed()

    def seated(self, events: list[Event]) -> None:
        """Somebody came or left; the events of the opening if that starts the game."""
        self.changed()

    def reloaded(self) -> None:
        """The table was read again."""
        self.changed()


class Table:
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
        self.mailbox: deque[tuple[Decide, Reply]] = deque()
        self.busy = False
        self.unreadable = False
        """Whether the log makes no sense; nothing can be done here then."""
        self.used = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self.busy and not self.mailbox

    def submit(self, decide: Decide, reply: Reply) -> None:
        """Ask for a change; `reply` gets the number of its entry, or why not."""
        self.used = time.monotonic()
        self.mailbox.append((decide, reply))
        if self.unreadable:
            self.refuse_all(Refused(409, "unreadable"))
        self.run()

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
        """Decide what waits, until something has to be committed."""
        while self.mailbox and not self.busy:
            decide, reply = self.mailbox.popleft()
            try:
                decision = decide(self.state)
            except Refused as refused:
                REFUSALS.labels(refused.message.id).inc()
                reply(refused)
                continue
            if isinstance(decision, AlreadyDone):
                reply(decision.number)
                continue
            self.commit(decision, reply)

    def commit(self, new: NewEntry, reply: Reply) -> None:
        """Write an entry; the table does nothing else until it is there."""
        self.busy = True
        row, position = self.row.id, self.state.position + 1
        entry = EntryRow(row, position, new.kind, new.seat, new.client_id, new.data, self.now())

        def done(problem: StoreFailed | None) -> None:
            if problem is not None:
                reply(Refused(503, "not-stored"))
                self.reload()
                return
            try:
                self.busy = False
                self.apply(entry, reply)
            except Exception:
                # A mistake of ours. The entry is in the log: from there the table is right again.
                LOG.exception("a committed entry could not be applied")
                self.busy = True
                self.reload()
                return
            self.run()

        self.store.write(Write(done, (entry, *new.others), new.table, new.sittings))

    def apply(self, entry: EntryRow, reply: Reply) -> None:
        by_bot = self.state.seats[entry.seat].kind == BOT or entry.kind == "late"
        events = self.state.apply(entry)
        reply(self.state.number)
        if entry.kind in STEPS:
            by = MOVES.labels("bot" if by_bot else "person")
            (TAKE_BACKS if entry.kind == "back" else by).inc()
            if self.state.over:
                GAMES_OVER.inc()
                LOG.info("a game is over", extra={"table": mark(self.row.id)})
            for one in self.audience:
                one.stepped(entry, events)
        else:
            for one in self.audience:
                one.seated(events)

    def reload(self) -> None:
        """Read the table again, as often as it takes; until then it stays busy."""
        # The loop holds tasks only weakly.
        self.reading = asyncio.get_running_loop().create_task(self.read_again())

    async def read_again(self) -> None:
        """Let the log decide."""
        while True:
            try:
                found = await self.store.read(self.store.table, self.row.id)
                break
            except StoreFailed:
                self.refuse_all(Refused(503, "not-stored"))
                await asyncio.sleep(RETRY_SECONDS)
        assert found is not None
        self.busy = False
        try:
            self.state = state_of(*found)
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": mark(self.row.id)})
            self.unreadable = True
            self.refuse_all(Refused(409, "unreadable"))
            return
        for one in self.audience:
            one.reloaded()
        self.run()

    def refuse_all(self, why: Refused) -> None:
        """Nothing can be done now; whoever asks again later loses nothing."""
        while self.mailbox:
            self.mailbox.popleft()[1](why)
