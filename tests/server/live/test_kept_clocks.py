"""No clock is forgotten or starts again: not by a restart, nor by a store that cannot be read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from capital_lux.server.database.columns import ENTRIES
from capital_lux.server.database.store import Store
from capital_lux.server.live.tables import LiveTable
from tests.server.games import Clock
from tests.server.harness import World, served, until, world
from tests.server.live.clocks import QUICK, info_of, left, loaded, past_the_draft, timed

pytestmark = pytest.mark.usefixtures("no_processes")


def test_a_restart_keeps_the_clocks(tmp_path: Path) -> None:
    """Also when the time runs out while the server is down, and nobody asks for the table."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock, **QUICK) as first:
            table, _ = await first.friends(2, clock=3600)
            seat = await past_the_draft(first, table)
            number = (await first.live(table)).table.state.number
        clock.time += 1800
        async with world(tmp_path, now=clock, **QUICK) as second:
            await until(lambda: len(loaded(second, table)) > 0)
            ann = second.person("Ann")
            assert left(await info_of(ann, table), clock) == {str(seat): 1800}
        clock.time += 1801
        async with world(tmp_path, now=clock, **QUICK) as third:
            await until(lambda: max(loaded(third, table), default=0) > number)

    asyncio.run(scenario())


@timed
async def test_a_table_that_left_the_memory_still_has_its_clock(
    running: World, clock: Clock
) -> None:
    """It comes back for its deadline."""
    table, _ = await running.friends(2, clock=259200)
    await past_the_draft(running, table)
    number = (await running.live(table)).table.state.number

    def known() -> list[LiveTable]:
        live = [service.tables.live.get(table) for service in running.services]
        return [one for one in live if one is not None]

    def forgotten() -> bool:
        for service in running.services:
            for one in service.tables.live.values():
                one.table.used = 0
            service.tables.forget_unused()
        return not known()

    await until(forgotten)
    clock.time += 259201
    await until(lambda: any(one.table.state.number > number for one in known()))


class Forgetful(Store):
    """A store that now and then cannot read a table."""

    failures = 0

    def table(self, table: str) -> Any:
        """Read a table, or not."""
        if self.failures:
            self.failures -= 1
            raise sa.exc.OperationalError("", None, Exception("the disk is away"))
        return super().table(table)


def test_a_clock_waits_for_the_store(tmp_path: Path) -> None:
    """A table that cannot be read at its deadline is tried again."""
    clock = Clock()

    @served(store=Forgetful, now=clock, **QUICK)
    async def scenario(running: World) -> None:
        table, _ = await running.friends(2, clock=60)
        tables, store = running.service.tables, running.service.store
        assert isinstance(store, Forgetful)
        tables.live[table].table.used = 0
        tables.forget_unused()
        store.failures = 3
        clock.time += 61
        await until(lambda: table in tables.live and tables.live[table].table.state.number >= 2)
        assert store.failures == 0

    scenario(tmp_path)


@pytest.mark.alone
@timed
async def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(
    running: World, clock: Clock
) -> None:
    tables, store = running.service.tables, running.service.store
    damaged, _ = await running.friends(2, clock=30)
    table, _ = await running.friends(2, clock=60)
    these = ENTRIES.c.table_id == damaged
    await store.written(
        work=lambda database: database.execute(ENTRIES.update().where(these).values(data="?"))
    )
    for one in (damaged, table):
        tables.live.pop(one).close()
    clock.time += 61
    await until(lambda: table in tables.live and tables.live[table].table.state.number >= 2)


@pytest.mark.sqlite
def test_tables_are_watched_after_a_start_with_a_store_that_fails(tmp_path: Path) -> None:
    """They are read again until all are there, so that no clock is forgotten."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock, **QUICK) as first:
            table, _ = await first.friends(2, clock=60)
        clock.time += 61

        def failing(url: str) -> Store:
            store = Forgetful(url)
            store.failures = 1
            return store

        async with world(tmp_path, failing, now=clock, **QUICK) as second:
            live = second.service.tables.live
            await until(lambda: table in live and live[table].table.state.number >= 2)

    asyncio.run(scenario())


@served()
async def test_deadlines_that_are_over_leave_the_queue(running: World) -> None:
    """A table with days for a move makes hundreds of moves in an hour."""
    clocks = running.service.clocks
    for number in range(5000):
        clocks.set("a table", 1e10 + number)
    assert len(clocks.queue) < 500
    assert (1e10 + 4999, "a table") in clocks.queue


class SlowReader(Store):
    """A store that reads a new table at once, and says late what it read."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.found: Callable[[str], Awaitable[object]] | None = None
        self.now = asyncio.Event()
        self.reading: list[asyncio.Future[object]] = []

    async def written(self, **what: Any) -> None:
        """Write; before the writer hears of it somebody else looks for the table."""
        await super().written(**what)
        if self.found is not None and "table" in what:
            self.reading.append(asyncio.ensure_future(self.found(what["table"].id)))
            await asyncio.sleep(0.05)

    async def read(self, work: Callable[..., Any], *args: Any) -> Any:
        """Read a table as it was."""
        found = await super().read(work, *args)
        if work == self.table:
            await self.now.wait()
        return found


@served(store=SlowReader)
async def test_a_table_that_is_read_while_it_is_made(running: World) -> None:
    """The first look after a start may find it: there is still only one of it, the newer one."""
    store = running.service.store
    assert isinstance(store, SlowReader)
    store.found = running.service.tables.get
    table, _ = await running.friends(2, clock=60)
    store.now.set()
    await asyncio.gather(*store.reading)
    assert len(store.reading) == 1
    assert (await running.live(table)).table.state.play is not None
