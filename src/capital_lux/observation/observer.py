"""What a seat knows, as numbers: one layout for both editions, all tiles and solo.

>>> import capital_lux as lux
>>> game = lux.Game("first", seats=2, seed=1)
>>> observe(game, 0).shape, int(mask(game, 0).sum()) == len(game.legal_ids(0))
((865,), True)

`observe` and `mask` are for a look now and then. To play on, make an `Observer` once and play
through it: it remembers what each hand has shown, and its `fill` makes nothing new. When the game
is played in any other way, it has lost track, and says so.

The ids of a mask are relative: those of the engine (`capital_lux.rules.actions`), but the seat of
``place SEAT DISTRICT`` is counted from the seat that acts, as in the observation. `play_relative`
takes them. `play` is `Game.play`, and takes what a game's `legal` and `legal_ids` give.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from capital_lux.observation.components import ComponentsWriter
from capital_lux.observation.layout import SIZE
from capital_lux.observation.memory import Memory
from capital_lux.observation.zones import Zones
from capital_lux.rules.actions import ACTIONS, OVER, PLACE, SLOT
from capital_lux.rules.cards import DISTRICTS
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong
from capital_lux.rules.record import record_of, steps

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Observer:
    """Looks at one game, for any of its seats, and remembers what each hand has shown.

    The memory follows what is played through `play` and `play_relative`; after anything else that
    changes the game, `observe` raises `RuntimeError`. `like` is the observer of a game with the
    same past (a copy, or a world a seat thinks possible) whose memory is taken over. Without it
    a game that is under way is played again from its beginning; one without a record of its past is
    remembered from now on.
    """

    def __init__(self, game: Game, like: Observer | None = None) -> None:
        if not isinstance(game, Game):
            raise wrong("a game", game)
        self.components = ComponentsWriter(game)
        self.game = game
        self.memory = Memory()
        self.row = bytearray(SIZE)
        self.marks = bytearray(ACTIONS)
        self.zones = Zones(game)
        if like is not None:
            like.check_past()
            self.memory.copy_from(like.memory)
        elif game.recorded and game.actions():
            self.catch_up()
        self.follow()

    def catch_up(self) -> None:
        """Hear the game's past."""
        self.check(0)
        for past, _, _, _ in steps(record_of(self.game)):
            game = past
            game.listener = self.memory

    def follow(self) -> None:
        """Take what is remembered for the game's past.

        The game links every action to those before it, so its last link stands for all of them.
        Only `play_out` adds none, and that ends the game.
        """
        self.past = self.game.history
        self.ended = self.game.phase == OVER

    def check_past(self) -> None:
        followed = self.game is not None and self.game.history is self.past
        if not followed or (self.game.phase == OVER) != self.ended:
            raise RuntimeError(
                "the game was changed without this observer: play through its play or "
                "play_relative, or make a new Observer of the game"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        self.check_past()
        return remembering, (self.game, self.memory.saved())

    # Playing

    def play_relative(self, seat: int, action: int) -> None:
        """Do an action by its id in a mask. It tells nothing, and is faster than `play`."""
        place = self.check(seat)
        number = natural(action)
        self.check_past()
        self.game.listener = self.memory
        self.game.listening = True
        self.memory.noting = False
        try:
            self.game.play_id(
                place, action if number < 0 else absolute(number, place, self.game.seats)
            )
        finally:
            self.game.listening = False
            self.memory.noting = True
        self.follow()

    def play(self, seat: int, action: str | int) -> list[Event]:
        """Do an action by its text or its id in the engine, and tell what happened: `Game.play`."""
        self.check(seat)
        self.check_past()
        self.game.listener = self.memory
        events = self.game.play(seat, action)
        self.follow()
        return events

    # Looking

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat knows, as a new array."""
        place = self.check(seat)
        self.check_past()
        self.write(place, self.row, 0)
        return array_of(self.row)

    def mask(self, seat: int) -> npt.NDArray[np.uint8]:
        """1 for each action that a seat may do now, as a new array."""
        self.write_mask(self.check(seat), self.marks, 0)
        return array_of(self.marks)

    def fill(
        self, seat: int, observation: npt.NDArray[np.uint8], mask: npt.NDArray[np.uint8]
    ) -> None:
        """Write observation and mask into arrays that exist already; nothing new is made."""
        place = self.check(seat)
        if observation is None or mask is None:
            raise wrong("two arrays", None)
        if len(observation) != len(self.row) or len(mask) != len(self.marks):
            raise ValueError(f"the arrays must have {len(self.row)} and {len(self.marks)} bytes")
        self.check_past()
        self.write(place, self.row, 0)
        self.write_mask(place, self.marks, 0)
        copy_bytes(self.row, observation)
        copy_bytes(self.marks, mask)

    def check(self, seat: int) -> int:
        """The number of a seat, which must exist."""
        if self.zones is None:
            raise wrong("Observer(...) to make an observer", self)
        return self.game.seat_number(seat)

    def write_mask(self, seat: int, out: bytearray, at: int) -> None:
        """Write the mask, from byte `at` on; the game's choices are the seat's afterwards."""
        for i in range(104):
            out[at + i] = 0
        self.game.choice_count = 0
        if self.game.is_waiting(seat):
            self.game.find_choices(seat)
        self.write_choices(self.game, seat, out, at)

    def write_choices(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Mark the game's choices."""
        count = game.choice_count
        seats = game.seats
        for i in range(count):
            out[at + relative(game.choices[i], seat, seats)] = 1

    def write(self, seat: int, out: bytearray, at: int) -> None:
        """Write what a seat knows, from byte `at` on.

        The bytes must be zero, or what this observer wrote there before.
        """
        self.zones.write(self.game, self.memory, seat, out, at)
        self.components.write(self.game, seat, out, at)


def array_of(row: bytearray) -> npt.NDArray[np.uint8]:
    """A new array. Over bytes that exist already it is made in half the time."""
    frombuffer, uint8 = from_numpy()
    return frombuffer(bytearray(row), uint8)


@cache
def from_numpy() -> tuple[Callable[..., npt.NDArray[np.uint8]], type[np.uint8]]:
    """Playing with a net takes no numpy, so it is imported only here, and once: that takes time."""
    from numpy import frombuffer, uint8

    return frombuffer, uint8


def copy_bytes(source: bytearray, target: npt.NDArray[np.uint8]) -> None:
    for i in range(len(target)):
        target[i] = source[i]


def relative(action: int, seat: int, seats: int) -> int:
    """An action's id in a mask, from the engine's: the seat of `place` is counted from `seat`."""
    if action < PLACE or action >= SLOT or seats < 1:
        return action
    owner = (action - PLACE) // DISTRICTS
    return action + ((owner - seat + seats) % seats - owner) * DISTRICTS


def absolute(action: int, seat: int, seats: int) -> int:
    """An action's id in the engine, from its id in a mask."""
    if action < PLACE or action >= PLACE + seats * DISTRICTS:
        return action
    owner = (action - PLACE) // DISTRICTS
    return action + ((owner + seat) % seats - owner) * DISTRICTS


def remembering(game: Game, saved: list[int]) -> Observer:
    """A pickled observer."""
    observer = Observer(game)
    observer.memory.load(saved)
    return observer


def observe(game: Game, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat of a game knows now."""
    return Observer(game).observe(seat)


def mask(game: Game, seat: int) -> npt.NDArray[np.uint8]:
    """1 for each action that a seat of a game may do now."""
    marks = bytearray(ACTIONS)
    for action in game.legal_ids(seat):
        marks[relative(action, seat, game.seats)] = 1
    return array_of(marks)
