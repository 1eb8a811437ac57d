"""The lobby: its lists, once or whenever they change."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from capital_lux.server.limits.rates import address
from capital_lux.server.live.lobby import Lobby, LobbyVisitor
from capital_lux.server.protocol.tables import LobbyLists
from capital_lux.server.refusals import Refused
from capital_lux.server.routes.table_socket import Socket, connected, turn_away
from capital_lux.server.service import InjectedService

MOST_VISITORS = 2000


@get("/lobby", summary="Tables to join or to watch", tags=["lobby"])
async def get_lobby(
    service: InjectedService, page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0
) -> LobbyLists:
    """Only tables that were made with `listed`."""
    await service.tables.refresh()
    return service.lobby.lists(page)


@websocket("/lobby/socket")
async def lobby_socket(socket: Socket, service: InjectedService) -> None:
    """The lobby's lists, first and whenever they change; nothing is read from it."""
    lobby = service.lobby
    await socket.accept()
    with service.onlookers.one(address(socket), service.guard.identify(socket).guest) as free:
        if free and len(lobby.visitors) < MOST_VISITORS:
            await listen(socket, lobby)
        else:
            await turn_away(socket, Refused(429, "lobby-full"))


async def listen(socket: Socket, lobby: Lobby) -> None:
    visitor = lobby.join()
    async with connected(send_news(socket, visitor)):
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
        except WebSocketDisconnect:
            pass
        finally:
            lobby.leave(visitor)


async def send_news(socket: Socket, visitor: LobbyVisitor) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await socket.send_data(await visitor.next(), "text")


HANDLERS = [get_lobby, lobby_socket]
