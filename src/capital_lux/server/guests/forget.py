"""Forgetting a guest: out of the logs and out of their seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import sqlalchemy as sa

from capital_lux.server.bots.pool import UNDERSTUDY
from capital_lux.server.database.columns import (
    ANALYSES,
    ENTRIES,
    GUESTS,
    RECORDS,
    RESULTS,
    SITTINGS,
    TALK,
)
from capital_lux.server.database.columns import FORGOTTEN as FORGOTTEN_GUESTS
from capital_lux.server.database.nudges import FORGOTTEN, REMEMBERED, RENAMED, Nudge
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.database.store import TooLate, Write
from capital_lux.server.identity.identity import Guests, Identity
from capital_lux.server.live.clocks import unheard
from capital_lux.server.live.tables import Tables, Unreadable
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
    # From here on nothing that this guest sends is written, and what was sent before is stored
    # after one more commit.
    guests.forget(guest)
    try:
        await store.read(store.forget, guest)
        await store.written(nudges=[Nudge(guest, what=FORGOTTEN)])
        for table in await store.read(store.tables_of, guest):
            await forget_at(tables, table, guest)
        nudges = [Nudge(guest, what=RENAMED)]
        await store.written(work=lambda connection: remove(connection, guest), nudges=nudges)
        for live in tables.live.values():
            # Also where they only watched.
            live.chat.forget(guest)
    except BaseException:
        guests.forgotten.pop(guest, None)
        if store.shared:
            store.write(
                Write(unheard, work=remember(guest), nudges=[Nudge(guest, what=REMEMBERED)])
            )
        raise


async def forget_at(tables: Tables, table: str, guest: str) -> None:
    """Take a guest from their seat and out of the log, while nothing else happens there."""
    work = partial(rename, table=table, guest=guest)
    try:
        live = await tables.get(table)
    except Unreadable:
        await tables.store.written(work=work)
        return

    async def change() -> None:
        entries = gone(live.table.state, guest, live.table.now())
        await tables.store.written(entries=entries, work=work)

    while True:
        try:
            await live.table.alone(change)
            break
        except TooLate:
            # Another process added to the log; it has been read now.
            continue


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


def rename(connection: sa.Connection, table: str, guest: str) -> None:
    """The only change that is ever made to a log: who somebody was."""
    this = (ENTRIES.c.table_id == table) & (ENTRIES.c.kind == "sit")
    found = connection.execute(
        sa.select(ENTRIES.c.position, ENTRIES.c.seat, ENTRIES.c.data).where(this)
    )
    for position, seat, text in list(found):
        if person_in(text, guest)["guest"] == guest:
            data = encoded({"name": f"Guest {seat + 1}", "guest": "", "token": ""})
            where = this & (ENTRIES.c.position == position)
            connection.execute(ENTRIES.update().where(where).values(data=data))


def remember(guest: str) -> Callable[[sa.Connection], object]:
    """What takes back that a guest is forgotten, where it was not possible: they may try again."""
    return lambda connection: connection.execute(
        FORGOTTEN_GUESTS.delete().where(FORGOTTEN_GUESTS.c.guest == guest)
    )


def remove(connection: sa.Connection, guest: str) -> None:
    connection.execute(RESULTS.update().where(RESULTS.c.guest == guest).values(guest=""))
    uploaded = sa.select(RECORDS.c.id).where(RECORDS.c.guest == guest)
    connection.execute(ANALYSES.delete().where(ANALYSES.c.game.in_(uploaded)))
    for table, column in ((TALK, "guest"), (RECORDS, "guest"), (SITTINGS, "guest"), (GUESTS, "id")):
        connection.execute(table.delete().where(table.c[column] == guest))
