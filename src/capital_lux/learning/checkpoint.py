"""A run on disk: all that is needed to go on, in one file; and weights by themselves."""

from __future__ import annotations

import io
import json
import os
import pickle
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import jax.numpy as jnp
import numpy as np

from capital_lux.learning.learner import LearnerState
from capital_lux.learning.net import Weights

FILE = "checkpoint.zip"
PARTS = ("weights", "average", "first", "second")


def packed(weights: Weights) -> bytes:
    out = io.BytesIO()
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in weights.items()}
    np.savez(out, **arrays)
    return out.getvalue()


def unpacked(text: bytes) -> Weights:
    with np.load(io.BytesIO(text)) as file:
        return {name: jnp.array(file[name]) for name in file.files}


def save(
    folder: Path,
    state: LearnerState,
    past: list[Weights],
    games: list[Any],
    told: dict[str, Any],
    compact: bool,
) -> None:
    """Write a checkpoint. A compact one has no games and no past selves.

    It is one file that takes the place of the one before when all of it is written, so a run that
    is killed at any moment has the one or the other.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = [] if compact else past
    told = {**told, "steps": int(state.steps), "past": len(kept)}
    part = folder / f"{FILE}.part"
    with part.open("wb") as file:
        with ZipFile(file, "w") as out:
            for name in PARTS:
                out.writestr(f"{name}.npz", packed(getattr(state, name)))
            for number, weights in enumerate(kept):
                out.writestr(f"past-{number}.npz", packed(weights))
            if not compact:
                out.writestr("games.pickle", pickle.dumps(games))
            out.writestr("run.json", json.dumps(told, indent=1) + "\n")
        os.fsync(file.fileno())
    part.replace(folder / FILE)


def load(folder: Path) -> tuple[LearnerState, list[Weights], list[Any] | None, dict[str, Any]]:
    """Read a checkpoint: the state, past selves, the games if they were kept, and the rest.

    Raises `ValueError` where it is damaged.
    """
    text = (folder / FILE).read_bytes()
    try:
        with ZipFile(io.BytesIO(text)) as file:
            told = json.loads(file.read("run.json"))
            weights, average, first, second = [unpacked(file.read(f"{name}.npz")) for name in PARTS]
            past = [unpacked(file.read(f"past-{number}.npz")) for number in range(told["past"])]
            names = file.namelist()
            games = pickle.loads(file.read("games.pickle")) if "games.pickle" in names else None
        state = LearnerState(weights, average, first, second, jnp.array(float(told["steps"])))
        return state, past, games, told
    except Exception as problem:  # whatever a damaged archive brings about
        said = f"{type(problem).__name__}: {problem}"
        raise ValueError(f"the checkpoint in {folder} is damaged ({said})") from None
