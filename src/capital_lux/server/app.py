"""The application: `create_app(service)`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.response import Response
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

import capital_lux
from capital_lux.server.database.store import Forgotten, StoreFailed
from capital_lux.server.limits.costly import AT_THE_END, ClientGone
from capital_lux.server.limits.rates import AnyConnection, Req
from capital_lux.server.metrics import REFUSALS
from capital_lux.server.protocol.schema import WholeSchema
from capital_lux.server.protocol.values import Message, Problem
from capital_lux.server.refusals import Refused
from capital_lux.server.requests import numbered
from capital_lux.server.routes import (
    analyses,
    daily,
    guests,
    lobby,
    mistakes,
    moves,
    operation,
    puzzles,
    records,
    replays,
    seats,
    table_socket,
    tables,
)
from capital_lux.server.routes.asking import StrictRequest, at_table
from capital_lux.server.routes.pages import Files, documents, pages
from capital_lux.server.service import Service

LOG = logging.getLogger(__name__)
CLIENT_GONE = 499
ABORTED = "client disconnected prematurely"
"""Litestar's word for an upload that breaks off."""
MOST_BYTES = 64 * 1024
TOPICS = (
    *(guests, tables, seats, moves, replays, analyses, records),
    *(puzzles, mistakes, lobby, daily, table_socket),
)
BY_STATUS = {404: "no-such-page", 405: "no-such-method", 413: "too-large", 429: "too-fast"}


def problem(status: int, message: Message) -> Response[Problem]:
    REFUSALS.labels(message.id).inc()
    return Response(Problem(message), status_code=status, media_type=MediaType.JSON)


def on_refused(request: Req, refused: Refused) -> Response[Problem]:
    return problem(refused.status, refused.message)


def on_http(request: Req, refused: HTTPException) -> Response[Problem]:
    """What Litestar refuses: bodies that cannot be read, addresses that do not exist."""
    status = refused.status_code
    if status >= 500:
        return on_error(request, refused)
    if status in BY_STATUS:
        return problem(status, Message(f"error-{BY_STATUS[status]}"))
    return problem(status, Message("error-bad-request", {"detail": detail_of(refused)}))


def detail_of(refused: HTTPException) -> str:
    """Which field of a request is wrong, and why."""
    found = [refused.detail]
    if isinstance(refused, ValidationException) and isinstance(refused.extra, list):
        found = [f"{one.get('key', 'body')}: {one['message']}" for one in refused.extra]
    return "; ".join(found)[:500]


def on_nesting(request: Req, error: RecursionError) -> Response[Problem]:
    return problem(400, Message("error-bad-request", {"detail": "too deeply nested"}))


def on_gone(request: Req, error: Exception) -> Response[bytes]:
    """Answer a sender who has gone: nobody reads this."""
    return Response(b"", status_code=CLIENT_GONE)


def on_aborted(request: Req, error: InternalServerException) -> Response[Any]:
    """Answer an upload that broke off: it is not a mistake of ours."""
    return (on_gone if error.detail == ABORTED else on_error)(request, error)


def on_forgotten(request: Req, failed: Forgotten) -> Response[Problem]:
    return problem(403, Message("error-forgotten"))


def on_store(request: Req, failed: StoreFailed) -> Response[Problem]:
    LOG.error("the store failed", extra={"why": str(failed)})
    return problem(503, Message("error-not-stored"))


def on_error(request: Req, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log has it, the answer says nothing of it."""
    LOG.error("a request failed", exc_info=error)
    return problem(500, Message("error-server"))


class Application(Litestar):
    """A Litestar application whose requests have an id, and an end."""

    prefix = ""
    """The path before all others; some proxies pass it on, others leave it out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        if self.prefix and f"{scope['path']}/".startswith(f"{self.prefix}/"):
            path = scope["path"].removeprefix(self.prefix) or "/"
            raw = scope["raw_path"].removeprefix(self.prefix.encode())
            scope = {**scope, "path": path, "raw_path": raw}
        if scope.get("method") == "HEAD":
            # The server below leaves out the body.
            scope = {**scope, "method": "GET"}
        at_the_end: list[Callable[[], None]] = []
        scope[AT_THE_END] = at_the_end
        try:
            await numbered(super().__call__, scope, receive, send)
        finally:
            for end in at_the_end:
                end()


async def the_service(state: State) -> Service:
    found: Service = state.service
    return found


async def check(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    await connection.app.state.service.guard.check(connection, handler)


async def before_send(message: AsgiMessage, scope: Scope) -> None:
    await scope["litestar_app"].state.service.guard.before_send(message, scope)


def create_app(service: Service) -> Litestar:
    settings = service.settings

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    manual = Files(settings.docs)
    files = Files(settings.static, settings.prefix, documented=bool(manual.known))

    def on_missing(request: Req, refused: NotFoundException) -> Response[Any]:
        """An address that does not exist: a program gets a refusal, a person a page."""
        wants_page = "text/html" in request.headers.get("accept", "")
        return files.page(404) if wants_page else on_http(request, refused)

    app = Application(
        route_handlers=[
            Router("/api", route_handlers=[one for topic in TOPICS for one in topic.HANDLERS]),
            *operation.HANDLERS,
            *pages(files),
            *documents(manual),
        ],
        lifespan=[running],
        dependencies={"service": Provide(the_service), "at": Provide(at_table)},
        guards=[check],
        before_send=[before_send],
        exception_handlers={
            Refused: on_refused,
            Forgotten: on_forgotten,
            StoreFailed: on_store,
            ClientGone: on_gone,
            InternalServerException: on_aborted,
            NotFoundException: on_missing,
            HTTPException: on_http,
            RecursionError: on_nesting,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Capital Lux",
            version=capital_lux.__version__,
            description="Tables, people and bots. The WebSocket is described in docs/server.md.",
            path="/schema",
            render_plugins=[WholeSchema()],
        ),
        request_class=StrictRequest,
        request_max_body_size=MOST_BYTES,
        # The owner of the process decides about logs.
        logging_config=None,
        signature_types=[Service],
    )
    app.prefix = settings.prefix
    app.state.service = service
    return app
