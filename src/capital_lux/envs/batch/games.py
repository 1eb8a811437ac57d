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
from operator import index as whole
from typing import Any

import numpy as np
import numpy.typing as npt

from capital_lux.envs.batch.crew import Crew
from capital_lux.envs.batch.plain import ANY_SEAT, CHECK, EVERY_SEAT, RESET, SECRETS, SHOW, STEP
from capital_lux.envs.batch.slots import Arrays, Slot, copy_of, load, reseed, saved, tree
from capital_lux.envs.batch.stock import Stock
from capital_lux.envs.rewards import check_reward
from capital_lux.observation.layout import SIZE
from capital_lux.observation.observer import Observer
from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.chance import seed_bytes
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction

Seed = bytes | str | int | None
MOST_GAMES = 1_000_000
"""The bytes of all rows are counted in 31 bits."""
KEPT = ("rewards", "scores", "winners", "done", "finals")
"""What the last step told; the other arrays follow from the games."""


class BatchGame:
    """`n` games that are played step by step together, each dealt anew when it ends.

    `edition`, `seats` and `powers` are those of `Game`; or `games` is a list of such options, one
    for each game in turn, over and over. The tiles of a game stay the same when it is dealt anew;
    with "random" tiles each of the n games has its own. `anew`: each deal is of any of the options,
    with other random tiles. `seed` as for `Game`: chance decides when it is None. `reward`: "win"
    shares a 1 among the winners, "margin" is a seat's points less the others' average. `threads`:
    how many share the work; the games are the same whatever their number. `learner`: None asks
    every seat; a seat's number asks that seat only, and the others play at random; "any" is another
    seat in each game. A batch can be copied and pickled.

    - `observations` (n, SIZE), `masks` (n, ACTIONS): what the acting seat knows and may do
    - `seat` (n): the acting seat; in a draft the seats pick one after the other, unseen
    - `done` (n): 1 when the last step ended the game; what is observed is already the next game
    - `rewards`, `scores`, `winners` (n, 4): by seat, zero except where `done`
    - `finals` (n, SIZE): with a learner, what it saw last of the game that ended, where `done`
    - `seats` (n): how many seats the game has, ROB included
    - `secrets` (n, SECRETS): with `secrets=True`, what the acting seat does not know, for a critic
      that sees all cards: the hands of the next three seats and their packs, 20 counts each; the
      deck's next 24 cards; what is still to be drawn of the blue tile's deck (12) and the yellow
      one's (12), and of ROB's cards of the round (30), in order, each 1 + what it is, then 0; by
      seat and district what modifiers add to the limit and rebels to the total, 16 more than it is.
    """

    def __init__(
        self,
        n: int,
        edition: str = "first",
        seats: int = 2,
        powers: str | Sequence[Any] | None = None,
        *,
        games: Sequence[Mapping[str, Any]] | None = None,
        seed: Seed = None,
        threads: int = 1,
        reward: str = "win",
        learner: int | str | None = None,
        secrets: bool = False,
        anew: bool = False,
    ) -> None:
        if not 0 < whole(n) <= MOST_GAMES or whole(threads) < 1:
            raise ValueError(f"a batch has 1 to {MOST_GAMES:,} games and at least one thread")
        if games is None:
            games = [{"edition": edition, "seats": seats, "powers": powers}]
        if not games:
            raise ValueError("give the options of at least one game")
        drawn = seed_bytes(seed)
        # Those that only a later deal may be of are made too: then it is too late to refuse them.
        most = max(n, len(games)) if anew else n
        made = [Game(**games[i % len(games)], seed=seed_of(drawn, i)) for i in range(most)]
        for game in made[n:]:
            Observer(game)
        learns = learner_of(learner, made)
        sorts = [dict(one) for one in games] if anew else []
        self.options = threads, check_reward(reward), learns, SECRETS * bool(secrets), sorts
        self.lay_out(made[:n])
        self.reset(drawn)

    def lay_out(self, games: Sequence[Game]) -> None:
        """Make the arrays and the threads for some games."""
        n = len(games)
        threads, reward, learns, hidden, sorts = self.options
        threads = min(threads, n)
        buffers = bytearray(n * SIZE), bytearray(n * ACTIONS)
        self.observations = np.frombuffer(buffers[0], np.uint8).reshape(n, SIZE)
        self.masks = np.frombuffer(buffers[1], np.uint8).reshape(n, ACTIONS)
        self.rewards = np.zeros((n, MAX_SEATS), dtype=np.float32)
        self.scores = np.zeros((n, MAX_SEATS), dtype=np.int32)
        self.winners = np.zeros((n, MAX_SEATS), dtype=np.uint8)
        self.finals = np.zeros((n, SIZE), dtype=np.uint8)
        self.secrets = np.zeros((n, hidden), dtype=np.uint8)
        self.done = np.zeros(n, dtype=np.uint8)
        self.seat = np.zeros(n, dtype=np.int8)
        self.chosen = np.zeros(n, dtype=np.int64)
        self.held = np.zeros(n, dtype=np.uint8)
        self.free = np.zeros(n, dtype=np.bool_)
        self.seats = np.zeros(n, dtype=np.int8)
        told = self.rewards, self.scores, self.winners, self.done, self.seat, self.seats
        arrays = Arrays(self.chosen, self.held, *told, self.finals, self.secrets, reward)
        stock = Stock(sorts) if sorts else None
        self.slots = [Slot(game, arrays, i, learns, stock) for i, game in enumerate(games)]
        bounds = [n * part // threads for part in range(threads + 1)]
        parts = [tree(self.slots, *bounds[part : part + 2]) for part in range(threads)]
        self.crew = Crew([part for part in parts if part is not None], *buffers)

    def __len__(self) -> int:
        return len(self.slots)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name).copy() for name in KEPT}
        return {"options": self.options, "games": [saved(slot) for slot in self.slots], **kept}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        self.options = state["options"]
        self.lay_out([Game.restore(game) for game, *_ in state["games"]])
        for name in KEPT:
            getattr(self, name)[:] = state[name]
        for slot, (_, *rest) in zip(self.slots, state["games"], strict=True):
            load(slot, *rest)
        self.crew.do(SHOW)

    def reset(self, seed: Seed | Sequence[Seed] = None) -> None:
        """Deal every game anew: with a seed, as a new batch of that seed; else the next games.

        A list has a seed for each game; where it has None, that game's next deal follows.
        """
        if isinstance(seed, (list, tuple)):
            if len(seed) != len(self):
                raise ValueError(f"{len(seed)} seeds for {len(self)} games")
            seeds = [None if one is None else seed_of(seed_bytes(one), 0) for one in seed]
        elif seed is not None:
            drawn = seed_bytes(seed)  # type: ignore[arg-type]
            seeds = [seed_of(drawn, index) for index in range(len(self))]
        else:
            seeds = []
        for slot, one in zip(self.slots, seeds, strict=False):
            if one is not None:
                reseed(slot, one)
        for name in KEPT:
            getattr(self, name)[:] = 0
        self.crew.do(RESET)

    def step(self, actions: npt.ArrayLike, hold: npt.ArrayLike | None = None) -> None:
        """Do one action in each game and write what comes of it into the arrays.

        `hold`: true for each game that stays as it is, whatever its action.
        Raises `IllegalAction`, and changes nothing in any game, when one of them is not legal.
        """
        chosen = np.asarray(actions)
        held = self.free if hold is None else np.asarray(hold, dtype=bool)
        for given in (chosen, held):
            if given.shape != self.chosen.shape:
                raise ValueError(f"one action for each of {len(self)} games, not {given.shape}")
        np.copyto(self.chosen, chosen, casting="same_kind")
        np.copyto(self.held, held)
        illegal = self.crew.do(CHECK)
        if illegal >= 0:
            self.refuse(illegal)
        self.crew.do(STEP)

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
        if not 0 <= whole(index) < len(self):
            raise IndexError(f"there is no game {index}: games are 0 to {len(self) - 1}")
        return copy_of(self.slots[index])


def learner_of(learner: int | str | None, games: Sequence[Game]) -> int:
    """The seat that learns in all games, or what stands for every seat or any."""
    if learner is None:
        return EVERY_SEAT
    if learner == "any":
        return ANY_SEAT
    people = min(int(game.view()["seats"]) for game in games)
    if isinstance(learner, str) or not 0 <= whole(learner) < people:
        raise ValueError(f"the learner is a seat from 0 to {people - 1}, 'any' or None")
    return whole(learner)


def seed_of(seed: bytes, index: int) -> int:
    """The seed of one game of a batch: 64 bits that tell nothing of the others."""
    text = f"{int.from_bytes(seed, 'big')} {index}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
