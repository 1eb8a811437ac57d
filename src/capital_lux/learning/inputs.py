"""Observations as the bits that the net takes, worked out where the net runs."""

from __future__ import annotations

from math import prod

import jax
import jax.numpy as jnp
import numpy as np

from capital_lux.envs.observation.layout import OFFSETS, SHAPES
from capital_lux.learning.features import (
    DERIVED,
    FLAGS,
    LEFT_OUT,
    MIDDLE,
    MOST,
    PACKED,
    THRESHOLDS,
    bits,
)
from capital_lux.rules.cards import DISTRICTS, LOWEST, MAX_SEATS, VALUES

Array = jax.Array

ALIGNED = 64
"""The matrices of a GPU want rows of a round length."""
INPUTS = len(bits())
ROW = -(-INPUTS // ALIGNED) * ALIGNED
VALUE = np.arange(LOWEST, LOWEST + VALUES)


def field(rows: Array, name: str) -> Array:
    """A field of observations, as whole numbers in its own shape."""
    shape = SHAPES[name]
    first = OFFSETS[name]
    return rows[:, first : first + prod(shape)].reshape(len(rows), *shape)


def derived(rows: Array) -> dict[str, Array]:
    """The fields of `DERIVED`."""
    capital = field(rows, "capital_total").astype(jnp.int32)
    home = field(rows, "home_total").astype(jnp.int32)
    hand = field(rows, "hand").astype(jnp.int32).reshape(-1, DISTRICTS, VALUES)
    seats = 2 + field(rows, "seats").argmax(axis=1)
    there = jnp.arange(MAX_SEATS)[None, :] < seats[:, None]
    others = jnp.where(there[:, 1:, None], home[:, 1:], 0).max(axis=1)
    room = jnp.clip(MIDDLE + capital[:, None] - home, 0, MOST) * there[:, :, None]
    slack = jnp.clip(MIDDLE + capital - home[:, 0] - hand @ VALUE, 0, MOST)
    lead = jnp.clip(MIDDLE + home[:, 0] - others, 0, MOST)
    found = {"room": room, "slack": slack, "lead": lead}
    return {name: found[name].astype(jnp.uint8) for name, _, _ in DERIVED}


def parts(rows: Array) -> list[Array]:
    """The bits of observations, field by field, in the order of `features.bits`."""
    fields = {name: field(rows, name) for name in SHAPES} | derived(rows)
    found = []
    for name, values in fields.items():
        if name in LEFT_OUT:
            continue
        flat = values.reshape(len(rows), -1, 1)
        thresholds = (1,) if name in FLAGS else THRESHOLDS.get(name, ())
        made = []
        if name in PACKED:
            made.append((flat & np.array([1 << bit for bit in range(8)], np.uint8)) != 0)
        if thresholds:
            made.append(flat >= np.array(thresholds, np.uint8))
        found.append(jnp.concatenate(made, axis=2).reshape(len(rows), -1))
    return found


def seen(rows: Array) -> Array:
    """What the net takes: the bits side by side, filled up with zeros."""
    found = [one.astype(jnp.bfloat16) for one in parts(rows)]
    return jnp.concatenate([*found, jnp.zeros((len(rows), ROW - INPUTS), jnp.bfloat16)], axis=1)
