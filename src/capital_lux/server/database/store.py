"""The database: an append-only log of entries for each table.

One thread writes. It takes all that waits, from all tables, and commits it together, so that one
flush to the disk serves many moves; `done` is called, in the event loop, only after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import Context, copy_context
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from capital_lux.server.database.columns import ENTRIES, GUESTS, SITTINGS, TABLES
from capital_lux.server.database.file import OwnFile, back_up, outdated, path_of, upgrade
from capital_lux.server.database.nudges import Nudge
from capital_lux.server.database.rows import EntryRow, GuestRow, Sitting, TableRow
from capital_lux.server.metrics import COMMIT_SECONDS, ENTRIES_IN_COMMIT, WRITES_REFUSED
from capital_lux.server.tasks import SAY_SECONDS, Seldom, settle

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 500
"""Entries in one commit; more wait for the next, which is soon."""
BUSY_SECONDS = 5.0
LOG_PAGES = 4000
"""Pages of 4 kB in SQLite's log before they are copied, which holds the commits up."""
REMEMBERED = 5.0
"""Seconds for which a failed write is reported."""
Value = TypeVar("Value")


class StoreFailed(Exception):
    """What was written may or may not be there: only reading the log can tell."""


class Unanswered(StoreFailed):
    """The connection was lost before the database had said how it ended."""


class TooLate(StoreFailed):
    """Nothing was written: another process was first, and the log has what it wrote."""


class Forgotten(StoreFailed):
    """Nothing was written: it names a guest whom another process has forgotten."""

    def __init__(self, guest: str) -> None:
        super().__init__("forgotten")
        self.guest = guest


FoundEntries = Callable[["list[EntryRow] | StoreFailed"], None]


class Write(msgspec.Struct, frozen=True):
    """What one request adds: all of it or nothing."""

    done: Callable[[StoreFailed | None], None]
    entries: Sequence[EntryRow] = ()
    table: TableRow | None = None
    sittings: Sequence[Sitting] = ()
    work: Callable[[sa.Connection], object] | None = None
    """Anything else, in the same transaction."""
    named: Sequence[str] = ()
    """Guests whom it names, besides those of `sittings`."""
    nudges: Sequence[Nudge] = ()
    """What other processes should look at then."""
    context: Context = msgspec.field(default_factory=copy_context)
    """That of the request that wants it: its id is in the lines logged afterwards."""

    @property
    def is_move(self) -> bool:
        """Whether it is nothing but one entry of a log, as most writes are."""
        alone = len(self.entries) == 1 and self.table is None
        return alone and self.work is None and not self.sittings and not self.named


class FailedWrites:
    """Writes that failed, counted; the writer's thread tells of them."""

    def __init__(self) -> None:
        self.count = 0
        """Since the trouble began."""
        self.last = float("-inf")
        self.saying = Seldom()

    def failed(self, problem: Exception) -> None:
        """A write failed. A full disk refuses thousands: the log has a line now and then."""
        WRITES_REFUSED.inc()
        self.count += 1
        self.last = time.monotonic()
        if self.saying.due():
            # The first line of a database's message has no values in it.
            why = str(getattr(problem, "orig", problem)).splitlines()[:1]
            LOG.error(
                "a write is refused",
                extra={"why": [type(problem).__name__, *why], "refused": self.count},
            )

    def succeeded(self) -> None:
        """A write succeeded: if others failed some time before, the trouble is over."""
        if self.count and time.monotonic() - self.last > SAY_SECONDS:
            LOG.warning("writes are stored again", extra={"refused": self.count})
            self.count = 0

    def recent(self) -> bool:
        return time.monotonic() - self.last < REMEMBERED


class Store:
    """Reads and writes; `start` in the event loop that is to hear of commits."""

    def __init__(self, url: str) -> None:
        self.engine = self.make_engine(sa.make_url(url))
        self.readers = ThreadPoolExecutor(2, "lux-read")
        self.writer = threading.Thread(target=self.write_all, name="lux-write", daemon=True)
        self.lock = threading.Condition()
        self.waiting: list[Write] = []
        self.collected: list[Write] = []
        self.in_flight = 0
        """Writes whose makers do not know yet how they ended."""
        self.following = 0
        """Tables that wait for what other processes have added to their logs."""
        self.failed_writes = FailedWrites()
        self.closing = False
        self.own: sa.PoolProxiedConnection | None = None
        """The writer's own connection for moves."""
        self.migrated = False
        self.file: OwnFile | None = None
        self.gone = False
        """Whether the file was missing when it was last looked for."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.nudged: Callable[[Sequence[Nudge]], None] = lambda nudges: None
        """Hears what commits have changed, for other processes."""
        self.forgotten: Callable[[str], None] = lambda guest: None
        """Hears of a guest whom another process has forgotten."""

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return False

    def key(self) -> bytes:
        """The key that signs; for a database that is not shared it is a file beside it."""
        return b""

    def make_engine(self, url: sa.URL) -> sa.Engine:
        found = sa.create_engine(url, hide_parameters=True)
        # A connection to whatever lies in the file's place would stay in the pool. SQLite may just
        # have made an empty file there; with the first look into it, it would delete the log beside
        # it, and so what was committed last.
        for moment in "do_connect", "connect":
            sa.event.listen(found, moment, lambda *connecting: self.check_file())
        sa.event.listen(found, "connect", self.prepare)
        return found

    @staticmethod
    def prepare(connection: Any, record: Any) -> None:
        """Set up an SQLite connection: every commit is on the disk when it returns."""
        # We say ourselves when a transaction begins; a read needs none.
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={int(BUSY_SECONDS * 1000)}",
            f"wal_autocheckpoint={LOG_PAGES}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    def claim(self) -> None:
        """Keep other servers off the database; raises `InUse`."""
        path = path_of(self.engine.url)
        if path is not None:
            self.file = OwnFile(path)

    def check_file(self) -> None:
        """Fail when the file is gone: what is written to it now is lost."""
        if self.file is not None and not self.file.there:
            if not self.gone:
                LOG.error("the database file is gone", extra={"path": str(self.file.path)})
            self.gone = True
            raise StoreFailed("the database file is gone")
        self.gone = False

    def migrate(self) -> Path | None:
        """Bring the database to its present form, once; the copy that was made first."""
        if self.migrated or not outdated(self.engine):
            return None
        copy = back_up(self.engine, self.file.path) if self.file else None
        with self.engine.begin() as connection:
            self.begin(connection)
            upgrade(connection)
        self.migrated = True
        return copy

    def begin(self, connection: sa.Connection) -> None:
        """Take the write lock at the beginning, not in the middle where it could fail."""
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def add_rows(self, connection: sa.Connection, table: sa.TableClause, rows: Any) -> None:
        """Add many rows of one sort, as they were read from another database."""
        connection.execute(table.insert(), [row._asdict() for row in rows])

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        with self.lock:
            self.waiting += self.collected
            self.collected = []
            self.closing = True
            self.lock.notify()
        if self.writer.is_alive():
            self.writer.join()
        if self.own is not None:
            self.own.close()
        self.readers.shutdown()
        self.engine.dispose()
        if self.file is not None:
            self.file.close()
            self.file = None

    # Writing

    def write(self, write: Write) -> None:
        """Write soon; `write.done` hears of it in the event loop."""
        assert self.loop is not None
        if not self.collected:
            self.loop.call_soon(self.hand_over)
        self.collected.append(write)
        self.in_flight += 1

    def hand_over(self) -> None:
        """Give the writer all that came in this round of the event loop, at once."""
        collected, self.collected = self.collected, []
        with self.lock:
            self.waiting += collected
            self.lock.notify()

    async def written(self, **what: Any) -> None:
        """Write and wait for it; raises `StoreFailed`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(Write(partial(settle, future), **what))
        await future

    def write_all(self) -> None:
        assert self.loop is not None
        while True:
            with self.lock:
                while not self.waiting and not self.closing:
                    self.lock.wait()
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not batch:
                return
            begun = time.perf_counter()
            results = self.commit_batch(batch)
            self.committed(batch, begun)
            try:
                self.loop.call_soon_threadsafe(self.tell, batch, results)
            except RuntimeError:
                return  # the loop is closed: nobody waits for an answer

    @staticmethod
    def committed(batch: Sequence[Write], begun: float) -> None:
        COMMIT_SECONDS.observe(time.perf_counter() - begun)
        ENTRIES_IN_COMMIT.observe(len(batch))

    def tell(self, batch: Sequence[Write], results: Sequence[StoreFailed | None]) -> None:
        """Tell everybody who wrote that it is committed, or that it failed."""
        self.in_flight -= len(batch)
        nudges = [
            nudge
            for write, result in zip(batch, results, strict=True)
            if result is None
            for nudge in write.nudges
        ]
        if nudges:
            self.nudged(nudges)
        for write, result in zip(batch, results, strict=True):
            if isinstance(result, Forgotten):
                self.forgotten(result.guest)
            try:
                write.context.run(write.done, result)
            except Exception:
                # A mistake at one table must not keep the others from their answers.
                LOG.exception("after a commit")

    def commit_batch(self, batch: list[Write]) -> list[StoreFailed | None]:
        """Commit all together; when that fails, each alone, so that one cannot harm another."""
        try:
            results = self.commit(batch)
            self.failed_writes.succeeded()
            return results
        except Exception as problem:
            # Whatever it was, the writer must go on for the others.
            if len(batch) == 1 or self.lost(problem):
                self.failed_writes.failed(problem)
                return [StoreFailed(type(problem).__name__)] * len(batch)
            return [self.commit_batch([write])[0] for write in batch]

    def lost(self, problem: Exception) -> bool:
        """Whether nothing else can be committed either."""
        return False

    def commit(self, batch: Sequence[Write]) -> list[StoreFailed | None]:
        (self.commit_moves if all(write.is_move for write in batch) else self.commit_all)(batch)
        self.check_file()
        return [None] * len(batch)

    def commit_moves(self, moves: Sequence[Write]) -> None:
        """Commit without SQLAlchemy, whose way to the database costs as much as all the rest."""
        if self.own is None:
            self.own = self.engine.raw_connection()
        entries = [write.entries[0] for write in moves]
        cursor = self.own.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            cursor.execute(insert_statement(len(entries)), list(chain.from_iterable(entries)))
            cursor.execute("COMMIT")
        except BaseException:
            self.own.rollback()
            raise

    def commit_all(self, batch: Sequence[Write]) -> None:
        with self.engine.begin() as connection:
            self.begin(connection)
            for write in batch:
                if write.table is not None:
                    connection.execute(TABLES.insert(), [write.table._asdict()])
                if write.work is not None:
                    write.work(connection)
            entries = [entry for write in batch for entry in write.entries]
            if entries:
                insert_entries(connection, entries)
            for new in {one[:2]: one for write in batch for one in write.sittings}.values():
                known = (SITTINGS.c.guest == new.guest) & (SITTINGS.c.table_id == new.table_id)
                if connection.execute(sa.select(SITTINGS.c.guest).where(known)).first() is None:
                    connection.execute(SITTINGS.insert(), [new._asdict()])

    # Reading, and what only processes that share a database need

    def forget(self, guest: str) -> None:
        """Note that a guest is forgotten: then no other process writes anything that names them."""

    def entries_after(self, table: str, position: int, done: FoundEntries) -> None:
        """Read what other processes have added to a log after a position; nobody is asked twice."""
        done([])

    async def read(self, work: Callable[..., Value], *args: Any) -> Value:
        """Run one of the readers below in a thread."""
        self.check_file()
        return await in_thread(self.readers, work, *args)

    def rows(self, query: sa.Select[Any]) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def value(self, query: sa.Select[Any]) -> Any:
        """The first column of the first row; None where there is no row."""
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def table(self, table: str) -> tuple[TableRow, list[EntryRow]] | None:
        log = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.position)
        found = self.rows(sa.select(TABLES).where(TABLES.c.id == table))
        return (TableRow(*found[0]), [EntryRow(*row) for row in self.rows(log)]) if found else None

    def watched(self, watch: str) -> str | None:
        """The table that a watch id stands for."""
        found: str | None = self.value(sa.select(TABLES.c.id).where(TABLES.c.watch == watch))
        return found

    def guest(self, guest: str) -> GuestRow:
        found = self.rows(sa.select(GUESTS).where(GUESTS.c.id == guest))
        return GuestRow(*found[0]) if found else GuestRow(guest)

    def tables_of(self, guest: str, most: int | None = None) -> list[str]:
        """The tables where a guest sat, the newest first."""
        query = (
            sa.select(SITTINGS.c.table_id)
            .where(SITTINGS.c.guest == guest)
            .order_by(SITTINGS.c.made.desc())
            .limit(most)
        )
        return [row[0] for row in self.rows(query)]


async def in_thread(threads: Executor, work: Callable[..., Value], *args: Any) -> Value:
    """Do something in one of several threads; not at all if it is cancelled before its turn."""
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, partial(work, *args))
    except sa.exc.SQLAlchemyError as problem:
        raise StoreFailed(type(problem).__name__) from None


@lru_cache(MOST_AT_ONCE)
def insert_statement(count: int) -> str:
    """One statement for many entries: far fewer turns of the interpreter's lock than many."""
    names = [column.name for column in ENTRIES.columns]
    places = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO entries ({', '.join(names)}) VALUES {', '.join([places] * count)}"


def insert_entries(connection: sa.Connection, entries: Sequence[EntryRow]) -> None:
    for start in range(0, len(entries), MOST_AT_ONCE):
        part = entries[start : start + MOST_AT_ONCE]
        values = tuple(value for entry in part for value in entry)
        connection.exec_driver_sql(insert_statement(len(part)), values)
