"""Many games at once: actions in, observations out, in C and without Python's lock.

>>> batch = BatchGame(4, edition="first", seats=2, seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.seat.tolist()
((4, 865), (4, 104), [0, 0, 0, 0])
>>> batch.step(batch.masks.argmax(axis=1))
>>> batch.rewards.shape, bool(batch.done.any())
((4, 4), False)

The arrays are always the same ones: `step` writes the next observation into them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from capital_lux.envs.crew import Crew
from capital_lux.envs.layout import SIZE
from capital_lux.envs.slots import Arrays, Slot, copy_of, reseed, tree
from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction

REWARDS = ("win", "margin")


class BatchGame:
    """`n` games that are played step by step together, each dealt anew when it ends.

    `edition`, `seats` and `powers` are those of `Game`; or `games` is a list of such options, one
    for each game in turn, over and over. The tiles of a game stay the same when it is dealt anew;
    with "random" tiles each of the n games has its own. `reward`: "win" shares a 1 among the
    winners, "margin" is a seat's points less those of the best other. `threads`: how many share the
    work; the games are the same whatever their number.

    - `observations` (n, SIZE), `masks` (n, ACTIONS): what the acting seat knows and may do
    - `seat` (n): the acting seat; in a draft the seats pick one after the other, unseen
    - `done` (n): 1 when the last step ended the game; what is observed is already the next game
    - `rewards` (n, 4): by seat, zero but where `done`
    - `seats` (n): how many seats the game has, ROB included
    """

    def __init__(
        self,
        n: int,
        edition: str = "first",
        seats: int = 2,
        powers: str | Sequence[Any] | None = None,
        *,
        games: Sequence[Mapping[str, Any]] | None = None,
        seed: int = 0,
        threads: int = 1,
        reward: str = "win",
    ) -> None:
        if n < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}: choose {' or '.join(REWARDS)}")
        if games is None:
            games = [{"edition": edition, "seats": seats, "powers": powers}]
        if not games:
            raise ValueError("give the options of at least one game")
        buffers = bytearray(n * SIZE), bytearray(n * ACTIONS)
        self.observations = np.frombuffer(buffers[0], np.uint8).reshape(n, SIZE)
        self.masks = np.frombuffer(buffers[1], np.uint8).reshape(n, ACTIONS)
        self.rewards = np.zeros((n, MAX_SEATS), dtype=np.float32)
        self.done = np.zeros(n, dtype=np.uint8)
        self.seat = np.zeros(n, dtype=np.int8)
        self.chosen = np.zeros(n, dtype=np.int32)
        margin = reward == "margin"
        arrays = Arrays(self.chosen, self.rewards, self.done, self.seat, margin)
        dealt = [Game(**games[i % len(games)], seed=seed_of(seed, i)) for i in range(n)]
        self.slots = [Slot(game, arrays, i) for i, game in enumerate(dealt)]
        bounds = [n * part // threads for part in range(threads + 1)]
        parts = [tree(self.slots, *bounds[part : part + 2]) for part in range(threads)]
        self.crew = Crew([part for part in parts if part is not None], *buffers)
        self.seats = np.array([game.seats for game in dealt], dtype=np.int8)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.slots)

    def reset(self, seed: int | None = None) -> None:
        """Deal every game anew; with a seed, as a new batch of that seed would."""
        if seed is not None:
            for index, slot in enumerate(self.slots):
                reseed(slot, seed_of(seed, index))
        self.done[:] = 0
        self.rewards[:] = 0
        self.crew.reset()

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in each game and write what comes of it into the arrays.

        Raises `IllegalAction`, and changes nothing in any game, when one of them is not legal.
        """
        chosen = np.asarray(actions)
        if chosen.shape != self.chosen.shape:
            raise ValueError(f"one action for each of {len(self)} games, not {chosen.shape}")
        np.copyto(self.chosen, chosen, casting="same_kind")
        illegal = self.crew.check()
        if illegal >= 0:
            self.refuse(illegal)
        self.crew.step()

    def refuse(self, index: int) -> None:
        """Say which action is not legal, and why."""
        action = int(self.chosen[index])
        if not 0 <= action < ACTIONS:
            reason = f"{action} is not an action: ids are 0 to {ACTIONS - 1}"
        else:
            legal = ", ".join(map(str, np.flatnonzero(self.masks[index])))
            reason = f"action {action} ({TEXTS[action]}) is not one of {legal}"
        raise IllegalAction(f"game {index}: {reason}")

    def game(self, index: int) -> Game:
        """A copy of one of the games, to look at."""
        return copy_of(self.slots[index])


def seed_of(seed: int, index: int) -> int:
    """The seed of one game of a batch: 64 bits that tell nothing of the others."""
    return int.from_bytes(hashlib.sha256(f"{seed} {index}".encode()).digest()[:8], "big")
