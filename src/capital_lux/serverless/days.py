"""What is said about a deal of the day: the person's game, and those of the levels beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from capital_lux.play import daily
from capital_lux.rules.record import record_of
from capital_lux.server.protocol.daily import DayPlayed, DayResult, DayResults
from capital_lux.server.tables.info import results_at
from capital_lux.serverless.table import PageTable

MOST_DAYS = 30
KEY = b"a page that needs no server"
"""No secret: everybody may know what is dealt on a day, as results are compared with bots only."""
FIELD = ("beginner", "novice", "regular", "skilled", "strong", "expert")
"""The levels that play the deal of the day too: those that need a moment for it."""


def played_before(day: int, tables: Sequence[PageTable]) -> list[DayPlayed]:
    """The days before this one on which the person played, the newest first."""
    rows = [table.row for table in tables if table.row.day is not None and table.row.day < day]
    return [
        DayPlayed(row.day, daily.date_of(row.day), cast(Any, row.edition), row.seats, 1, True)
        for row in sorted(rows, key=lambda row: -(row.day or 0))
        if row.day is not None
    ][:MOST_DAYS]


def results(day: int, mine: PageTable, levels: Sequence[PageTable], over: bool) -> DayResults:
    """All that have played a deal, ranked."""
    tables = [mine, *levels]
    ended = [(table, results_at(table)) for table in tables if table.state.over]
    scored = [
        (table, rows[daily.PERSON], daily.lead_of([row.score for row in rows]))
        for table, rows in ended
    ]
    ranked = daily.ranked(scored, lambda one: (one[1].won, one[2]))
    return DayResults(
        day=day,
        date=daily.date_of(day),
        edition=cast(Any, mine.row.edition),
        seats=mine.row.seats,
        powers=mine.row.tiles,
        over=over,
        results=[
            DayResult(
                rank,
                table.state.names()[daily.PERSON] if table is mine else None,
                cast(Any, row.level or None),
                table is mine,
                row.score,
                lead,
                row.won,
                table.row.id,
            )
            for rank, (table, row, lead) in ranked
        ],
        ranked=len(ended),
        playing=len(tables) - len(ended),
        signs=daily.signs_of(record_of(cast(Any, mine.state.game))),
    )
