"""Capital Lux for PettingZoo: one seat acts at a time.

>>> table = env(edition="first", seats=3)
>>> table.reset(seed=1)
>>> table.agent_selection, table.action_space("player_0").n
('player_0', np.int64(104))

A draft is made in the order of the seats; what a seat keeps is hidden from the others, so it is the
same as keeping at once. Docs: docs/pettingzoo.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

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
from capital_lux.envs.parallel import parallel_env
from capital_lux.envs.rewards import check_reward, final_rewards
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.illegal import IllegalAction

__all__ = ["env", "parallel_env", "raw_env"]

ENV_ID = "CapitalLux-v0"
NOBODY = -1
NO_ACTIONS = np.zeros(ACTIONS, dtype=np.int8)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers: an illegal action raises `IllegalAction`.

    `edition`, `seats` and `powers` as for `Game`, with 2 to 4 seats. `reward`, at the end: "win",
    each seat's share of the victory, or "margin", its points less the others' average.
    `max_cycles`: the game is cut off after so many actions for each seat. `render` shows all hands.
    """

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
        super().__init__()
        if seats == 1:
            raise ValueError("a solo game is for Gymnasium: choose 2, 3 or 4 seats")
        self.dealer = Dealer(edition, seats, powers)
        self.render_mode = check_render_mode(render_mode)
        self.reward = check_reward(reward)
        self.most_steps = None if max_cycles is None else max_cycles * seats
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (seats * SIZE,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The ids of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Without a seed, the next game of those that the last seed gave."""
        self.table = self.dealer.deal(seed)
        self.game = self.table.game
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.acting = self.game.waiting()[0]
        self.agent_selection = self.possible_agents[self.acting]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; it may choose something only when it acts."""
        seat = self.seat_of[agent]
        mask = self.table.mask(seat).view(np.int8) if seat == self.acting else NO_ACTIONS.copy()
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats see together, seat 0 first."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.game.seats)])

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
        if waiting and self.steps != self.most_steps:
            self.acting = waiting[0]
            self.agent_selection = self.possible_agents[self.acting]
        else:
            self.end(bool(waiting))
        if self.render_mode == "human":
            self.render()

    def end(self, cut_off: bool) -> None:
        """The game is over, or cut off: then nobody is rewarded."""
        self.acting = NOBODY
        if cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            rewards = final_rewards(self.game, self.reward)
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table with all hands: printed, as text, or as a picture."""
        return show(self.game.snapshot(), self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class env(raw_env):  # noqa: N801
    """The environment, with what PettingZoo's usual wrappers do, some times faster.

    Options as for `raw_env`, and `illegal`: "end", an action that is not legal ends the game, its
    seat gets -1 and the others nothing; or "random", any legal one is played instead. A step after
    the end is only warned of.
    """

    def __init__(self, *args: Any, illegal: str = "end", **options: Any) -> None:
        super().__init__(*args, **options)
        self.illegal = check_illegal(illegal)

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            super().step(action)
        except IllegalAction:
            if self.illegal == "random":
                super().step(self.dealer.any_legal(self.table, self.acting))
            else:
                self.lose()

    def lose(self) -> None:
        """The game ends for all, and the selected agent has lost it."""
        EnvLogger.warn_on_illegal_move()
        self.acting = NOBODY
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards[self.agent_selection] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()


def register() -> None:
    """Make `pettingzoo.make("aec", "CapitalLux-v0")` work."""
    if ENV_ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", ENV_ID, "capital_lux.envs.pettingzoo:env")
        pettingzoo.register("parallel", ENV_ID, "capital_lux.envs.pettingzoo:parallel_env")


register()
