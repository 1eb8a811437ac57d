"""Capital Lux for Gymnasium: one seat learns, bots or ROB play the others.

>>> import gymnasium
>>> env = gymnasium.make("CapitalLux-v0", seats=3, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation in env.observation_space, int(info["action_mask"].sum())
(True, 5)

Importing this module registers `CapitalLux-v0`; `vector.py` has many of them at once.
Docs: docs/gymnasium.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import index
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import LEVELS, make_bot
from capital_lux.envs import check_choice
from capital_lux.envs.render import RENDER_MODES, check_render_mode, show
from capital_lux.envs.rewards import check_reward, final_rewards
from capital_lux.observation.layout import SIZE
from capital_lux.observation.observer import Observer, absolute
from capital_lux.observation.section import Bytes
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction

ENV_ID = "CapitalLux-v0"
PENALTY = -0.1
SEED_BYTES = 32
BOT_SEEDS = 1 << 62


Opponent = str | Callable[[int], Bot]
"""A level, or what makes a bot from a seed."""


class CapitalLux(gymnasium.Env[Bytes, np.int64]):
    """One seat of a game.

    `edition`, `seats` and `powers` as for `Game`; `edition="generations", seats=1` is against ROB.
    `opponents`: the level of all bots, or a list with one for each other seat, clockwise; instead
    of a level, a function that makes a bot from a seed. `seat`: the seat that learns, or None for
    another one each time. `reward`, at the end: "win", the share of the victory, or "margin", the
    points less the others' average. `illegal`: what an action that is not in `info["action_mask"]`
    does: "penalty", nothing but a reward of `penalty`; or "raise". A copy, or a pickled one, goes
    on from the same position.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as Gymnasium has it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str = "first",
        seats: int = 2,
        powers: str | Sequence[str] | None = None,
        opponents: Opponent | Sequence[Opponent] = "novice",
        seat: int | None = 0,
        reward: str = "win",
        illegal: str = "penalty",
        penalty: float = PENALTY,
        render_mode: str | None = None,
    ) -> None:
        self.options: dict[str, Any] = {"edition": edition, "seats": seats, "powers": powers}
        Game(**self.options)
        self.seats = seats
        self.opponents = opponents_of(opponents, seats - 1)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
        self.fixed_seat = seat
        self.reward = check_reward(reward)
        self.illegal = check_choice("illegal", illegal, ("penalty", "raise"))
        self.penalty = penalty
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Box(0, 255, (SIZE,), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal, and let the others play until the seat must act."""
        super().reset(seed=seed)
        self.game = Game(**self.options, seed=self.np_random.bytes(SEED_BYTES))
        self.table = Observer(self.game)
        chosen = self.fixed_seat
        self.seat = int(self.np_random.integers(self.seats)) if chosen is None else chosen
        self.bots: dict[int, Bot] = {}
        for turn, opponent in enumerate(self.opponents, 1):
            bot_seed = int(self.np_random.integers(BOT_SEEDS))
            if opponent != "random":
                make = partial(make_bot, opponent) if isinstance(opponent, str) else opponent
                self.bots[(self.seat + turn) % self.seats] = make(bot_seed)
        self.tell(self.game.opening)
        self.play_others()
        return self.table.observe(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """The seat acts, and the others until it must act again."""
        seat = self.seat
        try:
            self.play_relative(seat, index(action))
        except IllegalAction:
            if self.illegal == "raise" or self.game.over:
                raise
            info = {**self.info(), "illegal": True}
            return self.table.observe(seat), self.penalty, False, False, info
        self.play_others()
        over = self.game.over
        reward = final_rewards(self.game, self.reward)[seat] if over else 0.0
        return self.table.observe(seat), reward, over, False, self.info()

    def play_relative(self, seat: int, action: int) -> None:
        """Do an action by its id in a mask; bots hear of it, if there are any that listen."""
        if self.bots:
            self.tell(self.table.play(seat, absolute(action, seat, self.game.seats)))
        else:
            self.table.play_relative(seat, action)

    def play_others(self) -> None:
        """The others act until the seat must act or the game is over."""
        waiting = self.game.waiting()
        while waiting and self.seat not in waiting:
            other = waiting[0]
            if other in self.bots:
                action = self.bots[other].choose(self.game.view(other))
                self.tell(self.table.play(other, action))
            else:
                ids = np.flatnonzero(self.table.mask(other))
                self.play_relative(other, int(ids[self.np_random.integers(len(ids))]))
            waiting = self.game.waiting()

    def tell(self, events: Sequence[Event]) -> None:
        """Every bot hears what its seat may know."""
        for seat, bot in self.bots.items():
            if isinstance(bot, Bot):
                for seen in seen_by(events, seat):
                    bot.hear(seen)

    def info(self) -> dict[str, Any]:
        """The legal actions and which seat we are; at the end also who won."""
        info: dict[str, Any] = {
            "action_mask": self.table.mask(self.seat).view(np.int8),
            "seat": self.seat,
        }
        if self.game.over:
            info["scores"] = self.game.scores()
            info["winners"] = list(self.game.winners())
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each action that is legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask(self.seat).view(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it: printed, as text, or as a picture."""
        return show(self.game.view(self.seat), self.render_mode)


def opponents_of(given: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """One opponent for each other seat."""
    single = isinstance(given, str) or callable(given)
    opponents = [given] * count if single else list(given)  # type: ignore[arg-type]
    if len(opponents) != count:
        raise ValueError(f"{len(opponents)} opponents for {count} other seats")
    for opponent in opponents:
        if not callable(opponent) and opponent not in LEVELS:
            raise ValueError(f"there is no level {opponent!r}: choose {', '.join(LEVELS)}")
    return opponents  # type: ignore[return-value]


def register() -> None:
    """Make `gymnasium.make("CapitalLux-v0")` work."""
    if ENV_ID not in gymnasium.registry:
        gymnasium.register(
            ENV_ID,
            entry_point="capital_lux.envs.gymnasium:CapitalLux",
            vector_entry_point="capital_lux.envs.vector:make_vector",
        )


register()
