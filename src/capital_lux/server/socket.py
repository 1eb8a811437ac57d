"""The WebSocket interface."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from capital_lux.server import decide
from capital_lux.server.audience import NOTHING_SEEN, Connection, done, refusal
from capital_lux.server.keys import token_hash
from capital_lux.server.limits import Bucket
from capital_lux.server.metrics import CONNECTIONS, REFUSALS
from capital_lux.server.protocol import Act, FromClient, Message, Ping, TakeBack, UseSeat
from capital_lux.server.refusals import Refused
from capital_lux.server.service import Parts
from capital_lux.server.state import State
from capital_lux.server.store import StoreFailed
from capital_lux.server.tables import Live

Socket = WebSocket[Any, Any, Any]
After = Annotated[int, QueryParameter(ge=0)]
PONG = b'{"type":"pong"}'
CLOSED = 4000
"""And a status: why the server closes a connection."""
TOO_SLOW = 4408
decode = msgspec.json.Decoder(FromClient).decode


@websocket("/tables/{table:str}/socket")
async def play_socket(
    socket: Socket, service: Parts, table: FromPath[str], after: After = 0
) -> None:
    """For people and programs that play."""
    connection = Connection(service.gate.who(socket), after or NOTHING_SEEN, watching=False)
    await attend(socket, service, partial(service.tables.get, table), connection)


@websocket("/watch/{watch:str}/socket")
async def watch_socket(
    socket: Socket, service: Parts, watch: FromPath[str], after: After = 0
) -> None:
    """For spectators: what is public, and nothing can be done."""
    connection = Connection(decide.Who(), after or NOTHING_SEEN, watching=True)
    await attend(socket, service, partial(service.tables.watched, watch), connection)


async def attend(
    socket: Socket,
    service: Parts,
    find: Callable[[], Awaitable[Live]],
    connection: Connection,
) -> None:
    """Let a connection in, or say why not: a browser cannot read the answer to a handshake."""
    await socket.accept()
    try:
        live = await find()
        if len(live.room.connections) >= service.settings.connections_per_table:
            raise Refused(429, "table-full")
    except (Refused, StoreFailed) as problem:
        refused = problem if isinstance(problem, Refused) else Refused(503, "not-stored")
        REFUSALS.labels(refused.message.id).inc()
        with suppress(WebSocketDisconnect):
            await socket.send_data(refusal(None, refused.message), "text")
            await socket.close(CLOSED + refused.status)
        return
    await exchange(socket, service, live, connection)


async def exchange(socket: Socket, service: Parts, live: Live, connection: Connection) -> None:
    """Read and write until one side ends."""
    CONNECTIONS.inc()
    live.room.join(connection)
    sending = asyncio.create_task(send_all(socket, live, connection))
    try:
        await receive_all(socket, service, live, connection)
    except WebSocketDisconnect:
        pass
    finally:
        live.room.leave(connection)
        CONNECTIONS.dec()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def send_all(socket: Socket, live: Live, connection: Connection) -> None:
    """Send what is new whenever there is something."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await connection.woken.wait()
            for message in live.room.messages(connection):
                await socket.send(
                    {"type": "websocket.send", "text": message.decode(), "bytes": None}
                )
            if connection.overrun:
                await socket.close(TOO_SLOW, "too many answers unread")
                return


async def receive_all(socket: Socket, service: Parts, live: Live, connection: Connection) -> None:
    """Read messages, one after another; too many are read later."""
    rate = service.settings.messages_per_second
    bucket = Bucket(rate, rate)
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        pause = bucket.take()
        if pause:
            await asyncio.sleep(pause)
        receive(event.get("text") or event.get("bytes") or "", live, connection)


def receive(data: str | bytes, live: Live, connection: Connection) -> None:
    """Do what a message asks for."""
    try:
        message = decode(data)
    except (msgspec.DecodeError, UnicodeError) as problem:
        error = Message("error-bad-message", {"detail": str(problem)})
        REFUSALS.labels(error.id).inc()
        connection.answer(refusal(None, error))
        return
    if isinstance(message, Ping):
        connection.answer(PONG)
    elif isinstance(message, UseSeat):
        use_seat(message, live, connection)
    else:
        request(message, live, connection)


def use_seat(message: UseSeat, live: Live, connection: Connection) -> None:
    """A program shows its token."""
    who = decide.Who(token=token_hash(message.token))
    if connection.watching or not who.seats(live.table.state):
        connection.answer(refusal(None, Message("error-bad-token")))
        return
    connection.who = who
    live.room.take_seats(connection)
    connection.informed = False


def request(message: Act | TakeBack, live: Live, connection: Connection) -> None:
    """Ask the table for a change."""
    who = connection.who

    def plan(state: State) -> decide.Plan | decide.Known:
        if isinstance(message, Act):
            return decide.act(state, who, message.id, message.seat, message.action)
        return decide.take_back(state, who, message.id, message.seat)

    def reply(answer: int | Refused) -> None:
        if isinstance(answer, Refused):
            connection.answer(refusal(message.id, answer.message))
        else:
            connection.answer(done(message.id, answer))

    live.table.submit(plan, reply)


SOCKETS = Router("/api", route_handlers=[play_socket, watch_socket])
