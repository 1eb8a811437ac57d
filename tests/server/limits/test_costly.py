"""Costly requests: they wait for each other, few at a time, and nobody waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from capital_lux.server.limits.costly import MOST_OF_A_GUEST, MOST_OF_AN_ADDRESS, THREADS
from capital_lux.server.protocol.guests import GuestData
from tests.server.games import finish, finished, get
from tests.server.harness import PATIENCE, Person, World, served


@asynccontextmanager
async def busy(running: World) -> AsyncIterator[None]:
    """Let all threads for costly work be taken."""
    free = threading.Event()
    threads = running.service.costly.threads
    taken = [threads.submit(free.wait) for _ in range(THREADS)]
    try:
        yield
    finally:
        free.set()
        await asyncio.gather(*map(asyncio.wrap_future, taken))


Tasks = list[asyncio.Task[httpx.Response]]


async def asked(path: str, *people: Person) -> Tasks:
    """Let all ask at once; whoever can be refused at once is refused when this returns."""
    tasks = [asyncio.create_task(one.http.get(f"/api/{path}")) for one in people]
    under_way = people[0].world.service.costly.under_way
    async with asyncio.timeout(PATIENCE):
        # Each that waits is counted twice: for its guest and for its address.
        while sum(under_way.values()) // 2 + sum(task.done() for task in tasks) < len(tasks):
            await asyncio.sleep(0.005)
    return tasks


def refusals(tasks: Tasks) -> list[tuple[int, str]]:
    """What was answered so far."""
    answers = [task.result() for task in tasks if task.done()]
    return [(answer.status_code, answer.json()["error"]["id"]) for answer in answers]


@pytest.mark.alone
@served()
async def test_one_guest_has_a_small_queue_and_nobody_else_waits(running: World) -> None:
    ann, table = await finished(running)
    async with busy(running):
        for path in ("me/data", "me/statistics", f"tables/{table}/replay"):
            tasks = await asked(path, *[ann] * 3 * MOST_OF_A_GUEST)
            assert refusals(tasks) == [(429, "error-too-busy")] * 2 * MOST_OF_A_GUEST
            # The server is well meanwhile, and other people play.
            bea = running.person("Bea")
            assert (await bea.http.get("/readyz")).status_code == 200
            await bea.make(seats=2)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
    assert (await get(ann, "me/data")).json()["name"] is None
    assert not running.service.costly.under_way


@pytest.mark.alone
@served()
async def test_many_guests_of_one_address(running: World) -> None:
    """New cookies do not help."""
    people = [running.person("Ann") for _ in range(2 * MOST_OF_AN_ADDRESS)]
    for one in people:
        await one.call("GET", "options")
    async with busy(running):
        tasks = await asked("me/data", *people)
        assert refusals(tasks) == [(429, "error-too-busy")] * MOST_OF_AN_ADDRESS
    assert {(await task).status_code for task in tasks} == {200, 429}
    assert not running.service.costly.under_way


async def sent_to(person: Person, path: str, leave_after: int = -1) -> list[dict[str, Any]]:
    """Ask, and go away at the end, or after so many messages: what was sent."""
    cookie = "; ".join(f"{one.name}={one.value}" for one in person.http.cookies.jar)
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": f"/api/{path}",
        "raw_path": f"/api/{path}".encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"lux.test"), (b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 5000),
        "server": ("lux.test", 80),
    }
    asking = iter([{"type": "http.request", "body": b""}])
    sent: list[dict[str, Any]] = []
    enough = asyncio.Event()
    if not leave_after:
        enough.set()

    async def receive() -> dict[str, Any]:
        event = next(asking, None)
        if event is None:
            await enough.wait()
        return event or {"type": "http.disconnect"}

    async def send(event: dict[str, Any]) -> None:
        sent.append(event)
        if not event.get("more_body", True) or len(sent) == leave_after:
            enough.set()

    await asyncio.wait_for(person.world.app(scope, receive, send), PATIENCE)
    return sent


@served()
async def test_work_for_somebody_who_has_gone_is_not_done(running: World) -> None:
    """It leaves the queue at once, before the threads have time for it."""
    ann, table = await finished(running)
    async with busy(running):
        for path in ("me/data", "me/statistics", f"tables/{table}/replay"):
            assert (await sent_to(ann, path, leave_after=0))[0]["status"] == 499
        assert not running.service.costly.under_way
        assert running.service.costly.threads._work_queue.qsize() == 3  # cancelled, not done
    await get(ann, "me/data")


@served()
async def test_all_data_comes_in_pieces(running: World) -> None:
    """Of 25 tables and a record: no piece is large, and together they are the whole."""
    ann = running.person("Ann")
    tables = [str((await ann.make(seats=2, kind="device")).table) for _ in range(25)]
    await finish(running, tables[0])
    record = (await get(ann, f"tables/{tables[0]}/record")).json()
    await ann.call("POST", "records", record)
    pieces = [event.get("body", b"") for event in await sent_to(ann, "me/data")]
    body = b"".join(pieces)
    found = msgspec.json.decode(body, type=GuestData, strict=True)
    assert sorted(str(one["table"]) for one in found.tables) == sorted(tables)
    assert [one["record"] for one in found.records] == [record]
    assert len(pieces) > 5
    assert max(map(len, pieces)) < len(body)


@served()
async def test_data_that_nobody_reads_is_not_made(running: World) -> None:
    """Whoever goes away in the middle gets no more of it, and no place is lost."""
    ann = running.person("Ann")
    for _ in range(25):
        await ann.make(seats=2, kind="device")
    whole = await sent_to(ann, "me/data")
    part = await sent_to(ann, "me/data", leave_after=3)
    assert 3 <= len(part) < len(whole)
    assert not running.service.costly.under_way
