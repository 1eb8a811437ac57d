"""Who sits at a table of a server: before the game starts, and when somebody is away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from capital_lux.console.speech import say
from capital_lux.terminal.full.paint.draw import Line, Part, wrapped

if TYPE_CHECKING:
    from capital_lux.terminal.full.paint.page import Desk

Info = Mapping[str, Any] | None


def lobby(desk: Desk, width: int) -> list[Line]:
    """The seats, and the link for those who are still to come."""
    info = desk.sheet.info
    lines: list[Line] = [[Part(say("full-title"), "head")], []]
    assert info is not None
    if desk.lost or info["started"]:
        lines.append([Part(say("full-lost" if desk.lost else "full-lobby-connecting"), "bold")])
    if desk.notice:
        lines += [[Part(line, "warn")] for line in wrapped(say(desk.notice), width)]
    if info["started"]:
        return lines
    lines += [[Part(line)] for line in wrapped(say("full-lobby"), width)]
    lines += [[Part(desk.link, "bold")], []]
    for player in info["players"]:
        number, name = player["seat"], player["name"]
        if player["kind"] == "open":
            lines.append([Part(f"  {say('full-lobby-open', number=number)}", "soft")])
        else:
            shown = say("full-you", name=name) if number in info["mine"] else name
            lines.append([Part(f"  {say('full-lobby-seat', number=number, name=shown)}")])
    return lines


def absent(info: Info) -> list[str]:
    if info is None or info["over"]:
        return []
    players = [one for one in info["players"] if one["kind"] == "person"]
    return [one["name"] for one in players if one["away_since"] and one["seat"] not in info["mine"]]


def vacant(info: Info) -> int | None:
    """A seat that a bot may take: an open one, or in a game that of somebody who is away long."""
    if info is None or info["over"] or not info["mine"]:
        return None
    free = [one["seat"] for one in info["players"] if one["kind"] == "open"]
    if info["started"]:
        free += [
            one["seat"]
            for one in info["players"]
            if one["bot_in"] == 0 and one["seat"] not in info["mine"]
        ]
    return next(iter(free), None)
