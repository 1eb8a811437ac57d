"""How the server is: what `/healthz` says, and when writes fail what the log says."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from capital_lux.server.metrics import WRITES_REFUSED
from capital_lux.server.protocol.table import Health, Trouble

if TYPE_CHECKING:
    from capital_lux.server.bots.pool import Pool
    from capital_lux.server.database.store import Store

LOG = logging.getLogger(__name__)
PATIENCE = 1.0
"""Seconds that a test of the store may take."""
FRESH = 1.0
"""Seconds for which a test counts, so that asking all the time is not writing all the time."""
REMEMBERED = 60.0
"""Seconds for which a refused write is told."""
LONG_WAIT = 30.0
"""Seconds after which a bot's move should have been made by any means."""
SAY_SECONDS = 10.0
"""Between two lines of the log about the same trouble."""
NOBODY = "healthz"
"""A guest who is nobody: the row that a test of the store writes."""


class Refusals:
    """Writes that failed, counted; the writer's thread tells of them."""

    def __init__(self) -> None:
        self.count = 0
        """Since the trouble began."""
        self.last = float("-inf")
        self.said = float("-inf")

    def failed(self, problem: Exception) -> None:
        """A write failed. A full disk refuses thousands: the log has a line now and then."""
        WRITES_REFUSED.inc()
        self.count += 1
        self.last = now = time.monotonic()
        if now - self.said >= SAY_SECONDS:
            self.said = now
            # The first line of a database's message has no values in it.
            why = str(getattr(problem, "orig", problem)).splitlines()[:1]
            LOG.error(
                "a write is refused",
                extra={"why": [type(problem).__name__, *why], "refused": self.count},
            )

    def succeeded(self) -> None:
        """A write succeeded: if others failed some time before, the trouble is over."""
        if self.count and time.monotonic() - self.last > SAY_SECONDS:
            LOG.warning("writes are stored again", extra={"refused": self.count})
            self.count = 0

    def recent(self) -> bool:
        """Whether a write failed lately."""
        return time.monotonic() - self.last < REMEMBERED


class Checks:
    """Looks at the parts of a server. It never waits for long, whatever they do."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.begun = float("-inf")
        self.test: asyncio.Task[None] | None = None

    async def health(self) -> Health:
        """All that is wrong."""
        problems: list[Trouble] = []
        store = await self.store_trouble()
        if store is not None:
            problems.append(store)
        if self.store.refusals.recent():
            problems.append("writes-refused")
        if self.pool.unready_for() > self.pool.limit:
            problems.append("no-bots")
        oldest = self.pool.oldest()
        if oldest > LONG_WAIT:
            problems.append("moves-wait")
        return Health(
            status="failing" if problems else "ok",
            problems=problems,
            bot_processes=len(self.pool.ready),
            oldest_move=round(oldest, 3),
        )

    async def store_trouble(self) -> Trouble | None:
        """What is wrong with the store; a test that is under way or new is not repeated."""
        now = time.monotonic()
        if self.test is None or (self.test.done() and now - self.begun > FRESH):
            self.begun = now
            self.test = asyncio.create_task(self.write_and_read())
        await asyncio.wait({self.test}, timeout=max(0.0, self.begun + PATIENCE - now))
        if not self.test.done():
            return "store-slow"
        return "not-stored" if self.test.exception() is not None else None

    async def write_and_read(self) -> None:
        """As a move does: through the queue of the writer, and to the disk."""
        await self.store.written(guest=(NOBODY, f"{time.time():.3f}"))
        await self.store.read(self.store.answers)

    async def close(self) -> None:
        """Stop."""
        if self.test is not None:
            self.test.cancel()
            await asyncio.wait({self.test})
