"""The tables of the database: one for each sort of row."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import sqlalchemy as sa

from capital_lux.server.database.rows import (
    AnalysisRow,
    EntryRow,
    ForgottenRow,
    GuestRow,
    NudgeRow,
    PresenceRow,
    ProcessRow,
    RecordRow,
    ResultRow,
    SecretRow,
    Sitting,
    TableRow,
    TalkRow,
)

TYPES: dict[Any, Any] = {
    str: sa.String,
    int: sa.Integer,
    float: sa.Float,
    bool: sa.Boolean,
    bytes: sa.LargeBinary,
}


def columns_of(row: Any) -> dict[str, tuple[Any, ...]]:
    """By name, the type of each column; with None where it may be empty."""
    return {name: get_args(hint) or (hint,) for name, hint in get_type_hints(row).items()}


def stored(name: str, row: Any) -> sa.TableClause:
    """A table with a column for each field of its rows; the migrations make it."""
    kinds = columns_of(row).items()
    return sa.table(name, *(sa.column(column, TYPES[kind[0]]) for column, kind in kinds))


ROWS = {
    "tables": TableRow,
    "entries": EntryRow,
    "guests": GuestRow,
    "sittings": Sitting,
    "results": ResultRow,
    "talk": TalkRow,
    "records": RecordRow,
    "analyses": AnalysisRow,
    "processes": ProcessRow,
    "nudges": NudgeRow,
    "presence": PresenceRow,
    "forgotten": ForgottenRow,
    "secrets": SecretRow,
}
TABLES, ENTRIES, GUESTS, SITTINGS, RESULTS, TALK, RECORDS, ANALYSES, *SHARED = (
    stored(name, row) for name, row in ROWS.items()
)
PROCESSES, NUDGES, PRESENCE, FORGOTTEN, SECRETS = SHARED
"""What only processes that share a database need."""
