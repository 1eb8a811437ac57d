"""What every request has: an id from the edge, a line in the log, a place in the figures."""

from __future__ import annotations

import logging
import re
import time
from typing import Any

from litestar.types import ASGIApp

from capital_lux.server.identity.keys import new_id
from capital_lux.server.logs import REQUEST
from capital_lux.server.metrics import REQUEST_SECONDS

LOG = logging.getLogger(__name__)
HEADER = b"x-request-id"
SANE = re.compile(rb"[A-Za-z0-9._-]{8,64}")
"""An id that no reader of a log can take for anything else; all others are replaced by ours."""
BEGINNINGS = ("http.response.start", "websocket.accept")
SWITCHED = 101


def id_of(scope: Any) -> str:
    """The id that a proxy gave a request, or one of our own."""
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if SANE.fullmatch(given) else new_id()


async def numbered(answer: ASGIApp, scope: Any, receive: Any, send: Any) -> None:
    """Let a request be answered; its id is in the answer and in every line of the log."""
    begun = time.perf_counter()
    request = id_of(scope)
    status = 0

    async def send_on(message: Any) -> None:
        nonlocal status
        if message["type"] in BEGINNINGS:
            status = message.get("status", SWITCHED)
            headers = [*message.get("headers", ()), (HEADER, request.encode())]
            message = {**message, "headers": headers}
        await send(message)

    before = REQUEST.set(request)
    try:
        await answer(scope, receive, send_on)
    finally:
        seconds = time.perf_counter() - begun
        if scope["type"] == "http":
            REQUEST_SECONDS.labels(f"{status // 100}xx").observe(seconds)
        # The template of a path: the path itself has ids, which are secrets.
        about = {"path": scope.get("path_template", ""), "status": status}
        method = scope.get("method", "WEBSOCKET")
        LOG.info("a request", extra={"method": method, **about, "seconds": round(seconds, 6)})
        REQUEST.reset(before)
