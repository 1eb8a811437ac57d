"""Frames that cost the server and say nothing: pings, fragments of nothing, answers not read."""

from __future__ import annotations

import asyncio

from tests.server.attacks.tools import (
    EMPTY_FRAGMENT,
    EMPTY_TEXT,
    FRAGMENT,
    PING,
    bare_socket,
    crowd,
    turned_away,
    until,
)

LARGE_PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"a" * 125
KINDS = [
    (b"", PING * 4000, True),
    (FRAGMENT, EMPTY_FRAGMENT * 4000, True),
    (b"", EMPTY_TEXT * 4000, True),
    (b"", LARGE_PING * 400, False),
]
"""What to begin with, what to send again and again, and whether to read the answers."""


async def flood(address: str, seconds: float, begin: bytes, more: bytes, reading: bool) -> None:
    """Send as much as the server takes."""
    async with bare_socket(address) as socket:
        await socket.write(begin)

        async def read() -> None:
            while await socket.reader.read(65536):
                pass

        task = asyncio.create_task(read()) if reading else None
        try:
            await socket.flood(more, seconds)
        finally:
            if task is not None:
                task.cancel()


async def attack(address: str, seconds: float) -> None:
    """Ten sockets in the lobby."""

    async def one(number: int) -> None:
        for _ in until(seconds):
            await turned_away(flood(address, seconds, *KINDS[number % len(KINDS)]))

    await crowd(10, one)
