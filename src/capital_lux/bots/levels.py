"""The bots by name: random, novice, regular, expert, master."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.bots.bot import BelievingBot, Bot
from capital_lux.bots.policy import Policy
from capital_lux.bots.random import RandomBot
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.rules.actions import TEXTS

LEVELS = ("random", "novice", "regular", "expert", "master")
SECONDS = {"expert": 0.2, "master": 2.0}
WORLDS = 16
NOVICE_WORLDS = 1
NOVICE_NOISE = 16.0
BATCH = 250
HORIZON = 1
"""Rounds played out in a simulation; docs/strength.md says on how little this rests."""


class GreedyBot(BelievingBot):
    """Judges each action at a glance, in a few possible worlds; `noise` makes it err."""

    def __init__(
        self, seed: int = 0, tiles: Sequence[Any] = (), worlds: int = WORLDS, noise: float = 0.01
    ) -> None:
        super().__init__(seed, tiles)
        self.worlds = worlds
        self.noise = noise

    def choose(self, view: Mapping[str, Any]) -> str:
        """The action that looks best."""
        world = self.world(view)
        policy = Policy(self.noise, world.base.copy())
        return TEXTS[policy.weigh(world, self.chance, self.worlds)]


class SearchBot(BelievingBot):
    """Searches for a time, or for a number of simulations whatever the clock says."""

    def __init__(
        self,
        seed: int = 0,
        tiles: Sequence[Any] = (),
        seconds: float = 0.2,
        simulations: int | None = None,
    ) -> None:
        super().__init__(seed, tiles)
        self.seconds = seconds
        self.simulations = simulations

    def choose(self, view: Mapping[str, Any]) -> str:
        """The action that search visited most."""
        world = self.world(view)
        legal: list[str] = view["legal"]
        return legal[0] if len(legal) == 1 else str(self.search(world).report()[0]["action"])

    def search(self, world: World) -> Search:
        """Think."""
        search = Search(world, self.chance, HORIZON)
        if self.simulations is not None:
            search.run(self.simulations)
            return search
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            search.run(BATCH)
        return search


def make_bot(
    level: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    tiles: Sequence[Any] = (),
) -> Bot | RandomBot:
    """A bot of a level. `seconds` or `simulations` a move replace a searching level's own.

    >>> make_bot("novice", seed=1).choose.__self__.noise
    16.0
    """
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return GreedyBot(seed, tiles, NOVICE_WORLDS, NOVICE_NOISE)
    if level == "regular":
        return GreedyBot(seed, tiles)
    if level in SECONDS:
        return SearchBot(seed, tiles, seconds or SECONDS[level], simulations)
    raise ValueError(f"there is no level {level!r}: choose {', '.join(LEVELS)}")
