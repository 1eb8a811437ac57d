"""Playing without a WebSocket."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from capital_lux.server.identity.identity import Identity
from capital_lux.server.limits.rates import Req
from capital_lux.server.live.room import NOTHING_SEEN, Connection
from capital_lux.server.live.tables import LiveTable
from capital_lux.server.protocol.seat import Snapshot
from capital_lux.server.protocol.tables import DoAction, Done, DoTakeBack
from capital_lux.server.routes.asking import At, AtTable, TableId, open_watched
from capital_lux.server.service import InjectedService
from capital_lux.server.tables import commands

After = Annotated[int, QueryParameter(ge=0)]


@get("/tables/{table:str}/live", summary="The table now")
async def get_live(
    at: At, seat: Annotated[int | None, QueryParameter(ge=0, le=3)] = None, after: After = 0
) -> Snapshot:
    """A snapshot for programs that do not use the WebSocket; without a seat the public view."""
    who, live = at
    if seat is not None:
        commands.own_seat(live.table.state, who, seat)
        live.table.presence.seen(seat)
    return snapshot(live, who, seat, after)


@get("/watch/{watch:str}/live", summary="The table now, for spectators")
async def get_watched_live(
    service: InjectedService, request: Req, watch: TableId, after: After = 0
) -> Snapshot:
    """What is public: for those who watch without a WebSocket."""
    return snapshot(await open_watched(service, request, watch), Identity(), None, after)


def snapshot(live: LiveTable, who: Identity, seat: int | None, after: int) -> Snapshot:
    connection = Connection(who, after or NOTHING_SEEN, watching=seat is None)
    connection.seats = [seat]
    return live.room.news_for(connection, Snapshot)


@post("/tables/{table:str}/actions", summary="Act", status_code=200)
async def post_action(at: At, data: JSONBody[DoAction]) -> Done:
    """Answered when it is committed. Sent again with the same id it gets the same answer."""
    return await step(at, data)


@post("/tables/{table:str}/take-back", summary="Take back", status_code=200)
async def post_take_back(at: At, data: JSONBody[DoTakeBack]) -> Done:
    """Your last action, while nothing hidden was shown by it and nobody acted after it."""
    return await step(at, data)


async def step(at: AtTable, wanted: DoAction | DoTakeBack) -> Done:
    table = at.live.table
    if wanted.seat in table.state.seats_of(at.who):
        # A program that acts over HTTP counts as present.
        table.presence.seen(wanted.seat)
    return Done(await table.ask(lambda state: commands.step(state, at.who, wanted)))


HANDLERS = [get_live, get_watched_live, post_action, post_take_back]
