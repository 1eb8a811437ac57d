"""Capital Lux for PettingZoo: one seat acts at a time.

>>> table = env(edition="first", seats=3)
>>> table.reset(seed=1)
>>> table.agent_selection, table.action_space("player_0").n
('player_0', np.int64(104))

A draft is made in the order of the seats; what a seat keeps is hidden from the others, so it is the
same as keeping at once. Docs: docs/pettingzoo.md.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from capital_lux.envs import check_choice
from capital_lux.envs.render import RENDER_MODES, check_render_mode, show
from capital_lux.envs.rewards import check_reward, final_rewards
from capital_lux.observation.layout import SIZE
from capital_lux.observation.observer import Observer
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction

__all__ = ["env", "parallel_env", "raw_env"]

ENV_ID = "CapitalLux-v0"
NOBODY = -1
ILLEGAL = ("end", "random")
ILLEGAL_REWARD = -1.0
NO_ACTIONS = np.zeros(ACTIONS, dtype=np.int8)

Observation = dict[str, npt.NDArray[Any]]
Infos = dict[str, dict[str, Any]]


class TableEnv:
    """What all environments here share: the spaces, the games one after the other, pictures."""

    metadata: dict[str, Any] = {  # noqa: RUF012  as PettingZoo has it
        "render_modes": RENDER_MODES,
        "name": "capital_lux_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str = "first",
        seats: int = 2,
        powers: str | Sequence[str] | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
    ) -> None:
        if seats == 1:
            raise ValueError("a solo game is for Gymnasium: choose 2, 3 or 4 seats")
        self.options: dict[str, Any] = {"edition": edition, "seats": seats, "powers": powers}
        self.dealt = Game(**self.options, seed=0)
        self.random = random.Random()
        self.render_mode = check_render_mode(render_mode)
        self.reward = check_reward(reward)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (SIZE,), np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (seats * SIZE,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Deal a new game; the same seed gives the same games, one after the other."""
        if seed is not None:
            self.random = random.Random(int(seed))
        if self.options["powers"] == "random":
            self.dealt = Game(**self.options, seed=self.random.getrandbits(256))
        else:
            self.dealt.deal(Fast(self.random.getrandbits(64)))
        self.game = self.dealt
        self.table = Observer(self.game)
        self.agents = self.possible_agents[:]
        self.steps = 0

    def any_legal(self, seat: int) -> int:
        """A legal action of a seat, by its id in a mask."""
        return int(self.random.choice(np.flatnonzero(self.table.mask(seat))))

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats see together, seat 0 first."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table with all hands: printed, as text, or as a picture."""
        return show(self.game.snapshot(), self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class raw_env(TableEnv, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers: an illegal action raises `IllegalAction`.

    `edition`, `seats` and `powers` as for `Game`, with 2 to 4 seats. `reward`, at the end: "win",
    each seat's share of the victory, or "margin", its points less the others' average.
    `max_cycles`: the game is cut off after this many actions for each seat. `render` shows all
    hands.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Without a seed, the next game of those that the last seed gave."""
        self.deal(seed)
        self.last_step = (self.max_cycles or 0) * self.game.seats
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.acting = self.game.waiting()[0]
        self.agent_selection = self.possible_agents[self.acting]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; it may choose something only when it acts."""
        seat = self.possible_agents.index(agent)
        table = self.table
        mask = table.mask(seat).view(np.int8) if seat == self.acting else NO_ACTIONS.copy()
        return {"observation": table.observe(seat), "action_mask": mask}

    def __getattr__(self, name: str) -> Any:
        """Only for what is missing."""
        raise AttributeError(f"{name!r} is not there, or not before reset()")

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play_relative(self.acting, index(action))
        self.steps += 1
        waiting = self.game.waiting()
        if waiting and self.steps != self.last_step:
            self.acting = seat = waiting[0]
            self.agent_selection = self.possible_agents[seat]
        elif waiting:
            self.end(dict.fromkeys(self.agents, 0.0), cut_off=True)
        else:
            rewards = final_rewards(self.game, self.reward)
            self.end(dict(zip(self.agents, rewards, strict=True)), over=True)
        if self.render_mode == "human":
            self.render()

    def end(self, rewards: dict[str, float], over: bool = False, cut_off: bool = False) -> None:
        """No agent acts any more."""
        self.acting = NOBODY
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self.rewards = rewards
        self._accumulate_rewards()
        self._deads_step_first()


class env(raw_env):  # noqa: N801
    """The environment, with what PettingZoo's usual wrappers do, several times faster.

    Options as for `raw_env`, and `illegal`: "end", an action that is not legal ends the game, its
    seat gets -1 and the others nothing; or "random", any legal one is played instead. A step after
    the end only gives a warning.
    """

    def __init__(self, *args: Any, illegal: str = "end", **options: Any) -> None:
        super().__init__(*args, **options)
        self.illegal = check_choice("illegal", illegal, ILLEGAL)

    def step(self, action: Any) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            super().step(action)
        except IllegalAction:
            if self.illegal == "random":
                super().step(self.any_legal(self.acting))
            else:
                EnvLogger.warn_on_illegal_move()
                rewards = {**self.rewards, self.agent_selection: ILLEGAL_REWARD}
                self.end(rewards, over=True, cut_off=True)


class parallel_env(TableEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """All seats that must act do so in one step; what the others choose is ignored.

    In a draft every seat keeps a card in the same step. Options as for `env`; `max_cycles` counts
    steps.
    """

    metadata: dict[str, Any] = {**TableEnv.metadata, "is_parallelizable": True}  # noqa: RUF012

    def __init__(self, *args: Any, illegal: str = "end", **options: Any) -> None:
        super().__init__(*args, **options)
        self.illegal = check_choice("illegal", illegal, ILLEGAL)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal. Without a seed, the next game of those that the last seed gave."""
        self.deal(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What every agent sees; one that does not act now has no legal action."""
        return {
            agent: {
                "observation": self.table.observe(seat),
                "action_mask": self.table.mask(seat).view(np.int8),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Every seat that must act does so."""
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        lost = False
        for seat in self.game.waiting():
            agent = self.possible_agents[seat]
            try:
                self.table.play_relative(seat, index(actions[agent]))
            except IllegalAction:
                if self.illegal == "random":
                    self.table.play_relative(seat, self.any_legal(seat))
                else:
                    rewards[agent] = ILLEGAL_REWARD
                    lost = True
        self.steps += 1
        over = self.game.over
        cut_off = not over and (lost or self.steps == self.max_cycles)
        if over and not lost:
            rewards = dict(zip(agents, final_rewards(self.game, self.reward), strict=True))
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self.observations(),
            rewards,
            dict.fromkeys(agents, over or lost),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )


def register() -> None:
    """Make `pettingzoo.make("aec", "CapitalLux-v0")` work."""
    if ENV_ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", ENV_ID, "capital_lux.envs.pettingzoo:env")
        pettingzoo.register("parallel", ENV_ID, "capital_lux.envs.pettingzoo:parallel_env")


register()
