"""How much somebody may ask for in a time."""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

Req = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
MOST_KEYS = 10_000
NEAR = 0.75
"""The part of a limit that may be left when other processes are told what somebody uses."""


class Bucket:
    """Fills by `rate` a second up to `size`; each use takes one."""

    __slots__ = ("level", "rate", "size", "when")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.when = time.monotonic()

    def use(self, count: float = 1) -> None:
        """Use it `count` times, even when it is empty."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.when) * self.rate) - count
        self.when = now

    def pause(self) -> float:
        """How many seconds too early the last use was; for ever, where nothing comes back."""
        if self.level >= 0:
            return 0.0
        return -self.level / self.rate if self.rate else math.inf

    def take(self) -> float:
        self.use()
        return self.pause()

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
        self.most = MOST_KEYS
        self.totals: defaultdict[str, float] = defaultdict(float)
        """By key: what was used here, while its bucket is kept."""
        self.heard: dict[str, dict[str, float]] = {}
        """The same of other processes, as far as it is counted here."""

    def allow(self, key: str) -> bool:
        """Whether somebody may do it now."""
        if not self.bucket(key).allow():
            return False
        self.totals[key] += 1
        return True

    def use(self, keys: Iterable[str], count: float) -> None:
        """Note that somebody has used it, whether or not they may."""
        for key in keys:
            self.bucket(key).use(count)
            self.totals[key] += count

    def empty(self, keys: Iterable[str]) -> bool:
        """Whether one of somebody's keys has nothing left."""
        now = time.monotonic()
        buckets = [self.buckets[key] for key in keys if key in self.buckets]
        return any(one.level + (now - one.when) * self.rate <= 0 for one in buckets)

    def bucket(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self.forget()
                # When few could be dropped, looking again at once would cost more each time.
                self.most = max(MOST_KEYS, 2 * len(self.buckets))
            bucket = self.buckets[key] = Bucket(self.rate, self.size)
        return bucket

    def forget(self) -> None:
        """Drop those that are full again; they are as good as new ones."""
        now = time.monotonic()
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.level + (now - bucket.when) * self.rate < self.size
        }
        kept = {key: self.totals[key] for key in self.buckets}
        self.totals = defaultdict(float, kept)

    def near(self) -> dict[str, float]:
        """What was used here by those who have used much lately."""
        now, much = time.monotonic(), self.size * NEAR
        return {
            key: self.totals[key]
            for key, bucket in self.buckets.items()
            if bucket.level + (now - bucket.when) * self.rate < much and self.totals[key]
        }

    def hear(self, others: Mapping[str, Mapping[str, float]]) -> None:
        """Count what other processes have let people use since they told last."""
        for process, totals in others.items():
            known = self.heard.setdefault(process, {})
            for key, total in totals.items():
                before = known.get(key, 0.0)
                # It counts from the beginning again when it had forgotten somebody.
                self.bucket(key).use(total - before if total >= before else total)
                known[key] = total
        for gone in self.heard.keys() - others.keys():
            del self.heard[gone]


def give_back(taken: Counter[str], keys: Iterable[str]) -> None:
    """Count one less for each key; what nobody has is not kept."""
    for key in keys:
        taken[key] -= 1
        if not taken[key]:
            del taken[key]


class Places:
    """How many places somebody may have at once, by guest and by address."""

    def __init__(self, by_address: int, by_guest: int) -> None:
        self.by_address = by_address
        self.by_guest = by_guest
        self.taken: Counter[str] = Counter()
        self.others: list[Mapping[str, float]] = []
        """What is taken at other processes."""

    def count(self, key: str) -> float:
        return self.taken[key] + sum(taken.get(key, 0) for taken in self.others)

    def near(self) -> dict[str, float]:
        """What is taken here by those who have taken much."""
        much = min(self.by_address, self.by_guest) * (1 - NEAR)
        return {key: count for key, count in self.taken.items() if count >= much}

    @contextmanager
    def one(self, address: str, guest: str) -> Iterator[bool]:
        """Take a place for as long as the block; whether there is one. Not everybody is a guest."""
        wanted = [(address, self.by_address)] + ([(guest, self.by_guest)] if guest else [])
        free = all(self.count(key) < most for key, most in wanted)
        keys = [key for key, _ in wanted] if free else []
        self.taken.update(keys)
        try:
            yield free
        finally:
            give_back(self.taken, keys)


@lru_cache(4096)
def network(address: str) -> str:
    """What limits count as one address: of IPv6 the whole network that a household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def address(connection: AnyConnection) -> str:
    """Where a connection comes from, as limits count it."""
    client = connection.scope.get("client")
    return network(str(client[0])) if client else "unknown"
