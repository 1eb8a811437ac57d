"""The bots by name: random, novice, regular, expert, master, instinct, champion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.bots.bot import BelievingBot, Bot, RandomBot
from capital_lux.bots.policy import Policy
from capital_lux.bots.search_bot import CAUTION, SECONDS, SearchBot
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import View

LEVELS = ("random", "novice", "regular", "expert", "master", "instinct", "champion")
WORLDS = 16
NOVICE_WORLDS = 1
NOVICE_NOISE = 16.0


class GreedyBot(BelievingBot):
    """Judges each action at a glance, in a few possible worlds; `noise` makes it err."""

    def __init__(
        self, seed: int = 0, tiles: Sequence[Any] = (), worlds: int = WORLDS, noise: float = 0.01
    ) -> None:
        super().__init__(seed, tiles)
        self.worlds = worlds
        self.noise = noise

    def choose(self, view: View) -> str:
        world = self.world(view)
        policy = Policy(self.noise, world.base.copy())
        return TEXTS[policy.weigh(world, self.chance, self.worlds)]


def make_bot(
    level: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    tiles: Sequence[Any] = (),
) -> Bot:
    """A bot of a level; `seconds` or `simulations` replace the limit of a level that searches.

    It stops earlier when its move is clear. A limit that is not above 0 is a `ValueError`; levels
    that never search ignore both. `instinct` searches where it does not know a tile. `champion`
    thinks by simulations, and its seconds only stop a machine that is far too slow.

    >>> make_bot("novice", seed=1).choose.__self__.noise
    16.0
    """
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return GreedyBot(seed, tiles, NOVICE_WORLDS, NOVICE_NOISE)
    if level == "regular":
        return GreedyBot(seed, tiles)
    limit = SECONDS.get(level, SECONDS["expert"]) if seconds is None else seconds
    if level in ("instinct", "champion"):
        # Other levels do not wait for what these take to import.
        from capital_lux.bots.net_bot import ChampionBot, NetBot

        if level == "instinct":
            return NetBot(seed, tiles, None, limit, simulations)
        return ChampionBot(seed, tiles, None, limit, simulations)
    if level in SECONDS:
        return SearchBot(seed, tiles, limit, simulations, CAUTION[level])
    raise ValueError(because("no-level", level=level, levels=tuple(LEVELS)))
