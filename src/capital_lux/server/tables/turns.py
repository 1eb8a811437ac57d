"""Since when each seat must act, and how often its clock ran out: a fold over a table's log."""

from __future__ import annotations

from collections.abc import Sequence

from capital_lux.play.game import MOST_LATE
from capital_lux.server.database.rows import STEPS, EntryRow


class Turns:
    """What the clock needs to know. It is kept at every table, as the log has all of it."""

    def __init__(self) -> None:
        self.since: dict[int, float] = {}
        """By seat that must act and is no bot: when its time began."""
        self.late: dict[int, int] = {}
        """By seat: moves in a row that its clock made."""
        self.spent: dict[int, float] = {}
        """By entry that may be taken back: how long its seat had thought."""
        self.last = 0.0
        """When anything happened last."""

    def deadlines(self, clock: float) -> dict[int, float]:
        return {seat: when + clock for seat, when in self.since.items()}

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
            thought = entry.made - self.since.pop(seat, entry.made)
            if entry.kind == "back":
                # The time that the move took is not given again.
                self.since[seat] = entry.made - self.spent.get(int(entry.data), 0.0)
            else:
                self.spent[number] = thought
                self.late[seat] = self.lateness(entry)
        else:
            self.late[seat] = 0
        self.since = {at: self.since.get(at, entry.made) for at in acting}
