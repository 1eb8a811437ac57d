"""Capital Lux for PettingZoo, all at once: in a draft every seat keeps a card in the same step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from capital_lux.envs.common import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Dealer,
    Observation,
    check_illegal,
    check_render_mode,
    observation_space,
    show,
)
from capital_lux.envs.observation.layout import SIZE
from capital_lux.envs.rewards import check_reward, final_rewards
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.illegal import IllegalAction

Infos = dict[str, dict[str, Any]]


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """All seats that must act do so in one step; what the others choose is not looked at.

    Options as for `capital_lux.envs.pettingzoo.env`. `max_cycles` counts steps.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as PettingZoo has it
        "render_modes": RENDER_MODES,
        "name": "capital_lux_v0",
        "is_parallelizable": True,
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
        illegal: str = "end",
    ) -> None:
        if seats == 1:
            raise ValueError("a solo game is for Gymnasium: choose 2, 3 or 4 seats")
        self.dealer = Dealer(edition, seats, powers)
        self.render_mode = check_render_mode(render_mode)
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (seats * SIZE,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The ids of all actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal. Without a seed, the next game of those that the last seed gave."""
        self.table = self.dealer.deal(seed)
        self.game = self.table.game
        self.agents = self.possible_agents[:]
        self.steps = 0
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

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats see together, seat 0 first."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.game.seats)])

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
                    self.table.play_relative(seat, self.dealer.any_legal(self.table, seat))
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

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table with all hands: printed, as text, or as a picture."""
        return show(self.game.snapshot(), self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
