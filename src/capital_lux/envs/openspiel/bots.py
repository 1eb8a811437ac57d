"""Our levels, and bots of your own, as bots of OpenSpiel.

>>> import pyspiel
>>> import capital_lux.envs.openspiel.game
>>> game = pyspiel.load_game("capital_lux", {"players": 2})
>>> bots = [LevelBot(0, "novice", seed=1), pyspiel.make_uniform_random_bot(1, 1)]
>>> sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1))
0.0

Docs: docs/openspiel.md.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel

from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import make_bot
from capital_lux.envs.openspiel.game import CapitalLuxState
from capital_lux.envs.openspiel.told import Link, Past
from capital_lux.observation.observer import relative
from capital_lux.rules.actions import action_id

SEED_BITS = 62


class LevelBot(pyspiel.Bot):  # type: ignore[misc]
    """A player of one of our levels, or a bot from a function that is given a seed.

    It sees its own seat's view and events, which every state carries, so it can be asked about any
    state, and goes on from the last one when that is part of its past. `seed`: the same one gives
    the same bots, one for each game. `limits` are those of `make_bot`: `seconds`, `simulations`.
    """

    def __init__(
        self,
        player_id: int,
        level: str | Callable[[int], Bot],
        seed: int | None = None,
        **limits: Any,
    ) -> None:
        super().__init__()
        self.seat = player_id
        self.make: Callable[[int], Bot] = (
            partial(make_bot, level, **limits) if isinstance(level, str) else level
        )
        self.seeds = random.Random(seed)
        self.restart()

    def player_id(self) -> int:
        return self.seat

    def restart(self) -> None:
        """Another game: a new bot that has heard nothing."""
        self.bot = self.make(self.seeds.getrandbits(SEED_BITS))
        self.heard: Link | Past | None = None

    def restart_at(self, state: CapitalLuxState) -> None:
        """Another game; what has happened in it is heard when the bot is asked."""
        self.restart()

    def inform_action(self, state: CapitalLuxState, player: int, action: int) -> None:
        """Nothing to note: the next state tells what the seat may know of it."""

    def step(self, state: CapitalLuxState) -> int:
        """The action it chooses, by its id."""
        late = state.late
        if late.player != self.seat:
            raise ValueError(f"player {late.player} acts, and this bot is player {self.seat}")
        self.listen(late.told)
        text = self.bot.choose(late.game.view(self.seat))
        return relative(action_id(text), self.seat, late.game.seats)

    def listen(self, told: Link | Past | None) -> None:
        """Hear what has happened since the last time; all of it in another game."""
        news: list[Link | Past] = []
        link = told
        while link is not None and link is not self.heard:
            news.append(link)
            link = link.before if isinstance(link, Link) else None
        if link is None and self.heard is not None:
            self.restart()
        self.heard = told
        if isinstance(self.bot, Bot):
            for link in reversed(news):
                for event in link.seen(self.seat):
                    self.bot.hear(event)
