"""One game of a batch, and how C walks through all of them without Python's lock.

The games are a tree: without the lock C may follow the fields of an object, but not take objects
out of a list. Plain Python that `slots.pxd` compiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.envs.batch.hidden import Hidden
from capital_lux.envs.batch.plain import ANY_SEAT, CHECK, EVERY_SEAT, RESET, SECRETS, STEP
from capital_lux.envs.rewards import Reward
from capital_lux.observation.layout import SIZE
from capital_lux.observation.observer import Observer, absolute
from capital_lux.rules.actions import ACTIONS, OVER
from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

ROW_BYTES, MASK_BYTES = SIZE, ACTIONS
LARGEST_DRAW = 1 << 30


class Arrays:
    """The small arrays that all games of a batch write to; `chosen` and `held` are read."""

    def __init__(
        self,
        chosen: Any,
        held: Any,
        rewards: Any,
        scores: Any,
        winners: Any,
        done: Any,
        seat: Any,
        seats: Any,
        finals: Any,
        secrets: Any,
        reward: str,
    ) -> None:
        by_seat = rewards, scores, winners
        sizes = {len(one) for one in (chosen, held, *by_seat, done, seat, seats, finals, secrets)}
        if len(sizes) != 1 or 0 in sizes:
            raise wrong("an item in each array for each game", (chosen, rewards), ValueError)
        if {one.shape[1] for one in by_seat} != {MAX_SEATS}:
            raise wrong("a reward and a score for each seat", rewards, ValueError)
        if finals.shape[1] != ROW_BYTES:
            raise wrong(f"{ROW_BYTES} bytes for each game", finals, ValueError)
        if secrets.shape[1] not in (0, SECRETS):
            raise wrong(f"{SECRETS} bytes for each game, or none", secrets, ValueError)
        self.chosen = chosen
        self.held = held
        self.rewards = rewards
        self.scores = scores
        self.winners = winners
        self.done = done
        self.seat = seat
        self.seats = seats
        self.finals = finals
        self.secrets = secrets
        self.open = secrets.shape[1] > 0
        self.reward = Reward(reward)


class Slot:
    """One game of a batch; `left` and `right` are the first slots of two parts after it.

    `learns` is the seat that is asked, EVERY_SEAT or ANY_SEAT; `learner` is that seat in this game.
    Other seats play at random. `stock`: where another sort of game is taken from for each deal.
    """

    def __init__(
        self, game: Game, arrays: Arrays, index: int, learns: int, stock: Any = None
    ) -> None:
        if not isinstance(game, Game) or not isinstance(arrays, Arrays):
            raise wrong("a game and its arrays", (game, arrays))
        self.arrays = arrays
        if not 0 <= natural(index) < len(self.arrays.chosen):
            raise wrong("a place in the arrays", index, ValueError)
        self.index = natural(index)
        self.stock = stock
        self.sort: Any = None
        self.take(game, Observer(game))
        self.check_learner(learns, ANY_SEAT)
        self.learns = learns
        self.learner = learns
        self.acting = 0
        self.chance = Fast(0)
        self.left: Slot | None = None
        self.right: Slot | None = None

    def take(self, game: Game, observer: Observer) -> None:
        """Play this game from now on: its observer hears all, and its actions are not kept."""
        self.game = game
        self.observer = observer
        self.hidden = Hidden(observer)
        self.people = self.game.seats if self.game.rob is None else 1
        self.arrays.seats[self.index] = self.game.seats
        self.observer.memory.noting = False
        self.game.listener = self.observer.memory
        self.game.listening = True
        self.game.recorded = False

    def renew(self, out: bytearray) -> None:
        """Take another sort of game, whose observer must find zeros."""
        self.change(self.chance.draw(LARGEST_DRAW))
        for i in range(ROW_BYTES):
            out[self.index * ROW_BYTES + i] = 0
        if self.arrays.open:
            for i in range(SECRETS):
                self.arrays.secrets[self.index, i] = 0

    def change(self, number: int) -> None:
        """Exchange the game for the one of the stock that a number stands for."""
        self.sort, game, observer = self.stock.exchange(self.sort, self.game, self.observer, number)
        self.take(game, observer)

    def check_learner(self, learner: int, least: int) -> None:
        """Refuse a seat that does not exist; `least` is the lowest number that stands for one."""
        if learner < least or learner >= self.people:
            raise ValueError(f"there is no seat {learner} that could learn")

    def deal(self, out: bytearray) -> None:
        """Start another game, as `Game.deal`."""
        if self.stock is not None:
            self.renew(out)
        self.game.edition.draw_tape(self.game, self.chance)
        self.game.blue.draw_tape(self.game, self.chance)
        self.game.pink.draw_tape(self.game, self.chance)
        self.game.yellow.draw_tape(self.game, self.chance)
        self.game.green.draw_tape(self.game, self.chance)
        self.game.begin()
        if self.learns == ANY_SEAT:
            self.learner = self.chance.draw(self.people)
        self.play_others()

    def play_others(self) -> None:
        """Where one seat learns, the others play at random until it must act or the game ends."""
        if self.learner == EVERY_SEAT:
            return
        while self.game.phase != OVER and not self.game.is_waiting(self.learner):
            seat = self.game.next_seat()
            self.game.find_choices(seat)
            choice = self.chance.draw(self.game.choice_count)
            self.game.act(seat, self.game.choices[choice])

    def reward(self) -> None:
        """Tell how the game ended for each seat."""
        for seat in range(self.game.seats):
            self.arrays.scores[self.index, seat] = self.game.edition.score(self.game, seat)
            self.arrays.winners[self.index, seat] = self.game.edition.wins(self.game, seat)
            self.arrays.rewards[self.index, seat] = self.arrays.reward.of(self.game, seat)

    def look(self, out: bytearray, marks: bytearray) -> None:
        """Write what the acting seat knows and may do."""
        self.acting = self.game.next_seat() if self.learner == EVERY_SEAT else self.learner
        self.arrays.seat[self.index] = self.acting
        self.observer.write_mask(self.acting, marks, self.index * MASK_BYTES)
        self.observer.write(self.acting, out, self.index * ROW_BYTES)
        if self.arrays.open:
            self.hidden.write(self.game, self.acting, self.arrays.secrets, self.index)

    def allows(self, action: int) -> bool:
        """Whether the acting seat may do this: its choices are still those of the mask."""
        if action < 0 or action >= ACTIONS:
            return False
        choice = absolute(action, self.acting, self.game.seats)
        for i in range(self.game.choice_count):
            if self.game.choices[i] == choice:
                return True
        return False

    def go_on(self, out: bytearray, marks: bytearray) -> None:
        """Do the action chosen; a game that ends gives its rewards and is dealt anew."""
        action = absolute(self.arrays.chosen[self.index], self.acting, self.game.seats)
        self.game.act(self.acting, action)
        self.play_others()
        if self.game.phase == OVER:
            self.reward()
            self.arrays.done[self.index] = 1
            if self.learner != EVERY_SEAT:
                self.keep_final(out)
            self.deal(out)
        self.look(out, marks)

    def keep_final(self, out: bytearray) -> None:
        """Keep what the learner sees of a game that is over."""
        first = self.index * ROW_BYTES
        self.observer.write(self.learner, out, first)
        for i in range(ROW_BYTES):
            self.arrays.finals[self.index, i] = out[first + i]

    def carry_out(self, order: int, out: bytearray, marks: bytearray) -> int:
        """Carry out an order in this slot and all after it; CHECK gives the first illegal, or -1.

        A game that is held makes no step.
        """
        found = -1
        if order == STEP:
            if self.arrays.done[self.index]:
                self.forget_end()
            if not self.arrays.held[self.index]:
                self.go_on(out, marks)
        elif order == CHECK:
            if not self.arrays.held[self.index] and not self.allows(self.arrays.chosen[self.index]):
                return self.index
        else:
            if order == RESET:
                self.deal(out)
            self.look(out, marks)
        if self.left is not None:
            found = self.left.carry_out(order, out, marks)
        if found < 0 and self.right is not None:
            found = self.right.carry_out(order, out, marks)
        return found

    def forget_end(self) -> None:
        """Clear what the last step told of a game that ended."""
        self.arrays.done[self.index] = 0
        for seat in range(MAX_SEATS):
            self.arrays.rewards[self.index, seat] = 0.0
            self.arrays.scores[self.index, seat] = 0
            self.arrays.winners[self.index, seat] = 0


def tree(slots: Sequence[Slot], first: int, end: int) -> Slot | None:
    """Some slots as a tree whose first is its root; walked root, left, right it is in order."""
    if not 0 <= first <= end <= len(slots):
        raise wrong("a part of the slots", (first, end), ValueError)
    if first == end:
        return None
    middle = (first + 1 + end) // 2
    root = made(slots[first])
    root.left = tree(slots, first + 1, middle)
    root.right = tree(slots, middle, end)
    return root


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


def reseed(slot: Slot, seed: int) -> None:
    """Give a slot its chance."""
    made(slot).chance = Fast(seed)


def saved(slot: Slot) -> tuple[dict[str, Any], list[int], int, int]:
    """A slot's game, memory, chance and learner, to be kept."""
    memory = made(slot).observer.memory.saved()
    return slot.game.snapshot(), memory, slot.chance.state, slot.learner


def load(slot: Slot, memory: list[int], chance: int, learner: int) -> None:
    """Go on from what was kept; the game is already there."""
    made(slot).check_learner(learner, EVERY_SEAT)
    slot.observer.memory.load(memory)
    slot.chance = Fast(chance)
    slot.learner = learner


def copy_of(slot: Slot) -> Game:
    """A slot's game, to look at."""
    return made(slot).game.copy()
