"""What several parts do with asyncio: work forever, and answer whoever waits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

LOG = logging.getLogger(__name__)
AGAIN_SECONDS = 1.0
"""The pause after a mistake, so that one that comes back is not a busy loop."""


SAY_SECONDS = 10.0
"""Seconds between two lines of the log about the same trouble."""


class Seldom:
    """Trouble that comes again and again, and of which the log has a line now and then."""

    def __init__(self) -> None:
        self.said = float("-inf")

    def due(self) -> bool:
        """Whether it is to be said now."""
        now = time.monotonic()
        due = now - self.said >= SAY_SECONDS
        if due:
            self.said = now
        return due


async def forever(work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again. A mistake costs a pause and is in the log, and no more."""
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("work in the background failed")
            await asyncio.sleep(AGAIN_SECONDS)


class Rounds:
    """Does something at once, or a moment after the last time, and so for all that came since."""

    def __init__(self, work: Callable[[], None], pause: float) -> None:
        self.work = work
        self.pause = pause
        self.last = float("-inf")
        self.timer: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_at(max(loop.time(), self.last + self.pause), self.go)

    def go(self) -> None:
        self.timer, self.last = None, asyncio.get_running_loop().time()
        self.work()


def settle(future: asyncio.Future[Any], answer: Any) -> None:
    """Answer somebody, or raise it if it is an exception; they may have given up meanwhile."""
    if future.cancelled():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
