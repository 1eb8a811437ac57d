"""The points at the end of a game, as painted lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.telling.log import Teller
from capital_lux.terminal.full.paint.draw import Line, Part, cut, painted, wrapped
from capital_lux.terminal.lines.ending import bring_points

NAME = 18


def ending(state: Mapping[str, Any], width: int) -> list[Line]:
    """The points seat by seat, the tie-break and the rating."""
    result = state["result"]
    sentences = [result[key] for key in ("tie_break", "rating") if result[key]]
    told = [line for message in sentences for line in wrapped(say(message), width)]
    return [*points(state), *map(painted, told)]


def winners(state: Mapping[str, Any]) -> str:
    teller = Teller(state["names"], state["seat"])
    won = [{"what": "won", "seat": seat} for seat in state["result"]["winners"]]
    return " ".join(say(line["message"]) for line in teller.lines(won))


def points(state: Mapping[str, Any]) -> list[Line]:
    """A table; a column for tiles only where some bring points."""
    rows = state["result"]["rows"]
    columns = ["home", "bonus", "gold", "total"]
    if bring_points(state["view"]) or any(row["tiles"] for row in rows):
        columns.insert(3, "tiles")
    titles = [say(f"score-{column}") for column in columns]
    cell = max(7, *(len(title) + 1 for title in titles))
    head = [Part(" " * NAME)]
    head += [
        Part(f"{letter:>4}", f"{d} bold") for letter, d in zip(LETTERS, DISTRICT_NAMES, strict=True)
    ]
    lines: list[Line] = [[*head, *(Part(f"{title:>{cell}}", "soft") for title in titles)]]
    for row in rows:
        seat = row["seat"]
        style = "bold" if seat in state["result"]["winners"] else ""
        name = cut(state["names"][seat], NAME - 2)
        homes = "".join(f"{row['homes'][district]:>4}" for district in DISTRICT_NAMES)
        sums = "".join(f"{row[column]:>{cell}}" for column in columns)
        lines.append([Part(f" {name:<{NAME - 1}}{homes}{sums}", style)])
    return lines
