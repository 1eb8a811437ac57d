"""Records: games as files, for download and upload."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.response import Response

from capital_lux.server.database import archive
from capital_lux.server.database.rows import RecordRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.keys import new_id
from capital_lux.server.limits.rates import Req
from capital_lux.server.metrics import RECORDS_READ
from capital_lux.server.protocol.replays import Record, Uploaded
from capital_lux.server.refusals import Refused
from capital_lux.server.replays import records
from capital_lux.server.routes.asking import TableId, admit, check_limits, guest_of, open_table
from capital_lux.server.service import InjectedService, Service
from capital_lux.server.tables.info import iso

MOST_RECORDS = 200


@dataclass
class WithRecord(Operation):
    """Says in the schema that the body is a record: it is read by the rules, not by a type."""

    def __post_init__(self) -> None:
        schema = Reference("#/components/schemas/Record")
        content = {"application/json": OpenAPIMediaType(schema=schema)}
        self.request_body = RequestBody(content=content, required=True)


async def stored_record(service: Service, record: str) -> dict[str, Any]:
    row = await service.store.read(archive.record, service.store, record)
    if row is None:
        raise Refused(404, "no-such-record")
    found: dict[str, Any] = msgspec.json.decode(row.data)
    return found


@get("/tables/{table:str}/record", summary="A game's record as a file", tags=["records"])
async def get_record(service: InjectedService, request: Req, table: TableId) -> Response[Record]:
    """What `lux replay` reads, when the game is over."""
    state = (await open_table(service, service.guard.guest(request), table)).table.state
    record = records.finished_record(state)
    name = f"capital-lux-{iso(state.turns.last)[:10]}.json"
    body: Any = msgspec.json.format(msgspec.json.encode(record), indent=1)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


@post(
    "/records",
    summary="Upload a record",
    tags=["records"],
    request_max_body_size=records.MOST_BYTES,
    operation_class=WithRecord,
)
async def post_record(service: InjectedService, request: Req) -> Uploaded:
    """The body is a record as JSON; every action of it is checked by the rules."""
    guest, store = guest_of(service, request), service.store
    many = Refused(429, "too-many-records")
    check_limits(request, Identity(guest), many, service.uploads)
    await admit(service, request)
    if await store.read(archive.count_records, store, guest) >= MOST_RECORDS:
        raise many
    try:
        found = await service.costly.answer(request, records.checked, await request.body())
    except Refused:
        RECORDS_READ.labels("refused").inc()
        raise
    RECORDS_READ.labels("stored").inc()
    data = msgspec.json.encode(found).decode()
    row = RecordRow(new_id(), guest, data, service.settings.now())
    service.guard.guests.check(guest)
    await store.written(work=archive.add_record(row), named=(guest,))
    return Uploaded(row.id)


HANDLERS = [get_record, post_record]
