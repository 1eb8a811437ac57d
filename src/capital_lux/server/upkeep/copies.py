"""The whole content of one database into another, row by row or page by page."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from capital_lux.server.database.file import copy_pages, outdated
from capital_lux.server.database.rows import GUESTS, RECORDS, ROWS, TABLES, stored
from capital_lux.server.database.store import Store
from capital_lux.server.health import NOBODY

AT_ONCE = 1000
"""Rows that are read and written together."""
encode = msgspec.msgpack.Encoder().encode


class NotEmpty(Exception):
    """There is something in the database that is to be written."""


class Older(Exception):
    """A database must first be brought up to date."""


class NotTheSame(Exception):
    """What was written is not what was read; nothing of it is kept."""


@contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that sees one state of the database, whatever is written meanwhile."""
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def up_to_date(store: Store) -> Iterator[Store]:
    """The same content in its present form; what is older is brought there in a copy of it."""
    if not outdated(store.engine):
        yield store
        return
    if not store.sqlite:
        raise Older
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.sqlite"
        copy_pages(store.engine, path)
        with opened(f"sqlite:///{path}") as copy:
            copy.migrate()
            yield copy


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def check_empty(connection: sa.Connection) -> None:
    """Refuse a database that somebody has used; that it was tested is no use."""
    for query in (
        sa.select(TABLES.c.id),
        sa.select(RECORDS.c.id),
        sa.select(GUESTS.c.id).where(GUESTS.c.id != NOBODY),
    ):
        if connection.execute(query.limit(1)).first() is not None:
            raise NotEmpty
    connection.execute(GUESTS.delete())


def copy(source: Store, target: Store) -> dict[str, int]:
    """Copy everything into an empty database, and compare; the number of rows of each sort."""
    target.migrate()
    counts = {}
    with snapshot(source.engine) as old, target.engine.begin() as new:
        target.begin(new)
        check_empty(new)
        for name, kind in ROWS.items():
            table = stored(name, kind)
            written = Digest()
            for rows in parts(old, table):
                written.add(rows)
                new.execute(table.insert(), [row._asdict() for row in rows])
            there = Digest()
            for rows in parts(new, table):
                there.add(rows)
            if (there.count, there.sum) != (written.count, written.sum):
                raise NotTheSame(name)
            counts[name] = written.count
    return counts


def parts(connection: sa.Connection, table: sa.TableClause) -> Iterator[Any]:
    found = connection.execute(sa.select(table), execution_options={"yield_per": AT_ONCE})
    return iter(found.partitions())


class Digest:
    """Tells whether two databases have the same rows, in whatever order they come."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0

    def add(self, rows: list[Any]) -> None:
        self.count += len(rows)
        for row in rows:
            self.sum += int.from_bytes(hashlib.sha256(encode(tuple(row))).digest(), "big")
