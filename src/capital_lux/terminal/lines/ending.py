"""The end of a game: the points, the tie-break, the winners, and the rating against ROB."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.console.speech import say, sentences
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.shapes import View
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import DISTRICT
from capital_lux.telling.result import result
from capital_lux.telling.standing import Standing, tellings_of
from capital_lux.terminal.lines.table import WIDTH, table, wrap


def ended(view: View, names: Sequence[str], teller: Teller) -> list[str]:
    """The last table, the points and who won, for the teller's reader."""
    found = result(Standing({**view, "seat": teller.reader}, names))
    assert found is not None
    won = [{"what": "won", "seat": seat} for seat in found["winners"]]
    told = [found["tie_break"], found["rating"]]
    tie, rating = (say(message) if message else "" for message in told)
    ending = [tie, *sentences(teller, won), rating]
    return [
        "",
        *table(view, names, teller.reader),
        "",
        say("over-title"),
        "",
        *score_table(found["rows"], names, teller.reader, bring_points(view)),
        "",
        *(line for text in ending if text for line in wrap(text)),
    ]


def bring_points(view: View) -> bool:
    return any(telling.scores for telling in tellings_of(view))


def score_columns(rows: Sequence[dict[str, Any]], tiles: bool) -> list[str]:
    """What points are made of; tiles only where some bring points."""
    some = tiles or any(row["tiles"] for row in rows)
    return ["home", "bonus", "gold", *["tiles"] * some, "total"]


def score_table(
    rows: Sequence[dict[str, Any]],
    names: Sequence[str],
    reader: int | None = None,
    tiles: bool = False,
) -> list[str]:
    """The points, seat by seat."""
    columns = score_columns(rows, tiles)
    titles = [say(DISTRICT[district]) for district in DISTRICT_NAMES]
    titles += [say(f"score-{column}") for column in columns]
    shown = [say("you-name") if seat == reader else name for seat, name in enumerate(names)]
    wide = max(8, *(len(name) for name in shown))
    cell = max(len(title) + 1 for title in titles)
    cell = max(cell, min(8, (WIDTH - wide) // len(titles)))
    lines = ["".ljust(wide) + "".join(title.rjust(cell) for title in titles)]
    for name, row in zip(shown, rows, strict=True):
        points = [row["homes"][district] for district in DISTRICT_NAMES]
        points += [row[column] for column in columns]
        lines.append(name.ljust(wide) + "".join(str(point).rjust(cell) for point in points))
    return lines
