"""How much somebody may ask for in a time."""

from __future__ import annotations

import time

MOST_KEYS = 10_000


class Bucket:
    """Fills by `rate` a second up to `size`; each use takes one."""

    __slots__ = ("level", "rate", "size", "when")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.when = time.monotonic()

    def take(self) -> float:
        """Use it once; how many seconds too early that was."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.when) * self.rate)
        self.when = now
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def allow(self) -> bool:
        """Use it once if it is not empty."""
        if self.take() > 0:
            self.level += 1
            return False
        return True


class Limits:
    """A bucket for each guest or address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.buckets: dict[str, Bucket] = {}

    def allow(self, key: str) -> bool:
        """Whether somebody may do it now."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_KEYS:
                self.forget()
            bucket = self.buckets[key] = Bucket(self.rate, self.size)
        return bucket.allow()

    def forget(self) -> None:
        """Drop those that are full again; they are as good as new ones."""
        now = time.monotonic()
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.level + (now - bucket.when) * self.rate < self.size
        }
