"""The bot that searches."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.bots.bot import BelievingBot
from capital_lux.bots.race import Budget, Race
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.rules.actions import TEXTS, action_id
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import View

Simulations = int | Mapping[str, int]
"""How many for a move, or how many in each edition."""
SIMULATIONS: dict[str, Simulations] = {
    "skilled": {"first": 16, "generations": 9},
    "strong": {"first": 45, "generations": 31},
    "veteran": 95,
    "expert": {"first": 190, "generations": 150},
    "master": 12_000,
}
"""What a level that searches simulates for a move, at most: the same on every machine.

`regular` does not search and is weaker in Generations: there the steps above it begin lower.
"""
SECONDS = 2.0
"""The most that a move takes by the clock."""
CAUTION = 1.5
"""How sure it must be to stop early: see `Race`."""
HORIZON = 1
"""Rounds played out in a simulation; docs/strength.md says how little evidence there is for it."""


class SearchBot(BelievingBot):
    """Searches until its move is clear or its limit is reached.

    The limit is a time or a number of simulations. With the latter no clock is read, and a bot with
    the same seed always plays the same; unless it is `guarded`: then both are limits.
    """

    def __init__(
        self,
        seed: int = 0,
        tiles: Sequence[Any] = (),
        seconds: float = SECONDS,
        simulations: Simulations | None = None,
        caution: float = CAUTION,
        guarded: bool = False,
    ) -> None:
        super().__init__(seed, tiles)
        if not 0 < seconds < math.inf:
            raise ValueError(because("bot-seconds", seconds=seconds))
        if isinstance(simulations, int) and simulations < 1:
            raise ValueError(because("bot-simulations", simulations=simulations))
        self.seconds = seconds
        self.simulations = simulations
        self.caution = caution
        self.guarded = guarded

    def choose(self, view: View) -> str:
        world = self.world(view)
        legal: list[str] = view["legal"]
        return legal[0] if len(legal) == 1 else TEXTS[self.race(world, legal).leader()]

    def race(self, world: World, legal: Sequence[str]) -> Race:
        """A race between the legal actions, run to its end."""
        search = Search(world, self.chance, HORIZON)
        race = Race(search, [action_id(text) for text in legal], self.caution)
        most = simulations_in(world.base.edition.name, self.simulations)
        race.run(Budget(self.seconds, most, guarded=self.guarded))
        return race


def simulations_in(edition: str, simulations: Simulations | None) -> int | None:
    """How many simulations a move has in an edition."""
    return simulations[edition] if isinstance(simulations, Mapping) else simulations
