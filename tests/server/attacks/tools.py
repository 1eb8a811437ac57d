"""What rude people use: bare connections from an address of their own."""

from __future__ import annotations

import asyncio
import importlib
import itertools
import pkgutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Any
from urllib.parse import urlsplit

import httpx

import tests.server.attacks as here

Attack = Callable[[str, float], Coroutine[Any, Any, None]]
RUDE = ContextVar("RUDE", default="127.0.0.66")
"""Where they come from; all of 127.0.0.0/8 is this machine."""
GONE = (OSError, asyncio.IncompleteReadError)
PATIENCE = 60.0
PAUSE = 0.02
"""Seconds until somebody who was turned away comes back."""
LITTLE = 4096
"""Bytes that one of them reads before it has to ask for more."""


def attacks() -> dict[str, Attack]:
    """All of them, by name."""
    found = {}
    for module in pkgutil.iter_modules(here.__path__):
        if module.name != "__main__":
            attack = getattr(
                importlib.import_module(f"{here.__name__}.{module.name}"), "attack", None
            )
            if attack is not None:
                found[module.name] = attack
    return found


def until(seconds: float) -> Iterator[int]:
    """Numbers, for so long."""
    end = time.monotonic() + seconds
    return itertools.takewhile(lambda _: time.monotonic() < end, itertools.count())


class Bare:
    """A connection on which anything can be written."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def write(self, data: bytes) -> None:
        """Write as fast as the other side reads; raises one of `GONE` when it has closed."""
        await asyncio.sleep(0)
        if self.writer.is_closing():
            raise ConnectionResetError
        self.writer.write(data)
        await self.writer.drain()

    async def head(self) -> int:
        """The status of the answer."""
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
        return int(answer.split()[1])

    async def flood(self, data: bytes, seconds: float) -> None:
        """Write the same again and again, for so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.write(data)

    async def closed(self, within: float = PATIENCE) -> bool:
        """Whether the other side closes, whatever it says before."""
        try:
            async with asyncio.timeout(within):
                while await self.reader.read(65536):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    def deafen(self) -> None:
        """Read nothing more."""
        transport: Any = self.writer.transport
        transport.pause_reading()


@asynccontextmanager
async def bare(address: str, source: str = "") -> AsyncIterator[Bare]:
    """A connection to the server."""
    where = urlsplit(address)
    reader, writer = await asyncio.open_connection(
        where.hostname, where.port, local_addr=(source or RUDE.get(), 0), limit=LITTLE
    )
    try:
        yield Bare(reader, writer)
    finally:
        writer.transport.abort()


def handshake(address: str, path: str, **headers: str) -> bytes:
    """The beginning of a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {urlsplit(address).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@asynccontextmanager
async def bare_socket(
    address: str, path: str = "/api/lobby/socket", source: str = "", **headers: str
) -> AsyncIterator[Bare]:
    """A WebSocket on which any bytes can be written; raises `ConnectionError` when refused."""
    async with bare(address, source) as connection:
        await connection.write(handshake(address, path, **headers))
        if await connection.head() != 101:
            raise ConnectionError
        yield connection


PING, EMPTY_TEXT, FRAGMENT, EMPTY_FRAGMENT = (
    bytes((kind, 0x80, 0, 0, 0, 0)) for kind in (0x89, 0x81, 0x01, 0x00)
)
"""Frames without content: opening bits, a mask of zeros."""


def text_frame(text: str) -> bytes:
    """A message of less than 126 bytes."""
    data = text.encode()
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


class Again(httpx.AsyncHTTPTransport):
    """As browsers do: a kept connection may be closed just when it is used, then another is."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        with suppress(httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
            return await super().handle_async_request(request)
        return await super().handle_async_request(request)


def browser(address: str, source: str = "", **options: Any) -> httpx.AsyncClient:
    """A client that has cookies."""
    transport = Again(local_address=source or RUDE.get())
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE, **options)


async def crowd(count: int, one: Callable[[int], Awaitable[None]], seconds: float = 0.0) -> None:
    """Many at once; with `seconds` each comes back until the time is over."""

    async def again(number: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await turned_away(one(number))
                    await asyncio.sleep(PAUSE)

    each = again if seconds else lambda number: turned_away(one(number))
    await asyncio.gather(*(each(number) for number in range(count)))


async def turned_away(work: Awaitable[None]) -> None:
    """Do something until the other side has enough of it."""
    with suppress(*GONE, httpx.TransportError):
        await work
