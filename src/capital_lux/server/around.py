"""All that is around the tables: the lobby and the clocks."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from capital_lux.server.database import archive
from capital_lux.server.database.rows import TABLES
from capital_lux.server.database.store import StoreFailed
from capital_lux.server.limits.rates import Limits
from capital_lux.server.live.lobby import SLOW_WAITS_FOR, Lobby
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.clocks import Clocks

if TYPE_CHECKING:
    from capital_lux.server.tables.in_memory import Tables

LOG = logging.getLogger(__name__)
MOST_LISTED = 1_000
MOST_CLOCKS = 10_000
UPLOADS_PER_MINUTE = 20
RETRY_SECONDS = 1.0


class Around:
    """Starts with the tables and ends before them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lobby = Lobby(tables.settings, self.somebody_at, lambda table: table in tables.live)
        self.clocks = Clocks(tables)
        self.uploads = Limits(UPLOADS_PER_MINUTE / 60, UPLOADS_PER_MINUTE)
        self.loading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, and find the tables that need watching."""
        self.lobby.start()
        self.clocks.start()
        self.loading = asyncio.create_task(self.load())

    async def close(self) -> None:
        """Stop."""
        if self.loading is not None:
            self.loading.cancel()
            with suppress(asyncio.CancelledError):
                await self.loading
        await self.clocks.close()
        await self.lobby.close()

    def somebody_at(self, table: str) -> bool:
        """Whether people are connected to a table."""
        live = self.tables.live.get(table)
        return live is not None and bool(live.room.connections)

    async def load(self) -> None:
        """After a start: read the tables that need watching, as often as it takes."""
        while True:
            try:
                await self.load_all()
                return
            except StoreFailed as problem:
                LOG.warning("tables cannot be read yet", extra={"why": str(problem)})
                await asyncio.sleep(RETRY_SECONDS)

    async def load_all(self) -> None:
        """Read the tables that have clocks and those that the lobby shows."""
        store = self.tables.store
        since = self.tables.settings.now() - SLOW_WAITS_FOR
        for which, most in (
            (TABLES.c.listed.is_(True) & archive.used_since(since), MOST_LISTED),
            (TABLES.c.clock.is_not(None), MOST_CLOCKS),
        ):
            for table in await store.read(archive.unfinished, store.engine, which, most):
                await self.settle(table)

    async def settle(self, table: str) -> bool:
        """Read a table; if its end was not stored, store it. Whether it has ended."""
        try:
            live = await self.tables.get(table)
        except Refused:
            # One that cannot be read must not keep the others from being watched.
            return False
        live.results.settle()
        return live.table.state.over
