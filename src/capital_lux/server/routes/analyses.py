"""Analyses of finished games, and hints in games against bots."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.response import Response

from capital_lux.server.limits.rates import Req
from capital_lux.server.metrics import HINTS
from capital_lux.server.protocol.analyses import AnalysisState, Hint, WantHint
from capital_lux.server.refusals import Refused
from capital_lux.server.replays.analyst import named
from capital_lux.server.routes.asking import At, admit, check_limits, packed
from capital_lux.server.routes.games import (
    RECORDS,
    TABLES,
    WATCHED,
    Finished,
    FinishedGame,
    below,
)
from capital_lux.server.service import InjectedService, Service
from capital_lux.server.tables import commands

AnalysisResponse = Response[AnalysisState]


@post("/tables/{table:str}/hint", summary="What an expert would do", status_code=200)
async def post_hint(
    service: InjectedService, request: Req, at: At, data: JSONBody[WantHint]
) -> Hint:
    """For a person who must decide and plays against bots alone; from what their seat can know."""
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


@post("/analysis", summary="Analyse a game", status_code=200, tags=["replays"])
async def post_analysis(service: InjectedService, request: Req, game: Finished) -> AnalysisResponse:
    """Asks for the analysis of a finished game, once for all; the answer says how far it is."""
    return await answer(service, request, game, wanted=True)


@get("/analysis", summary="How far an analysis is", tags=["replays"])
async def get_analysis(service: InjectedService, request: Req, game: Finished) -> AnalysisResponse:
    """The analysis when it is ready; asking changes nothing."""
    return await answer(service, request, game, wanted=False)


async def answer(
    service: Service, request: Req, game: FinishedGame, wanted: bool
) -> AnalysisResponse:
    who = service.guard.guest(request)
    await admit(service, request)
    found, stored = await service.analyses.state(game.id)
    if wanted and found.state in ("none", "failed"):
        check_limits(request, who, Refused(429, "too-many-analyses"), service.analysing)
        steps = len(game.played.record["actions"])
        await service.analyses.want(game.id, steps, service.settings.now())
        found, stored = await service.analyses.state(game.id)

    def build() -> bytes:
        found.analysis = None if stored is None else named(stored, game.played.names)
        return msgspec.json.encode(found)

    return await packed(service, request, build)


HANDLERS = [post_hint, *below([post_analysis, get_analysis], TABLES, WATCHED, RECORDS)]
