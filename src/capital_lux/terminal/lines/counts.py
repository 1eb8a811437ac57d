"""The figures of a simulation as a page to read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.console.speech import figure, has, percent, say
from capital_lux.telling.messages import DISTRICT, tile
from capital_lux.terminal.lines.standings import faults

WORDS, TIMES, A_GAME = 52, 14, 12
"""The columns of what happened."""
USE = (9, 13, 13, 12, 12)
"""The columns of how a tile was used."""


def counted(found: Mapping[str, Any]) -> list[str]:
    """Scores, ratings, tiles, and how often things happened."""
    done = {key: found[key] for key in ("games", "decisions")}
    speed = {"seconds": figure(found["seconds"], 2), "rate": figure(found["decisions_per_s"])}
    lines = [say("counts-title", **done, **speed), "", *scores(found)]
    if "ratings" in found:
        lines += ["", f"{say('counts-rating'):<14}{say('counts-rating-share'):>10}"]
        for word, count in found["ratings"].items():
            named = say(f"counts-rating-{word.replace(' ', '-')}")
            lines.append(f"{named:<14}{percent(count / found['games'], 2):>10}")
    if "tiles" in found:
        lines += ["", *tile_table(found["tiles"])]
    head = f"{say('counts-what'):<{WORDS}}{say('counts-times'):>{TIMES}}"
    lines += ["", f"{head}{say('counts-a-game'):>{A_GAME}}"]
    for words, count in found["branches"].items():
        if words.startswith("action ") and not count:
            continue
        mean = figure(count / found["games"], 4)
        lines.append(f"{branch(words):<{WORDS}}{figure(count):>{TIMES}}{mean:>{A_GAME}}")
    return [*lines, "", *faults(found["faults"])] if "faults" in found else lines


def scores(found: Mapping[str, Any]) -> list[str]:
    """The mean score of each seat, and how often it won."""
    lines = [f"{say('counts-seat'):<8}{say('counts-score'):>14}{say('counts-share'):>14}"]
    for seat, (score, share) in enumerate(
        zip(found["mean_scores"], found["win_share"], strict=True)
    ):
        name = "ROB" if seat and "ratings" in found else str(seat)
        lines.append(f"{name:<8}{figure(score, 2):>14}{percent(share, 2):>14}")
    return lines


def branch(words: str) -> str:
    """A key of the figures in the reader's language."""
    whole, _, part = words.partition(": ")
    if part:
        return f"  {say(DISTRICT.get(part) or tile(part))}"
    if words.startswith("action "):
        return say("counts-action", action=words.removeprefix("action "))
    message = "counted-" + "-".join(re.findall("[a-z]+", whole.lower()))
    return say(message) if has(message) else whole


def tile_table(tiles: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """How tiles were used, a line each; a user's own goes by the name its author gave it."""
    columns = ("games", "triggered", "impossible", "users", "points")
    lines: list[str] = []
    for key in ("counts-tile-{}", "counts-tile-{}-more"):
        titles = [say(key.format(column)) for column in columns]
        first = say("counts-tile") if not lines else ""
        lines.append(f"{first:<16}{row(titles)}")
    for name, used in tiles.items():
        games = used["games"] or 1
        signed = "-" if used["points"] is None else figure(used["points"], 2, sign=True)
        cells = [
            figure(used["games"]),
            figure(used["triggers"] / games, 2),
            figure(used["impossible"] / games, 3),
            figure(used["seats"]),
            signed,
        ]
        lines.append(f"{say(tile(name))[:16]:<16}{row(cells)}")
    return lines


def row(cells: Sequence[str]) -> str:
    return "".join(f"{cell:>{wide}}" for cell, wide in zip(cells, USE, strict=True))
