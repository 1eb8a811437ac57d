"""Plays games with the net: lanes of batches that take turns at the processor and the GPU."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
from jax import Array

from capital_lux.envs.batch import BatchGame
from capital_lux.learning.net import Weights, judge
from capital_lux.learning.settings import TrainingSettings
from capital_lux.rules.cards import MAX_SEATS


class Rollout(NamedTuple):
    """What some games gave in `horizon` steps: each array by step and game."""

    rows: Array
    masks: Array
    actions: Array
    chances: Array
    """The logarithm of the probability with which the action was chosen."""
    values: Array
    useful: Array
    """Whether there is something to learn: the learning self had a choice."""
    seats: Array
    done: Array
    rewards: Array
    """By seat, where a game was done."""


@partial(jax.jit, static_argnums=6)
def act(
    player: Weights,
    past: Weights,
    rows: Array,
    masks: Array,
    theirs: Array,
    key: Array,
    count: int,
) -> tuple[Array, Array, Array, Array, Array]:
    """Choose in each game; in the first `count` a past self chooses for the seats that are its."""
    key, use = jax.random.split(key)
    chances, values = judge(player, rows, masks)
    if count:
        before, _ = judge(past, rows[:count], masks[:count])
        chances = jnp.concatenate(
            [jnp.where(theirs[:, None], before, chances[:count]), chances[count:]]
        )
    actions = (chances + jax.random.gumbel(use, chances.shape)).argmax(axis=1)
    chosen = jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
    useful = masks.sum(axis=1, dtype=jnp.int32) > 1
    if count:
        useful = useful.at[:count].set(useful[:count] & ~theirs)
    return actions.astype(jnp.uint8), chosen, values, useful, key


def worth(
    batch: BatchGame, ended: npt.NDArray[Any], settings: TrainingSettings
) -> npt.NDArray[Any]:
    """What the games that ended are worth to each seat, from -1 to 1."""
    seats = batch.seats[ended].astype(np.float32)[:, None]
    there = np.arange(MAX_SEATS)[None, :] < seats
    scores = np.where(there, batch.scores[ended], -1000)
    order = np.sort(scores, axis=1)
    others = np.where(scores == order[:, -1:], order[:, -2:-1], order[:, -1:])
    win = (batch.rewards[ended] * seats - 1) / (seats - 1)
    lead = np.tanh((scores - others) / settings.lead)
    made: npt.NDArray[Any] = np.where(there, settings.win * win + (1 - settings.win) * lead, 0.0)
    return made


class Lane:
    """A batch of games with its own thread."""

    def __init__(self, settings: TrainingSettings, number: int) -> None:
        self.settings = settings
        self.batch = BatchGame(
            settings.games,
            games=settings.mix,
            seed=settings.seed * 1000 + number,
            threads=settings.threads,
        )
        self.key = jax.random.key(settings.seed * 1000 + number)
        self.chance = np.random.default_rng([settings.seed, number])
        self.astray = 0
        self.old = int(settings.games * settings.past)
        self.learns = self.draw(np.arange(self.old))

    def draw(self, games: npt.NDArray[Any]) -> npt.NDArray[np.int8]:
        """The seat that learns in games with a past self."""
        drawn: npt.NDArray[np.int8] = (
            self.chance.random(len(games)) * self.batch.seats[games]
        ).astype(np.int8)
        return drawn

    def saved(self) -> Any:
        """All that the lane goes on from."""
        chance = self.chance.bit_generator.state
        return self.batch, jax.random.key_data(self.key).tolist(), chance, self.learns

    def load(self, kept: Any) -> None:
        self.batch, key, self.chance.bit_generator.state, self.learns = kept
        self.key = jax.random.wrap_key_data(jnp.array(key, jnp.uint32))

    def play(self, player: Weights, past: Weights) -> Rollout:
        settings, batch = self.settings, self.batch
        shape = settings.horizon, len(batch)
        seats = np.zeros(shape, np.int8)
        done = np.zeros(shape, np.bool_)
        rewards = np.zeros((*shape, MAX_SEATS), np.float32)
        kept = []
        for step in range(settings.horizon):
            seats[step] = batch.seat
            theirs = batch.seat[: self.old] != self.learns
            rows, masks = jnp.array(batch.observations), jnp.array(batch.masks)
            choice, chances, values, useful, self.key = act(
                player, past, rows, masks, theirs, self.key, self.old
            )
            kept.append((rows, masks, choice, chances, values, useful))
            actions = np.asarray(choice)
            # Once in 700 million decisions a GPU gave back an action that was not legal.
            legal = batch.masks[np.arange(len(batch)), actions]
            if not legal.all():
                self.astray += int((legal == 0).sum())
                actions = np.where(legal, actions, batch.masks.argmax(axis=1))
            batch.step(actions)
            ended = np.flatnonzero(batch.done)
            done[step, ended] = True
            rewards[step, ended] = worth(batch, ended, settings)
            drawn = ended[ended < self.old]
            self.learns[drawn] = self.draw(drawn)
        rows, masks, choice, chances, values, useful = (
            jnp.stack(column) for column in zip(*kept, strict=True)
        )
        told = [jnp.array(one) for one in (seats, done, rewards)]
        return Rollout(rows, masks, choice, chances, values, useful, *told)


class Collector:
    """All lanes, each played by a thread of its own."""

    def __init__(self, settings: TrainingSettings) -> None:
        self.lanes = [Lane(settings, number) for number in range(settings.lanes)]
        self.threads = ThreadPoolExecutor(len(self.lanes))

    def start(self, player: Weights, past: Weights) -> list[Future[Rollout]]:
        """Begin to play, with weights that must not change meanwhile."""
        return [self.threads.submit(lane.play, player, past) for lane in self.lanes]
