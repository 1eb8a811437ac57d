"""The server's time: the time of day when it started, and from then on a clock that nobody sets."""

from __future__ import annotations

import time
from collections.abc import Callable


def elapsed() -> float:
    """Seconds that have passed, also while the machine slept."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def steady_time() -> Callable[[], float]:
    """Seconds since 1970 that never jump: a clock that is set costs nobody a move."""
    begun = time.time() - elapsed()
    return lambda: begun + elapsed()
