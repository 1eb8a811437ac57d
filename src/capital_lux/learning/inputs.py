"""Observations as the bits that the net takes, worked out where the net runs."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from capital_lux.observation.features import (
    DERIVED,
    MIDDLE,
    MOST,
    PLACES,
    bits,
    masks_of,
    thresholds_of,
)
from capital_lux.observation.layout import SHAPES
from capital_lux.rules.cards import DISTRICTS, LOWEST, MAX_SEATS, VALUES

FAST = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
"""The type of products: processors have no bfloat16 of their own."""
ALIGNED = 64
"""A GPU multiplies fastest when rows have a round length."""
INPUTS = len(bits())
ROW = -(-INPUTS // ALIGNED) * ALIGNED
VALUE = np.arange(LOWEST, LOWEST + VALUES)


def field(rows: Array, name: str) -> Array:
    """A field of observations, as whole numbers in its own shape."""
    first, size = PLACES[name]
    return rows[:, first : first + size].reshape(len(rows), *SHAPES[name])


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
        flat = values.reshape(len(rows), -1, 1)
        masks, thresholds = (np.array(of(name), np.uint8) for of in (masks_of, thresholds_of))
        both = jnp.concatenate([(flat & masks) != 0, flat >= thresholds], axis=2)
        found.append(both.reshape(len(rows), -1))
    return found


def seen(rows: Array) -> Array:
    """What the net takes: the bits side by side, filled up with zeros."""
    found = [one.astype(FAST) for one in parts(rows)]
    return jnp.concatenate([*found, jnp.zeros((len(rows), ROW - INPUTS), FAST)], axis=1)
