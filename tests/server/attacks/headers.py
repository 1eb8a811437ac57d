"""Headers without end: many of them, one that never ends, and none at all."""

from __future__ import annotations

from tests.server.attacks.tools import bare, crowd, turned_away, until

BEGIN = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MANY = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 50) for number in range(1000))
LONG = b"a" * 65536
ENOUGH = 32 * 1024 * 1024
"""Bytes of headers that no server should take."""


async def endless(address: str, begin: bytes, more: bytes) -> None:
    """Send headers until the server closes; raises when it takes them all."""
    async with bare(address) as connection:
        await connection.write(begin)
        for _ in range(ENOUGH // len(more)):
            await connection.write(more)
        raise AssertionError(f"{ENOUGH} bytes of headers were taken")


async def attack(address: str, seconds: float) -> None:
    """Again and again, on several connections."""

    async def one(number: int) -> None:
        begin, more = ((BEGIN, MANY), (BEGIN + b"x: ", LONG), (b"GET /", LONG))[number % 3]
        for _ in until(seconds):
            await turned_away(endless(address, begin, more))

    await crowd(6, one)
