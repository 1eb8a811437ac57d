"""How long each seat may think, and how often its clock ran out: a fold over a table's log."""

from __future__ import annotations

import math
from collections.abc import Sequence

from capital_lux.play.game import MOST_LATE
from capital_lux.server.database.rows import STEPS, EntryRow

LEAST_BACK = 30.0
"""Seconds that a seat has at least when its player takes it back from the clock's bot."""


class Turns:
    """What the clock needs to know. It is kept at every table, as the log has all of it."""

    def __init__(self, clock: int | None, increment: int | None) -> None:
        """`clock`: seconds for a move; for the whole game if each move adds an `increment`."""
        self.clock = math.inf if clock is None else float(clock)
        self.increment = increment
        self.since: dict[int, float] = {}
        """By seat that must act and is not a bot: when its time began."""
        self.left: dict[int, float] = {}
        """By seat: the seconds that it had then, or will have at its next turn."""
        self.rest: dict[int, float] = {}
        """By entry that may be taken back: the seconds that its seat had left when it was made."""
        self.late: dict[int, int] = {}
        """By seat: moves in a row that its clock made."""
        self.last = 0.0
        """When anything happened last."""

    def left_of(self, seat: int) -> float:
        return self.left.get(seat, self.clock)

    def deadlines(self) -> dict[int, float]:
        """By seat that must act: when its time is over; none without a clock."""
        if self.clock == math.inf:
            return {}
        return {seat: when + self.left_of(seat) for seat, when in self.since.items()}

    def left_at(self, seat: int, now: float) -> float:
        """The seconds on a seat's clock."""
        return max(0.0, self.left_of(seat) - (now - self.since.get(seat, now)))

    def overdue(self) -> list[int]:
        """The seats that a bot should take over."""
        return [seat for seat, count in self.late.items() if count >= MOST_LATE]

    def lateness(self, entry: EntryRow) -> int:
        """How many moves in a row the clock has made with this one."""
        return self.late.get(entry.seat, 0) + 1 if entry.kind == "late" else 0

    def hear(self, entry: EntryRow, number: int, acting: Sequence[int]) -> None:
        """Take in an entry: the number of the game's last, and the people who must act now."""
        seat = entry.seat
        self.last = entry.made
        if entry.kind in STEPS:
            rest = self.left_at(seat, entry.made)
            ran = self.since.pop(seat, None) is not None
            if entry.kind == "back":
                # No more than it had when that move was made, and no more than it has now.
                self.left[seat] = min(self.rest.get(int(entry.data), rest), rest)
            else:
                self.rest[number] = rest
                self.late[seat] = self.lateness(entry)
                if self.increment is None:
                    self.left[seat] = self.clock
                elif ran:
                    # Not for what a bot does in a person's place.
                    self.left[seat] = rest + self.increment
        elif self.increment is not None:
            if seat in self.since and seat not in acting:
                # The time that a person used stays used when a bot goes on.
                self.left[seat] = self.left_at(seat, entry.made)
            if self.late.get(seat, 0) >= MOST_LATE:
                self.left[seat] = max(self.left_of(seat), LEAST_BACK)
        if entry.kind not in STEPS:
            self.late[seat] = 0
        self.since = {at: self.since.get(at, entry.made) for at in acting}
