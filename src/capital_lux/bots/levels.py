"""The bots by name: the ladder, and those that are not on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from capital_lux.bots.bot import Bot, RandomBot
from capital_lux.bots.glance import GreedyBot, HopefulBot
from capital_lux.bots.search_bot import SECONDS, SIMULATIONS, SearchBot
from capital_lux.rules.reasons import because

Rung = Literal[
    "beginner",
    "novice",
    "regular",
    "skilled",
    "strong",
    "expert",
    "master",
    "grandmaster",
    "champion",
]
RUNGS: tuple[Rung, ...] = get_args(Rung)
"""The ladder: each wins about seven games in ten against the one before it."""
Level = Literal[Rung, "random", "veteran", "instinct"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""`veteran` was a rung once, and is named in records."""
OPPONENTS: tuple[Level, ...] = (*RUNGS[:-2], "instinct", *RUNGS[-2:])
"""What players choose from, the weakest first: the ladder, and the net alone."""
SLOW = frozenset(("master", "grandmaster", "champion"))
"""Those whose move may take longer than a few milliseconds."""
NETS = ("instinct", "grandmaster", "champion")
"""Those that know what to do by a net, which no tile of a user's own was taught."""
HOPES = {"beginner": 7, "novice": 3}


def make_bot(
    level: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    tiles: Sequence[Any] = (),
) -> Bot:
    """A bot of a level: with the same seed it always plays the same.

    Levels that search simulate a fixed number of games for a move, or fewer when the move is clear;
    `simulations` replaces that number. `seconds` stops a machine that is too slow for it: then the
    play depends on the machine. Those that search with a net are stopped after two seconds without
    that. A limit that is not above 0 raises `ValueError`; levels that never search ignore both.
    Those with a net search as `master` does where they do not know a tile.

    >>> make_bot("master", seed=1).simulations
    12000
    """
    if level == "random":
        return RandomBot(seed)
    if level in HOPES:
        return HopefulBot(seed, HOPES[level])
    if level == "regular":
        return GreedyBot(seed, tiles)
    limit = SECONDS if seconds is None else seconds
    if level in SIMULATIONS:
        most = SIMULATIONS[level] if simulations is None else simulations
        return SearchBot(
            seed, tiles, limit, most, guarded=simulations is None and seconds is not None
        )
    if level in NETS:
        # Other levels do not wait for what these take to import.
        from capital_lux.bots.net_bot import ChampionBot, GrandmasterBot, NetBot

        kind = dict(zip(NETS, (NetBot, GrandmasterBot, ChampionBot), strict=True))[level]
        return kind(seed, tiles, None, limit, simulations)
    raise ValueError(because("no-level", level=level, levels=LEVELS))
