"""A run on disk: what is needed to go on, and the averaged weights by themselves."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from capital_lux.learning.learner import LearnerState
from capital_lux.learning.net import Weights

PARTS = ("weights", "average", "first", "second")


def save_weights(path: Path, weights: Weights) -> None:
    """Write weights: all of them, or the file stays as it was."""
    part = path.with_name(path.name + ".part")
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in weights.items()}
    with part.open("wb") as out:
        np.savez(out, **arrays)
    part.replace(path)


def load_weights(path: Path) -> Weights:
    with np.load(path) as file:
        return {name: jnp.array(file[name]) for name in file.files}


def save(
    folder: Path,
    state: LearnerState,
    past: list[Weights],
    games: list[Any],
    told: dict[str, Any],
    compact: bool,
) -> None:
    """Write a checkpoint. A compact one has no games and no past selves."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PARTS:
        save_weights(folder / f"{name}.npz", getattr(state, name))
    if not compact:
        for number, weights in enumerate(past):
            save_weights(folder / f"past-{number}.npz", weights)
        (folder / "games.pickle").write_bytes(pickle.dumps(games))
    told = {**told, "steps": int(state.steps), "past": 0 if compact else len(past)}
    (folder / "run.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def load(folder: Path) -> tuple[LearnerState, list[Weights], list[Any] | None, dict[str, Any]]:
    """Read a checkpoint: the state, past selves, the games if they were kept, and the rest."""
    told = json.loads((folder / "run.json").read_text("utf-8"))
    kept = [load_weights(folder / f"{name}.npz") for name in PARTS]
    weights, average, first, second = kept
    state = LearnerState(weights, average, first, second, jnp.array(float(told["steps"])))
    past = [load_weights(folder / f"past-{number}.npz") for number in range(told["past"])]
    games = folder / "games.pickle"
    return state, past, pickle.loads(games.read_bytes()) if games.exists() else None, told
