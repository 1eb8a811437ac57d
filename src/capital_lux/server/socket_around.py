"""The lobby's WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect

from capital_lux.server.audience import refusal
from capital_lux.server.lobby import Listener
from capital_lux.server.metrics import CONNECTIONS
from capital_lux.server.protocol import Message
from capital_lux.server.service import Parts
from capital_lux.server.socket import CLOSED, Socket

MOST_LISTENERS = 2000


@websocket("/lobby/socket")
async def lobby_socket(socket: Socket, service: Parts) -> None:
    """The lobby's lists, first and whenever they change; nothing is read from it."""
    lobby = service.tables.around.lobby
    await socket.accept()
    if len(lobby.listeners) >= MOST_LISTENERS:
        with suppress(WebSocketDisconnect):
            await socket.send_data(refusal(None, Message("error-lobby-full")), "text")
            await socket.close(CLOSED + 429)
        return
    CONNECTIONS.inc()
    listener = lobby.join()
    sending = asyncio.create_task(send_news(socket, listener))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    except WebSocketDisconnect:
        pass
    finally:
        lobby.leave(listener)
        CONNECTIONS.dec()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def send_news(socket: Socket, listener: Listener) -> None:
    """Send what is new until the connection ends."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await socket.send_data(await listener.next(), "text")


AROUND_SOCKETS = Router("/api", route_handlers=[lobby_socket])
