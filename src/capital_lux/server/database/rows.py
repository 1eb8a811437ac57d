"""What is stored, as SQLAlchemy tables and as the small objects the server works with."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from capital_lux.rules.versions import RULES

METADATA = sa.MetaData()
CHANCE, AGAIN, CHOSEN = "chance", "again", "chosen"
"""Deals: nobody knows it, it is that of the game before, its seed was named."""

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("watch", sa.String(32), nullable=False, unique=True),
    sa.Column("edition", sa.String(16), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("powers", sa.String(200)),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Integer),
    sa.Column("chat", sa.Boolean, nullable=False),
    sa.Column("deal", sa.String(8), nullable=False),
    sa.Column("start", sa.Text),
    sa.Column("rules", sa.Integer, nullable=False),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("client_id", sa.String(64)),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(100)),
    sa.Column("language", sa.String(8)),
)
SITTINGS = sa.Table(
    "sittings",
    METADATA,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
)


STEPS = ("act", "late", "back")
"""The kinds of entries with which the game goes on."""


class TableRow(NamedTuple):
    """How a table was made."""

    id: str
    watch: str
    edition: str
    seats: int
    powers: str | None
    """The four tiles in play with commas; None in the first edition."""
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

    @property
    def solo(self) -> bool:
        """Whether ROB plays too."""
        return self.edition == "generations" and self.seats == 1


class EntryRow(NamedTuple):
    """One entry of a table's log.

    `kind` says what `data` is: "act" the action's text, "late" the same when the clock ran out and
    a bot made the move, "back" the number of the entry taken back,
    "sit" a JSON object with name, guest and token, "bot" one with name and level, "open" an empty
    one (both with `by`, the seat of whoever wanted it), "leave" nothing, "next" the id of the
    rematch's table.
    """

    table_id: str
    position: int
    kind: str
    seat: int
    client_id: str | None
    data: str
    made: float


class Sitting(NamedTuple):
    """That a guest sits, or sat, at a table."""

    guest: str
    table_id: str
    made: float
