"""What somebody asked of a table and was sent, in the order in which it happened to them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

AROUND = 15
"""Lines of a history that are shown before what is wrong."""
LONGEST = 400


class Line(NamedTuple):
    """Something that happened, at a process."""

    when: float
    what: str
    """`open`, with the number known before; `sent`; `got`; `closed`; or what was done over HTTP."""
    port: int
    text: str

    def __str__(self) -> str:
        return f"{self.when:.3f} {self.port:>5} {self.what:<6} {self.text[:LONGEST]}"


@dataclass
class Asked:
    """An action, a take back or a line of talk, and what became of it."""

    body: dict[str, Any]
    number: int | None = None
    """What it was acknowledged with."""
    refused: str | None = None
    """Why it was refused, if it was sent only once: a process may read later what it was sent."""
    sent: int = 0


@dataclass
class History:
    """One person at one table."""

    name: str
    table: str
    lines: list[Line] = field(default_factory=list)
    asked: dict[str, Asked] = field(default_factory=dict)
    """By the id that the client chose."""
    seats: list[tuple[str, int]] = field(default_factory=list)
    """What was acknowledged of sitting down and leaving: `sit` or `leave`, and the seat."""
    following: str | None = None
    """The rematch's table that was answered."""

    def note(self, what: str, port: int, text: str) -> None:
        self.lines.append(Line(time.monotonic(), what, port, text))


class Wrong(Exception):
    """Something that must never be."""

    def __init__(self, what: str, history: History, at: int | None = None) -> None:
        """`at`: the line of the history where it shows; by default the last."""
        end = len(history.lines) if at is None else at + 1
        lines = history.lines[max(0, end - AROUND) : end]
        self.begun, self.ended = (lines[0].when, lines[-1].when) if lines else (0.0, 0.0)
        self.lines = lines
        super().__init__(f"{history.name} at table {history.table}: {what}")
