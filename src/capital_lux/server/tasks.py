"""Work that goes on for as long as the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

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
