"""The net: a wide first layer over bits, then residual blocks.

Weights are a dictionary of arrays in float32.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from capital_lux.learning.inputs import FAST, ROW, seen
from capital_lux.rules.actions import ACTIONS

Weights = dict[str, Array]

FIRST_SPREAD = 0.08
HEAD_SPREAD = 0.01
SMALL = 1e-5
NEVER = -1e9


def new_weights(key: Array, width: int, blocks: int) -> Weights:
    """Weights to begin with. The head gives a logit for each action and, after those, the value."""
    first, head, *inner = jax.random.split(key, blocks + 2)
    spread = (2 * width) ** -0.5
    return {
        "first": FIRST_SPREAD * jax.random.normal(first, (ROW, width)),
        "first_bias": jnp.zeros(width),
        "norm": jnp.ones((blocks + 1, width)),
        "norm_bias": jnp.zeros((blocks + 1, width)),
        "block": jnp.stack([spread * jax.random.normal(one, (width, width)) for one in inner]),
        "block_bias": jnp.zeros((blocks, width)),
        "head": HEAD_SPREAD * jax.random.normal(head, (width, ACTIONS + 1)),
        "head_bias": jnp.zeros(ACTIONS + 1),
    }


def product(x: Array, weights: Array) -> Array:
    return jnp.matmul(x.astype(FAST), weights.astype(FAST), preferred_element_type=jnp.float32)


def normed(h: Array, weights: Weights, at: int) -> Array:
    mean = h.mean(axis=1, keepdims=True)
    spread = jnp.square(h - mean).mean(axis=1, keepdims=True)
    scaled = (h - mean) * jax.lax.rsqrt(spread + SMALL)
    return jax.nn.relu(scaled * weights["norm"][at] + weights["norm_bias"][at])


def run(weights: Weights, x: Array) -> Array:
    """The outputs for some rows of bits."""
    h = product(x, weights["first"]) + weights["first_bias"]
    blocks = len(weights["block"])
    for at in range(blocks):
        h = h + product(normed(h, weights, at), weights["block"][at]) + weights["block_bias"][at]
    return product(normed(h, weights, blocks), weights["head"]) + weights["head_bias"]


def judge(weights: Weights, rows: Array, masks: Array) -> tuple[Array, Array]:
    """The logarithm of each action's probability, and the value, of some observations."""
    out = run(weights, seen(rows))
    logits = jnp.where(masks > 0, out[:, :ACTIONS], NEVER)
    return jax.nn.log_softmax(logits), out[:, ACTIONS]
