"""What several parts do with asyncio: work forever, and answer whoever waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

LOG = logging.getLogger(__name__)
AGAIN_SECONDS = 1.0
"""The pause after a mistake, so that one that comes back is not a busy loop."""


async def forever(work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again. A mistake costs a pause and is in the log, and no more."""
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("work in the background failed")
            await asyncio.sleep(AGAIN_SECONDS)


def settle(future: asyncio.Future[Any], answer: Any) -> None:
    """Answer somebody, or raise it if it is an exception; they may have given up meanwhile."""
    if future.cancelled():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
