"""What a tally counted, as figures under names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.rules import events
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import TILES
from capital_lux.rules.rating import RATINGS, rating
from capital_lux.rules.shapes import View
from capital_lux.study.branches import (
    BRANCH_WORDS,
    PLACE,
    TILE_WORDS,
    UNCOUNTED,
    WHOLE_WIN,
    WORDS,
)


def branches_of(
    counts: Mapping[str, Any], powers: Sequence[str], first: bool = True
) -> dict[str, int]:
    """How often each action and each branch of the rules occurred.

    `powers` are the names of the districts' powers. For Generations only what happened is named.
    """
    found = dict(_actions(counts["actions"]))
    for kind, count in enumerate(counts["kinds"]):
        words = _words_of(kind, count)
        if not words or not (first or count):
            continue
        found[words] = count
        if PLACE[kind]:
            parts = powers if kind == events.NOTHING else DISTRICT_NAMES
            for part, times in zip(parts, counts["districts"][kind], strict=True):
                found[f"{words}: {part}"] = times
    found.update(_choices(counts, first))
    for branch, words in BRANCH_WORDS.items():
        if first or counts["branches"][branch]:
            found[words] = counts["branches"][branch]
    return found


def _actions(counts: Sequence[int]) -> dict[str, int]:
    """How often each verb was used."""
    found: dict[str, int] = {}
    for text, count in zip(TEXTS, counts, strict=True):
        verb = f"action {text.split()[0]}"
        found[verb] = found.get(verb, 0) + count
    return found


def _words_of(kind: int, count: int) -> str:
    """The name of an event kind, or nothing if it gets no line."""
    if kind in WORDS:
        return WORDS[kind]
    if not count or events.EVENT_KINDS[kind].what in UNCOUNTED:
        return ""
    return TILE_WORDS.get(kind) or events.EVENT_KINDS[kind].what.replace("_", " ")


def _choices(counts: Mapping[str, Any], first: bool) -> Iterator[tuple[str, int]]:
    """Why districts over their limit were discarded."""
    chosen = counts["actions"][TEXTS.index("discard")]
    over, paid = counts["kinds"][events.OVER_LIMIT], counts["kinds"][events.PAID]
    if not first:
        yield "districts discarded", over - paid
        return
    yield "districts discarded, gold would have saved them", chosen
    yield "districts discarded, too little gold", over - paid - chosen


def figures(
    counts: Mapping[str, Any],
    view: View,
    seconds: float,
    powers: Sequence[str],
    numbers: Mapping[str, int],
) -> dict[str, Any]:
    """The figures of a simulation, ready for JSON.

    `view` is of any of its games; `powers` are the tiles, none if they vary; `numbers` are those
    under which tiles were counted.
    """
    games = counts["games"]
    seats = len(view["players"])
    first = view["edition"] == "first"
    found: dict[str, Any] = {
        "games": games,
        "decisions": counts["decisions"],
        "seconds": round(seconds, 6),
        "decisions_per_s": round(counts["decisions"] / seconds) if seconds > 0 else 0,
        "mean_scores": [points / games for points in counts["points"][:seats]],
        "win_share": [wins / WHOLE_WIN / games for wins in counts["wins"][:seats]],
        "branches": branches_of(counts, powers or DISTRICT_NAMES, first),
    }
    if not first:
        found["tiles"] = tiles_of(counts, seats, numbers)
    if "rob" in view:
        found["ratings"] = ratings_of(counts)
    return found


def tiles_of(
    counts: Mapping[str, Any], seats: int, numbers: Mapping[str, int]
) -> dict[str, dict[str, Any]]:
    """How tiles were used.

    `points`: of the seats that triggered the tile at least once, how far their scores were from
    the mean score of the seats of their game; `seats` says how many those were.
    """
    usual = [name for name in TILES if name in numbers]
    found = {}
    for name in [*usual, *(name for name in numbers if name not in TILES)]:
        number = numbers[name]
        users = counts["tile_seats"][number]
        found[name] = {
            "games": counts["tile_games"][number],
            "triggers": counts["tile_triggers"][number],
            "impossible": counts["tile_impossible"][number],
            "seats": users,
            "points": counts["tile_points"][number] / seats / users if users else None,
        }
    return found


def ratings_of(counts: Mapping[str, Any]) -> dict[str, int]:
    """How often each rating against ROB was reached (S10)."""
    found = dict.fromkeys(RATINGS, 0)
    for lead, times in counts["leads"].items():
        found[rating(lead, 0)] += times
    return found
