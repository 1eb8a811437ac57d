"""The deal of the day."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from capital_lux.rules.record import record_of
from capital_lux.server.daily.standings import day_results, days_played
from capital_lux.server.identity.identity import Identity
from capital_lux.server.limits.rates import Req
from capital_lux.server.protocol.daily import BeginDaily, DayPlayed, DayResults, Today
from capital_lux.server.protocol.tables import TableInfo
from capital_lux.server.refusals import Refused
from capital_lux.server.routes.asking import admit, check_rate, guest_of, name_for
from capital_lux.server.service import InjectedService
from capital_lux.server.tables.info import table_info, today_info

DayNumber = Annotated[int, PathParameter(ge=1, le=100_000, description="A day's number.")]


@get("/daily", summary="Today's deal", tags=["daily"])
async def get_daily(service: InjectedService, request: Req) -> Today:
    """The same deal for everybody, and how far you are with it."""
    day = service.daily.today
    mine = await service.daily.find(day, service.guard.guest(request).guest)
    return today_info(day, service.settings.now(), None if mine is None else mine.table)


@post("/daily", summary="Play today's deal", tags=["daily"], status_code=200)
async def post_daily(
    service: InjectedService, request: Req, data: JSONBody[BeginDaily]
) -> TableInfo:
    """Your one try: asking again gives the same table."""
    who = Identity(guest_of(service, request))
    if await service.daily.find(service.daily.today, who.guest) is None:
        check_rate(service, request, who)
    name = await name_for(service, who.guest, data.name)
    service.guard.guests.check(who.guest)
    live = await service.daily.begin(who.guest, name)
    return table_info(live.table, who)


@get("/daily/days", summary="Earlier deals", tags=["daily"])
async def get_days(service: InjectedService, request: Req) -> list[DayPlayed]:
    """The last 30 days before today on which somebody played."""
    guest, store = service.guard.guest(request).guest, service.store
    return await store.read(days_played, store, service.daily.today, guest)


@get("/daily/{day:int}", summary="The results of a day", tags=["daily"])
async def get_results(service: InjectedService, request: Req, day: DayNumber) -> DayResults:
    """Those of today can be read only when your own game is over."""
    guest, store, games = service.guard.guest(request).guest, service.store, service.daily
    await admit(service, request)
    over = day < games.today
    mine = await games.find(day, guest)
    game = None if mine is None else mine.table.state.game
    record = record_of(game) if game is not None and game.over else None
    if not over and record is None:
        raise Refused(403, "daily-secret") if day == games.today else Refused(404, "no-such-day")
    if mine is not None and record is not None:
        mine.results.changed()
        if not over:
            # All is written in turn: when this is stored, so is the result.
            await store.written()
    wanted = (store, day, over, guest, partial(games.field_table_of, day), record)
    found = await service.costly.answer(request, day_results, *wanted)
    if found is None:
        raise Refused(404, "no-such-day")
    return found


HANDLERS = [get_daily, post_daily, get_days, get_results]
