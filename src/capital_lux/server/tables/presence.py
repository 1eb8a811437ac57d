"""The people who are present, and those who want a bot for somebody who is away."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime

import msgspec

POLLING = 30.0
"""A program that asks over HTTP counts as there for this many seconds."""
SHARE_SECONDS = 5.0
"""Seconds after which other processes hear again that such a program is present."""


class Attendance(msgspec.Struct, array_like=True):
    """What one process knows of a table's people."""

    here: list[int]
    """The seats that are connected."""
    seen: dict[int, float]
    """By seat: when it was last present."""
    votes: list[tuple[int, int, float]]
    """The seat that should be a bot's, the seat that wants it, and since when."""
    watching: list[str] = []
    """Marks of the spectators: whoever watches twice has one."""
    open: bool = True
    """Whether anybody is connected there and is to hear of moves at once."""


class Presence:
    """The people of one table. It is not in the log: after a restart everybody has to come back."""

    def __init__(self, seats: int, away_after: float, now: Callable[[], float]) -> None:
        """`away_after`: seconds without a connection after which the others may want a bot."""
        self.away_after = away_after
        self.now = now
        self.share: Callable[[], None] = lambda: None
        """Lets other processes know of a change."""
        self.begun = now()
        self.connected = [0] * seats
        self.watchers: Counter[str] = Counter()
        """By spectator's mark: how many connections."""
        self.last_seen: dict[int, float] = {}
        self.wanted: dict[int, dict[int, tuple[float, str]]] = {seat: {} for seat in range(seats)}
        """By seat: who wants a bot for it, since when, and of which level."""
        self.open = 0
        """Connections, whoever they are of."""
        self.told = Attendance([], {}, [], [], False)
        """What other processes were told."""
        self.others: dict[str, Attendance] = {}
        """By other process that is there: what it knows."""

    def came(self, seat: int) -> bool:
        """A connection of a seat opens; whether that changes what others see."""
        self.connected[seat] += 1
        self.seen(seat)
        return self.connected[seat] == 1

    def went(self, seat: int) -> bool:
        """A connection of a seat closes; whether that changes what others see."""
        self.connected[seat] -= 1
        self.seen(seat)
        return self.connected[seat] == 0

    def seen(self, seat: int) -> None:
        """Note that somebody was present just now, or has just left: earlier votes do not count."""
        now = self.last_seen[seat] = self.now()
        self.wanted[seat].clear()
        news = now - self.told.seen.get(seat, -math.inf) >= SHARE_SECONDS
        if news or self.told.here != self.here:
            self.share()

    def vote(self, seat: int, voters: Iterable[int], level: str) -> None:
        now = self.now()
        self.wanted[seat].update({voter: (now, level) for voter in voters})
        self.share()

    def watch(self, mark: str, connections: int) -> None:
        """A spectator opens a connection (1) or closes one (-1)."""
        before = len(self.watchers)
        self.watchers[mark] += connections
        # Without those who are gone.
        self.watchers = +self.watchers
        if len(self.watchers) != before:
            self.share()

    def attend(self, connections: int) -> None:
        """Somebody opens a connection (1) or closes one (-1)."""
        self.open += connections
        if bool(self.open) != self.told.open:
            self.share()

    @property
    def here(self) -> list[int]:
        """The seats that are connected to this process."""
        return [seat for seat, count in enumerate(self.connected) if count]

    # Other processes

    def attendance(self) -> Attendance:
        """What the others should know."""
        votes = [
            (seat, voter, when)
            for seat, voters in self.wanted.items()
            for voter, (when, _) in voters.items()
        ]
        watching = [*self.watchers]
        self.told = Attendance(self.here, dict(self.last_seen), votes, watching, bool(self.open))
        return self.told

    def hear(self, others: dict[str, Attendance]) -> None:
        """What other processes know now; those of them that are gone have nobody any more."""
        now = self.now()
        for process, before in self.others.items():
            if process not in others:
                # Until a moment ago they were there.
                self.last_seen.update(dict.fromkeys(before.here, now))
        self.others = others
        for seat, voters in self.wanted.items():
            since = self.seen_at(seat)
            self.wanted[seat] = {who: vote for who, vote in voters.items() if vote[0] > since}

    def processes(self, mine: str) -> Collection[str]:
        """The processes where somebody is or was last, as far as is known here; `mine` is this."""
        attendances = {**self.others, mine: Attendance(self.here, self.last_seen, [])}
        found = [process for process, attendance in attendances.items() if attendance.here]
        if found:
            return found
        seen = {
            one: max(attendance.seen.values())
            for one, attendance in attendances.items()
            if attendance.seen
        }
        last = max(seen.values(), default=None)
        return [process for process, when in seen.items() if when == last]

    def followers(self) -> set[str]:
        """The other processes where somebody is connected."""
        return {process for process, attendance in self.others.items() if attendance.open}

    # What is asked

    def is_connected(self, seat: int) -> bool:
        elsewhere = any(seat in attendance.here for attendance in self.others.values())
        return elsewhere or bool(self.connected[seat])

    @property
    def watching(self) -> int:
        """How many spectators there are, at whichever process."""
        return len(
            {*self.watchers}.union(*(attendance.watching for attendance in self.others.values()))
        )

    def seen_at(self, seat: int) -> float:
        """When a seat was last present, as far as that is known."""
        known = [self.last_seen, *(attendance.seen for attendance in self.others.values())]
        return max((seen[seat] for seen in known if seat in seen), default=self.begun)

    def votes(self, seat: int) -> set[int]:
        """The seats that want a bot for one that is away."""
        since = self.seen_at(seat)
        elsewhere = (vote for attendance in self.others.values() for vote in attendance.votes)
        found = {voter for at, voter, when in elsewhere if at == seat and when > since}
        return found | {*self.wanted[seat]}

    def away_for(self, seat: int) -> float:
        return 0.0 if self.is_connected(seat) else self.now() - self.seen_at(seat)

    def bot_in(self, seat: int) -> int | None:
        """Whole seconds until the others may want a bot for a seat; None while it is present."""
        if self.is_connected(seat):
            return None
        return max(0, math.ceil(self.away_after - self.away_for(seat)))

    def is_there(self, seat: int) -> bool:
        """Whether a seat can be expected to vote."""
        return self.away_for(seat) < POLLING

    def away_since(self, seat: int) -> str | None:
        if self.is_connected(seat):
            return None
        return datetime.fromtimestamp(self.seen_at(seat), UTC).isoformat(timespec="seconds")
