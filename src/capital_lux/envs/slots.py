"""One game of a batch, and how C walks through all of them without Python's lock.

The games are a tree: without the lock C may follow the fields of an object, but not take objects
out of a list. Plain Python that `slots.pxd` compiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.envs.layout import SIZE
from capital_lux.envs.observation import Observer, absolute
from capital_lux.rules.actions import ACTIONS, OVER
from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

ROW_BYTES, MASK_BYTES = SIZE, ACTIONS


class Arrays:
    """The small arrays that all games of a batch write to; `chosen` is read."""

    def __init__(self, chosen: Any, rewards: Any, done: Any, seat: Any, margin: bool) -> None:
        if not 0 < len(chosen) == len(rewards) == len(done) == len(seat):
            raise wrong("an item in each array for each game", (chosen, rewards), ValueError)
        if rewards.shape[1] != MAX_SEATS:
            raise wrong("a reward for each seat", rewards, ValueError)
        self.chosen = chosen
        self.rewards = rewards
        self.done = done
        self.seat = seat
        self.margin = margin


class Slot:
    """One game of a batch; `left` and `right` are the first slots of two parts after it."""

    def __init__(self, game: Game, arrays: Arrays, index: int) -> None:
        if not isinstance(game, Game) or not isinstance(arrays, Arrays):
            raise wrong("a game and its arrays", (game, arrays))
        if not 0 <= natural(index) < size_of(arrays):
            raise wrong("a place in the arrays", index, ValueError)
        self.observer = Observer(game)
        self.game = game
        self.arrays = arrays
        self.index = natural(index)
        self.acting = 0
        self.chance = Fast(0)
        self.left: Slot | None = None
        self.right: Slot | None = None
        self.begin_listening()

    def begin_listening(self) -> None:
        """The observer hears all that happens; the actions are not kept."""
        self.observer.memory.noting = False
        self.game.listener = self.observer.memory
        self.game.listening = True
        self.game.recorded = False

    def deal(self) -> None:
        """Start another game, as `Game.deal`."""
        self.game.edition.draw_tape(self.game, self.chance)
        self.game.blue.draw_tape(self.game, self.chance)
        self.game.pink.draw_tape(self.game, self.chance)
        self.game.yellow.draw_tape(self.game, self.chance)
        self.game.green.draw_tape(self.game, self.chance)
        self.game.begin()

    def reward(self) -> None:
        """A share of the victory, or how far each seat is ahead of the best other."""
        winners = 0
        for seat in range(self.game.seats):
            if self.game.edition.wins(self.game, seat):
                winners += 1
        for seat in range(self.game.seats):
            if self.arrays.margin:
                self.arrays.rewards[self.index, seat] = self.lead(seat)
            elif self.game.edition.wins(self.game, seat):
                self.arrays.rewards[self.index, seat] = 1.0 / winners

    def lead(self, seat: int) -> int:
        """A seat's points less those of the best other."""
        best = -1
        for other in range(self.game.seats):
            if other != seat:
                best = max(best, self.game.edition.score(self.game, other))
        return self.game.edition.score(self.game, seat) - best

    def look(self, out: bytearray, marks: bytearray) -> None:
        """Write what the acting seat knows and may do."""
        self.acting = self.game.next_seat()
        self.arrays.seat[self.index] = self.acting
        self.observer.write_mask(self.acting, marks, self.index * MASK_BYTES)
        self.observer.write(self.acting, out, self.index * ROW_BYTES)

    def allows(self, action: int) -> bool:
        """Whether the acting seat may do this: its choices are still those of the mask."""
        choice = absolute(action, self.acting, self.game.seats)
        for i in range(self.game.choice_count):
            if self.game.choices[i] == choice:
                return True
        return False

    # Over this slot and all after it

    def first_illegal(self) -> int:
        """The first slot whose action is not legal, or -1."""
        if not self.allows(self.arrays.chosen[self.index]):
            return self.index
        found = -1
        if self.left is not None:
            found = self.left.first_illegal()
        if found < 0 and self.right is not None:
            found = self.right.first_illegal()
        return found

    def step(self, out: bytearray, marks: bytearray) -> None:
        """Do the actions chosen; a game that ends gives its rewards and is dealt anew."""
        if self.arrays.done[self.index]:
            self.arrays.done[self.index] = 0
            for seat in range(MAX_SEATS):
                self.arrays.rewards[self.index, seat] = 0.0
        action = absolute(self.arrays.chosen[self.index], self.acting, self.game.seats)
        self.game.act(self.acting, action)
        if self.game.phase == OVER:
            self.reward()
            self.arrays.done[self.index] = 1
            self.deal()
        self.look(out, marks)
        if self.left is not None:
            self.left.step(out, marks)
        if self.right is not None:
            self.right.step(out, marks)

    def reset(self, out: bytearray, marks: bytearray) -> None:
        """Deal every game anew."""
        self.deal()
        self.look(out, marks)
        if self.left is not None:
            self.left.reset(out, marks)
        if self.right is not None:
            self.right.reset(out, marks)


def tree(slots: Sequence[Slot], first: int, end: int) -> Slot | None:
    """Some slots as a tree whose first is its root; walked root, left, right it is in order."""
    if not 0 <= first <= end <= len(slots):
        raise wrong("a part of the slots", (first, end), ValueError)
    if first == end:
        return None
    middle = (first + 1 + end) // 2
    link(slots[first], tree(slots, first + 1, middle), tree(slots, middle, end))
    return slots[first]


def link(root: Slot, left: Slot | None, right: Slot | None) -> None:
    """Put two parts after a slot."""
    root.left = left
    root.right = right


def made(slot: Slot) -> Slot:
    """Refuse what is not a slot that `Slot(...)` made."""
    if slot is None or slot.game is None:
        raise wrong("a slot", slot)
    return slot


def last_of(slot: Slot) -> int:
    """The highest number among a slot and all after it."""
    last = made(slot).index
    if slot.left is not None:
        last = max(last, last_of(slot.left))
    if slot.right is not None:
        last = max(last, last_of(slot.right))
    return last


def size_of(arrays: Arrays) -> int:
    """How many games arrays are for."""
    return len(arrays.chosen)


def reseed(slot: Slot, seed: int) -> None:
    """Give a slot its chance."""
    made(slot).chance = Fast(seed)


def copy_of(slot: Slot) -> Game:
    """A slot's game, to look at."""
    return made(slot).game.copy()
