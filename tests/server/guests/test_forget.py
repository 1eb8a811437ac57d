"""Somebody who is forgotten while their requests are on their way leaves no trace."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from capital_lux.server.database.columns import GUESTS, RECORDS, SITTINGS
from capital_lux.server.tables.state import PERSON
from tests.server.games import finish, finished
from tests.server.harness import Person, World, served, world
from tests.server.tables.test_races import SlowStore, arrival, slow


def nobody_is_left(running: World, guest: str) -> None:
    """Nothing in the store names a guest, and every person at a table is somebody."""
    store = running.service.store
    with store.engine.connect() as connection:
        for column in (SITTINGS.c.guest, GUESTS.c.id, RECORDS.c.guest):
            query = sa.select(column).where(column == guest)
            assert connection.execute(query).first() is None, column
        texts = connection.execute(sa.text("select data from entries")).scalars()
        assert not any(guest in text for text in texts)
    for live in running.service.tables.live.values():
        for seat in live.table.state.seats:
            assert live.table.state.over or seat.kind != PERSON or seat.guest


def guest_of(running: World, person: Person) -> str:
    guest = running.service.guard.guests.read(person.http.cookies["lux_guest"])
    assert guest
    return guest


REQUESTS = {
    "to sit down": ("POST", "tables/{table}/seats/1", {"name": "Bea"}),
    "to make a table": ("POST", "tables", {"seats": 2, "kind": "friends"}),
    "a name": ("PUT", "me", {"name": "Bea", "language": "fr"}),
    "to play on": ("POST", "tables/{over}/play-on", {"step": 3}),
    "a record": ("POST", "records", None),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_what_is_sent_while_one_is_forgotten(tmp_path: Path, name: str) -> None:
    """Before, between and after the commits of it."""
    method, path, body = REQUESTS[name]

    async def scenario() -> None:
        async with world(tmp_path, SlowStore) as running:
            ann, bea = running.person("Ann"), running.person("Bea")
            made = await ann.make(seats=2, kind="friends")
            _, over = await finished(running, seats=2)
            await bea.make(seats=2, kind="friends")
            guest = guest_of(running, bea)
            sent = body or await ann.call("GET", f"tables/{over}/record")
            where = f"/api/{path.format(table=made.table, over=over)}"
            store = slow(running)
            store.hold()
            asks = [bea.http.request(method, where, json=sent), bea.http.delete("/api/me")]
            tasks = [asyncio.create_task(ask) for ask in asks]
            await arrival(store)
            tasks.append(asyncio.create_task(bea.http.request(method, where, json=sent)))
            await asyncio.sleep(0)
            store.open.set()
            answers = await asyncio.gather(*tasks)
            assert answers[1].status_code == 204
            assert all(answer.status_code < 500 for answer in answers)
            bea.http.cookies.set("lux_guest", running.service.guard.guests.cookie(guest))
            assert await bea.refused(method, where[5:], sent) == (403, "error-forgotten")
            nobody_is_left(running, guest)

    asyncio.run(scenario())


@served()
async def test_a_program_cannot_take_the_seat_back_meanwhile(world: World) -> None:
    """Its token is good until the very moment in which the seat is a bot's."""
    table, (_, bea) = await world.friends(2)
    program = world.person("program")
    program.http.headers["authorization"] = f"Bearer {await bea.sit(table, 1)}"
    guest = guest_of(world, bea)
    forgotten = asyncio.create_task(bea.http.delete("/api/me"))
    while not forgotten.done():
        taken = await program.http.post(f"/api/tables/{table}/seats/1", json={})
        if taken.status_code == 200:
            program.http.headers["authorization"] = f"Bearer {taken.json()['token']}"
        await asyncio.sleep(0)
    assert forgotten.result().status_code == 204
    nobody_is_left(world, guest)
    assert (await world.live(table)).table.state.seats[1].kind == "bot"


@served()
async def test_a_rematch_meanwhile_leaves_the_seat_open(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    await finish(world, table)
    guest = guest_of(world, bea)
    _, new = await asyncio.gather(
        bea.http.delete("/api/me"), ann.call("POST", f"tables/{table}/rematch", {})
    )
    nobody_is_left(world, guest)
    info = await ann.call("GET", f"tables/{new['table']}")
    assert info["players"][1]["kind"] in ("open", "bot")


@served(store=SlowStore)
async def test_whoever_could_not_be_forgotten_can_try_again(running: World) -> None:
    _, (_, bea) = await running.friends(2)
    guest = guest_of(running, bea)
    slow(running).fail_before = 1
    assert (await bea.http.delete("/api/me")).status_code == 503
    assert (await bea.http.delete("/api/me")).status_code == 204
    nobody_is_left(running, guest)
