"""A table's WebSocket."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from capital_lux.server.database.store import Store, StoreFailed
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.keys import token_hash
from capital_lux.server.limits.rates import Bucket, address
from capital_lux.server.limits.wire import DIRECT, Direct
from capital_lux.server.live.room import NOTHING_SEEN, Connection, encode, refusal
from capital_lux.server.live.tables import LiveTable
from capital_lux.server.metrics import CONNECTIONS, REFUSALS
from capital_lux.server.protocol.socket import (
    Act,
    ActionDone,
    FromClient,
    Ping,
    Pong,
    Say,
    SayPhrase,
    TakeBack,
    UseSeat,
)
from capital_lux.server.protocol.values import Message
from capital_lux.server.refusals import Refused
from capital_lux.server.routes.asking import open_table, open_watched
from capital_lux.server.service import InjectedService, Service
from capital_lux.server.tables import commands

LOG = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
DIGITS = re.compile("[0-9]{1,9}", re.ASCII)
PONG = encode(Pong())
CLOSED = 4000
"""With a status added, the code that says why the server closes a connection."""
decode = msgspec.json.Decoder(FromClient).decode


@websocket("/tables/{table:str}/socket")
async def play_socket(socket: Socket, service: InjectedService, table: FromPath[str]) -> None:
    """For people and programs that play."""
    who = service.guard.identify(socket)
    connection = Connection(who, last_seen(socket), False, address(socket), who.guest)
    await attend(socket, service, partial(open_table, service, connection.who, table), connection)


@websocket("/watch/{watch:str}/socket")
async def watch_socket(socket: Socket, service: InjectedService, watch: FromPath[str]) -> None:
    """For spectators: what is public, where nothing can be done except to use a phrase."""
    guest = service.guard.identify(socket).guest
    connection = Connection(Identity(), last_seen(socket), True, address(socket), guest)
    await attend(socket, service, partial(open_watched, service, socket, watch), connection)


def last_seen(socket: Socket) -> int:
    """The number after which a connection wants to hear; anything but a number is the beginning."""
    after = socket.query_params.get("after", "")
    return int(after) if DIGITS.fullmatch(after) and int(after) else NOTHING_SEEN


async def attend(
    socket: Socket,
    service: Service,
    find: Callable[[], Awaitable[LiveTable]],
    connection: Connection,
) -> None:
    """Let a connection in, or say why not: a browser cannot read the answer to a handshake."""
    await socket.accept()
    try:
        live = await find()
        if not live.room.has_place(connection, service.settings.connections_per_table):
            raise Refused(429, "table-full")
        if live.room.is_seated(connection):
            await exchange(socket, service, live, connection)
            return
        guest = connection.guest
        with service.onlookers.one(connection.address, guest) as free:
            if not free:
                raise Refused(429, "table-full")
            with suppress(StoreFailed):
                connection.name = await service.store.read(name_of, service.store, guest)
            await exchange(socket, service, live, connection)
    except (Refused, StoreFailed) as problem:
        refused = problem if isinstance(problem, Refused) else Refused(503, "not-stored")
        await turn_away(socket, refused)


def name_of(store: Store, guest: str) -> str:
    """What a guest is called; nothing where they have not said."""
    return (store.guest(guest).name if guest else None) or ""


async def turn_away(socket: Socket, refused: Refused) -> None:
    REFUSALS.labels(refused.message.id).inc()
    with suppress(WebSocketDisconnect):
        await socket.send_data(refusal(None, refused.message), "text")
        await socket.close(CLOSED + refused.status)


@asynccontextmanager
async def connected(sending: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Send for as long as the block receives."""
    CONNECTIONS.inc()
    task = asyncio.create_task(sending)
    try:
        yield
    finally:
        CONNECTIONS.dec()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def exchange(
    socket: Socket, service: Service, live: LiveTable, connection: Connection
) -> None:
    direct: Direct = socket.scope["extensions"][DIRECT]  # type: ignore[index, assignment]
    rate = service.settings.messages_per_second
    bucket = Bucket(rate, rate)

    def take_one(data: str | bytes) -> float:
        take(data, live, connection)
        return bucket.take()

    live.room.join(connection)
    async with connected(send_all(direct, live, connection)):
        try:
            await live.chat.join(connection)
            await direct.deliver(take_one)
        finally:
            live.room.leave(connection)
            live.chat.leave(connection)


async def send_all(direct: Direct, live: LiveTable, connection: Connection) -> None:
    """Have what is new sent whenever there is something, until the server ends it."""
    store = live.table.store
    if store.shared:
        # Whoever sees the table is seen there, at every process.
        with suppress(StoreFailed):
            await store.written()
    connection.write_soon = direct.write_soon
    direct.tell(partial(news, live, connection))
    try:
        await connection.ended.wait()
        await direct.send({"type": "websocket.close", "code": connection.code, "reason": ""})
    except (RuntimeError, OSError):
        pass  # the connection is lost; whoever receives hears of it too
    finally:
        direct.tell(list)


def news(live: LiveTable, connection: Connection) -> list[bytes]:
    """What is to be sent; where a mistake of ours prevents that the connection is closed."""
    try:
        return live.room.messages(connection)
    except Exception:
        LOG.exception("a message could not be made")
        connection.end(CLOSED + 500)
        return []


def take(data: str | bytes, live: LiveTable, connection: Connection) -> None:
    try:
        message = decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        error = Message("error-bad-message", {"detail": str(problem)})
        REFUSALS.labels(error.id).inc()
        connection.answer(refusal(None, error))
        return
    if isinstance(message, Ping):
        connection.quick = message.quick
        connection.answer(PONG)
    elif isinstance(message, UseSeat):
        use_seat(message, live, connection)
    elif isinstance(message, Say | SayPhrase):
        live.chat.receive(message, connection)
    else:
        request(message, live, connection)


def use_seat(message: UseSeat, live: LiveTable, connection: Connection) -> None:
    """A program shows its token."""
    if not connection.tokens.allow():
        connection.answer(refusal(None, Message("error-too-fast")))
        return
    who = Identity(token=token_hash(message.token))
    if connection.watching or not live.table.state.seats_of(who):
        connection.answer(refusal(None, Message("error-bad-token")))
        return
    connection.who = who
    live.room.take_seats(connection, by_token=True)
    connection.informed = False


def request(message: Act | TakeBack, live: LiveTable, connection: Connection) -> None:
    def reply(answer: int | Refused) -> None:
        if isinstance(answer, Refused):
            connection.answer(refusal(message.id, answer.message))
        else:
            connection.answer(encode(ActionDone(message.id, answer)))

    live.table.submit(partial(commands.step, who=connection.who, wanted=message), reply)


HANDLERS = [play_socket, watch_socket]
