"""Clocks: a bot makes the move of a seat whose time is over; after two in a row it takes the seat.

When a move is late is decided by the log alone (`Turns`), so that a restart changes nothing. Tables
may leave the memory meanwhile; only the time of the next deadline is kept.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from capital_lux.rules.events import Event
from capital_lux.server.bots.pool import UNDERSTUDY, Job, Pool
from capital_lux.server.database.nudges import DUE, Nudge
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.database.store import StoreFailed, Write
from capital_lux.server.metrics import LATE_MOVES
from capital_lux.server.refusals import Refused
from capital_lux.server.settings import Settings
from capital_lux.server.tables.commands import AlreadyDone, NewEntry, Outcome, encoded
from capital_lux.server.tables.state import OPEN, PERSON, State
from capital_lux.server.tables.table import Audience, ServerTable

LOG = logging.getLogger(__name__)
FEW = 100
"""Deadlines that may lie in the queue although nobody waits for them."""
AGAIN_SECONDS = 60.0
"""Seconds after which a table that could not be played at its deadline is tried again."""


class Clocks:
    """The next deadline of every table that has one."""

    def __init__(self, settings: Settings, expire: Callable[[str], Awaitable[None]]) -> None:
        """`expire`: makes the late moves of a table, which may have to be read first."""
        self.settings = settings
        self.expire = expire
        self.now = settings.now
        self.due: dict[str, float] = {}
        self.queue: list[tuple[float, str]] = []

    def set(self, table: str, when: float | None) -> None:
        """The next deadline of a table; None: there is none."""
        if when is None:
            self.due.pop(table, None)
        elif self.due.get(table) != when:
            self.due[table] = when
            heapq.heappush(self.queue, (when, table))
        if len(self.queue) > 2 * len(self.due) + FEW:
            # Most of it is of moves that were made long ago.
            self.queue = [(when, table) for table, when in self.due.items()]
            heapq.heapify(self.queue)

    async def run(self) -> None:
        await asyncio.sleep(self.settings.clock_pause)
        await self.check()

    async def check(self) -> None:
        while self.queue and self.queue[0][0] <= self.now():
            when, table = heapq.heappop(self.queue)
            if self.due.get(table) != when:
                continue
            del self.due[table]
            try:
                await self.expire(table)
            except Refused:
                # It cannot be read, and the others must not wait for it.
                continue
            except StoreFailed as problem:
                LOG.warning("a clock waits for the store", extra={"why": str(problem)})
                # Nothing is lost: it is tried again at the next look.
                self.set(table, when)
                return
            except Exception:
                LOG.exception("a clock's table cannot be played")
                # The others must not wait for it.
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.set, table, when)


class ClockWatch(Audience):
    """The clock of one table."""

    def __init__(
        self,
        table: ServerTable,
        inform: Callable[[], None],
        pool: Pool,
        clocks: Clocks,
        keeps: Callable[[], bool] = lambda: True,
    ) -> None:
        """`inform`: lets the people at the table know the next deadline.

        `keeps`: whether it is this process that lets the clock run out.
        """
        self.keeps = keeps
        self.table = table
        self.inform = inform
        self.pool = pool
        self.clocks = clocks
        self.jobs: dict[int, Job] = {}
        """By seat, the late moves that are being thought of."""
        self.changed()

    @property
    def active(self) -> bool:
        return bool(self.jobs)

    def close(self) -> None:
        for job in self.jobs.values():
            job.wanted = False
        self.jobs.clear()

    def stepped(self, entry: EntryRow, events: list[Event]) -> None:
        if self.table.row.clock is not None:
            self.inform()
            self.changed()

    def changed(self) -> None:
        """Note the next deadline; give bots the seats whose time was over twice."""
        if self.table.row.clock is None:
            return
        turns = self.table.state.turns
        self.clocks.set(self.table.row.id, min(turns.deadlines().values(), default=None))
        for seat in turns.overdue() if self.keeps() else ():
            self.table.submit(partial(taken_over, seat=seat), ignored)

    def expire(self) -> None:
        if not self.keeps():
            # Whoever keeps it may not have it in memory.
            row = self.table.row.id
            self.table.store.write(Write(unheard, nudges=[Nudge(row, what=DUE)]))
            return
        now = self.clocks.now()
        turns = self.table.state.turns
        for seat, when in turns.deadlines().items():
            if when <= now and seat not in self.jobs:
                self.ask(seat, turns.since[seat])

    def ask(self, seat: int, begun: float) -> None:
        def done(action: str | None) -> None:
            del self.jobs[seat]
            self.table.submit(lambda state: late(state, seat, begun, action), ignored)

        job = self.jobs[seat] = Job(self.table.state.question(seat, UNDERSTUDY), done)
        self.pool.ask(job)


def late(state: State, seat: int, begun: float, action: str | None) -> Outcome:
    """The move of a seat whose time is over, if it has not moved meanwhile."""
    if state.turns.since.get(seat) != begun or state.game is None:
        return AlreadyDone(state.number)
    legal = state.game.legal(seat)
    LATE_MOVES.inc()
    return NewEntry("late", seat, action if action in legal else legal[0])


def taken_over(state: State, seat: int) -> Outcome:
    """A bot for a seat whose time was over too often; its player can come back."""
    kind = state.seats[seat].kind
    if seat not in state.turns.overdue() or state.over or kind not in (PERSON, OPEN):
        return AlreadyDone(state.number)
    data = {"level": UNDERSTUDY}
    if kind == OPEN:
        data["name"] = state.bot_name(seat)
    return NewEntry("bot", seat, encoded(data))


def unheard(problem: StoreFailed | None) -> None:
    """Ignore whether a nudge was stored: one that is lost comes again with the next deadline."""


def ignored(answer: int | Refused) -> None:
    """Ignore an answer that nobody waits for: the table tells all who are there."""
