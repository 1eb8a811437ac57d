"""What a bot is: told its seat's events, asked to choose from its seat's view, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from capital_lux.bots.belief import Belief
from capital_lux.bots.guess import census_of
from capital_lux.bots.world import World
from capital_lux.rules.chance import Fast
from capital_lux.rules.shapes import SeenEvent, View


class Bot:
    """A player for one seat of one game. Override `choose`, and `hear` if the past matters.

    >>> class Eager(Bot):
    ...     def choose(self, view):
    ...         return view["legal"][0]
    >>> Eager().choose({"legal": ["home B4", "capital B4"]})
    'home B4'
    """

    def hear(self, event: SeenEvent) -> None:
        """Something happened, as the seat sees it."""

    def choose(self, view: View) -> str:
        """One of `view["legal"]`: here the first."""
        return str(view["legal"][0])


class RandomBot(Bot):
    """The simplest opponent: any legal action, each as likely as any other.

    >>> RandomBot(seed=1).choose({"legal": ["home B4"]})
    'home B4'
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """The same seed and the same views give the same choices; None leaves it to chance."""
        self.chance = random.Random(seed)

    def choose(self, view: View) -> str:
        action: str = self.chance.choice(view["legal"])
        return action


class BelievingBot(Bot):
    """A bot that knows what its seat could know.

    `tiles`: the classes of users' own tiles in the game, which it needs to imagine worlds.
    """

    def __init__(self, seed: int = 0, tiles: Sequence[Any] = ()) -> None:
        self.chance = Fast(seed)
        self.tiles = tiles
        self.belief: Belief | None = None
        self.unheard: list[SeenEvent] = []

    def hear(self, event: SeenEvent) -> None:
        """Keep it until the first view says what game this is."""
        self.unheard.append(event)

    def world(self, view: View) -> World:
        """The worlds its seat thinks possible."""
        if self.belief is None:
            assert view["seat"] is not None
            self.belief = Belief(view["seat"], len(view["players"]), census_of(view))
        for event in self.unheard:
            self.belief.hear(event)
        self.unheard = []
        return self.belief.world(view, self.tiles)
