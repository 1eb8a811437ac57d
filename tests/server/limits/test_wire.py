"""What a connection may cost before anybody understands what it says.

The whole server on loopback, in the test's own event loop, which is the one that users get.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.protocol import Protocol, Side

from capital_lux.server.limits import wire
from capital_lux.server.run import Server, listen, make_app, make_server
from capital_lux.server.settings import Settings
from tests.server.attacks.tools import (
    EMPTY_FRAGMENT,
    EMPTY_TEXT,
    FRAGMENT,
    GONE,
    PING,
    Bare,
    bare,
    bare_socket,
    browser,
    text_frame,
)
from tests.server.harness import PATIENCE, given, until

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


class Running:
    """A server that is reached over the network."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address

    def connect(self, source: str = "127.0.0.66") -> Any:
        return bare(self.address, source)

    def look(self, later: float) -> None:
        """Pretend that so much time has passed in silence."""
        now = asyncio.get_running_loop().time()
        self.server.look(now + later)

    def connections(self) -> list[Any]:
        """The server's side of them."""
        return list(self.server.server_state.connections)

    def is_stuck(self) -> bool:
        """Whether somebody does not read what is sent."""
        return any(one.stuck for one in self.connections())

    async def well(self, source: str = "127.0.0.7") -> bool:
        async with browser(self.address, source) as http:
            return (await http.get("/readyz")).status_code == 200


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    chosen = Settings(data=folder, workers=0, **settings)
    with listen("127.0.0.1", 0) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        server = make_server(make_app(chosen), chosen, address, False)
        task = asyncio.create_task(server.serve([listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        try:
            yield Running(server, address)
        finally:
            server.should_exit = True
            await task


def wired(**settings: Any) -> Callable[[Callable[[Running], Awaitable[None]]], Callable[..., None]]:
    """A test that is given a server on loopback."""
    return given(lambda folder: running(folder, **settings))


async def refused(connection: Bare, data: bytes) -> int:
    """The status with which it is turned away; 0 when it is only closed."""
    with suppress(*GONE):
        for _ in range(64):
            await connection.write(data)
    status = 0
    with suppress(*GONE):
        status = await connection.head()
    assert await connection.closed()
    return status


@wired()
async def test_headers_have_a_size_and_a_number(world: Running) -> None:
    for beginning, more in (
        (GET, b"x: " + b"a" * 1000 + b"\r\n"),
        (GET + b"x: ", b"a" * 1000),
        (b"GET /", b"a" * 1000),
        (GET, b"x:\r\n" * 20),
    ):
        async with world.connect() as connection:
            await connection.write(beginning)
            assert await refused(connection, more) in (431, 0)
    async with world.connect() as connection:
        await connection.write(GET + b"x: " + b"a" * 8000 + b"\r\n" * 2)
        assert await connection.head() == 200


@wired()
async def test_a_request_is_read_once_and_not_a_hundred_times_at_once(world: Running) -> None:
    async with world.connect() as connection:
        await connection.write((GET + b"\r\n") * 1000)
        assert await connection.closed()
    async with world.connect() as connection:
        await connection.write((GET + b"\r\n") * 3)
        assert [await connection.head() for _ in range(3)] == [200] * 3


@wired()
async def test_a_body_in_crumbs_or_without_end_is_not_taken(world: Running) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    for more in (b"1\r\na\r\n" * 1000, b"4000\r\n" + b"a" * 0x4000 + b"\r\n"):
        async with world.connect() as connection:
            await connection.write(head)
            await refused(connection, more)


@wired()
async def test_a_silent_connection_is_closed(world: Running) -> None:
    for beginning in (b"", b"\r\n", b"GET /api/me HTT", GET + b"X-"):
        async with world.connect() as connection:
            await connection.write(beginning)
            await until(lambda: bool(world.connections()))
            world.look(wire.HEAD_SECONDS - 1)
            assert not await connection.closed(0.02)
            world.look(wire.HEAD_SECONDS + 1)
            assert await connection.closed()


@wired()
async def test_a_body_that_does_not_come_ends_the_connection(world: Running) -> None:
    async with world.connect() as connection:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
        await connection.write(head)
        await until(lambda: any(not one.in_head for one in world.connections()))
        world.look(wire.HEAD_SECONDS + 1)
        assert not await connection.closed(0.02)
        world.look(wire.REQUEST_SECONDS + 1)
        assert await connection.closed()


@wired()
async def test_a_line_end_after_an_answer_does_not_keep_a_connection(world: Running) -> None:
    async with world.connect() as connection:
        await connection.write(GET + b"\r\n")
        assert await connection.head() == 200
        await connection.write(b"\r\n")
        await until(lambda: any(one.reading for one in world.connections()))
        world.look(wire.HEAD_SECONDS + 1)
        assert await connection.closed()


@wired()
async def test_whoever_does_not_read_is_let_go(world: Running) -> None:
    async with world.connect() as connection:
        connection.deafen()
        while not world.is_stuck():
            await connection.write(b"GET /schema/openapi.json HTTP/1.1\r\n\r\n")
            await asyncio.sleep(0.01)
        world.look(wire.WRITE_SECONDS + 1)
        await until(lambda: not world.connections())


@wired(connections_per_address=5)
async def test_an_address_has_so_many_connections(world: Running) -> None:
    async with AsyncExitStack() as stack:
        first = [await stack.enter_async_context(world.connect()) for _ in range(5)]
        async with world.connect() as more:
            assert await more.closed()
        assert await world.well("127.0.0.7")
        # A proxy has many people behind it.
        proxy = [await stack.enter_async_context(world.connect("127.0.0.1")) for _ in range(20)]
        assert not await proxy[-1].closed(0.02)
        first[0].writer.transport.abort()
        await until(lambda: world.server.wire.by_address["127.0.0.66"] == 4)
    await until(lambda: not world.server.wire.count)
    assert not sum(world.server.wire.by_address.values())


@wired(connections_per_address=5)
async def test_an_address_cannot_come_and_go_without_end(world: Running) -> None:
    answered = []
    for _ in range(30):
        async with world.connect() as connection:
            with suppress(*GONE):
                await connection.write(GET + b"\r\n")
                answered.append(await connection.head())
    assert 5 <= len(answered) < 30
    assert await world.well()


@wired()
async def test_whoever_sends_nonsense_comes_back_less_often(world: Running) -> None:
    async def answered(source: str) -> bool:
        async with world.connect(source) as connection:
            with suppress(*GONE):
                await connection.write(b"nonsense\r\n\r\n")
                status: int = await connection.head()
                return status == 400
        return False

    assert sum([await answered("127.0.0.66") for _ in range(50)]) < 40
    assert await world.well()
    # A proxy may have somebody rude behind it.
    assert all([await answered("127.0.0.1") for _ in range(50)])


@wired(connections=10)
async def test_when_all_places_are_taken_the_silent_go_first(world: Running) -> None:
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(bare_socket(world.address)) for _ in range(3)]
        crowd = [await stack.enter_async_context(world.connect()) for _ in range(12)]
        assert await world.well()
        assert await crowd[0].closed()
        assert not any([await socket.closed(0.02) for socket in sockets])


@wired(messages_per_second=10.0)
async def test_frames_are_read_at_a_pace(world: Running) -> None:
    """Pings without end: the sender has to wait, and nobody else."""
    async with bare_socket(world.address) as socket:
        await socket.flood(PING * 10_000, 0.5)
        pongs = await asyncio.wait_for(socket.reader.read(1 << 20), PATIENCE)
        assert 20 <= pongs.count(b"\x8a\x00") < 400
        assert await world.well()


@wired()
async def test_messages_that_come_at_once_are_all_read(world: Running) -> None:
    """More than the pace allows are read later, in order."""
    async with browser(world.address) as http:
        made = (await http.post("/api/tables", json={"level": "random"})).json()
    async with bare_socket(world.address, f"/api/watch/{made['watch']}/socket") as socket:
        await socket.write(text_frame('{"type":"ping"}') * 150)
        heard = b""
        while heard.count(b'"pong"') < 150:
            heard += await asyncio.wait_for(socket.reader.read(65536), PATIENCE)


@wired()
async def test_a_message_is_read_however_it_comes(world: Running) -> None:
    """Whole, in two reads, long, in fragments with something between, and whole again."""
    async with browser(world.address) as http:
        made = (await http.post("/api/tables", json={"level": "random"})).json()
    text = b'{"type":"ping"}'
    mask = bytes((1, 2, 3, 4))
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    short = bytes((0x81, 0x80 | len(text))) + mask + masked
    long = text + b" " * 200
    for first in (
        [short, PING + short, short[:1], short[1:3], short[3:9], short[9:]],
        [b"\x81\xfe" + len(long).to_bytes(2, "big") + bytes(4) + long, short, short],
        [
            bytes((0x01, 0x85, 0, 0, 0, 0)) + text[:5] + PING,
            b"\x80\x8a\0\0\0\0" + text[5:],
            short * 2,
        ],
    ):
        async with bare_socket(world.address, f"/api/watch/{made['watch']}/socket") as socket:
            for part in first:
                await socket.write(part)
                assert await world.well()
            heard = b""
            while heard.count(b'"pong"') < 3:
                heard += await asyncio.wait_for(socket.reader.read(65536), PATIENCE)
            # What is no text ends the connection.
            await socket.write(bytes((0x81, 0x81, 0, 0, 0, 0, 0xFF)))
            assert await socket.closed()


@wired()
async def test_a_message_of_nothing_but_fragments_is_refused(world: Running) -> None:
    async with bare_socket(world.address) as socket:
        await socket.write(FRAGMENT + EMPTY_FRAGMENT * 100)
        assert await socket.closed()


@wired(messages_per_second=1e6)
async def test_answers_that_are_not_read_are_not_made(world: Running) -> None:
    """The pongs of somebody who does not read would fill the memory."""
    async with bare_socket(world.address) as socket:
        socket.deafen()
        large = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"a" * 125
        while not world.is_stuck():
            await socket.flood(large * 1000, 0.1)
        (server_side,) = world.connections()
        assert server_side.transport.get_write_buffer_size() < 1024 * 1024
        world.look(wire.WRITE_SECONDS + 1)
        await until(lambda: not world.connections())


@wired(messages_per_second=5.0)
async def test_empty_messages_do_not_pile_up(world: Running) -> None:
    async with bare_socket(world.address) as socket:
        await socket.flood(EMPTY_TEXT * 10_000, 0.5)
        (waiting,) = world.connections()
        assert waiting.queue.qsize() < 400
        assert len(waiting.unread) < wire.MOST_UNREAD


def test_clients_read_frames_of_every_length() -> None:
    """Around the lengths at which a frame says it in another way."""
    for size in (0, 1, 125, 126, 65_535, 65_536):
        reader = Protocol(Side.CLIENT)
        reader.receive_data(wire.text_frame(b"x" * size) + wire.text_frame(b"the next"))
        assert [event.data for event in reader.events_received()] == [b"x" * size, b"the next"]  # type: ignore[union-attr]
