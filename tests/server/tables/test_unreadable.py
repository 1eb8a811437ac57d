"""A table whose log makes no sense stands in nobody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from capital_lux.server.database.rows import EntryRow
from tests.server.games import Clock, finished
from tests.server.harness import World, served, until, world

Damage = Callable[[str, int], EntryRow]
DAMAGES: dict[str, Damage] = {
    "an action that was never possible": lambda table, at: EntryRow(
        table, at, "act", 0, None, "home X9", 1.0
    ),
    "data that is no JSON": lambda table, at: EntryRow(table, at, "sit", 0, None, "{", 1.0),
    "a kind that does not belong there": lambda table, at: EntryRow(
        table, at, "back", 0, None, "7", 1.0
    ),
}


async def damage(world: World, table: str, entry: Damage) -> None:
    """Put something into a log that makes no sense, and have the table read it."""
    tables = world.service.tables
    position = (await tables.get(table)).table.state.position
    await world.service.store.written(entries=[entry(table, position + 1)])
    tables.live.pop(table).close()


@pytest.mark.alone
@pytest.mark.parametrize("name", DAMAGES)
def test_the_other_tables_of_a_guest_are_there(tmp_path: Path, name: str) -> None:
    @served()
    async def scenario(world: World) -> None:
        table, (ann, bea) = await world.friends(2)
        fine = await ann.make(seats=2, kind="friends")
        await damage(world, table, DAMAGES[name])
        for answer in (await ann.call("GET", "me"), await ann.call("PUT", "me", {"name": "Ann"})):
            assert [info["table"] for info in answer["tables"]] == [fine.table]
            assert [lost["table"] for lost in answer["unreadable"]] == [table]
        unreadable = (409, "error-unreadable")
        for path in ("", "/live", "/replay", "/record"):
            assert await ann.refused("GET", f"tables/{table}{path}") == unreadable
        assert await ann.refused("DELETE", f"tables/{table}/seats/0") == unreadable
        async with bea.socket(table) as socket:
            assert (await socket.receive())["error"]["id"] == "error-unreadable"
        await ann.call("GET", "me/statistics")
        data = await ann.call("GET", "me/data")
        assert table in [one["table"] for one in data["tables"]]
        assert (await ann.http.delete("/api/me")).status_code == 204
        found = world.service.store.table(table)
        assert found is not None
        assert "Ann" not in "".join(entry.data for entry in found[1])

    scenario(tmp_path)


@served()
async def test_a_table_that_becomes_unreadable_while_people_play(world: World) -> None:
    """Whoever is there is told so, and nobody waits for ever."""
    table, (ann, _) = await world.friends(2)
    live = await world.live(table)
    async with ann.socket(table) as socket:
        await socket.upto(0)
        entry = DAMAGES["data that is no JSON"](table, live.table.state.position + 1)
        await live.table.alone(partial(world.service.store.written, entries=[entry]))
        assert (await socket.act(0, "keep B2"))["error"]["id"] == "error-unreadable"
    assert await ann.refused("GET", f"tables/{table}") == (409, "error-unreadable")


def test_clocks_do_not_wait_for_it(tmp_path: Path) -> None:
    """A late move is asked for at the next table although the first cannot be read."""
    clock = Clock()

    @served(now=clock, clock_pause=0.01)
    async def scenario(world: World) -> None:
        broken, _ = await world.friends(2, clock=60)
        clock.time += 1
        fine, _ = await world.friends(2, clock=60)
        await damage(world, broken, DAMAGES["an action that was never possible"])
        clock.time += 100
        live = await world.live(fine)
        await until(lambda: live.clock.active)

    scenario(tmp_path)


def spoil(connection: sa.Connection) -> None:
    """Make the first action of all uploaded records impossible."""
    text = """update records set data = replace(data, '"actions":["', '"actions":["9')"""
    connection.execute(sa.text(text))


@served()
async def test_a_stored_record_that_is_not_true_any_more(world: World) -> None:
    """Rules that were corrected may not know an old record: that is said, not a failure."""
    ann, table = await finished(world, seats=2)
    record = await ann.call("GET", f"tables/{table}/record")
    replay = (await ann.call("POST", "records", record))["replay"]
    await world.service.store.written(work=spoil)
    wrong = (400, "error-record-action")
    assert await ann.refused("GET", f"records/{replay}/replay") == wrong
    assert await ann.refused("POST", f"records/{replay}/play-on", {"step": 3}) == wrong


def test_a_restart_with_it(tmp_path: Path) -> None:
    """It is looked for at the start; the others are found all the same."""

    async def scenario() -> None:
        async with world(tmp_path) as first:
            ann = first.person("Ann")
            tables = [await ann.make(seats=2, kind="friends", listed=True) for _ in range(2)]
            await damage(first, str(tables[1].table), DAMAGES["data that is no JSON"])
        async with world(tmp_path) as second:
            await second.service.load()
            shown = await second.person("Ann").call("GET", "lobby")
            assert [one["table"] for one in shown["open"]] == [tables[0].table]

    asyncio.run(scenario())
