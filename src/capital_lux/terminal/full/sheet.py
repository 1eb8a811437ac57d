"""All that a screen knows: the log and the table as each of our seats sees them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple


class LogLine(NamedTuple):
    """A sentence of the log."""

    message: Mapping[str, Any]
    number: int
    """The entry that it is of."""
    begins: bool
    """Whether a round begins with it."""


class Sheet:
    """Collects updates."""

    def __init__(self) -> None:
        self.number = -1
        self.entries: dict[int, Mapping[str, Any]] = {}
        self.states: dict[int | None, Mapping[str, Any]] = {}
        self.info: Mapping[str, Any] | None = None
        self.informed = 0.0
        """When that came, by `time.monotonic`."""
        self.seen: dict[int | None, int] = {}
        """The last entry that each seat has looked at."""

    def take(self, update: Mapping[str, Any]) -> bool:
        """Add an update; whether something is new."""
        before = self.number, self.states
        for entry in update["entries"]:
            self.entries[entry["number"]] = entry
        self.number = max(self.number, update["number"])
        self.states = {state["seat"]: state for state in update["seats"]}
        return before != (self.number, self.states)

    def inform(self, info: Mapping[str, Any]) -> None:
        self.info, self.informed = info, time.monotonic()

    @property
    def mine(self) -> list[int]:
        return [seat for seat in self.states if seat is not None]

    @property
    def waiting(self) -> list[int]:
        """Those of our seats that must act."""
        return [seat for seat in self.mine if self.states[seat]["choices"]]

    def standing(self) -> list[Mapping[str, Any]]:
        """The entries that were not taken back, in their order."""
        gone = {number for entry in self.entries.values() for number in entry["back"]}
        return [entry for number, entry in sorted(self.entries.items()) if number not in gone]

    def told(self, entry: Mapping[str, Any], seat: int | None) -> Mapping[str, Any]:
        for told in entry["told"]:
            if told["seat"] == seat:
                found: Mapping[str, Any] = told
                return found
        return {"events": [], "lines": []}

    def log(self, seat: int | None) -> list[LogLine]:
        found = []
        for entry in self.standing():
            told = self.told(entry, seat)
            for line in told["lines"]:
                events = [told["events"][at]["what"] for at in line["events"]]
                found.append(LogLine(line["message"], entry["number"], "round" in events))
        return found

    def heard(self, seat: int | None) -> list[Any]:
        """The events that a seat has heard, for an expert."""
        return [event for entry in self.standing() for event in self.told(entry, seat)["events"]]
