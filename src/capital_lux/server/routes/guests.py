"""A guest's own: name, language, tables, statistics, data."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from litestar import delete, get, put
from litestar.params import JSONBody
from litestar.response import Response, Stream

from capital_lux.server.database import archive
from capital_lux.server.guests import export, forget
from capital_lux.server.guests.statistics import statistics_of
from capital_lux.server.identity.identity import COOKIE, Identity
from capital_lux.server.identity.names import clean_name
from capital_lux.server.limits.rates import Req
from capital_lux.server.live.tables import Unreadable
from capital_lux.server.protocol.guests import GuestData, Me, Profile, Statistics
from capital_lux.server.protocol.tables import UnreadableTable
from capital_lux.server.routes.asking import admit, guest_of
from capital_lux.server.service import InjectedService, Service
from capital_lux.server.tables.info import iso, table_info

MOST_TABLES = 50
MOST_UNSETTLED = 200


@get("/me", summary="Who am I?")
async def get_me(service: InjectedService, request: Req) -> Me:
    """The guest's name and tables, the newest first."""
    who = service.guard.guest(request)
    return await known_of(service, who) if who.guest else Me(None, None, [], [])


async def known_of(service: Service, who: Identity) -> Me:
    store = service.store
    known = await store.read(store.guest, who.guest)
    infos, unreadable = [], []
    for table in await store.read(store.tables_of, who.guest, MOST_TABLES):
        try:
            info = table_info((await service.tables.get(table)).table, who)
            infos += [info] if info.mine else []
        except Unreadable as problem:
            row = problem.row
            unreadable.append(UnreadableTable(row.id, row.edition, row.seats, iso(row.made)))
    return Me(known.name, cast(Any, known.language), infos, unreadable)


@put("/me", summary="Change your name or language")
async def put_me(service: InjectedService, request: Req, data: JSONBody[Profile]) -> Me:
    """The name by which you sit down from now on, and the language of your pages."""
    guest = guest_of(service, request)
    chosen: dict[str, str] = {}
    if data.name is not None:
        chosen["name"] = clean_name(data.name)
    if data.language is not None:
        chosen["language"] = data.language
    service.guard.guests.check(guest)
    if chosen:
        work = archive.set_guest(guest, **chosen)
        await service.store.written(named=(guest,), work=work)
    return await known_of(service, Identity(guest))


@get("/me/statistics", summary="Your finished games", tags=["you"])
async def get_statistics(service: InjectedService, request: Req) -> Statistics:
    """Counted by edition, seats, tiles and opponents; and each game with its score."""
    guest, store = guest_of(service, request), service.store
    await admit(service, request)
    answered = partial(service.costly.answer, request)
    missing = await answered(archive.without_result, store, guest, MOST_UNSETTLED)
    settled = [await service.tables.settle(table) for table in missing]
    if any(settled):
        # All is written in turn: when this is stored, so are the results.
        await store.written()
    return await answered(lambda: statistics_of(archive.results_of(store, guest), guest))


@get("/me/data", summary="All that is stored about you", tags=["you"])
async def get_data(service: InjectedService, request: Req) -> Response[GuestData]:
    """Everything in one file, which is sent while it is read."""
    guest = guest_of(service, request)
    await admit(service, request)
    pieces = export.data_of(service.store, guest)
    # The first is made before the answer begins: a store that fails can still be reported.
    first = await service.costly.answer(request, next, pieces)
    found = Stream(
        service.costly.stream(first, pieces),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="capital-lux-data.json"'},
    )
    return cast("Response[GuestData]", found)


@delete("/me", summary="Forget me", tags=["you"])
async def delete_me(service: InjectedService, request: Req) -> Response[None]:
    """Your name is replaced everywhere, bots take your seats, the rest is deleted."""
    guest = guest_of(service, request)
    await forget.forget(service.tables, service.guard.guests, guest)
    path = service.settings.prefix or "/"
    gone = f"{COOKIE}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax"
    return Response(None, status_code=204, headers={"set-cookie": gone})


HANDLERS = [get_me, put_me, get_statistics, get_data, delete_me]
