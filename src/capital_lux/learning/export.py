"""From weights in floats to the file that the players read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from capital_lux.bots import net_file
from capital_lux.learning.inputs import INPUTS
from capital_lux.learning.net import Weights
from capital_lux.rules.actions import ACTIONS


def export(path: str | Path, weights: Weights, about: Mapping[str, Any]) -> int:
    """Write weights as a net's file; how many bytes it has."""
    w = {name: np.asarray(array, np.float64) for name, array in weights.items()}
    arrays = {"first.weight": w["first"][:INPUTS], "first.bias": w["first_bias"]}
    for number, (weight, bias) in enumerate(zip(w["norm"], w["norm_bias"], strict=True)):
        arrays |= {f"norms.{number}.weight": weight, f"norms.{number}.bias": bias}
    for number, (weight, bias) in enumerate(zip(w["block"], w["block_bias"], strict=True)):
        arrays |= {f"blocks.{number}.weight": weight.T, f"blocks.{number}.bias": bias}
    arrays |= {"policy.weight": w["head"][:, :ACTIONS].T, "policy.bias": w["head_bias"][:ACTIONS]}
    arrays |= {"value.weight": w["head"][:, ACTIONS:].T, "value.bias": w["head_bias"][ACTIONS:]}
    size = {"width": w["first"].shape[1], "blocks": len(w["block"])}
    return net_file.save(
        path, {**about, **size}, {name: array.tolist() for name, array in arrays.items()}
    )
