"""The HTTP interface."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, cast

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from capital_lux.bots.levels import LEVELS
from capital_lux.rules.options import EDITION_NAMES
from capital_lux.rules.powers import SETS, TILES
from capital_lux.server.database.archive import language_of, set_language
from capital_lux.server.database.store import StoreFailed
from capital_lux.server.guests.identity import address
from capital_lux.server.guests.names import clean_name
from capital_lux.server.live.room import NOTHING_SEEN, Connection
from capital_lux.server.metrics import TABLES_MADE
from capital_lux.server.protocol.table import (
    DoAction,
    Done,
    DoTakeBack,
    Me,
    NewName,
    NewTable,
    Options,
    Problem,
    Seated,
    SetInfo,
    Snapshot,
    TableInfo,
    TakeSeat,
    TileInfo,
    WantBot,
    WantRematch,
)
from capital_lux.server.refusals import Refused
from capital_lux.server.service import Parts
from capital_lux.server.tables import commands
from capital_lux.server.tables.in_memory import Live, Unreadable
from capital_lux.server.tables.info import table_info, unreadable_info
from capital_lux.server.tables.new_table import made_rematch, made_table
from capital_lux.server.tables.state import State
from capital_lux.texts import LANGUAGES

Req = Request[Any, Any, Any]
MOST_TABLES = 50
NOBODY = "Guest"
TableId = Annotated[str, PathParameter(max_length=40, description="A table's id.")]
SeatId = Annotated[int, PathParameter(ge=0, le=3)]


@get("/options", summary="What can be chosen")
async def get_options(service: Parts, request: Req) -> Options:
    """Editions, levels, tiles and languages. Their texts are in the Fluent catalogues."""
    service.gate.guest(request)
    return Options(
        editions=list(EDITION_NAMES),
        levels=list(LEVELS),
        sets=[SetInfo(letter, [tile.name for tile in tiles]) for letter, tiles in SETS.items()],
        tiles=[
            TileInfo(tile.name, tile.colour, tile.letter, tile.basis, tile.solo)  # type: ignore[arg-type]
            for tile in TILES.values()
        ],
        languages=list(LANGUAGES),
    )


@get("/me", summary="Who am I?")
async def get_me(service: Parts, request: Req) -> Me:
    """The guest's name and tables, the newest first."""
    who = service.gate.guest(request)
    store = service.store
    name = await store.read(store.guest_name, who.guest) if who.guest else None
    language = await store.read(language_of, store.engine, who.guest) if who.guest else None
    tables = await store.read(store.tables_of, who.guest, MOST_TABLES) if who.guest else []
    infos, unreadable = [], []
    for table in tables:
        try:
            infos.append(table_info((await service.tables.get(table)).table, who))
        except Unreadable as problem:
            unreadable.append(unreadable_info(problem.row))
    mine = [info for info in infos if info.mine]
    return Me(name, cast(Any, language), mine, unreadable)


@put("/me", summary="Change your name or language")
async def put_me(service: Parts, request: Req, data: JSONBody[NewName]) -> Me:
    """The name by which you sit down from now on, and the language of your pages."""
    who = service.gate.guest(request)
    if not who.guest:
        raise Refused(403, "guests-only")
    if data.name is not None:
        await service.store.written(guest=(who.guest, clean_name(data.name)))
    service.gate.guests.check(who.guest)
    if data.language is not None:
        await service.store.written(work=set_language(who.guest, data.language))
    return await get_me.fn(service, request)  # type: ignore[no-any-return]


async def name_for(service: Parts, who: commands.Who, name: str | None) -> str:
    """The name that was given, or the guest's usual one."""
    if name is not None and name.strip():
        return clean_name(name)
    known = await service.store.read(service.store.guest_name, who.guest)
    return known or NOBODY


@post("/tables", summary="Make a table")
async def post_table(service: Parts, request: Req, data: JSONBody[NewTable]) -> TableInfo:
    """Against bots it starts at once; with friends when no seat is open."""
    who = service.gate.guest(request)
    if not who.guest:
        raise Refused(403, "guests-only")
    check_rate(service, request, who)
    name = await name_for(service, who, data.name)
    names = [clean_name(name) if name.strip() else "" for name in data.names or []]
    made = made_table(data, who.guest, name, names, service.settings.now())
    service.gate.guests.check(who.guest)
    lobby = service.tables.around.lobby
    if made.row.listed:
        lobby.admit(made.row.id, who.guest, address(request))
    try:
        live = await service.tables.make(made)
    except StoreFailed:
        lobby.drop(made.row.id)
        raise
    return table_info(live.table, who)


def check_rate(service: Parts, request: Req, who: commands.Who) -> None:
    """Refuse who makes too many tables."""
    for limits in service.making:
        for key in (who.guest or who.token, address(request)):
            if not limits.allow(key):
                raise Refused(429, "too-many-tables")


@get("/tables/{table:str}", summary="A table")
async def get_table(service: Parts, request: Req, table: TableId) -> TableInfo:
    """Who sits there, and how far the game is."""
    who = service.gate.guest(request)
    return table_info((await service.tables.get(table)).table, who)


@get("/watch/{watch:str}", summary="A table, for spectators")
async def get_watched(service: Parts, watch: TableId) -> TableInfo:
    """The same for spectators."""
    live = await service.tables.watched(watch)
    return table_info(live.table, commands.Who(), watching=True)


@post("/tables/{table:str}/seats/{seat:int}", summary="Take a seat", status_code=200)
async def post_seat(
    service: Parts, request: Req, table: TableId, seat: SeatId, data: JSONBody[TakeSeat]
) -> Seated:
    """A free seat, or your own: also when a bot plays for you. The token is yours while you sit."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)
    name = data.name
    if name is None and seat in who.seats(live.table.state):
        name = live.table.state.seats[seat].name
    name = await name_for(service, who, name)
    guests = service.gate.guests
    token: str | None = None

    def plan(state: State) -> commands.Plan | commands.Known:
        nonlocal token
        guests.check(who.guest)
        make = partial(guests.seat_token, table, seat)
        token, found = commands.sit(state, who, seat, name, make, service.settings.now())
        return found

    await live.table.ask(plan)
    live.table.presence.asked(seat)
    return Seated(token, table_info(live.table, who))


@delete("/tables/{table:str}/seats/{seat:int}", summary="Leave a seat", status_code=200)
async def delete_seat(service: Parts, request: Req, table: TableId, seat: SeatId) -> TableInfo:
    """The seat is open then; anybody with the link may take it."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)
    await live.table.ask(lambda state: commands.leave(state, who, seat))
    live.table.presence.forget(seat)
    return table_info(live.table, who)


@post("/tables/{table:str}/seats/{seat:int}/bot", summary="A bot for a seat", status_code=200)
async def post_bot(
    service: Parts, request: Req, table: TableId, seat: SeatId, data: JSONBody[WantBot]
) -> TableInfo:
    """Fills an open seat; for a person who is away it is a vote."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)

    def plan(state: State) -> commands.Plan | commands.Known:
        return commands.bot(state, live.table.presence, who, seat, data.level)

    await live.table.ask(plan)
    live.room.inform()
    return table_info(live.table, who)


@delete("/tables/{table:str}/seats/{seat:int}/bot", summary="Open a seat again", status_code=200)
async def delete_bot(service: Parts, request: Req, table: TableId, seat: SeatId) -> TableInfo:
    """Before the game has started."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)
    await live.table.ask(lambda state: commands.no_bot(state, who, seat))
    return table_info(live.table, who)


@get("/tables/{table:str}/live", summary="The table now")
async def get_live(
    service: Parts,
    request: Req,
    table: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=3)] = None,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Response[Snapshot]:
    """A snapshot for programs that do not use the WebSocket; without a seat the public view."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)
    if seat is not None:
        commands.own_seat(live.table.state, who, seat)
        live.table.presence.asked(seat)
    return snapshot(live, who, seat, after)


@get("/watch/{watch:str}/live", summary="The table now, for spectators")
async def get_watched_live(
    service: Parts, watch: TableId, after: Annotated[int, QueryParameter(ge=0)] = 0
) -> Response[Snapshot]:
    """What is public: for those who watch without a WebSocket."""
    return snapshot(await service.tables.watched(watch), commands.Who(), None, after)


def snapshot(live: Live, who: commands.Who, seat: int | None, after: int) -> Response[Snapshot]:
    """What is new after a number, and what a seat sees now."""
    connection = Connection(who, after or NOTHING_SEEN, watching=seat is None)
    connection.seats = [seat]
    body = b"{%s}" % live.room.update_for(connection)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@post("/tables/{table:str}/actions", summary="Act", status_code=200)
async def post_action(
    service: Parts, request: Req, table: TableId, data: JSONBody[DoAction]
) -> Done:
    """Answered when it is committed. Sent again with the same id it gets the same answer."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)
    seen(live, who, data.seat)
    number = await live.table.ask(
        lambda state: commands.act(state, who, data.id, data.seat, data.action)
    )
    return Done(number)


@post("/tables/{table:str}/take-back", summary="Take back", status_code=200)
async def post_take_back(
    service: Parts, request: Req, table: TableId, data: JSONBody[DoTakeBack]
) -> Done:
    """Your last action, while nothing hidden was shown by it and nobody acted after it."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)
    seen(live, who, data.seat)
    number = await live.table.ask(lambda state: commands.take_back(state, who, data.id, data.seat))
    return Done(number)


def seen(live: Live, who: commands.Who, seat: int) -> None:
    """A program that acts over HTTP is there."""
    if seat in who.seats(live.table.state):
        live.table.presence.asked(seat)


@post("/tables/{table:str}/rematch", summary="Play again")
async def post_rematch(
    service: Parts, request: Req, table: TableId, data: JSONBody[WantRematch]
) -> TableInfo:
    """Another table with the same people; who asks second gets the same table."""
    who = service.gate.guest(request)
    live = await service.tables.get(table)

    def plan(state: State) -> commands.Plan | commands.Known:
        if not who.seats(state):
            raise Refused(403, "not-seated")
        if not state.over:
            raise Refused(409, "not-over")
        if state.next is not None:
            return commands.Known(state.number)
        check_rate(service, request, who)
        gone = service.gate.guests.forgotten
        made = made_rematch(state, data.same_deal, service.settings.now(), gone)
        TABLES_MADE.labels(made.row.kind).inc()
        return commands.Plan(
            "next",
            data=made.row.id,
            table=made.row,
            others=tuple(made.entries),
            sittings=tuple(made.sittings),
        )

    await live.table.ask(plan)
    assert live.table.state.next is not None
    following = await service.tables.get(live.table.state.next)
    return table_info(following.table, who)


HANDLERS = [
    get_options,
    get_me,
    put_me,
    post_table,
    get_table,
    get_watched,
    post_seat,
    delete_seat,
    post_bot,
    delete_bot,
    get_live,
    get_watched_live,
    post_action,
    post_take_back,
    post_rematch,
]
__all__ = ["HANDLERS", "Problem"]
