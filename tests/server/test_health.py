"""/readyz says what is wrong, and never waits behind other work; a full disk is in the log."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import capital_lux as lux
import capital_lux.server.health as checks
from capital_lux.play.worker import BotKind, Question
from capital_lux.server.bots.pool import Job
from capital_lux.server.database.store import Store, StoreFailed
from tests.server.harness import World, served, until, world


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is called slow soon."""
    monkeypatch.setattr(checks, "PATIENCE", 0.1)


async def health(running: World) -> tuple[int, dict[str, Any]]:
    """What the server says of itself."""
    answer = await running.person("Doc").http.get("/readyz")
    found: dict[str, Any] = answer.json()
    return answer.status_code, found


@served(workers=1)
async def test_a_server_that_is_well(running: World) -> None:
    await until(lambda: bool(running.service.pool.ready))
    status, found = await health(running)
    assert status == 200
    assert found["status"] == "ok"
    assert found["problems"] == []


@served()
async def test_a_database_that_a_newer_server_has_changed(running: World) -> None:
    """And a process that stops: both are alive, and want nobody new."""
    parts = running.service.checks
    parts.stopping = True
    assert (await health(running))[1]["problems"] == ["stopping"]
    parts.stopping, parts.begun = False, float("-inf")
    change = "update alembic_version set version_num = '9999'"
    await running.service.store.written(work=lambda connection: connection.execute(sa.text(change)))
    status, found = await health(running)
    assert (status, found["problems"]) == (503, ["other-form"])
    alive = await running.person("Doc").http.get("/healthz")
    assert (alive.status_code, alive.json()) == (200, {"status": "ok"})


@served(workers=1, worker="no.such.module", bot_seconds=0.05)
async def test_without_bots(running: World) -> None:
    await until(lambda: running.service.pool.unready_for() > running.service.pool.limit)
    status, found = await health(running)
    assert status == 503
    assert found == {
        "status": "failing",
        "problems": ["no-bots"],
        "bot_processes": 0,
        "oldest_move": 0.0,
    }


@pytest.mark.alone
@served()
async def test_a_move_that_waits(running: World) -> None:
    job = Job(Question(0, BotKind("regular"), lux.Game().view(0), []), lambda _: None)
    job.asked -= 31
    running.service.pool.ask(job)
    status, found = await health(running)
    assert (status, found["problems"]) == (503, ["moves-wait"])
    assert found["oldest_move"] > 31
    job.wanted = False
    assert (await health(running))[0] == 200


@pytest.mark.sqlite
@pytest.mark.usefixtures("hurry")
@served()
async def test_a_store_that_cannot_be_written_now(running: World) -> None:
    """Somebody holds the lock of the database: it is said while it lasts, not afterwards."""
    other = sqlite3.connect(running.service.settings.data / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    status, found = await health(running)
    assert (status, found["problems"]) == (503, ["store-slow"])
    other.execute("ROLLBACK")
    other.close()
    await running.service.checks.test  # type: ignore[misc]
    assert (await health(running))[0] == 200


@pytest.mark.usefixtures("hurry")
@served()
async def test_busy_readers_are_not_waited_for(running: World) -> None:
    """Not for longer than a second, however much they have to do."""
    store, free = running.service.store, threading.Event()
    reads = [asyncio.create_task(store.read(free.wait, 20)) for _ in range(10)]
    await asyncio.sleep(0)
    status, found = await health(running)
    assert (status, found["problems"]) == (503, ["store-slow"])
    free.set()
    await asyncio.gather(*reads)


@pytest.mark.usefixtures("hurry")
@served()
async def test_a_test_that_fails_when_nobody_waits_for_it(running: World) -> None:
    """It is no mistake of ours, with a traceback in the log."""
    lost = asyncio.Event()

    async def read(*work: object) -> None:
        await lost.wait()
        raise StoreFailed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running.service.store, "read", read)
        status, found = await health(running)
        assert (status, found["problems"]) == (503, ["store-slow"])
        lost.set()
        test = running.service.checks.test
        assert test is not None
        assert await test == "not-stored"


class SmallDisk(Store):
    """A store whose file may not grow much."""

    @staticmethod
    def prepare(connection: Any, record: Any) -> None:
        Store.prepare(connection, record)
        connection.execute("PRAGMA max_page_count=40")


def test_a_full_disk_is_in_the_log_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has a line, not one for each write that is refused."""

    async def scenario() -> None:
        async with world(tmp_path, SmallDisk) as running:
            ann = running.person("Ann")
            while running.service.store.failed_writes.count < 5:
                answer = await ann.http.post("/api/tables", json={"seats": 4, "kind": "device"})
                assert answer.status_code in (201, 503)
            status, found = await health(running)
            assert status == 503
            assert "writes-refused" in found["problems"]

    with caplog.at_level(logging.WARNING, "capital_lux.server.health"):
        asyncio.run(scenario())
    told = [record for record in caplog.records if record.message == "a write is refused"]
    assert len(told) == 1
    assert "database or disk is full" in told[0].why[1]  # type: ignore[attr-defined]
