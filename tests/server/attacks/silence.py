"""Connections on which nothing comes, or a byte now and then."""

from __future__ import annotations

import asyncio

from tests.server.attacks.tools import bare, crowd

BEGINNINGS = [
    b"",
    b"GET /api/me HTTP/1.1\r\nHost:",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
]


async def attack(address: str, seconds: float) -> None:
    """Three thousand, in waves."""

    async def one(number: int) -> None:
        await asyncio.sleep(seconds * 0.5 * number / 3000)
        async with bare(address) as connection:
            await connection.write(BEGINNINGS[number % 3])
            while True:
                await asyncio.sleep(1)
                await connection.write(b" " if number % 3 else b"")

    await crowd(3000, one, seconds)
