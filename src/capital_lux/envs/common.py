"""What the environments share: spaces, deals, pictures."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces

from capital_lux.envs.observation.layout import SIZE
from capital_lux.envs.observation.observer import Observer
from capital_lux.envs.render import as_image, as_text
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game

Observation = dict[str, npt.NDArray[Any]]
RENDER_MODES = ["human", "ansi", "rgb_array"]
ILLEGAL_REWARD = -1.0
ILLEGAL = ("end", "random")


def check_render_mode(mode: str | None) -> str | None:
    """A render mode, if there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}: choose {', '.join(RENDER_MODES)}")
    return mode


def observation_space() -> spaces.Dict:
    """What a seat sees, and which actions it may choose from."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (SIZE,), np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class Dealer:
    """Deals games of one kind, one after the other, the same ones from the same seed."""

    def __init__(self, edition: str, seats: int, powers: str | Sequence[str] | None) -> None:
        self.options = {"edition": edition, "seats": seats, "powers": powers}
        self.game = Game(edition, seats, 0, powers=powers)
        self.random = random.Random()

    def deal(self, seed: int | None) -> Observer:
        """A new game, to be played through its observer."""
        if seed is not None:
            self.random = random.Random(int(seed))
        if self.options["powers"] == "random":
            self.game = Game(**self.options, seed=self.random.getrandbits(256))  # type: ignore[arg-type]
        else:
            self.game.deal(Fast(self.random.getrandbits(64)))
        return Observer(self.game)

    def any_legal(self, table: Observer, seat: int) -> int:
        """A legal action of a seat, by its id in a mask."""
        return int(self.random.choice(np.flatnonzero(table.mask(seat))))


def check_illegal(illegal: str) -> str:
    """What an illegal action does, if there is such a choice."""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
    return illegal


def show(view: Mapping[str, Any], mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """A view or a snapshot: printed, as text, or as a picture."""
    if mode is None:
        logger.warn(f"render() needs a render_mode: {', '.join(RENDER_MODES)}")
        return None
    if mode == "rgb_array":
        return as_image(view)
    text = as_text(view)
    if mode == "ansi":
        return text
    print(text)
    return None
