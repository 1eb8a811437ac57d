"""What is stored about a guest: given to them, or forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from capital_lux.server import archive
from capital_lux.server.decide import Known, Plan, encoded
from capital_lux.server.info import iso
from capital_lux.server.pool import UNDERSTUDY
from capital_lux.server.rows import ENTRIES, GUESTS, SITTINGS, EntryRow
from capital_lux.server.state import PERSON, State
from capital_lux.server.store import Store
from capital_lux.server.tables import Live, Tables

MOMENT = 0.005


def add_entry(found: dict[str, Any], entry: EntryRow, guest: str) -> None:
    """Keep an entry of a log if this guest made it."""
    seats: dict[int, bool] = found["seats"]
    told = {"at": iso(entry.made), "seat": entry.seat, "did": entry.kind}
    if entry.kind == "sit":
        data = msgspec.json.decode(entry.data)
        seats[entry.seat] = data["guest"] == guest
        told["name"] = data["name"]
    elif entry.kind in ("act", "back") and entry.client_id is not None:
        told["what"] = entry.data
    elif entry.kind != "leave":
        return
    if seats.get(entry.seat):
        found["log"].append(told)
    if entry.kind == "leave":
        seats[entry.seat] = False


async def forget(tables: Tables, guest: str) -> None:
    """Take a guest out of everything. Games go on: with bots, and under other names."""
    store = tables.store
    for table in await store.read(tables_of, store.engine, guest):
        live = await tables.get(table)
        for seat in live.table.state.seats_of(guest):
            await live.table.ask(partial(gone, guest=guest, seat=seat))
        await rewrite(live, store, guest)
    await store.written(work=lambda connection: remove(connection, guest))


def tables_of(engine: sa.Engine, guest: str) -> list[str]:
    """All tables where a guest ever sat."""
    query = sa.select(SITTINGS.c.table_id).where(SITTINGS.c.guest == guest)
    return [row[0] for row in archive.rows(engine, query)]


def gone(state: State, guest: str, seat: int) -> Plan | Known:
    """A seat without its person: open before the game, a bot's while it goes on."""
    mine = state.seats[seat]
    if mine.guest != guest or state.over:
        return Known(state.number)
    if state.play is None:
        return Plan("leave", seat)
    if mine.kind != PERSON:
        return Known(state.number)
    return Plan("bot", seat, encoded({"level": UNDERSTUDY}))


async def rewrite(live: Live, store: Store, guest: str) -> None:
    """Replace a guest's name in a table's log, while nothing else happens at the table."""
    table = live.table
    while table.busy:
        await asyncio.sleep(MOMENT)
    table.busy = True
    try:
        await store.written(work=lambda connection: rename(connection, table.row.id, guest))
    finally:
        await table.read_again()
    live.chat.forget(guest)


def rename(connection: sa.Connection, table: str, guest: str) -> None:
    """The only change that is ever made to a log: who somebody was."""
    this = (ENTRIES.c.table_id == table) & (ENTRIES.c.kind == "sit")
    found = connection.execute(
        sa.select(ENTRIES.c.position, ENTRIES.c.seat, ENTRIES.c.data).where(this)
    )
    for position, seat, text in list(found):
        if msgspec.json.decode(text)["guest"] == guest:
            data = encoded({"name": nobody(seat), "guest": "", "token": ""})
            where = this & (ENTRIES.c.position == position)
            connection.execute(ENTRIES.update().where(where).values(data=data))


def nobody(seat: int) -> str:
    """The name of somebody who is forgotten."""
    return f"Guest {seat + 1}"


def remove(connection: sa.Connection, guest: str) -> None:
    """Delete what is only about a guest."""
    results = archive.RESULTS
    connection.execute(results.update().where(results.c.guest == guest).values(guest=""))
    owned: Iterable[tuple[sa.Table, Any]] = (
        (archive.TALK, archive.TALK.c.guest),
        (archive.RECORDS, archive.RECORDS.c.guest),
        (SITTINGS, SITTINGS.c.guest),
        (GUESTS, GUESTS.c.id),
    )
    for table, column in owned:
        connection.execute(table.delete().where(column == guest))
