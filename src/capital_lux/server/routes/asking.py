"""What the handlers have in common: who asks, whether they may, and what they sent."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.response import Response

from capital_lux.bots.adaptive import ADAPTIVE, START
from capital_lux.server.database import archive
from capital_lux.server.guests.statistics import rung_of
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.names import clean_name
from capital_lux.server.limits.rates import AnyConnection, Limits, Req, address
from capital_lux.server.live.tables import LiveTable
from capital_lux.server.refusals import Refused
from capital_lux.server.service import InjectedService, Service

TableId = Annotated[str, PathParameter(max_length=40, description="A table's id.")]
RecordId = Annotated[str, PathParameter(max_length=40, description="An uploaded record's id.")]
SeatId = Annotated[int, PathParameter(ge=0, le=3)]
NOBODY = "Guest"
FASTEST = 1
MOST_COUNTED = 100
"""Games by which an adaptive opponent is chosen: the last ones."""


class StrictRequest(Req):
    """A request whose body is what its handler asks for: Litestar would take "2" for 2."""

    async def body(self) -> bytes:
        """The body; where JSON is wanted, nothing at all counts as null."""
        found = await super().body()
        return found or (b"null" if self.route_handler.parsed_data_field else b"")

    async def json(self) -> Any:
        found, wanted = await super().json(), self.route_handler.parsed_data_field
        try:
            return found if wanted is None else msgspec.convert(found, wanted.annotation)
        except msgspec.ValidationError as problem:
            raise Refused(400, "bad-request", detail=str(problem)[:500]) from None


class AtTable(NamedTuple):
    """Who asks, and about which table."""

    who: Identity
    live: LiveTable


async def at_table(service: InjectedService, request: Req, table: TableId) -> AtTable:
    who = service.guard.guest(request)
    return AtTable(who, await open_table(service, who, table))


async def open_table(service: Service, who: Identity, table: str) -> LiveTable:
    """A table, for somebody who may look at it."""
    live = await service.tables.get(table)
    await service.daily.admit(who, live)
    return live


async def open_watched(service: Service, connection: AnyConnection, watch: str) -> LiveTable:
    """The same by its watch id: who asks matters only where it is a secret."""
    live = await service.tables.watched(watch)
    await service.daily.admit(service.guard.identify(connection), live)
    return live


At = NamedDependency[AtTable]
"""How a handler asks for it."""


def guest_of(service: Service, request: Req) -> str:
    """The guest who asks; refused when it is a program with a token."""
    who = service.guard.guest(request)
    if not who.guest:
        raise Refused(403, "guests-only")
    return who.guest


async def admit(service: Service, request: Req) -> None:
    who = service.guard.identify(request)
    await service.costly.admit(request, who.guest or who.token)


async def packed(
    service: Service, request: Req, make: Callable[..., bytes], *args: Any
) -> Response[Any]:
    """Long JSON, made in a thread. It repeats itself so much that it shrinks to a tenth."""
    codings = request.headers.get("accept-encoding", "").lower().split(",")
    headers = {"vary": "accept-encoding"}
    zipped = "gzip" in [coding.split(";")[0].strip() for coding in codings]
    if zipped:
        headers["content-encoding"] = "gzip"

    def build() -> bytes:
        body = make(*args)
        return gzip.compress(body, FASTEST) if zipped else body

    body = await service.costly.answer(request, build)
    return Response(body, media_type="application/json", headers=headers)


def check_limits(request: Req, who: Identity, refusal: Refused, *limits: Limits) -> None:
    """Refuse somebody who, or whose address, has had too much of something."""
    for limit in limits:
        for key in (who.guest or who.token, address(request)):
            if not limit.allow(key):
                raise refusal


def check_rate(service: Service, request: Req, who: Identity) -> None:
    """Refuse somebody who makes too many tables."""
    check_limits(request, who, Refused(429, "too-many-tables"), *service.table_limits)


async def level_for(service: Service, guest: str, level: str) -> str:
    """The level of a bot that somebody wants; an adaptive one depends on how they fared."""
    if level != ADAPTIVE:
        return level
    if not guest:
        return START
    store = service.store
    # All is written in turn: when this is stored, so is the result of a game that has just ended.
    await store.written()
    return rung_of(await store.read(archive.results_of, store, guest, MOST_COUNTED), guest)


async def name_for(service: Service, guest: str, name: str | None) -> str:
    if name is not None and name.strip():
        return clean_name(name)
    return (await service.store.read(service.store.guest, guest)).name or NOBODY
