"""Making and finding tables."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from capital_lux.rules.reasons import reason_of
from capital_lux.rules.record import InvalidRecord
from capital_lux.server.database.store import StoreFailed
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.names import clean_name
from capital_lux.server.limits.rates import Req, address
from capital_lux.server.metrics import TABLES_MADE
from capital_lux.server.protocol.tables import NewTable, PlayOn, TableInfo, WantRematch
from capital_lux.server.refusals import Refused
from capital_lux.server.replays import records
from capital_lux.server.routes.asking import (
    At,
    RecordId,
    TableId,
    check_rate,
    guest_of,
    level_for,
    name_for,
    open_table,
    open_watched,
)
from capital_lux.server.routes.records import stored_record
from capital_lux.server.service import InjectedService, Service
from capital_lux.server.tables import commands
from capital_lux.server.tables.info import table_info
from capital_lux.server.tables.new_table import new_rematch, new_table
from capital_lux.server.tables.play_on import new_play_on
from capital_lux.server.tables.state import State


@post("/tables", summary="Make a table")
async def post_table(service: InjectedService, request: Req, data: JSONBody[NewTable]) -> TableInfo:
    """Against bots it starts at once; with friends when no seat is open."""
    who = Identity(guest_of(service, request))
    check_rate(service, request, who)
    name = await name_for(service, who.guest, data.name)
    names = [clean_name(name) if name.strip() else "" for name in data.names or []]
    level = await level_for(service, who.guest, data.level)
    made = new_table(data, who.guest, name, names, level, service.settings.now())
    service.guard.guests.check(who.guest)
    lobby = service.lobby
    if made.row.listed:
        await service.tables.refresh()
        lobby.admit(made.row.id, who.guest, address(request))
    try:
        live = await service.tables.make(made)
    except StoreFailed:
        lobby.drop(made.row.id)
        raise
    return table_info(live.table, who)


@get("/tables/{table:str}", summary="A table")
async def get_table(at: At) -> TableInfo:
    """Who sits there, and how far the game is."""
    return table_info(at.live.table, at.who)


@get("/watch/{watch:str}", summary="A table, for spectators")
async def get_watched(service: InjectedService, request: Req, watch: TableId) -> TableInfo:
    live = await open_watched(service, request, watch)
    # Whoever watches may use phrases, and needs the cookie for it.
    service.guard.guest(request)
    return table_info(live.table, Identity(), watching=True)


@post("/tables/{table:str}/rematch", summary="Play again")
async def post_rematch(
    service: InjectedService, request: Req, at: At, data: JSONBody[WantRematch]
) -> TableInfo:
    """Another table with the same people; whoever asks second gets the same table."""
    who, live = at

    def decide(state: State) -> commands.Outcome:
        if not state.seats_of(who):
            raise Refused(403, "not-seated")
        if not state.over:
            raise Refused(409, "not-over")
        commands.check_free_to_go(state)
        if state.next is not None:
            return commands.AlreadyDone(state.number)
        check_rate(service, request, who)
        gone = service.guard.guests.forgotten
        made = new_rematch(state, data.same_deal, service.settings.now(), gone)
        TABLES_MADE.labels(made.row.kind).inc()
        return commands.NewEntry(
            "next",
            data=made.row.id,
            table=made.row,
            others=tuple(made.entries),
            sittings=tuple(made.sittings),
        )

    await live.table.ask(decide)
    assert live.table.state.next is not None
    following = await service.tables.get(live.table.state.next)
    return table_info(following.table, who)


@post("/tables/{table:str}/play-on", summary="Play on from a step", tags=["replays"])
async def post_play_on(
    service: InjectedService, request: Req, table: TableId, data: JSONBody[PlayOn]
) -> TableInfo:
    """A new table against bots from a step of a finished game, with the rest of the same deal."""
    live = await open_table(service, service.guard.guest(request), table)
    return await play_on(service, request, records.finished_record(live.table.state), data)


@post("/records/{record:str}/play-on", summary="Play on from a record", tags=["records"])
async def post_record_play_on(
    service: InjectedService, request: Req, record: RecordId, data: JSONBody[PlayOn]
) -> TableInfo:
    """The same from an uploaded record."""
    return await play_on(service, request, await stored_record(service, record), data)


async def play_on(
    service: Service, request: Req, record: dict[str, Any], wanted: PlayOn
) -> TableInfo:
    who = Identity(guest_of(service, request))
    check_rate(service, request, who)
    name = await name_for(service, who.guest, wanted.name)
    level = await level_for(service, who.guest, wanted.level)
    try:
        made = new_play_on(record, wanted, who.guest, name, level, service.settings.now())
    except InvalidRecord as problem:
        raise records.refusal(record, reason_of(problem)) from None
    service.guard.guests.check(who.guest)
    live = await service.tables.make(made)
    return table_info(live.table, who)


HANDLERS = [post_table, get_table, get_watched, post_rematch, post_play_on, post_record_play_on]
