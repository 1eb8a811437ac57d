"""All that is stored about a guest, in pieces: one page is read when the one before is sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from capital_lux.server.database import archive
from capital_lux.server.database.store import Store
from capital_lux.server.guests.forget import add_entry, tables_of
from capital_lux.server.tables.info import iso

TABLES_A_PAGE = 10


def data_of(store: Store, guest: str) -> Iterator[bytes]:
    """A `GuestData` as JSON; for a thread that reads."""
    engine = store.engine
    head = {
        "guest": guest,
        "name": store.guest_name(guest),
        "language": archive.language_of(engine, guest),
    }
    yield msgspec.json.encode(head)[:-1]
    for name, pages in (
        (b"tables", tables(engine, guest)),
        (b"results", results(engine, guest)),
        (b"talk", talk(engine, guest)),
        (b"records", records(engine, guest)),
    ):
        separator = b""
        yield b',"%s":[' % name
        for page in pages:
            yield separator + msgspec.json.encode(page)[1:-1]
            separator = b","
        yield b"]"
    yield b"}"


def tables(engine: sa.Engine, guest: str) -> Iterator[Sequence[Any]]:
    """What a guest did at the tables where they sat, some tables at a time."""
    mine = sorted(tables_of(engine, guest))
    for start in range(0, len(mine), TABLES_A_PAGE):
        page: dict[str, dict[str, Any]] = {
            table: {"table": table, "seats": {}, "log": []}
            for table in mine[start : start + TABLES_A_PAGE]
        }
        for entry in archive.entries_of(engine, list(page)):
            add_entry(page[entry.table_id], entry, guest)
        for found in page.values():
            del found["seats"]
        yield list(page.values())


def results(engine: sa.Engine, guest: str) -> Iterator[Sequence[Any]]:
    """How a guest's games ended."""
    found = [
        {"table": seat.table_id, "seat": seat.seat, "score": seat.score, "won": seat.won}
        for _, seats in archive.results_of(engine, guest)
        for seat in seats
        if seat.guest == guest
    ]
    if found:
        yield found


def talk(engine: sa.Engine, guest: str) -> Iterator[Sequence[Any]]:
    """What a guest has said."""
    found = [
        {"table": said.table_id, "at": iso(said.made), "text": said.text, "phrase": said.phrase}
        for said in archive.said_by(engine, guest)
    ]
    if found:
        yield found


def records(engine: sa.Engine, guest: str) -> Iterator[Sequence[Any]]:
    """What a guest has uploaded, one at a time: each may be large."""
    for record in archive.records_of(engine, guest):
        row = archive.record(engine, record)
        if row is not None:
            data = msgspec.Raw(row.data.encode())
            yield [{"replay": row.id, "at": iso(row.made), "record": data}]
