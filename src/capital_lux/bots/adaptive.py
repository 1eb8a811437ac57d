"""The opponent that keeps a player near one half: which rung of the ladder comes next.

One rung up after a win, one down after a loss. A win against weaker bots and a loss against
stronger ones say nothing new, so they change nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from capital_lux.bots.levels import RUNGS

ADAPTIVE = "adaptive"
"""What a player chooses instead of a level. A record names the rung that was really played."""
START = "regular"


def next_rung(rung: str, levels: Sequence[str], won: bool) -> str:
    """The rung after a game against bots of some levels; those off the ladder are not counted.

    >>> next_rung("regular", ["regular", "regular"], won=True)
    'skilled'
    >>> next_rung("regular", ["champion"], won=False)
    'regular'
    """
    at = RUNGS.index(rung)
    played = max((RUNGS.index(level) for level in levels if level in RUNGS), default=None)
    if played is None or (played < at if won else played > at):
        return rung
    return RUNGS[min(max(0, at + (1 if won else -1)), len(RUNGS) - 1)]


def rung_after(games: Iterable[tuple[Sequence[str], bool]]) -> str:
    """The rung for somebody who played these games, the oldest first: levels, and whether won."""
    rung = START
    for levels, won in games:
        rung = next_rung(rung, levels, won)
    return rung
