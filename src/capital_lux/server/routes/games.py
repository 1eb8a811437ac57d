"""A finished game, by whichever address somebody has of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import Router
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler

from capital_lux.server.identity.identity import Identity
from capital_lux.server.limits.rates import Req
from capital_lux.server.live.tables import LiveTable
from capital_lux.server.refusals import Refused
from capital_lux.server.replays import records, replays
from capital_lux.server.replays.replays import PlayedGame
from capital_lux.server.routes.asking import At, RecordId, TableId, open_watched
from capital_lux.server.routes.records import stored_record
from capital_lux.server.service import InjectedService


class FinishedGame(NamedTuple):
    """A game that is over; whoever may see its whole replay may see what is found out about it."""

    id: str
    played: PlayedGame
    mine: list[int]
    """The seats of whoever asks."""


Finished = NamedDependency[FinishedGame]
"""How a handler asks for it."""


async def of_table(at: At) -> FinishedGame:
    return finished(at.live, at.who)


async def of_watched(service: InjectedService, request: Req, watch: TableId) -> FinishedGame:
    return finished(await open_watched(service, request, watch), Identity())


def finished(live: LiveTable, who: Identity) -> FinishedGame:
    state = live.table.state
    if not state.over:
        raise Refused(409, "not-over")
    return FinishedGame(live.table.row.id, replays.played_at(state), state.seats_of(who))


async def of_record(service: InjectedService, record: RecordId) -> FinishedGame:
    played = records.played_in(await stored_record(service, record))
    if played.record["result"] is None:
        raise Refused(409, "not-over")
    return FinishedGame(record, played, [])


TABLES: tuple[str, Any] = ("/tables/{table:str}", of_table)
WATCHED: tuple[str, Any] = ("/watch/{watch:str}", of_watched)
RECORDS: tuple[str, Any] = ("/records/{record:str}", of_record)


def below(handlers: list[HTTPRouteHandler], *places: tuple[str, Any]) -> list[Router]:
    """The same handlers below several addresses; each finds its `game` in its own way."""
    return [
        Router(path, dependencies={"game": Provide(find)}, route_handlers=handlers)
        for path, find in places
    ]
