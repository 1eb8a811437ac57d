"""All that is stored about a guest, in pieces: one page is read when the one before is sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from capital_lux.server.database import archive
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.database.store import Store
from capital_lux.server.guests.forget import person_in
from capital_lux.server.tables.info import iso

TABLES_A_PAGE = 10


def data_of(store: Store, guest: str) -> Iterator[bytes]:
    """A `GuestData` as JSON; for a thread that reads."""
    known = store.guest(guest)
    head = {"guest": guest, "name": known.name, "language": known.language}
    yield msgspec.json.encode(head)[:-1]
    for name, pages in (
        (b"tables", tables(store, guest)),
        (b"results", [results(store, guest)]),
        (b"talk", [talk(store, guest)]),
        (b"records", records(store, guest)),
    ):
        separator = b""
        yield b',"%s":[' % name
        for page in filter(None, pages):
            yield separator + msgspec.json.encode(page)[1:-1]
            separator = b","
        yield b"]"
    yield b"}"


def tables(store: Store, guest: str) -> Iterator[list[Any]]:
    """What a guest did at the tables where they sat, some tables at a time."""
    mine = sorted(store.tables_of(guest))
    for start in range(0, len(mine), TABLES_A_PAGE):
        logs: dict[str, list[EntryRow]] = {one: [] for one in mine[start : start + TABLES_A_PAGE]}
        for entry in archive.entries_of(store, list(logs)):
            logs[entry.table_id].append(entry)
        yield [{"table": table, "log": done_by(guest, log)} for table, log in logs.items()]


def done_by(guest: str, log: Sequence[EntryRow]) -> list[dict[str, Any]]:
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
        elif entry.kind not in ("leave", "hint"):
            continue
        if entry.seat in seats:
            found.append(told)
        if entry.kind == "leave":
            seats.discard(entry.seat)
    return found


def results(store: Store, guest: str) -> list[Any]:
    return [
        {"table": seat.table_id, "seat": seat.seat, "score": seat.score, "won": seat.won}
        for _, seats in archive.results_of(store, guest)
        for seat in seats
        if seat.guest == guest
    ]


def talk(store: Store, guest: str) -> list[Any]:
    return [
        {"table": said.table_id, "at": iso(said.made), "text": said.text, "phrase": said.phrase}
        for said in archive.said_by(store, guest)
    ]


def records(store: Store, guest: str) -> Iterator[list[Any]]:
    """What a guest has uploaded, one at a time: each may be large."""
    for record in archive.records_of(store, guest):
        row = archive.record(store, record)
        if row is not None:
            data = msgspec.Raw(row.data.encode())
            yield [{"replay": row.id, "at": iso(row.made), "record": data}]
