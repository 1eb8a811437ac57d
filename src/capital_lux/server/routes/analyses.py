"""Analyses of finished games, and hints in games against bots."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.response import Response

from capital_lux.play.viewpoint import ALL
from capital_lux.server.identity.identity import Identity
from capital_lux.server.limits.rates import Req, address
from capital_lux.server.live.tables import LiveTable
from capital_lux.server.metrics import HINTS
from capital_lux.server.protocol.analyses import AnalysisState, Hint, WantHint
from capital_lux.server.refusals import Refused
from capital_lux.server.replays import records, replays
from capital_lux.server.replays.analyst import named
from capital_lux.server.replays.replays import Story
from capital_lux.server.routes.asking import At, RecordId, TableId, admit, packed
from capital_lux.server.routes.records import stored_record
from capital_lux.server.service import InjectedService, Service
from capital_lux.server.tables import commands

Answer = Response[AnalysisState]


@post("/tables/{table:str}/hint", summary="What an expert would do", status_code=200)
async def post_hint(
    service: InjectedService, request: Req, at: At, data: JSONBody[WantHint]
) -> Hint:
    """For a person who must decide and plays against bots alone, by what their seat can know."""
    (who, live), seat = at, data.seat
    await admit(service, request)
    table = live.table
    commands.check_hint(table.state, who, seat)
    turn = commands.turn(table.state, seat)
    found = await live.bots.advise(seat)
    if found is None:
        raise Refused(503, "no-hint")
    number = await table.ask(lambda state: commands.hint(state, who, seat, turn))
    HINTS.inc()
    return msgspec.convert({**found, "number": number, "hints": len(table.state.hints[seat])}, Hint)


@post("/tables/{table:str}/analysis", summary="Analyse a game", status_code=200, tags=["replays"])
async def post_analysis(service: InjectedService, request: Req, at: At) -> Answer:
    """Asks for the analysis of a finished game, once for all; the answer says how far it is."""
    return await of_table(service, request, at.live, wanted=True)


@get("/tables/{table:str}/analysis", summary="How far an analysis is", tags=["replays"])
async def get_analysis(service: InjectedService, request: Req, at: At) -> Answer:
    """The analysis when it is there; asking changes nothing."""
    return await of_table(service, request, at.live, wanted=False)


@post(
    "/watch/{watch:str}/analysis",
    summary="Analyse a game, for spectators",
    status_code=200,
    tags=["replays"],
)
async def post_watched_analysis(service: InjectedService, request: Req, watch: TableId) -> Answer:
    return await of_table(service, request, await service.tables.watched(watch), wanted=True)


@get("/watch/{watch:str}/analysis", summary="The same, for spectators", tags=["replays"])
async def get_watched_analysis(service: InjectedService, request: Req, watch: TableId) -> Answer:
    return await of_table(service, request, await service.tables.watched(watch), wanted=False)


@post(
    "/records/{record:str}/analysis",
    summary="Analyse an uploaded game",
    status_code=200,
    tags=["records"],
)
async def post_record_analysis(service: InjectedService, request: Req, record: RecordId) -> Answer:
    return await of_record(service, request, record, wanted=True)


@get("/records/{record:str}/analysis", summary="How far an analysis is", tags=["records"])
async def get_record_analysis(service: InjectedService, request: Req, record: RecordId) -> Answer:
    return await of_record(service, request, record, wanted=False)


async def of_table(service: Service, request: Req, live: LiveTable, wanted: bool) -> Answer:
    """Whoever may see the whole replay of a finished game may see its analysis."""
    state = live.table.state
    if not state.over:
        raise Refused(409, "not-over")
    replays.allowed(state, service.guard.identify(request), ALL)
    return await answer(service, request, live.table.row.id, replays.story_of(state), wanted)


async def of_record(service: Service, request: Req, name: str, wanted: bool) -> Answer:
    story = records.story_of(await stored_record(service, name))
    if story.record["result"] is None:
        raise Refused(409, "not-over")
    return await answer(service, request, name, story, wanted)


async def answer(service: Service, request: Req, game: str, story: Story, wanted: bool) -> Answer:
    who = service.guard.guest(request)
    await admit(service, request)
    found, stored = await service.analyses.state(game)
    if wanted and found.state in ("none", "failed"):
        check_quota(service, request, who)
        steps = len(story.record["actions"])
        await service.analyses.want(game, steps, service.settings.now())
        found, stored = await service.analyses.state(game)

    def build() -> bytes:
        found.analysis = None if stored is None else named(stored, story.names)
        return msgspec.json.encode(found)

    return await packed(service, request, build)


def check_quota(service: Service, request: Req, who: Identity) -> None:
    for key in (who.guest or who.token, address(request)):
        if not service.analysing.allow(key):
            raise Refused(429, "too-many-analyses")


HANDLERS = [
    post_hint,
    post_analysis,
    get_analysis,
    post_watched_analysis,
    get_watched_analysis,
    post_record_analysis,
    get_record_analysis,
]
