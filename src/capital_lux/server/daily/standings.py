"""How well everybody did with the deal of a day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import msgspec
import sqlalchemy as sa

from capital_lux.play import daily
from capital_lux.server.database.columns import ENTRIES, RESULTS, SITTINGS, TABLES
from capital_lux.server.database.rows import ResultRow, TableRow
from capital_lux.server.database.store import Store
from capital_lux.server.protocol.daily import DayPlayed, DayResult, DayResults

MOST_SHOWN = 100
MOST_DAYS = 30


class Try(NamedTuple):
    """A game of a day's deal, from its first seat."""

    table: str
    guest: str
    level: str
    """The level of the bot that played, if it was one."""
    score: int
    lead: int
    won: bool


def try_of(seats: Sequence[ResultRow]) -> Try:
    mine = seats[daily.PERSON]
    lead = daily.lead_of([seat.score for seat in seats])
    return Try(mine.table_id, mine.guest, mine.level, mine.score, lead, mine.won)


def day_results(
    store: Store,
    day: int,
    over: bool,
    guest: str,
    field_table: Callable[[str], str],
    record: dict[str, Any] | None,
) -> DayResults | None:
    """The table of results; None if nobody played on that day.

    `over`: whether the day is; `field_table`: where a level plays; `record`: of the guest's game.
    """
    first = store.rows(sa.select(TABLES).where(TABLES.c.day == day).limit(1))
    if not first:
        return None
    of_day = sa.select(TABLES.c.id).where(TABLES.c.day == day)
    tables = {table for (table,) in store.rows(of_day)}
    seats: dict[str, list[ResultRow]] = {}
    query = sa.select(RESULTS).where(RESULTS.c.table_id.in_(of_day)).order_by(RESULTS.c.seat)
    for row in store.rows(query):
        seats.setdefault(row.table_id, []).append(ResultRow(*row))
    sat = store.rows(sa.select(SITTINGS).where(SITTINGS.c.table_id.in_(of_day)))
    owners = {sitting.table_id: sitting.guest for sitting in sat}
    end = daily.beginning_of(day + 1)
    # A bot that took over from a guest who was forgotten is neither a guest nor of the field.
    tries = daily.ranked(
        (
            found
            for some in seats.values()
            if (found := try_of(some)).table == field_table(found.level)
            or (found.guest and some[daily.PERSON].ended < end)
        ),
        lambda one: (one.won, one.lead),
    )
    shown = [
        (rank, one)
        for at, (rank, one) in enumerate(tries)
        if at < MOST_SHOWN or one.level or one.guest == guest
    ]
    ended = {one.table for _, one in tries}
    late = [table for table in owners if over and table not in ended]
    late = sorted(late, key=lambda table: owners[table] != guest)[:MOST_SHOWN]
    names = names_at(store, [*(one.table for _, one in shown), *late])
    results = [
        DayResult(
            rank,
            names.get(one.table),
            cast(Any, one.level or None),
            bool(guest) and one.guest == guest,
            one.score,
            one.lead,
            one.won,
            one.table,
        )
        for rank, one in shown
    ] + [
        DayResult(None, names.get(table), None, owners[table] == guest, None, None, False, table)
        for table in late
    ]
    row = TableRow(*first[0])
    mine = any(one.mine and one.rank is not None for one in results)
    return DayResults(
        day=day,
        date=daily.date_of(day),
        edition=cast(Any, row.edition),
        seats=row.seats,
        powers=row.tiles,
        over=over,
        results=results,
        ranked=len(tries),
        playing=len(tables - {*seats} - {*owners}),
        signs=daily.signs_of(record) if mine and record is not None else None,
    )


def names_at(store: Store, tables: Sequence[str]) -> dict[str, str]:
    """By table: the name of its person."""
    seated = (ENTRIES.c.kind == "sit") & ENTRIES.c.table_id.in_(tables)
    found = store.rows(sa.select(ENTRIES.c.table_id, ENTRIES.c.data).where(seated))
    return {table: msgspec.json.decode(data)["name"] for table, data in found}


def days_played(store: Store, before: int, guest: str) -> list[DayPlayed]:
    """The last days before one on which somebody played, the newest first."""
    people = sa.func.count(SITTINGS.c.guest)
    mine = sa.func.max(sa.case((SITTINGS.c.guest == guest, 1), else_=0))
    columns = (TABLES.c.day, TABLES.c.edition, TABLES.c.seats)
    query = (
        sa.select(*columns, people, mine)
        .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        .where(TABLES.c.day < before)
        .group_by(*columns)
        .order_by(TABLES.c.day.desc())
        .limit(MOST_DAYS)
    )
    return [
        DayPlayed(day, daily.date_of(day), cast(Any, edition), seats, count, bool(own))
        for day, edition, seats, count, own in store.rows(query)
    ]
