"""The whole content of one database into another, row by row."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from capital_lux.server.database.columns import (
    ANALYSES,
    ENTRIES,
    FORGOTTEN,
    GUESTS,
    RECORDS,
    RESULTS,
    SECRETS,
    SITTINGS,
    TABLES,
    TALK,
)
from capital_lux.server.database.file import copy_pages, outdated
from capital_lux.server.database.opening import open_store
from capital_lux.server.database.store import Store
from capital_lux.server.health import NOBODY
from capital_lux.server.identity.keys import KEY

LASTING = (TABLES, ENTRIES, GUESTS, SITTINGS, RESULTS, TALK, RECORDS, ANALYSES, FORGOTTEN)
"""What is left when all processes have ended; the key is beside it."""
AT_ONCE = 1000
"""Rows that are read and written together."""
encode = msgspec.msgpack.Encoder().encode


class NotEmpty(Exception):
    """The database that is to be written is not empty."""


class Older(Exception):
    """The database must first be brought up to date."""


class NotTheSame(Exception):
    """What was written is not what was read; nothing of it is kept."""


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = open_store(url)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def snapshot(store: Store) -> Iterator[sa.Connection]:
    """A connection that sees one state of the database, whatever is written meanwhile."""
    with store.engine.connect() as connection:
        if store.shared:
            from capital_lux.server.database.postgres import patient

            connection = connection.execution_options(isolation_level="REPEATABLE READ")
            patient(connection)
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def up_to_date(store: Store) -> Iterator[Store]:
    """The same content in its present form; what is older is brought there in a copy of it."""
    if not outdated(store.engine):
        yield store
        return
    if store.shared:
        raise Older
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.sqlite"
        copy_pages(store.engine, path)
        with opened(f"sqlite:///{path}") as copy:
            copy.migrate()
            yield copy


def check_empty(connection: sa.Connection) -> None:
    """Refuse a database that somebody has used; having been tested does not count."""
    for query in (
        sa.select(TABLES.c.id),
        sa.select(RECORDS.c.id),
        sa.select(GUESTS.c.id).where(GUESTS.c.id != NOBODY),
    ):
        if connection.execute(query.limit(1)).first() is not None:
            raise NotEmpty
    connection.execute(GUESTS.delete())


def copy(source: Store, target: Store, key: bytes | None) -> dict[str, int]:
    """Copy everything into an empty database, and compare; the number of rows of each sort."""
    target.migrate()
    counts = {}
    with snapshot(source) as old, target.engine.begin() as new:
        target.begin(new)
        check_empty(new)
        for table in LASTING:
            read, written = Digest(), Digest()
            for rows in parts(old, table):
                read.add(rows)
                target.add_rows(new, table, rows)
            for rows in parts(new, table):
                written.add(rows)
            if (read.count, read.sum) != (written.count, written.sum):
                raise NotTheSame(table.name)
            counts[table.name] = read.count
        if key is not None:
            keep_key(new, key)
    return counts


def keep_key(connection: sa.Connection, key: bytes) -> None:
    connection.execute(SECRETS.delete().where(SECRETS.c.name == KEY))
    connection.execute(SECRETS.insert(), [{"name": KEY, "data": key}])


def kept_key(store: Store) -> bytes | None:
    """The key that a database has in it; one that is not shared has it only as a backup."""
    found: bytes | None = store.value(sa.select(SECRETS.c.data).where(SECRETS.c.name == KEY))
    return found


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
