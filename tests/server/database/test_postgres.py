"""PostgreSQL: what came too late is refused alone, and a lost database is no lost server."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from capital_lux.server.database.line import PREPARE, ROUND_SECONDS, DatabaseLine
from capital_lux.server.database.nudges import Nudge
from capital_lux.server.database.postgres import PostgresStore
from capital_lux.server.database.rows import EntryRow, TableRow
from capital_lux.server.database.store import StoreFailed, TooLate, Unanswered, Write
from capital_lux.server.refusals import Refused
from capital_lux.server.service import Service
from capital_lux.server.tasks import forever, settle
from tests.server import postgres
from tests.server.games import finish, play
from tests.server.harness import PATIENCE, QUIET, until, world

pytestmark = postgres.needs_postgres


def row(name: str) -> TableRow:
    return TableRow(name, f"w{name}", "first", 2, None, "bots", bytes(32), 1.0)


def entry(table: str, position: int, data: str = "{}") -> EntryRow:
    return EntryRow(table, position, "sit", 0, None, data, 1.0)


def run(scenario: Callable[[PostgresStore], Coroutine[Any, Any, None]], database: str) -> None:
    """Run something that needs a store in an event loop of its own."""
    store = PostgresStore(database)
    try:
        asyncio.run(scenario(store))
    finally:
        store.close()


def test_only_what_came_too_late_is_refused(tmp_path: Path) -> None:
    """One entry of a batch does not refuse the others; a write of several is all or nothing."""
    store = PostgresStore(postgres.database_of(tmp_path))

    def results(*writes: Write) -> list[type[StoreFailed] | None]:
        found = store.commit_batch(list(writes))
        return [None if one is None else type(one) for one in found]

    def write(*entries: EntryRow, table: TableRow | None = None) -> Write:
        return Write(lambda problem: None, entries, table)

    try:
        assert results(write(entry("a", 1), table=row("a")), write(table=row("b"))) == [None, None]
        moves = write(entry("a", 1, "late")), write(entry("b", 1)), write(entry("a", 2))
        assert results(*moves) == [TooLate, None, None]
        rematch = write(entry("b", 1, "late"), entry("c", 1), table=row("c"))
        assert results(rematch, write(entry("b", 2), table=row("d"))) == [TooLate, None]
        assert store.table("c") is None
        assert store.table("a") == (row("a"), [entry("a", 1), entry("a", 2)])
        assert store.failed_writes.count == 0
    finally:
        store.close()


def test_a_machine_that_is_gone_without_a_word_is_noticed() -> None:
    """The system would wait for hours. That it is so takes two machines: docs/operating.md."""
    store = PostgresStore("postgresql://nobody@nowhere/lux")
    found = [store.conninfo()]

    def connect(dialect: object, record: object, args: object, given: dict[str, Any]) -> None:
        found.append(given)
        raise ConnectionError

    sa.event.listen(store.engine, "do_connect", connect)
    with pytest.raises(ConnectionError):
        store.engine.connect()
    store.close()
    assert len(found) == 2
    for one in found:
        silent = one["keepalives_idle"] + one["keepalives_count"] * one["keepalives_interval"]
        assert max(silent, one["tcp_user_timeout"] / 1000) <= 10


def test_where_moves_are_divided_a_process_gathers_them_for_longer() -> None:
    """Else fewer would share a commit. A move that comes alone keeps the next one no longer."""
    store = PostgresStore("postgresql://nobody@nowhere/lux")
    for members, moves, rounds in ((1, 9, 1), (3, 1, 1), (3, 2, 2), (3, 9, 3), (40, 9, 4)):
        store.members = members
        store.moves = [Write(lambda problem: None, [entry("a", at)]) for at in range(moves)]
        store.add_moves()
        assert store.rounds.pause == rounds * ROUND_SECONDS
    store.close()


async def again(service: Service, table: str) -> None:
    """Wait until a process can read again."""
    while True:
        try:
            await service.tables.get(table)
            return
        except (Refused, StoreFailed):
            await asyncio.sleep(0.05)


def test_a_database_that_is_restarted(tmp_path: Path) -> None:
    """Moves are refused, the state is clear, and then it goes on by itself."""

    async def scenario(server: postgres.Postgres) -> None:
        async with world(tmp_path, database=server.database()) as running:
            table, (ann, _) = await running.friends(2)
            body = {"id": "1", "seat": 0, "action": await ann.first_choice(table)}
            await asyncio.to_thread(server.stop)
            assert (await ann.refused("POST", f"tables/{table}/actions", body))[0] == 503
            problems = (await ann.http.get("/readyz")).json()["problems"]
            assert {"not-stored", "store-slow"} & {*problems}
            await asyncio.to_thread(server.start)
            while (await ann.http.post(f"/api/tables/{table}/actions", json=body)).is_error:
                await asyncio.sleep(0.05)
            acts = [one.data for one in running.service.store.table(table)[1] if one.kind == "act"]  # type: ignore[index]
            assert acts == [body["action"]]
            for service in running.services:
                await again(service, table)
            await finish(running, table)

    with postgres.lasting() as server:
        asyncio.run(scenario(server))


class Crowded(DatabaseLine):
    """Somebody else opens a socket in the moment in which the connection is lost."""

    other: tuple[socket.socket, socket.socket] | None = None

    def read(self) -> None:
        super().read()
        if self.lost.is_set() and self.other is None:
            self.other = socket.socketpair()
            self.spoken = asyncio.Event()
            asyncio.get_running_loop().add_reader(self.other[0], self.spoken.set)


def test_a_connection_that_is_cut_takes_nobody_elses_place_and_its_question_is_answered(
    tmp_path: Path,
) -> None:
    database = postgres.database_of(tmp_path)

    async def scenario(store: PostgresStore) -> None:
        line = Crowded(store.conninfo, f"{PREPARE} SELECT pg_backend_pid()::text || $1")
        running = asyncio.create_task(forever(line.run))

        async def asked() -> str:
            answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            line.ask(b"!", partial(settle, answer))
            return (await answer).decode()

        before = (await asked()).removesuffix("!")
        cut = f"SELECT pg_terminate_backend({before})"
        await asyncio.to_thread(postgres.cluster().execute, cut)
        assert (await asked()).removesuffix("!") != before
        assert line.other is not None
        line.other[1].send(b"here")
        await asyncio.wait_for(line.spoken.wait(), PATIENCE)
        asyncio.get_running_loop().remove_reader(line.other[0])
        for one in line.other:
            one.close()
        running.cancel()

    run(scenario, database)


def test_what_must_not_be_asked_twice_is_not_when_its_connection_is_cut(tmp_path: Path) -> None:
    database = postgres.database_of(tmp_path)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"

    async def scenario(store: PostgresStore) -> None:
        line = DatabaseLine(
            store.conninfo, f"{PREPARE} SELECT pg_sleep(1000)::text || $1", once=True
        )
        running = asyncio.create_task(forever(line.run))
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        line.ask(b"!", partial(settle, answer))
        while not answer.done():
            await asyncio.to_thread(postgres.cluster().execute, cut)
        assert isinstance(answer.exception(), Unanswered)
        assert not line.asked
        running.cancel()

    run(scenario, database)


def test_notifications_that_come_during_the_pause_are_heard_together(tmp_path: Path) -> None:
    database = postgres.database_of(tmp_path)
    name = str(sa.make_url(database).database)

    async def scenario(store: PostgresStore) -> None:
        heard: list[Sequence[bytes]] = []
        line = DatabaseLine(store.conninfo, "LISTEN test", heard=heard.append, pause=2.0)
        running = asyncio.create_task(forever(line.run))
        await until(lambda: line.pgconn is not None)

        async def say(word: str) -> None:
            statement = f"SELECT pg_notify('test', '{word}')"
            await asyncio.to_thread(postgres.cluster().execute, statement, name)

        await say("a")
        await until(lambda: heard == [[b"a"]])
        await say("b")
        await say("c")
        await until(lambda: heard == [[b"a"], [b"b", b"c"]])
        # After a pause in which nobody spoke, the next is heard as soon as it is said.
        await until(lambda: line.timer is None)
        await say("d")
        await until(lambda: heard[2:] == [[b"d"]])
        running.cancel()

    run(scenario, database)


def test_what_is_written_while_a_table_is_read_is_seen(tmp_path: Path) -> None:
    """Nudges that come before a table is in memory are for nobody: it reads its log once more."""
    url = postgres.database_of(tmp_path)

    async def scenario() -> None:
        async with world(tmp_path / "one", database=url) as one:
            table = (await one.person("Ann").make(seats=2, kind="device")).table
            assert table is not None
            loop = asyncio.get_running_loop()

            class Slow(PostgresStore):
                def table(self, table: str) -> tuple[TableRow, list[EntryRow]] | None:
                    found = super().table(table)
                    asyncio.run_coroutine_threadsafe(moved_and_heard(), loop).result()
                    return found

            async with world(tmp_path / "two", store=Slow, database=url) as two:
                seen = []

                async def moved_and_heard() -> None:
                    await play(one, table, moves=1)
                    await two.service.tables.refresh()

                async def somebody_else_comes(tables: object) -> None:
                    seen.append((await two.live(table)).table.state.number)

                two.service.tables.look_at = somebody_else_comes
                await two.live(table)
                assert seen == [1]

    asyncio.run(scenario())


@pytest.mark.alone
def test_what_is_written_while_a_process_starts_is_seen(tmp_path: Path) -> None:
    """No table is read before the process hears of what is written from then on."""
    url = postgres.database_of(tmp_path)

    async def scenario() -> None:
        async with world(tmp_path / "one", database=url) as one:
            ann = one.person("Ann")
            table = (await ann.make(seats=2, kind="friends", listed=True)).table
            assert table is not None
            was_read = threading.Event()

            class Slow(PostgresStore):
                def table(self, table: str) -> tuple[TableRow, list[EntryRow]] | None:
                    found = super().table(table)
                    was_read.set()
                    return found

                async def missed(self, since: int | None) -> tuple[int, list[Nudge]]:
                    if since is None:
                        await asyncio.to_thread(was_read.wait, QUIET)
                        await ann.call("DELETE", f"tables/{table}/seats/0")
                    return await super().missed(since)

            async with world(tmp_path / "two", store=Slow, database=url) as two:
                live = await two.live(table)
                assert live.table.state.position == 2

    asyncio.run(scenario())
