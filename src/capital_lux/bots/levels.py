"""The bots by name: random, novice, regular, expert, master."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from capital_lux.bots.bot import BelievingBot, Bot, RandomBot
from capital_lux.bots.policy import Policy
from capital_lux.bots.race import Budget, Race
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.rules.actions import TEXTS, action_id
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import View

LEVELS = ("random", "novice", "regular", "expert", "master")
SECONDS = {"expert": 0.2, "master": 2.0}
"""The most that a level that searches thinks about a move."""
CAUTION = {"expert": 1.5, "master": 3.0}
"""How sure it must be to stop early: see `Race`."""
WORLDS = 16
NOVICE_WORLDS = 1
NOVICE_NOISE = 16.0
HORIZON = 1
"""Rounds played out in a simulation; docs/strength.md says how little evidence there is for it."""


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


class SearchBot(BelievingBot):
    """Searches until its move is clear or its limit is reached.

    The limit is a time or a number of simulations. With the latter no clock is read, and a bot with
    the same seed always plays the same.
    """

    def __init__(
        self,
        seed: int = 0,
        tiles: Sequence[Any] = (),
        seconds: float = SECONDS["expert"],
        simulations: int | None = None,
        caution: float = CAUTION["expert"],
    ) -> None:
        super().__init__(seed, tiles)
        if not 0 < seconds < math.inf:
            raise ValueError(because("bot-seconds", seconds=seconds))
        if simulations is not None and simulations < 1:
            raise ValueError(because("bot-simulations", simulations=simulations))
        self.seconds = seconds
        self.simulations = simulations
        self.caution = caution

    def choose(self, view: View) -> str:
        world = self.world(view)
        legal: list[str] = view["legal"]
        return legal[0] if len(legal) == 1 else TEXTS[self.race(world, legal).leader()]

    def race(self, world: World, legal: Sequence[str]) -> Race:
        """A race between the legal actions, run to its end."""
        search = Search(world, self.chance, HORIZON)
        race = Race(search, [action_id(text) for text in legal], self.caution)
        race.run(Budget(self.seconds, self.simulations))
        return race


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
    that do not search ignore both.

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
        limit = SECONDS[level] if seconds is None else seconds
        return SearchBot(seed, tiles, limit, simulations, CAUTION[level])
    raise ValueError(because("no-level", level=level, levels=tuple(LEVELS)))
