"""What is stored besides the logs of tables: results, talk, uploaded records, languages.

Functions that take a connection are for `Write.work`; those that take the store are for
`Store.read`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from capital_lux.server.database.columns import (
    ENTRIES,
    GUESTS,
    RECORDS,
    RESULTS,
    SITTINGS,
    TABLES,
    TALK,
)
from capital_lux.server.database.rows import EntryRow, RecordRow, ResultRow, TableRow, TalkRow
from capital_lux.server.database.store import Store

Work = Callable[[sa.Connection], object]


def add_results(rows: Sequence[ResultRow]) -> Work:
    """Store how a game ended, once."""

    def work(connection: sa.Connection) -> None:
        query = sa.select(RESULTS.c.seat).where(RESULTS.c.table_id == rows[0].table_id)
        if connection.execute(query).first() is None:
            connection.execute(RESULTS.insert(), [row._asdict() for row in rows])

    return work


def add_record(row: RecordRow) -> Work:
    return lambda connection: connection.execute(RECORDS.insert(), [row._asdict()])


def add_talk(row: TalkRow, kept: int) -> Work:
    """Store what was said, and forget what is too old."""

    def work(connection: sa.Connection) -> None:
        connection.execute(TALK.insert(), [row._asdict()])
        old = (TALK.c.table_id == row.table_id) & (TALK.c.number <= row.number - kept)
        connection.execute(TALK.delete().where(old))

    return work


def set_guest(guest: str, **values: str) -> Work:
    return put(GUESTS, {"id": guest}, **values)


def put(table: sa.TableClause, key: dict[str, str], **values: Any) -> Work:
    """Write the row with this key: a new one, or new values into the existing one."""
    names = [*key, *values]
    changes = ", ".join(f"{name} = excluded.{name}" for name in values)
    statement = sa.text(
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES (:{', :'.join(names)})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )
    return lambda connection: connection.execute(statement, {**key, **values})


def talk_of(store: Store, table: str) -> list[TalkRow]:
    """What was said at a table, the oldest first."""
    query = sa.select(TALK).where(TALK.c.table_id == table).order_by(TALK.c.number)
    return [TalkRow(*row) for row in store.rows(query)]


def record(store: Store, record_id: str) -> RecordRow | None:
    found = store.rows(sa.select(RECORDS).where(RECORDS.c.id == record_id))
    return RecordRow(*found[0]) if found else None


def records_of(store: Store, guest: str) -> list[str]:
    query = sa.select(RECORDS.c.id).where(RECORDS.c.guest == guest).order_by(RECORDS.c.made)
    return [row[0] for row in store.rows(query)]


def count_records(store: Store, guest: str) -> int:
    query = sa.select(sa.func.count()).select_from(RECORDS).where(RECORDS.c.guest == guest)
    return int(store.value(query))


def unfinished(store: Store, which: sa.ColumnElement[bool], most: int) -> list[str]:
    """Tables of some kind that have no result yet, the newest first."""
    ended = sa.select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id)
    query = (
        sa.select(TABLES.c.id)
        .where(which & ~ended.exists())
        .order_by(TABLES.c.made.desc())
        .limit(most)
    )
    return [row[0] for row in store.rows(query)]


def used_since(when: float) -> sa.ColumnElement[bool]:
    recent = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.made > when)
    return sa.select(ENTRIES.c.position).where(recent).exists()


def only_bots_play(since: int) -> sa.ColumnElement[bool]:
    """Tables of a day and those after it that nobody will ask for: levels play there."""
    sat = sa.select(SITTINGS.c.guest).where(SITTINGS.c.table_id == TABLES.c.id)
    return (TABLES.c.day >= since) & ~sat.exists()


def without_result(store: Store, guest: str, most: int) -> list[str]:
    mine = sa.select(SITTINGS.c.table_id).where(SITTINGS.c.guest == guest)
    return unfinished(store, TABLES.c.id.in_(mine), most)


def results_of(
    store: Store, guest: str, most: int | None = None
) -> list[tuple[TableRow, list[ResultRow]]]:
    """The games that a guest has finished, with all seats, the oldest first; or the last few."""
    mine = sa.select(RESULTS.c.table_id).where(RESULTS.c.guest == guest)
    if most is not None:
        mine = mine.order_by(RESULTS.c.ended.desc()).limit(most)
    query = sa.select(RESULTS).where(RESULTS.c.table_id.in_(mine)).order_by(RESULTS.c.seat)
    seats: dict[str, list[ResultRow]] = {}
    for row in store.rows(query):
        seats.setdefault(row[0], []).append(ResultRow(*row))
    found = store.rows(sa.select(TABLES).where(TABLES.c.id.in_(mine)))
    # A game may end between the two questions: then it counts the next time.
    played = [(TableRow(*row), seats[row.id]) for row in found if row.id in seats]
    return sorted(played, key=lambda game: game[1][0].ended)


def entries_of(store: Store, tables: Sequence[str]) -> list[EntryRow]:
    query = (
        sa.select(ENTRIES)
        .where(ENTRIES.c.table_id.in_(tables))
        .order_by(ENTRIES.c.table_id, ENTRIES.c.position)
    )
    return [EntryRow(*row) for row in store.rows(query)]


def said_by(store: Store, guest: str) -> list[TalkRow]:
    """What a guest has said, as far as it is still kept."""
    query = sa.select(TALK).where(TALK.c.guest == guest).order_by(TALK.c.made)
    return [TalkRow(*row) for row in store.rows(query)]
