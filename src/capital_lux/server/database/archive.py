"""What is stored besides the logs of tables: results, talk, uploaded records, languages.

Functions that take a connection are for `Write.work`; those that take an engine are for
`Store.read`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from capital_lux.server.database.rows import (
    ENTRIES,
    GUESTS,
    METADATA,
    SITTINGS,
    TABLES,
    EntryRow,
    TableRow,
)

RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
)
TALK = sa.Table(
    "talk",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("text", sa.Text),
    sa.Column("phrase", sa.String(32)),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

Work = Callable[[sa.Connection], object]


class ResultRow(NamedTuple):
    """How a seat ended a game."""

    table_id: str
    seat: int
    guest: str
    kind: str
    level: str
    score: int
    won: bool
    ended: float


class TalkRow(NamedTuple):
    """Something that was said at a table."""

    table_id: str
    number: int
    seat: int | None
    guest: str
    name: str
    text: str | None
    phrase: str | None
    client_id: str
    made: float


class RecordRow(NamedTuple):
    """A record that a guest uploaded."""

    id: str
    guest: str
    data: str
    made: float


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
    """Remember a guest's name or language."""

    def work(connection: sa.Connection) -> None:
        this = GUESTS.c.id == guest
        if not connection.execute(GUESTS.update().where(this).values(**values)).rowcount:
            connection.execute(GUESTS.insert(), [{"id": guest, **values}])

    return work


def rows(engine: sa.Engine, query: sa.Select[Any]) -> list[Any]:
    with engine.connect() as connection:
        return list(connection.execute(query))


def language_of(engine: sa.Engine, guest: str) -> str | None:
    found = rows(engine, sa.select(GUESTS.c.language).where(GUESTS.c.id == guest))
    return found[0][0] if found else None


def talk_of(engine: sa.Engine, table: str) -> list[TalkRow]:
    """What was said at a table, the oldest first."""
    query = sa.select(TALK).where(TALK.c.table_id == table).order_by(TALK.c.number)
    return [TalkRow(*row) for row in rows(engine, query)]


def record(engine: sa.Engine, record_id: str) -> RecordRow | None:
    found = rows(engine, sa.select(RECORDS).where(RECORDS.c.id == record_id))
    return RecordRow(*found[0]) if found else None


def records_of(engine: sa.Engine, guest: str) -> list[str]:
    query = sa.select(RECORDS.c.id).where(RECORDS.c.guest == guest).order_by(RECORDS.c.made)
    return [row[0] for row in rows(engine, query)]


def count_records(engine: sa.Engine, guest: str) -> int:
    query = sa.select(sa.func.count()).select_from(RECORDS).where(RECORDS.c.guest == guest)
    return int(rows(engine, query)[0][0])


def unfinished(engine: sa.Engine, which: sa.ColumnElement[bool], most: int) -> list[str]:
    """Tables of some kind that have no result yet, the newest first."""
    ended = sa.select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id)
    query = (
        sa.select(TABLES.c.id)
        .where(which & ~ended.exists())
        .order_by(TABLES.c.made.desc())
        .limit(most)
    )
    return [row[0] for row in rows(engine, query)]


def used_since(when: float) -> sa.ColumnElement[bool]:
    """Whether anything has happened at a table since a time."""
    recent = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.made > when)
    return sa.select(ENTRIES.c.position).where(recent).exists()


def without_result(engine: sa.Engine, guest: str, most: int) -> list[str]:
    """A guest's tables that have no result yet."""
    mine = sa.select(SITTINGS.c.table_id).where(SITTINGS.c.guest == guest)
    return unfinished(engine, TABLES.c.id.in_(mine), most)


def results_of(engine: sa.Engine, guest: str) -> list[tuple[TableRow, list[ResultRow]]]:
    """The games that a guest has finished, with all seats, the oldest first."""
    mine = sa.select(RESULTS.c.table_id).where(RESULTS.c.guest == guest)
    query = sa.select(RESULTS).where(RESULTS.c.table_id.in_(mine)).order_by(RESULTS.c.seat)
    seats: dict[str, list[ResultRow]] = {}
    for row in rows(engine, query):
        seats.setdefault(row[0], []).append(ResultRow(*row))
    tables = [
        TableRow(*row) for row in rows(engine, sa.select(TABLES).where(TABLES.c.id.in_(mine)))
    ]
    return sorted(
        ((table, seats[table.id]) for table in tables), key=lambda found: found[1][0].ended
    )


def entries_of(engine: sa.Engine, tables: Sequence[str]) -> list[EntryRow]:
    """The entries of some tables, in their order."""
    query = (
        sa.select(ENTRIES)
        .where(ENTRIES.c.table_id.in_(tables))
        .order_by(ENTRIES.c.table_id, ENTRIES.c.position)
    )
    return [EntryRow(*row) for row in rows(engine, query)]


def said_by(engine: sa.Engine, guest: str) -> list[TalkRow]:
    """What a guest has said and is still kept."""
    query = sa.select(TALK).where(TALK.c.guest == guest).order_by(TALK.c.made)
    return [TalkRow(*row) for row in rows(engine, query)]
