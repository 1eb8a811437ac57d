"""How processes hear of each other's commits at once: PostgreSQL's NOTIFY, beside the commits.

A notification holds a lock of the whole database until its transaction is flushed. So it never
belongs to the transaction of a move: one of its own, without a flush, tells of all that waits.
It may be lost; `PostgresStore.beat` finds what it told of within a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import psycopg

from capital_lux.server.database.hints import Hint, decode, encode

NAME = "lux"
MOST_AT_ONCE = 150
"""Hints in one notification, of which PostgreSQL takes less than 8,000 bytes."""
AGAIN_SECONDS = 1.0


class Channel:
    """Two connections: one that tells, one that listens."""

    def __init__(self, process: str, heard: Callable[[Sequence[Hint]], None]) -> None:
        self.process = process
        self.heard = heard
        self.waiting: list[Hint] = []
        self.woken = asyncio.Event()

    def send(self, hints: Iterable[Hint]) -> None:
        self.waiting += hints
        self.woken.set()

    async def tell(self, **where: Any) -> None:
        async with await psycopg.AsyncConnection.connect(**where, autocommit=True) as connection:
            await connection.execute("SET synchronous_commit = off")
            while True:
                await self.woken.wait()
                self.woken.clear()
                while self.waiting:
                    some = self.waiting[:MOST_AT_ONCE]
                    del self.waiting[:MOST_AT_ONCE]
                    text = f"{self.process} {encode(some)}"
                    await connection.execute("SELECT pg_notify(%s, %s)", (NAME, text))

    async def listen(self, **where: Any) -> None:
        async with await psycopg.AsyncConnection.connect(**where, autocommit=True) as connection:
            await connection.execute(f"LISTEN {NAME}")
            async for notification in connection.notifies():
                process, _, text = notification.payload.partition(" ")
                if process != self.process:
                    self.heard(decode(text))


async def connected(work: Callable[..., Any], where: dict[str, Any]) -> None:
    """Do something on a connection, again after a pause whenever it is lost."""
    try:
        await work(**where)
    except psycopg.Error:
        # The store tells of a database that does not answer.
        await asyncio.sleep(AGAIN_SECONDS)
