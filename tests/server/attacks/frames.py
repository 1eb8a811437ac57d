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
)

LARGE_PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"a" * 125
KINDS = [
    (b"", PING * 4000, True),
    (FRAGMENT, EMPTY_FRAGMENT * 4000, True),
    (b"", EMPTY_TEXT * 4000, True),
    (b"", LARGE_PING * 400, False),
]
"""What to begin with, what to send again and again, and whether to read the answers."""


async def attack(address: str, seconds: float) -> None:
    """Ten sockets in the lobby."""

    async def one(number: int) -> None:
        begin, more, reading = KINDS[number % len(KINDS)]
        async with bare_socket(address) as socket:
            await socket.write(begin)
            if not reading:
                await socket.flood(more, seconds)
                return
            await asyncio.gather(socket.flood(more, seconds), socket.closed(seconds))

    await crowd(10, one, seconds)
