"""Limits hold for two processes together, by guest and by address: a second later, or at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from capital_lux.server import service
from capital_lux.server.bots.pool import HINT, LEAST_SECONDS
from capital_lux.server.database import archive
from capital_lux.server.database.rows import RecordRow
from capital_lux.server.routes.records import MOST_RECORDS
from tests.analysis.games import short_record
from tests.server import postgres
from tests.server.games import Clock
from tests.server.guests.test_forget import guest_of
from tests.server.harness import BASE, Person, Socket, World, given
from tests.server.limits.test_places import from_address
from tests.server.live.test_chat import say
from tests.server.live.test_peers import connect, peers_of, two_processes
from tests.server.replays.test_analyses import HANGING, uploaded
from tests.server.tables.test_hints import experts

pytestmark = [
    postgres.needs_postgres,
    pytest.mark.alone,
    pytest.mark.usefixtures("no_refill"),
]
ELSEWHERE = "10.0.0.1"
Why = tuple[int, str]
"""How something is refused: the status, and the id of the reason."""


@asynccontextmanager
async def at_the_first(folder: Path, **settings: Any) -> AsyncIterator[World]:
    """Two processes; all requests go to the first, until somebody says otherwise."""
    async with two_processes(folder, **settings) as running:
        running.only(0)
        yield running


def two(**settings: Any) -> Callable[[Callable[[World], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is given two processes."""
    return given(lambda folder: at_the_first(folder, **settings))


async def at_the_other(running: World) -> None:
    """Each has told what people use; from now on requests go to the second."""
    for one in running.services:
        await peers_of(one).meet()
    running.only(1)


def moved(person: Person, address: str = ELSEWHERE) -> Person:
    """The same guest, from another address."""
    found = person.world.person(person.name)
    transport = httpx.ASGITransport(app=found.world.balanced, client=(address, 5000))
    found.http = httpx.AsyncClient(transport=transport, base_url=BASE, cookies=person.http.cookies)
    return found


async def only_strangers_may(
    rude: Person,
    refused: tuple[int, str],
    ask: Callable[[Person], Awaitable[tuple[int, str] | None]],
) -> None:
    """The guest is refused from anywhere, and the address whoever asks."""
    other = rude.world.person("Eve")
    await other.call("GET", "me")
    assert await ask(rude) == await ask(moved(rude)) == await ask(other) == refused
    assert await ask(moved(other)) is None


async def answer(person: Person, method: str, path: str, body: Any = None) -> Why | None:
    """Why something is refused; None if it is not."""
    found = await person.http.request(method, f"/api/{path}", json=body)
    return (found.status_code, found.json()["error"]["id"]) if found.is_error else None


@two(tables_per_minute=4.0)
async def test_tables(running: World) -> None:
    async def make(person: Person) -> Why | None:
        return await answer(person, "POST", "tables", {"seats": 2, "kind": "friends"})

    ann = running.person("Ann")
    for _ in range(4):
        assert await make(ann) is None
    await at_the_other(running)
    await only_strangers_may(ann, (429, "error-too-many-tables"), make)


@two(listed_per_guest=2, listed_per_address=3)
async def test_listed_tables(running: World) -> None:
    async def list_one(person: Person) -> Why | None:
        body = {"seats": 2, "kind": "friends", "listed": True}
        return await answer(person, "POST", "tables", body)

    ann, bea = running.person("Ann"), running.person("Bea")
    assert [await list_one(one) for one in (ann, ann, bea)] == [None] * 3
    await at_the_other(running)
    await only_strangers_may(ann, (429, "error-too-many-listed"), list_one)


@pytest.mark.parametrize(("path", "most"), [("options", 10), ("tables/none/live", 5)])
def test_requests(tmp_path: Path, path: str, most: int) -> None:
    """Those that tell a log have a limit of their own."""

    @two(requests_per_second=5.0)
    async def scenario(running: World) -> None:
        ann, refused = running.person("Ann"), (429, "error-too-fast")
        answers = [await answer(ann, "GET", path) for _ in range(most)]
        assert refused not in answers
        await at_the_other(running)
        assert await answer(ann, "GET", path) == refused
        assert await answer(moved(ann), "GET", path) != refused

    scenario(tmp_path)


@two()
async def test_records(running: World) -> None:
    async def upload(person: Person) -> Why | None:
        return await answer(person, "POST", "records", short_record())

    ann = running.person("Ann")
    for _ in range(20):
        assert await upload(ann) is None
    await at_the_other(running)
    await only_strangers_may(ann, (429, "error-too-many-records"), upload)
    # How many a guest keeps is counted in the database.
    bea, store = moved(running.person("Bea"), "10.0.0.2"), running.service.store
    await bea.call("GET", "me")
    for number in range(MOST_RECORDS):
        row = RecordRow(f"{number}", guest_of(running, bea), "{}", 0.0)
        await store.written(work=archive.add_record(row))
    assert await upload(bea) == (429, "error-too-many-records")


@two(analyst=HANGING, analyses_per_hour=2)
async def test_analyses(running: World) -> None:
    ann = running.person("Ann")
    games = [await uploaded(ann) for _ in range(4)]

    async def analyse(person: Person) -> Why | None:
        return await answer(person, "POST", f"{games[-1]}/analysis")

    for game in games[:2]:
        await ann.call("POST", f"{game}/analysis")
    await at_the_other(running)
    await only_strangers_may(ann, (429, "error-too-many-analyses"), analyse)


@two(workers=1, bot_seconds=0.1, bot_seconds_per_hour=0.01)
async def test_bot_seconds(running: World) -> None:
    """A hint has used them up; at the other process bots are quick for this guest and address."""
    await experts(running)
    ann = running.person("Ann")
    made = await ann.make(edition="generations", seats=1, powers="A")
    await ann.call("POST", f"tables/{made.table}/hint", {"seat": 0})
    await at_the_other(running)
    pool, guest = running.services[1].pool, guest_of(running, ann)
    for payers in ((guest, ELSEWHERE), ("somebody", "127.0.0.1")):
        assert pool.seconds_for(HINT, payers) == LEAST_SECONDS
    assert pool.seconds_for(HINT, ("somebody", ELSEWHERE)) != LEAST_SECONDS


@two(sockets_per_address=3, sockets_per_guest=2)
async def test_sockets(running: World) -> None:
    table, (ann, _) = await running.friends(2)
    eve, finn = running.person("Eve"), running.person("Finn")
    for one in (eve, finn):
        await one.call("GET", "me")
    watch = (await ann.call("GET", f"tables/{table}"))["watch"]

    async def refused(socket: Socket) -> bool:
        async with socket:
            error = (await socket.receive()).get("error")
            assert error is None or error["id"] == "error-table-full"
            return error is not None

    async with AsyncExitStack() as stack:
        for socket in (eve.socket(table), eve.socket(table), running.watcher(watch)):
            await (await stack.enter_async_context(socket)).next("update")
        await at_the_other(running)
        assert await refused(from_address(eve.socket(table), ELSEWHERE))
        assert await refused(finn.socket(table))
        assert not await refused(from_address(finn.socket(table), ELSEWHERE))
        # Whoever sits at the table comes in.
        assert not await refused(ann.socket(table))
    await at_the_other(running)
    assert not await refused(eve.socket(table))


def test_talk_at_a_table(tmp_path: Path) -> None:
    """It is counted in the database, at once."""

    @two(now=Clock())
    async def scenario(running: World) -> None:
        table, (ann, _) = await running.friends(2)
        async with (
            connect(running, ann, table, 0) as here,
            connect(running, ann, table, 1) as there,
        ):
            for number in range(5):
                assert (await say(here, "hello", f"{number}"))["type"] == "talked"
            assert (await say(there, "hello", "5"))["error"]["id"] == "error-talk-fast"

    scenario(tmp_path)


def test_talk_at_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "TALK_OF_A_GUEST", (0.0, 4))
    monkeypatch.setattr(service, "TALK_OF_AN_ADDRESS", (0.0, 6))

    @two()
    async def scenario(running: World) -> None:
        table, (ann, bea) = await running.friends(2)
        other = str((await ann.make(seats=2, kind="friends")).table)
        async with connect(running, ann, table, 0) as socket:
            for number in range(4):
                assert (await say(socket, "hello", f"{number}"))["type"] == "talked"
        await at_the_other(running)
        async with connect(running, ann, other, 1) as socket:
            assert (await say(socket, "hello", "1"))["error"]["id"] == "error-talk-fast"
        async with connect(running, bea, table, 1) as socket:
            said = [(await say(socket, "hello", f"{number}"))["type"] for number in range(3)]
            assert said == ["talked", "talked", "refused"]

    scenario(tmp_path)
