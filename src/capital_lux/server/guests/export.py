"""All that is stored about a guest, in pieces: one page is read when the one before is sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from capital_lux.server.database import archive
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.database.store import Store
from capital_lux.server.guests.forget import person_in
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
        (b"tables", tables(engine, store.tables_of(guest), guest)),
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


def tables(engine: sa.Engine, mine: Sequence[str], guest: str) -> Iterator[Sequence[Any]]:
    """What a guest did at the tables where they sat, some tables at a time."""
    for start in range(0, len(mine), TABLES_A_PAGE):
        logs: dict[str, list[EntryRow]] = {one: [] for one in mine[start : start + TABLES_A_PAGE]}
        for entry in archive.entries_of(engine, list(logs)):
            logs[entry.table_id].append(entry)
        yield [{"table": table, "log": done_by(guest, log)} for table, log in logs.items()]


def done_by(guest: str, log: Sequence[EntryRow]) -> list[dict[str, Any]]:
    """The entries of a log that a guest made."""
    found: list[dict[str, Any]] = []
    seats: set[int] = set()
    for entry in log:
        told = {"at": iso(entry.made), "seat": entry.seat, "did": entry.kind}
        if entry.kind == "sit":
            person = person_in(entry.data, guest)
            seats.discard(entry.seat)
            if person["guest"] == guest:
                seats.add(entry.seat)
            told["name"] = person["name"]
        elif entry.kind in ("act", "back") and entry.client_id is not None:
            told["what"] = entry.data
        elif entry.kind != "leave":
            continue
        if entry.seat in seats:
            found.append(told)
        if entry.kind == "leave":
            seats.discard(entry.seat)
    return found


def results(engine: sa.Engine, guest: str) -> Iterator[Sequence[Any]]:
    found = [
        {"table": seat.table_id, "seat": seat.seat, "score": seat.score, "won": seat.won}
        for _, seats in archive.results_of(engine, guest)
        for seat in seats
        if seat.guest == guest
    ]
    if found:
        yield found


def talk(engine: sa.Engine, guest: str) -> Iterator[Sequence[Any]]:
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
