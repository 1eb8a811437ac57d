"""Nets with random weights: they play badly, but always the same."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from capital_lux.bots.net import Net, parts
from capital_lux.bots.net_file import load, save

Arrays = dict[str, list[float]]


def random_arrays(width: int, blocks: int, seed: int = 1) -> Arrays:
    """Floats about as large as those of a trained net."""
    rng = random.Random(seed)
    found = {}
    for name, rows, columns in parts(width, blocks):
        size = 0.1 if name == "first.weight" else columns**-0.5
        middle = 1.0 if name.startswith("norms") and name.endswith("weight") else 0.0
        found[name] = [
            middle + size * (2 * rng.random() - 1) for _ in range(max(1, rows) * columns)
        ]
    return found


@cache
def random_net(width: int = 16, blocks: int = 2, seed: int = 1) -> Net:
    """A net of such weights, by way of its file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "random.net"
        save(path, {"width": width, "blocks": blocks}, random_arrays(width, blocks, seed))
        return load(path)
