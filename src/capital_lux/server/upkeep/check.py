"""Reads every table's log and replays it by the rules: what `lux server check` says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from capital_lux.rules.illegal import IllegalAction
from capital_lux.server.database.columns import (
    ANALYSES,
    ENTRIES,
    RECORDS,
    RESULTS,
    SITTINGS,
    TABLES,
    TALK,
)
from capital_lux.server.database.rows import STEPS, EntryRow, ResultRow, Sitting, TableRow
from capital_lux.server.tables.state import BOT, OPEN, PERSON, ROB, State
from capital_lux.texts import Message

AT_ONCE = 200
"""Tables that are read together."""
KINDS = (*STEPS, "sit", "bot", "open", "leave", "next", "hint")


class Damage(Exception):
    """Why a log cannot be replayed, in a message."""

    def __init__(self, what: str, **args: Any) -> None:
        super().__init__(what)
        self.message = Message(f"check-{what}", args)


class Found(NamedTuple):
    """A table that was checked."""

    table: str
    entries: int
    problems: list[Message]


class Stored(NamedTuple):
    """All that the database has of one table, as it came."""

    row: Any
    entries: list[Any]
    sittings: list[Any]
    results: list[Any]


def checked(connection: sa.Connection) -> Iterator[Found]:
    """Every table, one after the other."""
    last = ""
    while True:
        after = sa.select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id)
        ids = list(connection.execute(after.limit(AT_ONCE)).scalars())
        if not ids:
            return
        yield from check_some(connection, ids)
        last = ids[-1]


def check_some(connection: sa.Connection, ids: Sequence[str]) -> Iterator[Found]:
    try:
        found = read(connection, ids)
    except (sa.exc.SQLAlchemyError, TypeError, ValueError) as problem:
        if len(ids) > 1:
            # One row that cannot be read must not hide the others.
            for one in ids:
                yield from check_some(connection, [one])
            return
        why = str(getattr(problem, "orig", problem)).splitlines()[0]
        yield Found(ids[0], 0, [Message("check-unreadable", {"problem": why})])
        return
    for table in ids:
        yield Found(table, len(found[table].entries), list(problems_of(found[table])))


def read(connection: sa.Connection, ids: Sequence[str]) -> dict[str, Stored]:
    rows = connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(ids)))
    found = {row.id: Stored(row, [], [], []) for row in rows}
    log = sa.select(ENTRIES).where(ENTRIES.c.table_id.in_(ids)).order_by(ENTRIES.c.position)
    for row in connection.execute(log):
        found[row.table_id].entries.append(row)
    for row in connection.execute(sa.select(SITTINGS).where(SITTINGS.c.table_id.in_(ids))):
        found[row.table_id].sittings.append(row)
    for row in connection.execute(sa.select(RESULTS).where(RESULTS.c.table_id.in_(ids))):
        found[row.table_id].results.append(row)
    return found


def typed(row: Any, kind: Any) -> Any:
    """A row with the types that it should have: SQLite stores anything anywhere."""
    return msgspec.convert(tuple(row), kind, builtin_types=(bytes,))


def problems_of(stored: Stored) -> Iterator[Message]:
    try:
        state = State(typed(stored.row, TableRow))
        sittings = {typed(row, Sitting).guest for row in stored.sittings}
        results = [typed(row, ResultRow) for row in stored.results]
    except (ValueError, TypeError) as problem:
        yield Message("check-unreadable", {"problem": str(problem)})
        return
    seated: set[str] = set()
    for position, row in enumerate(stored.entries, 1):
        try:
            seated |= take_in(state, row, position)
        except Damage as damage:
            # What comes after it cannot be judged.
            yield damage.message
            return
    if seated - sittings:
        yield Message("check-sitting", {"count": len(seated - sittings)})
    if results and result_of(state) != {row.seat: (row.score, row.won) for row in results}:
        yield Message("check-result", {})


def result_of(state: State) -> dict[int, tuple[int, bool]]:
    if state.game is None or not state.over:
        return {}
    winners = state.game.winners()
    return {seat: (score, seat in winners) for seat, score in enumerate(state.game.scores())}


def take_in(state: State, row: Any, position: int) -> set[str]:
    """Apply an entry if it may stand there, or raise `Damage`; the guest who sits down with it."""
    if row.position != position:
        raise Damage("gap", position=position)
    try:
        entry = typed(row, EntryRow)
        if entry.kind not in KINDS:
            raise ValueError(f"kind {entry.kind!r}")
        data = {}
        if entry.kind not in (*STEPS, "next", "hint") and entry.data:
            data = msgspec.json.decode(entry.data, type=dict[str, Any])
    except (ValueError, TypeError) as problem:
        raise Damage("entry", position=position, problem=str(problem)) from None
    if not could(state, entry, data):
        raise Damage("stranger", position=position, seat=entry.seat)
    if (entry.seat, entry.client_id) in state.answers:
        raise Damage("twice", position=position)
    try:
        state.apply(entry)
    except IllegalAction as illegal:
        raise Damage("illegal", position=position, reason=illegal.reason) from None
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
        raise Damage("entry", position=position, problem=why) from None
    return {data["guest"]} if entry.kind == "sit" and data["guest"] else set()


def could(state: State, entry: EntryRow, data: dict[str, Any]) -> bool:
    """Whether whoever made an entry was in a position to do so."""
    if not 0 <= entry.seat < len(state.seats):
        return False
    seat = state.seats[entry.seat]
    by = data.get("by")
    if by is not None and (by not in range(state.row.seats) or state.seats[by].kind != PERSON):
        return False
    match entry.kind:
        case "act":
            return state.play is not None and seat.kind in (PERSON, BOT)
        case "late":
            return state.row.clock is not None and seat.kind not in (BOT, ROB)
        case "back":
            return seat.kind == PERSON and entry.data == str(state.take_back_of(entry.seat))
        case "hint":
            return seat.kind == PERSON and entry.seat in state.waiting()
        case "sit":
            return seat.kind == OPEN or seat.guest == data.get("guest")
        case "leave" | "bot" | "open":
            return seat.kind != ROB
    return True


def strays(connection: sa.Connection) -> Iterator[Message]:
    """What belongs to no table, and what the database's own test finds."""
    if connection.dialect.name == "sqlite":
        for (line,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if line != "ok":
                yield Message("check-file", {"problem": line})
    known = sa.select(TABLES.c.id)
    uploaded = ANALYSES.c.game.in_(sa.select(RECORDS.c.id))
    rematches = ENTRIES.c.kind == "next"
    for table, column, where in (
        (ENTRIES, "table_id", sa.true()),
        (ENTRIES, "data", rematches),
        (SITTINGS, "table_id", sa.true()),
        (RESULTS, "table_id", sa.true()),
        (TALK, "table_id", sa.true()),
        (ANALYSES, "game", ~uploaded),
    ):
        query = sa.select(sa.func.count()).select_from(table)
        count = connection.execute(query.where(where & table.c[column].not_in(known))).scalar_one()
        if count:
            yield Message("check-stray", {"name": table.name, "count": count})
