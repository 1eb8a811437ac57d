"""Many games at once for Gymnasium: `gymnasium.make_vec("CapitalLux-v0", num_envs=64)`.

>>> import gymnasium
>>> import capital_lux.envs.gymnasium
>>> envs = gymnasium.make_vec("CapitalLux-v0", num_envs=64, seats=3, opponents="random")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((64, 865), (64, 104))

Against random opponents and ROB all games are stepped in C, by a `BatchGame`.
Docs: docs/gymnasium.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from capital_lux.envs.batch.games import BatchGame
from capital_lux.envs.gymnasium import CapitalLux
from capital_lux.envs.render import RENDER_MODES, show
from capital_lux.observation.section import Bytes
from capital_lux.rules.actions import ACTIONS

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
StepResult = tuple[Bytes, Floats, Flags, Flags, dict[str, Any]]


class CapitalLuxVector(VectorEnv[Bytes, npt.ArrayLike, npt.NDArray[Any]]):
    """One seat of each of many games, against opponents that play at random, or ROB.

    Options as for `CapitalLux`; `opponents` must be "random". With `powers="random"` each of the
    games keeps its own tiles. `threads`: how many share the work. A game that ends is dealt anew in
    the same step; `final_obs` and `final_info` tell of its end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as Gymnasium has it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, num_envs: int = 1, *, opponents: Any = "random", threads: int = 1, **options: Any
    ) -> None:
        self.single = CapitalLux(opponents=opponents, **options)
        if not plays_at_random(self.single):
            raise ValueError("in a batch all opponents play at random: choose make_vector")
        self.num_envs = num_envs
        self.rows = np.arange(num_envs)
        self.render_mode = self.single.render_mode
        self.single_observation_space = self.single.observation_space
        self.single_action_space = self.single.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        learner = "any" if self.single.fixed_seat is None else self.single.fixed_seat
        self.batch = BatchGame(
            num_envs,
            **self.single.options,
            threads=threads,
            reward=self.single.reward,
            learner=learner,
        )

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal all games; without a seed, the next ones of those that the last seed gave.

        A list has a seed for each game; None there stands for its next deal.
        """
        if options and "reset_mask" in options:
            raise ValueError("games are dealt anew when they end: there is no reset of some")
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(seed)
        return self.batch.observations.copy(), self.infos()

    def step(self, actions: npt.ArrayLike) -> StepResult:
        """The seat acts in each game, and the others until it must act again."""
        batch = self.batch
        seats = batch.seat.astype(np.int64)
        chosen = np.asarray(actions)
        illegal = np.zeros(self.num_envs, dtype=np.bool_)
        if self.single.illegal == "penalty" and chosen.shape == illegal.shape:
            known = (chosen >= 0) & (chosen < ACTIONS)
            illegal = ~(known & batch.masks[self.rows, chosen * known].view(np.bool_))
        batch.step(chosen, hold=illegal)
        done = batch.done.astype(np.bool_)
        rewards = batch.rewards[self.rows, seats].astype(np.float64)
        rewards[illegal] = self.single.penalty
        infos = self.infos()
        if illegal.any():
            infos |= told("illegal", illegal.copy(), illegal)
        if done.any():
            infos |= self.endings(done, seats)
        return batch.observations.copy(), rewards, done, np.zeros_like(done), infos

    def action_masks(self) -> Flags:
        """True for each action that is legal now, a row for each game."""
        return self.batch.masks.view(np.bool_).copy()

    def infos(self) -> dict[str, Any]:
        """The legal actions and which seat we are, in every game."""
        every = np.ones(self.num_envs, dtype=np.bool_)
        masks = self.batch.masks.view(np.int8).copy()
        return told("action_mask", masks, every) | told("seat", self.batch.seat.astype(int), every)

    def endings(self, done: Flags, seats: npt.NDArray[np.int64]) -> dict[str, Any]:
        """The last observations and infos of the games that ended."""
        batch = self.batch
        seen, scores, winners = (np.full(self.num_envs, None, dtype=object) for _ in range(3))
        for i in np.flatnonzero(done):
            seen[i] = batch.finals[i].copy()
            scores[i] = batch.scores[i, : batch.seats[i]].tolist()
            winners[i] = np.flatnonzero(batch.winners[i]).tolist()
        infos = told("action_mask", np.zeros((self.num_envs, ACTIONS), dtype=np.int8), done)
        infos |= told("seat", np.where(done, seats, 0), done)
        infos |= told("scores", scores, done) | told("winners", winners, done)
        return told("final_obs", seen, done) | told("final_info", infos, done)

    def render(self) -> tuple[Any, ...] | None:
        """Every table as its seat sees it: printed, as text, or as a picture."""
        games = [self.batch.game(i).view(int(seat)) for i, seat in enumerate(self.batch.seat)]
        return tuple(show(view, self.render_mode) for view in games)


def told(name: str, values: Any, where: Flags) -> dict[str, Any]:
    """An info of some games, as Gymnasium has it: the values, and which games have one."""
    return {name: values, f"_{name}": where.copy()}


def plays_at_random(env: CapitalLux) -> bool:
    """Whether nobody but the learner and ROB has to think."""
    return all(opponent == "random" for opponent in env.opponents)


def make_vector(num_envs: int = 1, threads: int = 1, **options: Any) -> VectorEnv[Any, Any, Any]:
    """Many games, in C where nobody has to think, else one after the other in Python."""
    if plays_at_random(CapitalLux(**options)):
        return CapitalLuxVector(num_envs, threads=threads, **options)
    if threads != 1:
        raise ValueError("threads are for opponents that play at random")
    make = partial(CapitalLux, **options)
    return SyncVectorEnv([make] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)
