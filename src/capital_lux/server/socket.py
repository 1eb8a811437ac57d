"""The WebSocket interface."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from capital_lux.server import decide
from capital_lux.server.audience import Connection, done, refusal
from capital_lux.server.keys import token_hash
from capital_lux.server.limits import Bucket
from capital_lux.server.metrics import CONNECTIONS, REFUSALS
from capital_lux.server.protocol import Act, FromClient, Message, Ping, TakeBack, UseSeat
from capital_lux.server.refusals import Refused
from capital_lux.server.service import Service
from capital_lux.server.tables import Live

Socket = WebSocket[Any, Any, Any]
PONG = b'{"type":"pong"}'
GOING_AWAY, TRY_LATER, TOO_SLOW = 1001, 1013, 1008
decode = msgspec.json.Decoder(FromClient).decode


@websocket("/tables/{table:str}/socket")
async def play_socket(
    socket: Socket, service: Service, table: str, after: Annotated[int, Parameter(ge=0)] = 0
) -> None:
    """For people and programs that play."""
    live = await service.tables.get(table)
    who = service.gate.who(socket)
    await attend(socket, service, live, Connection(who, after or -1, watching=False))


@websocket("/watch/{watch:str}/socket")
async def watch_socket(
    socket: Socket, service: Service, watch: str, after: Annotated[int, Parameter(ge=0)] = 0
) -> None:
    """For spectators: what is public, and nothing can be done."""
    live = await service.tables.watched(watch)
    await attend(socket, service, live, Connection(decide.Who(), after or -1, watching=True))


async def attend(socket: Socket, service: Service, live: Live, connection: Connection) -> None:
    """Read and write until one side ends."""
    if len(live.room.connections) >= service.settings.connections_per_table:
        raise Refused(429, "table-full")
    await socket.accept()
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
                await socket.send_data(message, "text")
            if connection.overrun:
                await socket.close(TOO_SLOW, "too many answers unread")
                return


async def receive_all(socket: Socket, service: Service, live: Live, connection: Connection) -> None:
    """Read messages, one after another; too many are read later."""
    rate = service.settings.messages_per_second
    bucket = Bucket(rate, rate)
    while True:
        data = await socket.receive_data("text")
        pause = bucket.take()
        if pause:
            await asyncio.sleep(pause)
        receive(data, live, connection)


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

    def plan(state: decide.State) -> decide.Plan | decide.Known:
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
