"""Work that takes long: replays, records, statistics, all that is stored about somebody.

It has a few threads of its own, so that no move, no table and no look at the server's health waits
behind it. Everybody may have a few such requests under way, no more, and what nobody waits for
any longer is not done.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from capital_lux.server.database.store import in_thread
from capital_lux.server.limits.rates import Req, address, give_back
from capital_lux.server.metrics import COSTLY_DROPPED
from capital_lux.server.refusals import Refused

THREADS = 2
MOST_OF_A_GUEST = 4
"""Requests of one guest under way; all who come without a cookie from one address are one."""
MOST_OF_AN_ADDRESS = 20
AT_THE_END = "lux_at_the_end"
"""In an ASGI scope: what to do when the request has ended, however it ends."""
Value = TypeVar("Value")


class ClientGone(Exception):
    """Nobody waits for the answer."""


class Costly:
    """The threads, and how many requests each sender has under way."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "lux-costly")
        self.under_way: Counter[str] = Counter()

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    async def admit(self, request: Req, sender: str) -> None:
        """Count a request until it ends; refused when its sender has too many under way.

        `sender`: a guest or a token; empty where neither is known.
        """
        # Read it all first: what comes afterwards says only that the sender has gone.
        await request.body()
        where = address(request)
        mine = sender or f"new at {where}"
        if self.under_way[mine] >= MOST_OF_A_GUEST or self.under_way[where] >= MOST_OF_AN_ADDRESS:
            raise Refused(429, "too-busy")
        self.under_way.update((mine, where))
        ends = request.scope[AT_THE_END]  # type: ignore[literal-required]
        ends.append(partial(give_back, self.under_way, (mine, where)))

    async def answer(self, request: Req, work: Callable[..., Value], *args: Any) -> Value:
        """Do something for a request in one of the threads, as long as its sender waits."""
        working = asyncio.ensure_future(in_thread(self.threads, work, *args))
        leaving = asyncio.ensure_future(gone(request))
        try:
            await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                COSTLY_DROPPED.inc()
                raise ClientGone
            return working.result()
        finally:
            working.cancel()
            leaving.cancel()

    async def stream(self, first: bytes, rest: Iterator[bytes]) -> AsyncIterator[bytes]:
        """Pieces, each made when the one before is on its way."""
        piece: bytes | None = first
        try:
            while piece is not None:
                yield piece
                piece = await in_thread(self.threads, next, rest, None)
        except asyncio.CancelledError:
            COSTLY_DROPPED.inc()
            raise


async def gone(request: Req) -> None:
    """Wait until whoever asked has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
