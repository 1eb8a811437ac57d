"""The lobby's WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect

from capital_lux.server.guests.identity import address
from capital_lux.server.live.lobby import Listener, Lobby
from capital_lux.server.metrics import CONNECTIONS
from capital_lux.server.refusals import Refused
from capital_lux.server.routes.table_socket import Socket, turn_away
from capital_lux.server.service import Parts

MOST_LISTENERS = 2000


@websocket("/lobby/socket")
async def lobby_socket(socket: Socket, service: Parts) -> None:
    """The lobby's lists, first and whenever they change; nothing is read from it."""
    lobby = service.tables.around.lobby
    await socket.accept()
    with service.onlookers.one(address(socket), service.gate.who(socket).guest) as free:
        if free and len(lobby.listeners) < MOST_LISTENERS:
            await listen(socket, lobby)
        else:
            await turn_away(socket, Refused(429, "lobby-full"))


async def listen(socket: Socket, lobby: Lobby) -> None:
    """Tell what is new until the connection ends."""
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
