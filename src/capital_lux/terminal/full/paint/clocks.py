"""The clocks and the spectators of a server's table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from capital_lux.console.speech import say
from capital_lux.terminal.full.paint.draw import PaintedLine, Span, cut
from capital_lux.texts import Message

SOON = 15
"""Seconds at which a clock becomes a warning."""
LONGEST_NAME = 14
UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def clock_name(info: Mapping[str, Any]) -> Message:
    """The clock that a table has.

    >>> clock_name({"clock": 120, "increment": None})
    Message(id='page-clock-minutes', args={'count': 2})
    >>> clock_name({"clock": 300, "increment": 5})
    Message(id='page-clock-game', args={'time': '5', 'count': 5})
    """
    clock, increment = info["clock"], info["increment"]
    if clock is None:
        return Message("page-clock-none")
    if increment is not None:
        minutes, rest = divmod(clock, 60)
        kind = "page-clock-game" if increment else "page-clock-game-only"
        return Message(
            kind, {"time": f"{minutes}:{rest:02}" if rest else f"{minutes}", "count": increment}
        )
    unit, size = next(one for one in UNITS if clock % one[1] == 0)
    return Message(f"page-clock-{unit}", {"count": clock // size})


def time_left(seconds: float) -> Message:
    """What is left, short: 1:05, 3:20 h, 2 days.

    >>> time_left(64.2), time_left(12000)
    (Message(id='page-left-minutes', args={'time': '1:05'}), \
Message(id='page-left-hours', args={'time': '3:20'}))
    """
    rest = max(0, -int(-seconds // 1))
    if rest >= 2 * 86400:
        return Message("page-left-days", {"count": rest // 86400})
    if rest >= 3600:
        return Message("page-left-hours", {"time": f"{rest // 3600}:{rest % 3600 // 60:02}"})
    return Message("page-left-minutes", {"time": f"{rest // 60}:{rest % 60:02}"})


def people(info: Mapping[str, Any] | None, heard: float) -> PaintedLine:
    """The clocks seat by seat, the running ones marked, and how many watch; often nothing.

    `heard`: when that information came, by `time.monotonic`.
    """
    if info is None:
        return []
    found = [] if info["over"] or info["clock"] is None else running(info, heard)
    if info["watching"]:
        found.append(Span(say("page-watching", count=info["watching"]), "soft"))
    return found


def running(info: Mapping[str, Any], heard: float) -> list[Span]:
    now = datetime.fromisoformat(info["now"]).timestamp() + time.monotonic() - heard
    found: list[Span] = []
    for player in info["players"]:
        deadline = info["deadlines"].get(str(player["seat"]))
        rest = player["left"]
        if deadline is not None:
            rest = datetime.fromisoformat(deadline).timestamp() - now
        if rest is None:
            continue
        style = "soft" if deadline is None else "warn" if rest < SOON else "bold"
        name = cut(player["name"] or say("full-nobody"), LONGEST_NAME)
        mark = " " if deadline is None else ">"
        found.append(Span(f"{mark} {name} {say(time_left(rest))}   ", style))
    return found
