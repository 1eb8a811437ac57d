"""The bot that searches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from capital_lux.bots.bot import BelievingBot
from capital_lux.bots.race import Budget, Race
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.rules.actions import TEXTS, action_id
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import View

SECONDS = {"expert": 0.2, "master": 2.0, "champion": 2.0}
"""The most that a level that searches thinks about a move."""
CAUTION = {"expert": 1.5, "master": 3.0, "champion": 1.0}
"""How sure it must be to stop early: see `Race`.

The champion's means do not go on learning, and all its actions meet the same worlds.
"""
HORIZON = 1
"""Rounds played out in a simulation; docs/strength.md says how little evidence there is for it."""


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
