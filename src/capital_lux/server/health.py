"""How the server is: what `/readyz` says."""

from __future__ import annotations

import asyncio
import time

from capital_lux.server.bots.pool import Pool
from capital_lux.server.database.archive import set_guest
from capital_lux.server.database.file import form_of, known_form
from capital_lux.server.database.store import Store
from capital_lux.server.protocol.server import Ready, Trouble

PATIENCE = 1.0
"""Seconds that a test of the store may take."""
FRESH = 1.0
"""Seconds for which a test counts, so that asking all the time is not writing all the time."""
LONG_WAIT = 30.0
"""Seconds after which a bot's move should have been made by any means."""
NOBODY = "healthz"
"""A guest who is nobody: the row that a test of the store writes."""


class Checks:
    """Looks at the parts of a server. It never waits for long, whatever they do."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.begun = float("-inf")
        self.test: asyncio.Task[Trouble | None] | None = None
        self.stopping = False

    async def ready(self) -> Ready:
        problems: list[Trouble] = ["stopping"] if self.stopping else []
        store = await self.store_trouble()
        if store is not None:
            problems.append(store)
        if self.store.failed_writes.recent():
            problems.append("writes-refused")
        if self.pool.unready_for() > self.pool.limit:
            problems.append("no-bots")
        oldest = self.pool.oldest()
        if oldest > LONG_WAIT:
            problems.append("moves-wait")
        return Ready(
            status="failing" if problems else "ok",
            problems=problems,
            bot_processes=len(self.pool.ready),
            oldest_move=round(oldest, 3),
        )

    async def store_trouble(self) -> Trouble | None:
        """What is wrong with the store; a test that is under way or recent is not repeated."""
        now = time.monotonic()
        if self.test is None or (self.test.done() and now - self.begun > FRESH):
            self.begun = now
            self.test = asyncio.create_task(self.write_and_read())
        await asyncio.wait({self.test}, timeout=max(0.0, self.begun + PATIENCE - now))
        if not self.test.done():
            return "store-slow"
        return self.test.result()

    async def write_and_read(self) -> Trouble | None:
        """As a move does: through the queue of the writer, and to the disk."""
        try:
            await self.store.written(work=set_guest(NOBODY, name=f"{time.time():.3f}"))
            # Another process of a newer version may have changed it.
            form = await self.store.read(form_of, self.store.engine)
        except Exception:
            # Whatever it was; perhaps nobody asks for it any more.
            return "not-stored"
        return None if form == known_form() else "other-form"

    async def close(self) -> None:
        if self.test is not None:
            self.test.cancel()
            await asyncio.wait({self.test})
