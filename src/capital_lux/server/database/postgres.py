"""The database of several processes: PostgreSQL.

Every process decides on its own replica of a table. The key (table, position) of the log refuses
what came too late, and only that: the other writes of a batch are committed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextvars import copy_context
from functools import partial
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from capital_lux.server.database.columns import (
    ENTRIES,
    FORGOTTEN,
    PRESENCE,
    SECRETS,
    SITTINGS,
    TABLES,
)
from capital_lux.server.database.line import DISCONNECTED, PREPARE, ROUND_SECONDS, DatabaseLine
from capital_lux.server.database.nudges import Nudge, decode, encode
from capital_lux.server.database.rows import EntryRow, PresenceRow
from capital_lux.server.database.store import (
    MOST_AT_ONCE,
    Forgotten,
    FoundEntries,
    Store,
    StoreFailed,
    TooLate,
    Unanswered,
    Write,
)
from capital_lux.server.identity.keys import KEY, new_id, new_key
from capital_lux.server.tasks import Rounds, settle

TIMEOUT = "5s"
"""A process that is stopped in the middle of a transaction must not hold the others up for long."""
OPTIONS = " ".join(
    f"-c {name}={value}"
    for name, value in (
        ("idle_in_transaction_session_timeout", TIMEOUT),
        ("lock_timeout", TIMEOUT),
        ("application_name", "capital-lux"),
    )
)
CONNECTING: dict[str, Any] = {
    "options": OPTIONS,
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 9000,
}
"""A machine that is gone without a word is noticed within ten seconds, not within two hours."""
COLUMNS = ", ".join(column.name for column in ENTRIES.columns)
ARRAYS = "%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::float8[]"
ADD = f"""
INSERT INTO entries ({COLUMNS}) SELECT * FROM unnest({ARRAYS})
ON CONFLICT DO NOTHING RETURNING table_id, position
"""
NUDGE = """
INSERT INTO nudges (transaction, process, data, made)
SELECT pg_current_xact_id()::text::bigint, %s, %s, extract(epoch FROM now())
"""
VALUES = """
e->>0, (e->>1)::int, e->>2, (e->>3)::int, e->>4, e->>5, (e->>6)::float8
"""
ADD_MOVES = f"""
{PREPARE}
WITH added AS (
    INSERT INTO entries ({COLUMNS}) SELECT {VALUES} FROM jsonb_array_elements($1::jsonb -> 0) AS e
    ON CONFLICT DO NOTHING RETURNING table_id, position
), told AS (
    INSERT INTO nudges (transaction, process, data, made)
    SELECT pg_current_xact_id()::text::bigint, $1::jsonb ->> 1, $1::jsonb ->> 2,
        extract(epoch FROM now())
    WHERE EXISTS (SELECT FROM added)
) SELECT json_agg(json_build_array(table_id, position)) FROM added
"""
"""One statement is one transaction and one way to the database and back."""
LONGEST_ROUND = 4
"""How many times as long as in a process alone moves wait for others to share a commit."""
CHANGING = 1_280_202_072
"""The number of the lock of whoever changes the whole database; any number nobody else uses."""
AFTER = f"""
{PREPARE}
SELECT json_agg(json_build_array({COLUMNS}) ORDER BY table_id, position)
FROM json_each_text($1::json) AS wanted(id, known), LATERAL (
    SELECT * FROM entries WHERE table_id = wanted.id AND position > wanted.known::int
) AS entry
"""
"""What logs have after positions: one value, so that reading it is one step."""
BEAT = """
INSERT INTO processes (id, seen, used) VALUES (%s, extract(epoch FROM clock_timestamp()), %s)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, used = excluded.used RETURNING xmax <> 0
"""
MEMBERS = "SELECT id, used FROM processes WHERE seen > extract(epoch FROM clock_timestamp()) - %s"
MISSED = f"""
{PREPARE}
SELECT json_build_array(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, (
    SELECT json_agg(data) FROM nudges
    WHERE transaction >= ($1::json ->> 0)::bigint AND process <> $1::json ->> 1
))
"""
SWEEP = (
    "DELETE FROM nudges WHERE made < extract(epoch FROM now()) - %(nudges)s",
    "DELETE FROM processes WHERE seen < extract(epoch FROM now()) - %(processes)s",
    "DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)",
    "DELETE FROM forgotten WHERE made < extract(epoch FROM now()) - %(forgotten)s",
)
KEPT = {"nudges": 60, "processes": 60, "forgotten": 3600}
"""Seconds for which rows are kept, though they are of use for fewer."""
GONE_SECONDS = 4.0
"""Seconds after which a process that says nothing counts as gone."""
NO_TRANSACTION = 1 << 62
WantedLogs = dict[str, tuple[int, FoundEntries]]
"""For each table whose log is to be read: after which position, and whoever wants it."""
decode_entries = msgspec.json.Decoder(list[EntryRow]).decode
decode_missed = msgspec.json.Decoder(tuple[int, list[str] | None]).decode
decode_keys = msgspec.json.Decoder(set[tuple[str, int]]).decode
LOCK = "SELECT pg_advisory_xact_lock_shared(hashtextextended(%s, 0))"
LOCK_ALONE = "SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))"


class PostgresStore(Store):
    """A database that several processes share."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.process = new_id()
        self.line = DatabaseLine(self.conninfo, AFTER)
        """Reads what other processes add to logs."""
        self.fetching = Rounds(self.fetch, ROUND_SECONDS)
        self.asked: WantedLogs = {}
        self.looking = DatabaseLine(self.conninfo, MISSED)
        """Reads what other processes say that they have changed."""
        self.adding = DatabaseLine(self.conninfo, ADD_MOVES, once=True)
        """Adds moves to logs; whatever else is written is the writer's."""
        self.rounds = Rounds(self.add_moves, ROUND_SECONDS)
        self.moves: list[Write] = []
        """Those that wait for the ones before."""
        self.members = 1
        """Processes on this database, among which all moves are divided."""

    @property
    def shared(self) -> bool:
        return True

    def make_engine(self, url: sa.URL) -> sa.Engine:
        return sa.create_engine(
            url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            connect_args=CONNECTING,
            pool_pre_ping=True,
        )

    def conninfo(self) -> dict[str, Any]:
        """How psycopg itself connects."""
        _, found = self.engine.dialect.create_connect_args(self.engine.url)
        return {**found, **CONNECTING}

    def close(self) -> None:
        self.collected += self.moves
        self.moves = []
        super().close()

    # Writing

    def begin(self, connection: sa.Connection) -> None:
        """Wait until nobody else changes the whole database: its form, or all of its rows."""
        patient(connection)
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (CHANGING,))

    def add_rows(self, connection: sa.Connection, table: sa.TableClause, rows: Any) -> None:
        names = ", ".join(column.name for column in table.columns)
        cursor: psycopg.Cursor[Any] = connection.connection.cursor()  # type: ignore[assignment]
        with cursor, cursor.copy(f"COPY {table.name} ({names}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)

    def hand_over(self) -> None:
        """Write moves without a thread, whose turns cost more than all the rest."""
        if self.adding.pgconn is not None:
            self.moves += [write for write in self.collected if write.is_move]
            self.collected = [write for write in self.collected if not write.is_move]
            self.add_soon()
        if self.collected:
            super().hand_over()

    def add_soon(self) -> None:
        if self.moves and not self.adding.asked:
            self.rounds.soon()

    def add_moves(self) -> None:
        """One statement for all. All processes take tables in one order: none waits in a circle."""
        batch, self.moves = self.moves[:MOST_AT_ONCE], self.moves[MOST_AT_ONCE:]
        self.rounds.pause = ROUND_SECONDS * min(self.members, len(batch), LONGEST_ROUND)
        entries = sorted((write.entries[0] for write in batch), key=lambda entry: entry[:2])
        begun = time.perf_counter()
        asked = msgspec.json.encode((entries, self.process, nudges_of(batch)))
        self.adding.ask(asked, partial(self.moves_added, batch, begun))

    def moves_added(
        self, batch: Sequence[Write], begun: float, answer: bytes | StoreFailed | None
    ) -> None:
        self.add_soon()
        if isinstance(answer, Unanswered):
            self.failed_writes.failed(answer)
            self.tell(batch, [answer] * len(batch))
            return
        if isinstance(answer, StoreFailed):
            # The writer tries each alone, so that one cannot harm another.
            self.collected += batch
            super().hand_over()
            return
        self.committed(batch, begun)
        self.failed_writes.succeeded()
        added = decode_keys(answer or b"[]")
        keys = (write.entries[0][:2] for write in batch)
        late = TooLate("another was first")
        self.tell(batch, [None if key in added else late for key in keys])

    def commit(self, writes: Sequence[Write]) -> list[StoreFailed | None]:
        """Each wholly or not at all, together in one transaction."""
        with self.engine.begin() as connection:
            return [self.added(connection, write) for write in writes]

    def added(self, connection: sa.Connection, write: Write) -> StoreFailed | None:
        try:
            with connection.begin_nested():
                self.add(connection, write)
        except StoreFailed as problem:
            return problem
        except sa.exc.IntegrityError as problem:
            return TooLate(type(problem).__name__)
        return None

    def add(self, connection: sa.Connection, write: Write) -> None:
        for guest in sorted({*write.named, *(sitting.guest for sitting in write.sittings)} - {""}):
            # Whoever forgets a guest waits for those who hold this, and they see that it was done.
            connection.exec_driver_sql(LOCK, (guest,))
            known = sa.select(FORGOTTEN.c.guest).where(FORGOTTEN.c.guest == guest)
            if connection.execute(known).first() is not None:
                raise Forgotten(guest)
        if write.table is not None:
            connection.execute(TABLES.insert(), [write.table._asdict()])
        if write.work is not None:
            write.work(connection)
        if write.entries:
            added = connection.exec_driver_sql(ADD, arrays(write.entries)).all()
            if len(added) < len(write.entries):
                raise TooLate("another was first")
        if write.sittings:
            rows = [sitting._asdict() for sitting in write.sittings]
            connection.execute(insert(SITTINGS).on_conflict_do_nothing(), rows)
        if write.nudges:
            connection.exec_driver_sql(NUDGE, (self.process, nudges_of([write])))

    def lost(self, problem: Exception) -> bool:
        """Whether the database is lost: then nothing else can be committed either."""
        orig = getattr(problem, "orig", problem)
        state = getattr(orig, "sqlstate", None)
        return isinstance(orig, psycopg.OperationalError) and (
            state is None or state[:2] in DISCONNECTED
        )

    def forget(self, guest: str) -> None:
        """Note that a guest is forgotten: then no process writes anything that names them."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql(LOCK_ALONE, (guest,))
            row = {"guest": guest, "made": time.time()}
            connection.execute(insert(FORGOTTEN).on_conflict_do_nothing(), [row])

    # Reading

    def entries_after(self, table: str, position: int, done: FoundEntries) -> None:
        """What a log has after a position; all who ask meanwhile share the next reading."""
        if not self.following:
            self.fetching.soon()
        context = copy_context()
        self.asked[table] = position, lambda found: context.run(done, found)
        self.following += 1

    def fetch(self) -> None:
        asked, self.asked = self.asked, {}
        positions = {table: position for table, (position, _) in asked.items()}
        self.line.ask(msgspec.json.encode(positions), partial(self.fetched, asked))

    def fetched(self, asked: WantedLogs, answer: bytes | StoreFailed | None) -> None:
        self.following -= len(asked)
        if self.asked:
            self.fetching.soon()
        found: dict[str, list[EntryRow]] = {table: [] for table in asked}
        if not isinstance(answer, StoreFailed):
            for entry in decode_entries(answer or b"[]"):
                found[entry.table_id].append(entry)
        for table, (_, done) in asked.items():
            done(answer if isinstance(answer, StoreFailed) else found[table])

    def beat(self, used: str) -> tuple[bool, dict[str, str]]:
        """Say that this process is running; whether that was known, and what every process uses."""
        with self.engine.begin() as connection:
            known = connection.exec_driver_sql(BEAT, (self.process, used)).scalar_one()
            members = connection.exec_driver_sql(MEMBERS, (GONE_SECONDS,))
            return known, {row.id: row.used for row in members}

    async def missed(self, since: int | None) -> tuple[int, list[Nudge]]:
        """What others have committed since a transaction, and from where to ask next time."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        wanted = NO_TRANSACTION if since is None else since, self.process
        self.looking.ask(msgspec.json.encode(wanted), partial(settle, future))
        now, found = decode_missed(await future)
        return now, [nudge for text in found or () for nudge in decode(text)]

    def sweep(self) -> None:
        with self.engine.begin() as connection:
            for statement in SWEEP:
                connection.exec_driver_sql(statement, KEPT)

    def leave(self) -> None:
        """Say that this process is no longer there."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM processes WHERE id = %s", (self.process,))

    def presence_of(self, tables: Sequence[str]) -> list[PresenceRow]:
        """Who is at some tables by way of other processes."""
        here = PRESENCE.c.table_id.in_(tables) & (PRESENCE.c.process != self.process)
        return [PresenceRow(*row) for row in self.rows(sa.select(PRESENCE).where(here))]

    def key(self) -> bytes:
        """The key that signs, the same for all processes; made by the first."""
        with self.engine.begin() as connection:
            row = {"name": KEY, "data": new_key()}
            connection.execute(insert(SECRETS).on_conflict_do_nothing(), [row])
            query = sa.select(SECRETS.c.data).where(SECRETS.c.name == KEY)
            return bytes(connection.execute(query).scalar_one())


def patient(connection: sa.Connection) -> None:
    """Let a transaction take as long as it needs."""
    for name in ("lock_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")


def nudges_of(writes: Sequence[Write]) -> str:
    return encode(nudge for write in writes for nudge in write.nudges)


def arrays(entries: Sequence[EntryRow]) -> tuple[list[Any], ...]:
    """The columns of some entries."""
    return tuple(list(column) for column in zip(*entries, strict=True))
