"""A table as its people see it from outside."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, cast

from capital_lux.server.identity.identity import Identity
from capital_lux.server.protocol.tables import PlayerInfo, TableInfo, TableResult
from capital_lux.server.tables.state import OPEN, PERSON, State
from capital_lux.server.tables.table import Table


def table_info(table: Table, who: Identity, watching: bool = False) -> TableInfo:
    """What anybody with the table's id may know, and which seats are theirs."""
    state, row = table.state, table.row
    return TableInfo(
        table=None if watching else row.id,
        watch=row.watch,
        edition=cast(Any, row.edition),
        seats=row.seats,
        powers=row.tiles,
        kind=cast(Any, row.kind),
        started=state.play is not None,
        over=state.over,
        number=state.number,
        commitment=state.commitment,
        seed=(row.seed.hex() or None) if state.over else None,
        mine=[] if watching else state.seats_of(who),
        players=players(table),
        next=None if watching else state.next,
        listed=row.listed,
        clock=row.clock,
        deadlines=deadlines(table),
        now=iso(table.now()),
        chat=row.chat,
        deal=cast(Any, row.deal),
        created=iso(row.made),
        played_on=row.start is not None,
        result=result(state),
        day=row.day,
    )


def iso(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="milliseconds")


def deadlines(table: Table) -> dict[str, str]:
    clock = table.row.clock
    if clock is None:
        return {}
    return {str(seat): iso(when) for seat, when in table.state.turns.deadlines(clock).items()}


def result(state: State) -> TableResult | None:
    if state.game is None or not state.game.over:
        return None
    return TableResult(state.game.scores(), list(state.game.winners()))


def players(table: Table) -> list[PlayerInfo]:
    state, presence = table.state, table.presence
    waiting = state.waiting()
    return [
        PlayerInfo(
            seat=at,
            name=None if seat.kind == OPEN else seat.name,
            kind=cast(Any, seat.kind),
            level=cast(Any, seat.level or None),
            away_since=presence.away_since(at) if seat.kind == PERSON else None,
            bot_in=presence.bot_in(at) if seat.kind == PERSON else None,
            acting=at in waiting,
            votes=sorted(presence.votes(at)),
            late=state.turns.late.get(at, 0),
            hints=len(state.hints.get(at, ())),
        )
        for at, seat in enumerate(state.seats)
    ]
