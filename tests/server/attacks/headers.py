"""Headers without end: many of them, one that never ends, and none at all."""

from __future__ import annotations

from tests.server.attacks.tools import bare, crowd

BEGIN = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MANY = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 50) for number in range(1000))
LONG = b"a" * 65536
ENOUGH = 32 * 1024 * 1024
"""Bytes of headers that no server should take."""
KINDS = [(BEGIN, MANY), (BEGIN + b"x: ", LONG), (b"GET /", LONG)]


async def attack(address: str, seconds: float) -> None:
    """On several connections."""

    async def one(number: int) -> None:
        begin, more = KINDS[number % len(KINDS)]
        async with bare(address) as connection:
            await connection.write(begin)
            for _ in range(ENOUGH // len(more)):
                await connection.write(more)
            raise AssertionError(f"{ENOUGH} bytes of headers were taken")

    await crowd(6, one, seconds)
