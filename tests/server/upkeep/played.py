"""A database in which people have done all they can do, for the tests of what is done to it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from capital_lux.server.database.opening import open_store
from capital_lux.server.upkeep.copies import LASTING
from tests.server.games import Clock, finish, finished, play
from tests.server.harness import until, world


def played(folder: Path, database: str = "") -> None:
    """Fill the database of a folder; the tables have ids by chance."""

    async def scenario() -> None:
        clock = Clock()
        quick: dict[str, Any] = {"now": clock, "clock_pause": 0.01, "workers": 1}
        quick["analyst"] = "tests.server.analysts.quick"
        quick["daily_field"] = ()
        async with world(folder, database=database, **quick) as running:
            # Taken back, said, left to a bot.
            table, (ann, bea) = await running.friends(2, chat=True)
            async with ann.socket(table) as socket:
                await socket.upto(0)
                assert (await socket.act(0, await ann.first_choice(table)))["type"] == "done"
                await socket.send({"type": "take_back", "id": "back", "seat": 0})
                assert (await socket.answer("back"))["type"] == "done"
                await socket.send({"type": "say", "id": "said", "text": "Olá 🙂"})
                assert (await socket.answer("said"))["type"] == "talked"
            await play(running, table, 12)
            await ann.call("POST", "daily", {"name": "Ann"})
            await bea.call("DELETE", f"tables/{table}/seats/1")
            await ann.call("POST", f"tables/{table}/seats/1/bot", {"level": "random"})
            # Finished, played again, kept as a record; a guest who was forgotten.
            for edition, seats in (("first", 2), ("generations", 1)):
                cid, over = await finished(running, edition, seats)
                await cid.call("GET", "me/statistics")
            await cid.call("POST", f"tables/{over}/analysis")
            await cid.call("POST", "records", await cid.call("GET", f"tables/{over}/record"))
            again = await cid.call("POST", f"tables/{over}/rematch", {"same_deal": True})
            await finish(running, str(again["table"]))
            assert (await cid.http.delete("/api/me")).status_code == 204
            # Late.
            late, _ = await running.friends(2, clock=60)
            clock.time += 100
            live = await running.live(late)
            await until(lambda: live.table.state.number > 0)

    asyncio.run(scenario())


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database, sorted."""
    store = open_store(url)
    with store.engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in LASTING
        }
    store.close()
    return found
