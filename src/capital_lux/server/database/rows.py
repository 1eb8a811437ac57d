"""What is stored: the rows that the server works with."""

from __future__ import annotations

from typing import NamedTuple

from capital_lux.rules.versions import RULES

CHANCE, AGAIN, CHOSEN = "chance", "again", "chosen"
"""Where a deal comes from: chance, the game before, or a seed that somebody chose."""
STEPS = ("act", "late", "back")
"""The kinds of entries that take the game further."""


class TableRow(NamedTuple):
    """How a table was made."""

    id: str
    watch: str
    edition: str
    seats: int
    powers: str | None
    """The four tiles in play, separated by commas; None in the first edition."""
    kind: str
    seed: bytes
    """Empty when the cards were laid out by a record without a seed."""
    made: float
    listed: bool = False
    """Whether the lobby shows it."""
    clock: int | None = None
    """Seconds for a move."""
    chat: bool = True
    deal: str = CHANCE
    """Where the cards come from; only what chance deals counts in statistics."""
    start: str | None = None
    """The record, as JSON, of what was played before this table's first action."""
    rules: int = RULES
    """The version of the rules it is played by to the end; those of `start` where there is one."""
    day: int | None = None
    """The day whose deal this is; None at any other table."""
    increment: int | None = None
    """Seconds that a move adds to its seat's clock, which is then for the whole game."""

    @property
    def tiles(self) -> list[str] | None:
        return None if self.powers is None else self.powers.split(",")

    @property
    def solo(self) -> bool:
        """Whether ROB plays too."""
        return self.edition == "generations" and self.seats == 1


class EntryRow(NamedTuple):
    """One entry of a table's log.

    `kind` says what `data` is: "act" the action's text, "late" the same when the clock ran out and
    a bot made the move, "back" the number of the entry taken back, "sit" a JSON object with name,
    guest and token, "bot" one with name and level, "open" an empty one (both with `by`, the seat
    that wanted it), "leave" nothing, "next" the id of the rematch's table, "hint" how many
    entries of the game were the seat's before it asked for one.
    """

    table_id: str
    position: int
    kind: str
    seat: int
    client_id: str | None
    data: str
    made: float


class Sitting(NamedTuple):
    """A guest sits, or sat, at a table."""

    guest: str
    table_id: str
    made: float


class GuestRow(NamedTuple):
    """What a guest has chosen."""

    id: str
    name: str | None = None
    language: str | None = None


class ResultRow(NamedTuple):
    """How a seat ended a game."""

    table_id: str
    seat: int
    guest: str
    kind: str
    level: str
    score: int
    won: bool
    ended: float


class TalkRow(NamedTuple):
    """Something that was said at a table."""

    table_id: str
    number: int
    seat: int | None
    guest: str
    name: str
    text: str | None
    phrase: str | None
    client_id: str
    made: float


class RecordRow(NamedTuple):
    """A record that a guest uploaded."""

    id: str
    guest: str
    data: str
    made: float


class AnalysisRow(NamedTuple):
    """The analysis of a finished game, or that somebody waits for it."""

    game: str
    """The id of a table or of an uploaded record."""
    maker: str
    """The version and the net that made it, and whether it is full or quick."""
    asked: float
    process: str
    """The process that makes it; empty: none yet. One that is gone does not count."""
    tries: int
    step: int
    """How many of the game's `steps` are done."""
    steps: int
    data: bytes | None
    """As `replays.analyst` makes it; None until it is made."""


class ProcessRow(NamedTuple):
    """A server process that is running, or was a moment ago."""

    id: str
    seen: float
    """By the clock of the database."""
    used: str
    """What it has let people use, as JSON: the others count it too."""


class NudgeRow(NamedTuple):
    """What a commit changed, for the processes that did not make it."""

    number: int
    transaction: int
    """The number of its transaction: whoever has seen all up to one knows what it has missed."""
    process: str
    data: str
    made: float


class PresenceRow(NamedTuple):
    """Who is connected to a table through one process, and what they voted for, as JSON."""

    table_id: str
    process: str
    data: str


class ForgottenRow(NamedTuple):
    """A guest who was forgotten a short time ago, and may not be written any more."""

    guest: str
    made: float


class SecretRow(NamedTuple):
    """What all processes must know and nobody else."""

    name: str
    data: bytes
