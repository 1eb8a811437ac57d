"""Requests without end: one after another, all at once, and in crumbs."""

from __future__ import annotations

from tests.server.attacks.tools import bare, crowd

ONE = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
CRUMBS = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n" + (
    b"1\r\na\r\n" * 1000
)


async def politely(address: str) -> None:
    """The next when the last is answered."""
    async with bare(address) as connection:
        while True:
            await connection.write(ONE)
            await connection.reader.readuntil(b"\r\n\r\n")


async def at_once(address: str, data: bytes) -> None:
    """Without waiting for anything."""
    async with bare(address) as connection:
        while True:
            await connection.write(data)
            if connection.reader.at_eof():
                return


async def attack(address: str, seconds: float) -> None:
    """On thirty connections."""

    async def one(number: int) -> None:
        if number % 3 == 0:
            await politely(address)
        else:
            await at_once(address, ONE * 100 if number % 3 == 1 else CRUMBS)

    await crowd(30, one, seconds)
