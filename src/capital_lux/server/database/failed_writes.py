"""Writes that failed: counted, and told in the log."""

from __future__ import annotations

import logging
import time

from capital_lux.server.metrics import WRITES_REFUSED

LOG = logging.getLogger(__name__)
REMEMBERED = 60.0
"""Seconds for which a failed write is told."""
SAY_SECONDS = 10.0
"""Between two lines of the log about the same trouble."""


class FailedWrites:
    """Writes that failed, counted; the writer's thread tells of them."""

    def __init__(self) -> None:
        self.count = 0
        """Since the trouble began."""
        self.last = float("-inf")
        self.said = float("-inf")

    def failed(self, problem: Exception) -> None:
        """A write failed. A full disk refuses thousands: the log has a line now and then."""
        WRITES_REFUSED.inc()
        self.count += 1
        self.last = now = time.monotonic()
        if now - self.said >= SAY_SECONDS:
            self.said = now
            # The first line of a database's message has no values in it.
            why = str(getattr(problem, "orig", problem)).splitlines()[:1]
            LOG.error(
                "a write is refused",
                extra={"why": [type(problem).__name__, *why], "refused": self.count},
            )

    def succeeded(self) -> None:
        """A write succeeded: if others failed some time before, the trouble is over."""
        if self.count and time.monotonic() - self.last > SAY_SECONDS:
            LOG.warning("writes are stored again", extra={"refused": self.count})
            self.count = 0

    def recent(self) -> bool:
        return time.monotonic() - self.last < REMEMBERED
