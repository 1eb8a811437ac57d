"""Games step by step."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.openapi.spec import Example
from litestar.params import QueryParameter
from litestar.response import Response

from capital_lux.play.viewpoint import ALL, Viewpoint
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.record import InvalidRecord
from capital_lux.server.identity.identity import Identity
from capital_lux.server.limits.rates import Req
from capital_lux.server.protocol.replays import Replay
from capital_lux.server.protocol.tables import TableInfo
from capital_lux.server.replays import records, replays
from capital_lux.server.replays.replays import PlayedGame
from capital_lux.server.routes.asking import (
    RecordId,
    TableId,
    admit,
    open_table,
    open_watched,
    packed,
)
from capital_lux.server.routes.records import stored_record
from capital_lux.server.service import InjectedService, Service

From = Annotated[
    str,
    QueryParameter(
        name="from",
        max_length=4,
        examples=[Example(summary="As seat 0", value="0"), Example(summary="Open", value=ALL)],
        description="From where it is seen: a seat, `all` (all cards) or `none` (what is public).",
    ),
]


@get("/tables/{table:str}/replay", summary="A game step by step", tags=["replays"])
async def get_replay(
    service: InjectedService, request: Req, table: TableId, viewpoint: From = ALL
) -> Response[Replay]:
    """A finished game from any viewpoint; a running one as your own seat has seen it."""
    who = service.guard.guest(request)
    await admit(service, request)
    live = await open_table(service, who, table)
    told = replays.replay_of(live.table, who, viewpoint, watching=False)
    return await answer(service, request, *told)


@get("/watch/{watch:str}/replay", summary="The same, for spectators", tags=["replays"])
async def get_watched_replay(
    service: InjectedService, request: Req, watch: TableId, viewpoint: From = ALL
) -> Response[Replay]:
    """Only a finished game can be read."""
    await admit(service, request)
    live = await open_watched(service, request, watch)
    told = replays.replay_of(live.table, Identity(), viewpoint, watching=True)
    return await answer(service, request, *told)


@get("/records/{record:str}/replay", summary="An uploaded game step by step", tags=["records"])
async def get_record_replay(
    service: InjectedService, request: Req, record: RecordId, viewpoint: From = ALL
) -> Response[Replay]:
    """The game of an uploaded record, from any viewpoint."""
    service.guard.guest(request)
    await admit(service, request)
    played = records.played_in(await stored_record(service, record))
    chosen = replays.read_viewpoint(viewpoint, len(played.names))
    return await answer(service, request, played, chosen, None)


async def answer(
    service: Service, request: Req, played: PlayedGame, viewpoint: Viewpoint, info: TableInfo | None
) -> Response[Replay]:
    try:
        return await packed(service, request, replays.replay_bytes, played, viewpoint, info)
    except InvalidRecord as problem:
        # It was true when it was stored, by the rules of that time.
        raise records.refusal(played.record, reason_of(problem)) from None


HANDLERS = [get_replay, get_watched_replay, get_record_replay]
