"""What a tally counted, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.rules import events
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.study.branches import BRANCH_WORDS, PLACE, UNCOUNTED, WHOLE_WIN, WORDS


def branches_of(counts: Mapping[str, Any], powers: Sequence[str]) -> dict[str, int]:
    """How often each action and each branch of the rules occurred.

    `powers` are the names of the districts' powers.
    """
    found = dict(_actions(counts["actions"]))
    for kind, count in enumerate(counts["kinds"]):
        words = _words_of(kind, count)
        if not words:
            continue
        found[words] = count
        if PLACE[kind]:
            parts = powers if kind == events.NOTHING else DISTRICT_NAMES
            for part, times in zip(parts, counts["districts"][kind], strict=True):
                found[f"{words}: {part}"] = times
    found.update(_choices(counts))
    for branch, words in BRANCH_WORDS.items():
        found[words] = counts["branches"][branch]
    return found


def _actions(counts: Sequence[int]) -> dict[str, int]:
    """Actions by their verb."""
    found: dict[str, int] = {}
    for text, count in zip(TEXTS, counts, strict=True):
        verb = f"action {text.split()[0]}"
        found[verb] = found.get(verb, 0) + count
    return found


def _words_of(kind: int, count: int) -> str:
    """The name of an event kind, or nothing if it is not worth a line."""
    if kind in WORDS:
        return WORDS[kind]
    if kind in UNCOUNTED or not count:
        return ""
    return events.decode([(kind, 0, 0, 0, 0)])[0].what.replace("_", " ")


def _choices(counts: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """Why districts over their limit were discarded."""
    chosen = counts["actions"][TEXTS.index("discard")]
    over, paid = counts["kinds"][events.OVER_LIMIT], counts["kinds"][events.PAID]
    yield "districts discarded, gold would have saved them", chosen
    yield "districts discarded, too little gold", over - paid - chosen


def figures(
    counts: Mapping[str, Any], seats: int, seconds: float, powers: Sequence[str]
) -> dict[str, Any]:
    """The figures of a simulation, ready for JSON."""
    games = counts["games"]
    return {
        "games": games,
        "decisions": counts["decisions"],
        "seconds": round(seconds, 6),
        "decisions_per_s": round(counts["decisions"] / seconds) if seconds > 0 else 0,
        "mean_scores": [points / games for points in counts["points"][:seats]],
        "win_share": [wins / WHOLE_WIN / games for wins in counts["wins"][:seats]],
        "branches": branches_of(counts, powers),
    }


def as_text(found: Mapping[str, Any]) -> str:
    """The figures as a page to read."""
    speed = f"{found['seconds']:.2f} s: {found['decisions_per_s']:,} decisions/s"
    lines = [
        f"{found['games']:,} games, {found['decisions']:,} decisions in {speed}",
        "",
        "seat   mean score   win share",
    ]
    for seat, (score, share) in enumerate(
        zip(found["mean_scores"], found["win_share"], strict=True)
    ):
        lines.append(f"{seat:4}   {score:10.2f}   {100 * share:8.2f}%")
    lines += ["", f"{'what happened':<52}{'times':>14}{'a game':>12}"]
    for words, count in found["branches"].items():
        if words.startswith("action ") and not count:
            continue
        shown = words if ": " not in words else "  " + words.split(": ")[1]
        lines.append(f"{shown:<52}{count:>14,}{count / found['games']:>12.4f}")
    return "\n".join(lines)
