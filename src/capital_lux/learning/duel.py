"""Two nets against each other in duplicate deals: the same cards, with each in every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from capital_lux.envs.batch import BatchGame
from capital_lux.learning.net import Weights, judge
from capital_lux.learning.settings import GameKind


class Share(NamedTuple):
    """The wins of one side, ties shared, with a 95 % interval over deals."""

    mean: float
    interval: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ± {100 * self.interval:.1f} ({self.deals} deals)"


def share_in(shares: Sequence[float]) -> Share:
    """What some deals say."""
    return Share(fmean(shares), 1.96 * pstdev(shares) / math.sqrt(len(shares)), len(shares))


@jax.jit
def choose(one: Weights, two: Weights, rows: Array, masks: Array, first: Array) -> Array:
    """The action of each game, by the first net where `first` says so."""
    chances = jnp.where(first[:, None], judge(one, rows, masks)[0], judge(two, rows, masks)[0])
    return chances.argmax(axis=1)


def duel(
    one: Weights,
    two: Weights | None,
    options: GameKind,
    deals: int,
    *,
    seed: int = 0,
    threads: int = 1,
) -> Share:
    """The share of the first net, one seat against others of the second; None plays at random."""
    chance = np.random.default_rng(seed)
    seats = 1 if options["seats"] == 1 else int(options["seats"])
    shares = np.zeros(deals)
    for mine in range(seats):
        batch = BatchGame(deals, games=[options], seed=seed, threads=threads)
        over = np.zeros(deals, bool)
        while not over.all():
            acting = batch.seat == mine
            rows, masks = jnp.array(batch.observations), jnp.array(batch.masks)
            other = one if two is None else two
            actions = np.asarray(choose(one, other, rows, masks, acting)).copy()
            if two is None:
                drawn = (batch.masks * (1e-6 + chance.random(batch.masks.shape))).argmax(axis=1)
                actions = np.where(acting, actions, drawn)
            batch.step(actions, hold=over)
            ended = batch.done.astype(bool) & ~over
            shares[ended] += batch.rewards[ended, mine] / seats
            over |= ended
    return share_in(shares.tolist())
