"""Forgetting a guest: out of the logs and out of their seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from capital_lux.server.bots.pool import UNDERSTUDY
from capital_lux.server.database import archive
from capital_lux.server.database.rows import ENTRIES, GUESTS, SITTINGS, EntryRow
from capital_lux.server.database.store import Store
from capital_lux.server.identity.identity import Guests, Identity
from capital_lux.server.live.tables import LiveTable, Tables, Unreadable
from capital_lux.server.tables.commands import encoded
from capital_lux.server.tables.state import PERSON, State


def person_in(text: str, guest: str) -> dict[str, str]:
    """The person of a "sit" entry; where it is damaged, this guest if it names them."""
    try:
        found = msgspec.json.decode(text, type=dict[str, str])
        return {"name": found["name"], "guest": found["guest"]}
    except (msgspec.DecodeError, KeyError):
        return {"name": "?", "guest": guest if guest in text else ""}


async def forget(tables: Tables, guests: Guests, guest: str) -> None:
    """Take a guest out of everything. Games go on: with bots, and under other names."""
    store = tables.store
    # From here on nothing that this guest sends is written, and what was sent before is there
    # after one more commit.
    guests.forget(guest)
    try:
        await store.written()
        for table in await store.read(store.tables_of, guest):
            await forget_at(tables, table, guest)
        await store.written(work=lambda connection: remove(connection, guest))
    except BaseException:
        guests.forgotten.pop(guest, None)
        raise


async def forget_at(tables: Tables, table: str, guest: str) -> None:
    """Take a guest out of one table."""
    try:
        live = await tables.get(table)
    except Unreadable:
        await tables.store.written(work=partial(rename, table=table, guest=guest))
        return
    await rewrite(live, tables.store, guest)


def gone(state: State, guest: str, now: float) -> list[EntryRow]:
    """Seats without their person: open before the game, a bot's while it goes on."""
    kind, data = "leave", ""
    if state.play is not None:
        kind, data = "bot", encoded({"level": UNDERSTUDY})
    seats = [] if state.over else state.seats_of(Identity(guest))
    mine = [seat for seat in seats if state.seats[seat].kind == PERSON or state.play is None]
    return [
        EntryRow(state.row.id, position, kind, seat, None, data, now)
        for position, seat in enumerate(mine, state.position + 1)
    ]


async def rewrite(live: LiveTable, store: Store, guest: str) -> None:
    """Take a guest from their seats and out of the log, while nothing else happens at the table."""
    table = live.table

    async def change() -> None:
        entries = gone(table.state, guest, table.now())
        work = partial(rename, table=table.row.id, guest=guest)
        await store.written(entries=entries, work=work)

    await table.alone(change)
    live.chat.forget(guest)


def rename(connection: sa.Connection, table: str, guest: str) -> None:
    """The only change that is ever made to a log: who somebody was."""
    this = (ENTRIES.c.table_id == table) & (ENTRIES.c.kind == "sit")
    found = connection.execute(
        sa.select(ENTRIES.c.position, ENTRIES.c.seat, ENTRIES.c.data).where(this)
    )
    for position, seat, text in list(found):
        if person_in(text, guest)["guest"] == guest:
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
