"""The HTTP interface around the table: lobby, replays, records, statistics, data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.openapi.spec import Example, OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response, Stream

from capital_lux.play.viewpoint import ALL, Viewpoint
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.record import InvalidRecord, record_of
from capital_lux.server.database import archive
from capital_lux.server.guests import export, forget
from capital_lux.server.guests.identity import address
from capital_lux.server.guests.keys import COOKIE, new_id
from capital_lux.server.guests.statistics import statistics_of
from capital_lux.server.metrics import RECORDS_READ
from capital_lux.server.protocol.around import (
    GuestData,
    LobbyLists,
    PlayOn,
    Record,
    Replay,
    Statistics,
    Uploaded,
)
from capital_lux.server.protocol.table import TableInfo
from capital_lux.server.refusals import Refused
from capital_lux.server.replays import records, replays
from capital_lux.server.replays.replays import Story
from capital_lux.server.routes.tables import check_rate, name_for
from capital_lux.server.service import Parts
from capital_lux.server.tables import commands
from capital_lux.server.tables.in_memory import Live
from capital_lux.server.tables.info import iso, table_info
from capital_lux.server.tables.play_on import made_play_on

Req = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40, description="A table's id.")]
RecordId = Annotated[str, PathParameter(max_length=40, description="An uploaded record's id.")]
From = Annotated[
    str,
    QueryParameter(
        name="from",
        max_length=4,
        examples=[Example(summary="As seat 0", value="0"), Example(summary="Open", value=ALL)],
        description="From where it is seen: a seat, `all` (all cards) or `none` (what is public).",
    ),
]
MOST_RECORDS = 200
MOST_UNSETTLED = 200


@dataclass
class WithRecord(Operation):
    """Says in the schema that the body is a record: it is read by the rules, not by a type."""

    def __post_init__(self) -> None:
        """Describe the body."""
        schema = Reference("#/components/schemas/Record")
        content = {"application/json": OpenAPIMediaType(schema=schema)}
        self.request_body = RequestBody(content=content, required=True)


def guest_of(service: Parts, request: Req) -> str:
    """The guest who asks; refused when it is a program with a token."""
    who = service.gate.guest(request)
    if not who.guest:
        raise Refused(403, "guests-only")
    return who.guest


async def admit(service: Parts, request: Req) -> None:
    """Let a costly request in, or refuse it."""
    await service.costly.admit(request, service.gate.who(request))


@get("/lobby", summary="Tables to join or to watch", tags=["lobby"])
async def get_lobby(
    service: Parts, page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0
) -> LobbyLists:
    """Only tables that were made with `listed`."""
    return service.tables.around.lobby.lists(page)


# Replays


async def answer(
    service: Parts, request: Req, story: Story, viewpoint: Viewpoint, head: dict[str, Any]
) -> Response[Replay]:
    """A replay, made in a thread."""
    finished = story.record["result"] is not None or head["info"] is None
    members = msgspec.json.encode(head)[1:-1]
    accepts = request.headers.get("accept-encoding", "")

    def build() -> tuple[bytes, dict[str, str]]:
        return replays.packed(replays.replay_bytes(story, viewpoint, members, finished), accepts)

    try:
        body, headers = await service.costly.answer(request, build)
    except InvalidRecord as problem:
        # It was true when it was stored, by the rules of then.
        raise records.refusal(story.record, reason_of(problem)) from None
    found: Any = Response(body, media_type="application/json", headers=headers)
    return found  # type: ignore[no-any-return]


async def table_replay(
    service: Parts, request: Req, live: Live, who: commands.Who, text: str, watching: bool
) -> Response[Replay]:
    """The replay of a table."""
    state = live.table.state
    viewpoint = replays.read_viewpoint(text, len(state.seats))
    replays.allowed(state, who, viewpoint)
    info = table_info(live.table, who, watching)
    head = {"info": info, "seed": info.seed, "commitment": info.commitment or None}
    return await answer(service, request, replays.story_of(state), viewpoint, head)


@get("/tables/{table:str}/replay", summary="A game step by step", tags=["replays"])
async def get_replay(
    service: Parts, request: Req, table: TableId, viewpoint: From = ALL
) -> Response[Replay]:
    """A finished game from any viewpoint; a running one as your own seat has seen it."""
    who = service.gate.guest(request)
    await admit(service, request)
    live = await service.tables.get(table)
    return await table_replay(service, request, live, who, viewpoint, watching=False)


@get("/watch/{watch:str}/replay", summary="The same, for spectators", tags=["replays"])
async def get_watched_replay(
    service: Parts, request: Req, watch: TableId, viewpoint: From = ALL
) -> Response[Replay]:
    """A finished game."""
    await admit(service, request)
    live = await service.tables.watched(watch)
    return await table_replay(service, request, live, commands.Who(), viewpoint, watching=True)


# Records


@get("/tables/{table:str}/record", summary="A game's record as a file", tags=["records"])
async def get_record(service: Parts, request: Req, table: TableId) -> Response[Record]:
    """What `lux replay` reads, when the game is over."""
    service.gate.guest(request)
    state = (await service.tables.get(table)).table.state
    if state.game is None or not state.over:
        raise Refused(409, "not-over")
    record = {**record_of(state.game), "players": state.names()}
    name = f"capital-lux-{iso(state.turns.last)[:10]}.json"
    return attached(msgspec.json.format(msgspec.json.encode(record), indent=1), name)


def attached(body: bytes, name: str) -> Response[Any]:
    """A file to be saved."""
    return Response(body, media_type="application/json", headers=attachment(name))


def attachment(name: str) -> dict[str, str]:
    """The headers of a file to be saved."""
    return {"content-disposition": f'attachment; filename="{name}"'}


@post(
    "/records",
    summary="Upload a record",
    tags=["records"],
    request_max_body_size=records.MOST_BYTES,
    operation_class=WithRecord,
)
async def post_record(service: Parts, request: Req) -> Uploaded:
    """The body is a record as JSON; every action of it is checked by the rules."""
    guest = guest_of(service, request)
    around, store = service.tables.around, service.store
    for key in (guest, address(request)):
        if not around.uploads.allow(key):
            raise Refused(429, "too-many-records")
    await admit(service, request)
    if await store.read(archive.count_records, store.engine, guest) >= MOST_RECORDS:
        raise Refused(429, "too-many-records")
    try:
        found = await service.costly.answer(request, records.checked, await request.body())
    except Refused:
        RECORDS_READ.labels("refused").inc()
        raise
    RECORDS_READ.labels("stored").inc()
    data = msgspec.json.encode(found.record).decode()
    row = archive.RecordRow(new_id(), guest, data, service.settings.now())
    service.gate.guests.check(guest)
    await store.written(work=archive.add_record(row))
    return Uploaded(row.id)


async def stored_record(service: Parts, record: str) -> dict[str, Any]:
    """An uploaded record."""
    store = service.store
    row = await store.read(archive.record, store.engine, record)
    if row is None:
        raise Refused(404, "no-such-record")
    found: dict[str, Any] = msgspec.json.decode(row.data)
    return found


@get("/records/{record:str}/replay", summary="An uploaded game step by step", tags=["records"])
async def get_record_replay(
    service: Parts, request: Req, record: RecordId, viewpoint: From = ALL
) -> Response[Replay]:
    """From any viewpoint."""
    service.gate.guest(request)
    await admit(service, request)
    found = await stored_record(service, record)
    story = records.story_of(found)
    head = {"info": None, "seed": found.get("seed"), "commitment": found.get("commitment")}
    chosen = replays.read_viewpoint(viewpoint, len(story.names))
    return await answer(service, request, story, chosen, head)


# To play on


async def new_table(
    service: Parts, request: Req, record: dict[str, Any], wanted: PlayOn
) -> TableInfo:
    """A table from a step of a game."""
    guest = guest_of(service, request)
    who = commands.Who(guest)
    check_rate(service, request, who)
    name = await name_for(service, who, wanted.name)
    try:
        made = made_play_on(record, wanted, who.guest, name, service.settings.now())
    except InvalidRecord as problem:
        raise records.refusal(record, reason_of(problem)) from None
    service.gate.guests.check(guest)
    live = await service.tables.make(made)
    return table_info(live.table, who)


@post("/tables/{table:str}/play-on", summary="Play on from a step", tags=["replays"])
async def post_play_on(
    service: Parts, request: Req, table: TableId, data: JSONBody[PlayOn]
) -> TableInfo:
    """A new table against bots from a step of a finished game, with the rest of the same deal."""
    state = (await service.tables.get(table)).table.state
    if state.game is None or not state.over:
        raise Refused(409, "not-over")
    return await new_table(service, request, record_of(state.game), data)


@post("/records/{record:str}/play-on", summary="Play on from a record", tags=["records"])
async def post_record_play_on(
    service: Parts, request: Req, record: RecordId, data: JSONBody[PlayOn]
) -> TableInfo:
    """The same from an uploaded record."""
    return await new_table(service, request, await stored_record(service, record), data)


# A guest's own


@get("/me/statistics", summary="Your finished games", tags=["you"])
async def get_statistics(service: Parts, request: Req) -> Statistics:
    """Counted by edition, seats, tiles and opponents, and each with its score."""
    guest, store = guest_of(service, request), service.store
    await admit(service, request)
    answered = partial(service.costly.answer, request)
    missing = await answered(archive.without_result, store.engine, guest, MOST_UNSETTLED)
    settled = [await service.tables.around.settle(table) for table in missing]
    if any(settled):
        # Written in turn: when this is there the results are.
        await store.written()
    return await answered(lambda: statistics_of(archive.results_of(store.engine, guest), guest))


@get("/me/data", summary="All that is stored about you", tags=["you"])
async def get_data(service: Parts, request: Req) -> Response[GuestData]:
    """As a file, sent while it is read."""
    guest = guest_of(service, request)
    await admit(service, request)
    pieces = export.data_of(service.store, guest)
    # The first is made before the answer begins: a store that fails can still be told.
    first = await service.costly.answer(request, next, pieces)
    found: Any = Stream(
        service.costly.stream(first, pieces),
        media_type="application/json",
        headers=attachment("capital-lux-data.json"),
    )
    return found  # type: ignore[no-any-return]


@delete("/me", summary="Forget me", tags=["you"])
async def delete_me(service: Parts, request: Req) -> Response[None]:
    """Your name is replaced everywhere, bots take your seats, the rest is deleted."""
    guest = guest_of(service, request)
    await forget.forget(service.tables, service.gate.guests, guest)
    gone = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return Response(None, status_code=204, headers={"set-cookie": gone})


AROUND = [
    get_lobby,
    get_replay,
    get_watched_replay,
    get_record,
    post_record,
    get_record_replay,
    post_play_on,
    post_record_play_on,
    get_statistics,
    get_data,
    delete_me,
]
