"""Who is there, and who wants a bot for somebody who is not."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import UTC, datetime

POLLING = 30.0
"""A program that asks over HTTP counts as there for this many seconds."""


class Presence:
    """The people of one table. It is not stored: after a restart everybody has to come back."""

    def __init__(self, seats: int, away_after: float, now: Callable[[], float]) -> None:
        """`away_after`: seconds without a connection after which the others may want a bot."""
        self.away_after = away_after
        self.now = now
        self.connected = [0] * seats
        self.last_seen = [now()] * seats
        self.votes: list[set[int]] = [set() for _ in range(seats)]

    def came(self, seat: int) -> bool:
        """A connection of a seat opens; whether that changes what others see."""
        self.connected[seat] += 1
        self.votes[seat].clear()
        return self.connected[seat] == 1

    def went(self, seat: int) -> bool:
        """A connection of a seat closes; whether that changes what others see."""
        self.connected[seat] -= 1
        self.last_seen[seat] = self.now()
        return self.connected[seat] == 0

    def seen(self, seat: int) -> None:
        """Somebody was there a moment ago, or has just left: the votes of before do not count."""
        self.last_seen[seat] = self.now()
        self.votes[seat].clear()

    def away_for(self, seat: int) -> float:
        return 0.0 if self.connected[seat] else self.now() - self.last_seen[seat]

    def bot_in(self, seat: int) -> int | None:
        """Whole seconds until the others may want a bot for a seat; None while it is there."""
        if self.connected[seat]:
            return None
        return max(0, math.ceil(self.away_after - self.away_for(seat)))

    def is_there(self, seat: int) -> bool:
        """Whether a seat can be expected to vote."""
        return self.away_for(seat) < POLLING

    def away_since(self, seat: int) -> str | None:
        if self.connected[seat]:
            return None
        return datetime.fromtimestamp(self.last_seen[seat], UTC).isoformat(timespec="seconds")
