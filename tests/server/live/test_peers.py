"""Two processes on one database: what one does is known at the other, at once or a second later."""

from __future__ import annotations

import asyncio
import gc
import itertools
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from capital_lux.server.database import line
from capital_lux.server.database.nudges import Nudge
from capital_lux.server.database.rows import PresenceRow
from capital_lux.server.database.store import StoreFailed
from capital_lux.server.live import peers
from capital_lux.server.live.peers import Peers
from capital_lux.server.logs import REQUEST
from capital_lux.server.service import Service
from capital_lux.server.tables.table import Audience
from tests.server import postgres
from tests.server.harness import QUIET, Person, Socket, World, seen, until, world

pytestmark = [postgres.needs_postgres, pytest.mark.alone]
NEVER = 1e6
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND query = 'LISTEN lux'
"""


def peers_of(service: Service) -> Peers:
    assert service.peers is not None
    return service.peers


@asynccontextmanager
async def two_processes(folder: Path, **settings: Any) -> AsyncIterator[World]:
    """Two that know each other."""
    async with world(folder, several=2, **settings) as running:
        await until(lambda: all(len(peers_of(one).members) == 2 for one in running.services))
        yield running


def connect(world: World, person: Person, table: str, number: int) -> Socket:
    """Somebody's connection to one of the processes."""
    socket = person.socket(table)
    socket.app = world.apps[number]
    return socket


@asynccontextmanager
async def one_at_each(folder: Path) -> AsyncIterator[tuple[World, Socket, Socket, str]]:
    """Two processes, somebody at the same table by way of each, and what the first may do."""
    async with two_processes(folder) as running:
        table, (ann, bea) = await running.friends(2)
        here, there = connect(running, ann, table, 0), connect(running, bea, table, 1)
        async with here, there:
            start = await here.upto(0)
            await there.upto(0)
            yield running, here, there, start["seats"][0]["choices"][0]["action"]


def test_a_process_that_came_while_one_was_deaf_is_known_as_soon_as_it_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "BEAT_SECONDS", NEVER)
    monkeypatch.setattr(line, "AGAIN_SECONDS", 0.01)
    database = postgres.database_of(tmp_path)

    async def scenario() -> None:
        async with world(tmp_path / "one", several=1, database=database) as old:
            known = peers_of(old.service)
            listening = known.channel.listening
            await until(lambda: listening.pgconn is not None)
            where = listening.where

            def nowhere() -> dict[str, Any]:
                raise psycopg.OperationalError

            monkeypatch.setattr(listening, "where", nowhere)
            listening.lost.set()
            await until(lambda: listening.pgconn is None)
            async with world(tmp_path / "two", several=1, database=database) as new:
                telling = peers_of(new.service).channel
                await until(lambda: telling.listening.pgconn is not None)
                await until(lambda: not telling.waiting and not telling.telling.asked)
                assert len(known.members) == 1
                monkeypatch.setattr(listening, "where", where)
                await until(lambda: len(known.members) == 2)
                # Among which all moves are divided.
                assert known.store.members == 2

    asyncio.run(scenario())


def test_who_was_there_does_not_take_the_place_of_who_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two look at once, and the older answer comes last: nobody would play the table's bots."""

    async def scenario() -> None:
        async with two_processes(tmp_path) as running:
            table, (ann, _) = await running.friends(2)
            other = peers_of(running.services[1])
            await other.tables.get(table)
            read, go_on, presence_of = threading.Event(), threading.Event(), other.store.presence_of

            def slow(tables: Sequence[str]) -> list[PresenceRow]:
                found = presence_of(tables)
                if not read.is_set():
                    read.set()
                    go_on.wait()
                return found

            async with connect(running, ann, table, 0) as socket:
                await socket.upto(0)
                await running.known(table, 0, True)
                monkeypatch.setattr(other.store, "presence_of", slow)
                older = asyncio.create_task(other.look_at([table]))
                await until(read.is_set)
            await asyncio.sleep(QUIET)
            newer = asyncio.create_task(other.refresh())
            await asyncio.sleep(QUIET)
            go_on.set()
            await asyncio.gather(older, newer)
            await running.known(table, 0, False)

    asyncio.run(scenario())


def test_a_lost_database_is_said_once_and_is_no_mistake_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.0)
    monkeypatch.setattr(peers, "SWEEP_BEATS", 1)
    tries = 0

    def lost() -> None:
        nonlocal tries
        tries += 1
        raise StoreFailed("lost")

    async def scenario() -> None:
        async with world(tmp_path, several=1) as running:
            monkeypatch.setattr(running.service.store, "sweep", lost)
            await until(lambda: tries >= 3)

    asyncio.run(scenario())
    said = [line.getMessage() for line in caplog.records if line.levelname != "INFO"]
    assert said == ["the other processes cannot be asked"]


def test_people_at_a_process_that_has_just_come_are_seen_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a sign of life, neither to see nor to be seen."""
    monkeypatch.setattr(peers, "BEAT_SECONDS", NEVER)
    database = postgres.database_of(tmp_path)

    async def scenario() -> None:
        async with world(tmp_path / "one", several=1, database=database) as old:
            table, (ann, bea) = await old.friends(2)
            async with ann.socket(table) as first:
                await first.told(1, there=False)
                async with world(tmp_path / "two", several=1, database=database) as new:
                    second = bea.socket(table)
                    second.app = new.app
                    async with second:
                        start = await second.upto(0)
                        await first.told(1, there=True)
                        action = start["seats"][0]["choices"][0]["action"]
                        await second.act(1, action)
                        await seen(first, 1)
                        await until(lambda: len(peers_of(old.service).members) == 2)
                        action = (await seen(first, 0))["seats"][0]["choices"][0]["action"]
                        await first.act(0, action)
                        await seen(second, 2)

    asyncio.run(scenario())


def test_without_notifications_a_move_is_told_with_the_next_sign_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connections that listen are ended by the database, and come back deaf."""
    monkeypatch.setattr(peers, "BEAT_SECONDS", NEVER)

    async def scenario() -> None:
        async with one_at_each(tmp_path) as (running, here, there, action):
            other = peers_of(running.services[1])
            listening = other.channel.listening
            monkeypatch.setattr(listening, "begin", ())
            database, before = running.service.store.engine.url.database, listening.pgconn
            await asyncio.to_thread(postgres.cluster().execute, CUT, database or "")
            await until(lambda: listening.pgconn not in (None, before))
            done = await here.act(0, action)
            assert await there.silent()
            await other.beat()
            await seen(there, done["number"])

    asyncio.run(scenario())


def test_after_a_crash_of_the_database_a_move_is_told_whatever_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Transactions that were not flushed are lost, and their numbers are given once more."""
    monkeypatch.setattr(peers, "BEAT_SECONDS", NEVER)
    monkeypatch.setattr(line, "AGAIN_SECONDS", 0.01)

    async def scenario() -> None:
        async with one_at_each(tmp_path) as (running, here, there, action):
            other = peers_of(running.services[1])
            listening = other.channel.listening
            where = listening.where
            # Whoever has not read since they began to listen reads everything.
            await until(lambda: other.openings == 1)
            await other.beat()

            def nowhere() -> dict[str, Any]:
                raise psycopg.OperationalError

            monkeypatch.setattr(listening, "where", nowhere)
            listening.lost.set()
            await until(lambda: listening.pgconn is None)
            assert other.since is not None
            other.since += 1000
            done = await here.act(0, action)
            await other.beat()
            assert await there.silent()
            monkeypatch.setattr(listening, "where", where)
            await until(lambda: listening.pgconn is not None)
            await other.beat()
            await seen(there, done["number"])

    asyncio.run(scenario())


def test_a_move_is_told_where_somebody_is_connected_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes hears of the next, and where nobody is it is read when somebody asks."""
    monkeypatch.setattr(peers, "BEAT_SECONDS", NEVER)

    async def scenario() -> None:
        async with two_processes(tmp_path) as running:
            table, (ann, bea) = await running.friends(2)
            away = (await running.services[1].tables.get(table)).table
            told: list[Nudge] = []
            channel = peers_of(running.service).channel
            send = channel.send

            def noted(nudges: Sequence[Nudge]) -> None:
                told.extend(nudges)
                send(nudges)

            monkeypatch.setattr(channel, "send", noted)

            def moves() -> list[int]:
                return [nudge.position for nudge in told if not nudge.what]

            async with connect(running, ann, table, 0) as here:
                start = await here.upto(0)
                await running.known(table, 0, there=True)
                await here.act(0, start["seats"][0]["choices"][0]["action"])
                await peers_of(running.services[1]).refresh()
                assert (moves(), away.state.number, away.behind) == ([], 0, True)
                async with connect(running, bea, table, 1) as there:
                    picks = (await there.upto(1))["seats"][0]["choices"]
                    # What was done before this process knew of her.
                    await until(lambda: moves() == [3])
                    await there.act(1, picks[0]["action"])
                    second = (await seen(here, 2))["seats"][0]["choices"]
                    await here.act(0, second[0]["action"])
                    await there.upto(3)
                    assert moves() == [3, 5]

    asyncio.run(scenario())


def test_a_process_that_stops_leaves_no_reading_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with world(tmp_path, several=1) as running:
            found = peers_of(running.service)
            await found.reading.acquire()
            asking = asyncio.create_task(found.refresh())
            await until(lambda: found.coming is not None)
            reading = found.coming
        assert reading is not None
        assert reading.cancelled()
        await asyncio.gather(asking, return_exceptions=True)

    asyncio.run(scenario())


def test_a_reading_that_fails_when_nobody_waits_is_no_mistake_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(since: int | None) -> tuple[int, list[Nudge]]:
        raise StoreFailed("lost")

    async def scenario() -> None:
        async with world(tmp_path, several=1) as running:
            found = peers_of(running.service)
            await found.reading.acquire()
            asking = asyncio.create_task(found.refresh())
            await until(lambda: found.coming is not None)
            monkeypatch.setattr(found.store, "missed", lost)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            found.reading.release()
            await until(lambda: not found.readings)

    asyncio.run(scenario())
    gc.collect()
    assert not [line for line in caplog.records if line.name == "asyncio"]


class Named(Audience):
    """Notes in whose name a table changes."""

    def __init__(self) -> None:
        self.requests: list[str] = []

    def changed(self) -> None:
        self.requests.append(REQUEST.get())


def test_an_id_goes_with_its_move_through_the_queue_and_to_the_other_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves that come at once wait for each other, or are decided again: each keeps its own."""

    async def scenario() -> None:
        async with two_processes(tmp_path) as running:
            table, people = await running.friends(4)
            noted = []
            for service in running.services:
                noted.append(Named())
                live = await service.tables.get(table)
                live.table.audience.append(noted[-1])
                monkeypatch.setattr(live, "followed", lambda: True)
            bodies = [
                {"id": "pick", "seat": seat, "action": await one.first_choice(table, seat)}
                for seat, one in enumerate(people)
            ]
            asks = [
                one.http.post(
                    f"/api/tables/{table}/actions",
                    json=body,
                    headers={"x-request-id": f"edge-000{seat}"},
                )
                for seat, (one, body) in enumerate(zip(people, bodies, strict=True))
            ]
            running.turns = itertools.cycle(running.apps)
            answers = await asyncio.gather(*asks)
            by_number = {answer.json()["number"]: at for at, answer in enumerate(answers)}
            expected = [f"edge-000{by_number[number]}" for number in (1, 2, 3, 4)]
            ids = [answer.headers["x-request-id"] for answer in answers]
            assert ids == [f"edge-000{seat}" for seat in range(4)]
            await until(lambda: all(len(one.requests) == 4 for one in noted))
            for number, request in enumerate(expected, 1):
                # The other process may take in several together, for the last of them.
                assert noted[by_number[number] % 2].requests[number - 1] == request
            for one in noted:
                assert {*one.requests} <= {*expected}

    asyncio.run(scenario())
