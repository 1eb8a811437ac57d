"""A table as its people see it from outside."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Protocol, cast

from capital_lux.play import daily
from capital_lux.server.database.rows import ResultRow, TableRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.protocol.daily import Today
from capital_lux.server.protocol.tables import PlayerInfo, TableInfo, TableResult
from capital_lux.server.tables.presence import Presence
from capital_lux.server.tables.state import OPEN, PERSON, State


class AnyTable(Protocol):
    """A table in memory: a server's, or one of a page that needs no server."""

    @property
    def row(self) -> TableRow: ...
    @property
    def state(self) -> State: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def now(self) -> Callable[[], float]: ...


def table_info(table: AnyTable, who: Identity, watching: bool = False) -> TableInfo:
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
        increment=row.increment,
        deadlines=deadlines(table),
        now=iso(table.now()),
        chat=row.chat,
        watching=table.presence.watching,
        deal=cast(Any, row.deal),
        created=iso(row.made),
        played_on=row.start is not None,
        result=result(state),
        rounds=rounds(state),
        day=row.day,
    )


def today_info(day: int, now: float, mine: AnyTable | None) -> Today:
    """The deal of the day; `mine` is the table at which somebody plays it."""
    edition, seats = daily.options_of(day)
    return Today(
        day=day,
        date=daily.date_of(day),
        edition=cast(Any, edition),
        seats=seats,
        level=daily.OPPONENT,
        now=iso(now),
        ends=iso(daily.beginning_of(day + 1)),
        table=None if mine is None else mine.row.id,
        over=mine is not None and mine.state.over,
    )


def iso(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="milliseconds")


def deadlines(table: AnyTable) -> dict[str, str]:
    return {str(seat): iso(when) for seat, when in table.state.turns.deadlines().items()}


def result(state: State) -> TableResult | None:
    if state.game is None or not state.game.over:
        return None
    return TableResult(state.game.scores(), list(state.game.winners()))


def rounds(state: State) -> list[list[int]]:
    return [] if state.play is None or not state.over else state.play.rounds


def players(table: AnyTable) -> list[PlayerInfo]:
    state, presence = table.state, table.presence
    waiting, turns = state.waiting(), state.turns
    now = table.now() if table.row.increment is not None and state.play is not None else None
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
            late=turns.late.get(at, 0),
            left=turns.left_at(at, now)
            if now is not None and seat.kind in (PERSON, OPEN)
            else None,
            hints=len(state.hints.get(at, ())),
        )
        for at, seat in enumerate(state.seats)
    ]


def results_at(table: AnyTable) -> list[ResultRow]:
    """How each seat ended the game; a seat that a bot has taken over is the bot's."""
    state = table.state
    assert state.game is not None
    winners = state.game.winners()
    return [
        ResultRow(
            table.row.id,
            at,
            state.seats[at].guest if state.seats[at].kind == PERSON else "",
            state.seats[at].kind,
            state.seats[at].level,
            score,
            at in winners,
            state.turns.last,
        )
        for at, score in enumerate(state.game.scores())
    ]
