"""Learns from what was played, by PPO."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from capital_lux.learning.collect import Rollout
from capital_lux.learning.net import Weights, judge, new_weights
from capital_lux.learning.settings import TrainingSettings
from capital_lux.rules.cards import MAX_SEATS

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.98, 1e-6


class LearnerState(NamedTuple):
    """All that learning changes."""

    weights: Weights
    average: Weights
    """The averaged weights, which are what plays."""
    first: Weights
    second: Weights
    steps: Array


class Lessons(NamedTuple):
    """Decisions to learn from, one after the other."""

    rows: Array
    masks: Array
    actions: Array
    chances: Array
    advantages: Array
    returns: Array


class Rates(NamedTuple):
    """What falls in the course of a run."""

    rate: Any
    entropy: Any


def new_state(settings: TrainingSettings) -> LearnerState:
    weights = new_weights(jax.random.key(settings.seed), settings.width, settings.blocks)
    return LearnerState(weights, copied(weights), none(weights), none(weights), jnp.zeros(()))


def copied(weights: Weights) -> Weights:
    """The same weights, which learning does not change."""
    return {name: jnp.copy(array) for name, array in weights.items()}


def none(weights: Weights) -> Weights:
    return {name: jnp.zeros_like(array) for name, array in weights.items()}


@partial(jax.jit, static_argnums=1)
def advantages(played: Rollout, trace: float) -> tuple[Array, Array, Array]:
    """For each decision: how much better it went than expected, what came of it, whether it counts.

    A seat's last decision in a game that goes on has no next one to be compared with.
    """
    count = played.seats.shape[1]
    nothing = jnp.zeros((count, MAX_SEATS))

    def back(carry: tuple[Array, ...], now: tuple[Array, ...]) -> tuple[Any, Any]:
        following, gained, reward, known = carry
        seat, done, rewards, here = now
        ended = done[:, None]
        following = jnp.where(ended, 0.0, following)
        gained = jnp.where(ended, 0.0, gained)
        reward = jnp.where(ended, rewards, reward)
        known = known | ended
        mine = jnp.arange(MAX_SEATS)[None, :] == seat[:, None]

        def of(table: Array) -> Array:
            return jnp.where(mine, table, 0).sum(axis=1)

        advantage = of(reward) + of(following) - here + trace * of(gained)
        sure = (known & mine).any(axis=1)
        following = jnp.where(mine, here[:, None], following)
        gained = jnp.where(mine, advantage[:, None], gained)
        reward = jnp.where(mine, 0.0, reward)
        return (following, gained, reward, known | mine), (advantage, sure)

    start = nothing, nothing, nothing, jnp.zeros((count, MAX_SEATS), bool)
    steps = played.seats, played.done, played.rewards, played.values
    _, (found, sure) = jax.lax.scan(back, start, steps, reverse=True)
    return found, found + played.values, sure & played.useful


@jax.jit
def gather(
    played: list[Rollout], judged: list[tuple[Array, Array, Array]], key: Array
) -> tuple[Lessons, Array, Array]:
    """All decisions in a row, a random order with the useful ones first, and how many those are."""

    def flat(*arrays: Array) -> Array:
        return jnp.concatenate([one.reshape(-1, *one.shape[2:]) for one in arrays])

    useful = flat(*[one[2] for one in judged])
    gains = flat(*[one[0] for one in judged])
    count = useful.sum()
    mean = jnp.where(useful, gains, 0).sum() / count
    spread = jnp.sqrt(jnp.where(useful, jnp.square(gains - mean), 0).sum() / count)
    lessons = Lessons(
        flat(*[one.rows for one in played]),
        flat(*[one.masks for one in played]),
        flat(*[one.actions for one in played]),
        flat(*[one.chances for one in played]),
        (gains - mean) / (spread + TINY),
        flat(*[one[1] for one in judged]),
    )
    order = jnp.where(useful, jax.random.uniform(key, useful.shape), 2.0).argsort()
    return lessons, order, count


def loss(
    weights: Weights, batch: Lessons, entropy: Array, settings: TrainingSettings
) -> tuple[Array, dict[str, Array]]:
    chances, values = judge(weights, batch.rows, batch.masks)
    now = jnp.take_along_axis(chances, batch.actions[:, None].astype(jnp.int32), axis=1)[:, 0]
    ratio = jnp.exp(now - batch.chances)
    held = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = jnp.minimum(ratio * batch.advantages, held * batch.advantages).mean()
    spread = -(jnp.exp(chances) * jnp.maximum(chances, -30.0)).sum(axis=1).mean()
    error = jnp.square(values - batch.returns).mean()
    figures = {
        "entropy": spread,
        "value error": error,
        "spread of returns": batch.returns.std(),
        "change": (ratio - 1 - (now - batch.chances)).mean(),
    }
    return settings.value_weight * error - gain - entropy * spread, figures


@partial(jax.jit, static_argnums=5, donate_argnums=0)
def step(
    state: LearnerState,
    lessons: Lessons,
    order: Array,
    at: int,
    rates: Rates,
    settings: TrainingSettings,
) -> tuple[LearnerState, dict[str, Array]]:
    """One minibatch."""
    chosen = jax.lax.dynamic_slice(order, (at,), (settings.minibatch,))
    batch = Lessons(*[one[chosen] for one in lessons])
    grads, figures = jax.grad(loss, has_aux=True)(state.weights, batch, rates.entropy, settings)
    size = jnp.sqrt(sum(jnp.square(one).sum() for one in grads.values()))
    factor = jnp.minimum(1.0, settings.gradient / (size + TINY))
    steps = state.steps + 1
    one, two = 1 - FIRST_MOMENT**steps, 1 - SECOND_MOMENT**steps
    # Early on the average must not be held back by where it began.
    kept = jnp.minimum(settings.average, steps / (steps + 10))
    new = LearnerState({}, {}, {}, {}, steps)
    for name, gradient in grads.items():
        change = factor * gradient
        first = FIRST_MOMENT * state.first[name] + (1 - FIRST_MOMENT) * change
        second = SECOND_MOMENT * state.second[name] + (1 - SECOND_MOMENT) * change * change
        move = rates.rate * (first / one) / (jnp.sqrt(second / two) + TINY)
        new.first[name], new.second[name] = first, second
        new.weights[name] = state.weights[name] - move
        new.average[name] = kept * state.average[name] + (1 - kept) * new.weights[name]
    return new, figures


def learn(
    state: LearnerState, played: list[Rollout], key: Array, rates: Rates, settings: TrainingSettings
) -> tuple[LearnerState, dict[str, Array], int]:
    """Learn from some games; how many decisions were useful."""
    judged = [advantages(one, settings.trace) for one in played]
    figures: dict[str, Array] = {}
    for _ in range(settings.epochs):
        key, use = jax.random.split(key)
        lessons, order, count = gather(played, judged, use)
        useful = int(count)
        for at in range(0, useful - settings.minibatch + 1, settings.minibatch):
            state, figures = step(state, lessons, order, at, rates, settings)
            # Steps that are only queued would keep the players waiting.
            jax.block_until_ready(state.steps)
    return state, figures, useful
