"""Worlds that one seat thinks possible: the part of a belief that runs at full speed.

A `World` is made for one decision from a game in which everything the seat can see is true and
everything else is arbitrary, and from hypotheses: how many cards of each kind the seat knows in
each other hand. `sample` deals the rest anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from capital_lux.bots.guess import MAX_HYPOTHESES
from capital_lux.rules.actions import DRAFT
from capital_lux.rules.cards import KINDS, MAX_CARDS, MAX_SEATS, zeros
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

COMPILED = not __file__.endswith(".py")
SCALE = 1 << 20


class World:
    """Deals possible worlds.

    `game` is the world last dealt; it is the same object every time.
    """

    def __init__(self, base: Game, seat: int, unseen: Sequence[int]) -> None:
        if not isinstance(base, Game):
            raise wrong("a game", base)
        self.game = base.copy()
        self.base = base
        self.seat = self.base.seat_number(seat)
        self.count = 0
        self.passed_size = 0
        self.passed_to = -1
        self.passed_picks = 0
        self.listed = -1
        self.hidden_size = 0
        if not COMPILED:
            self.unseen: list[int] = zeros(KINDS)
            self.passed: list[int] = zeros(MAX_CARDS)
            self.hidden: list[int] = zeros(MAX_CARDS)
            self.pool: list[int] = zeros(MAX_CARDS)
            self.share: list[int] = zeros(MAX_HYPOTHESES)
            self.known: Any = defaultdict(partial(zeros, MAX_SEATS, KINDS))
        counts = cards_of(unseen)
        for kind in range(KINDS):
            self.unseen[kind] = counts[kind]

    def suppose(self, weight: float, known: Sequence[Sequence[int]]) -> None:
        """Add a hypothesis; the weights of all must add up to 1."""
        if self.count == MAX_HYPOTHESES:
            return
        if not 0 <= weight <= 1 or len(known) > MAX_SEATS:
            raise wrong("a weight from 0 to 1 and cards for each seat", (weight, known), ValueError)
        hands = [cards_of(hand) for hand in known]
        self.listed = -1
        for seat in range(len(hands)):
            for kind in range(KINDS):
                self.known[self.count][seat][kind] = hands[seat][kind]
        before = self.share[self.count - 1] if self.count > 0 else 0
        self.share[self.count] = before + round(weight * SCALE)
        self.count += 1

    def pass_pack(self, to: int, kinds: Sequence[int], picks: int) -> None:
        """In a draft: a seat chooses from the pack we passed, and has made some picks of it."""
        numbers = [natural(kind) for kind in kinds]
        if len(numbers) > MAX_CARDS or not all(0 <= kind < KINDS for kind in numbers):
            raise wrong("a pack of kinds", kinds, ValueError)
        self.listed = -1
        self.passed_to = natural(to)
        self.passed_picks = natural(picks)
        self.passed_size = len(numbers)
        for i in range(len(numbers)):
            self.passed[i] = numbers[i]
            self.unseen[numbers[i]] -= 1

    def sample(self, chance: Chance) -> Game:
        """A world that agrees with everything the seat knows, each as likely as it should be."""
        self.deal(chance)
        return self.game

    def deal(self, chance: Chance) -> None:
        if self.base is None:
            raise wrong("World(...) to make a world", self)
        source = chance_of(chance)
        self.game.copy_from(self.base)
        if not self.deal_cards(source):
            raise wrong("a game that fits what is known", self.base, ValueError)
        self.game.redraw(self.seat, source)
        source.settle()

    def choose_hypothesis(self, chance: Chance) -> int:
        number = 0
        if self.count > 1:
            point = chance.draw(self.share[self.count - 1])
            while number < self.count - 1 and self.share[number] <= point:
                number += 1
        return number

    def deal_cards(self, chance: Chance) -> bool:
        """Fill the other hands and the deck; False when what is not seen does not fit there."""
        number = self.choose_hypothesis(chance)
        if number != self.listed and not self.list_hidden(number):
            return False
        size = self.hidden_size
        self.pool[:] = self.hidden
        chance.shuffle(self.pool, 0, size)
        used = 0
        for seat in range(self.game.seats):
            if seat == self.seat:
                continue
            used = self.fill_hand(number, seat, used, size)
            if self.game.phase == DRAFT:
                used = self.fill_pack(seat, used, size, chance)
            if used > size:
                return False
        self.game.deck_next = 0
        self.game.deck_size = size - used
        for at in range(size - used):
            self.game.deck[at] = self.pool[used + at]
        return True

    def list_hidden(self, number: int) -> bool:
        """List the cards that lie where a hypothesis does not say, for all its worlds.

        False when there are not enough of them, or too many for a deck.
        """
        self.listed = -1
        size = 0
        for kind in range(KINDS):
            left = self.unseen[kind]
            for seat in range(self.game.seats):
                left -= self.known[number][seat][kind]
            if left < 0 or size + left > MAX_CARDS:
                return False
            for _ in range(left):
                self.hidden[size] = kind
                size += 1
        self.hidden_size = size
        self.listed = number
        return True

    def fill_hand(self, number: int, seat: int, used: int, size: int) -> int:
        """A hand: what is known of it, and the rest from the pool of `size` cards.

        How many of the pool are used then: more than there are when it is too small.
        """
        hand = self.game.hand[seat]
        count = self.game.hand_size[seat]
        if seat == self.passed_to:
            count -= self.passed_picks
        for kind in range(KINDS):
            hand[kind] = self.known[number][seat][kind]
            count -= hand[kind]
        if count < 0 or used + count > size:
            return size + 1
        for _ in range(count):
            hand[self.pool[used]] += 1
            used += 1
        return used

    def fill_pack(self, seat: int, used: int, size: int, chance: Chance) -> int:
        """A pack in a draft: the one we passed less what was picked of it, or from the pool."""
        hand = self.game.hand[seat]
        pack = self.game.pack[seat]
        self.game.clear(pack)
        if seat != self.passed_to:
            if used + self.game.pack_size[seat] > size:
                return size + 1
            for _ in range(self.game.pack_size[seat]):
                pack[self.pool[used]] += 1
                used += 1
            return used
        chance.shuffle(self.passed, 0, self.passed_size)
        for i in range(self.passed_size):
            if i < self.passed_picks:
                hand[self.passed[i]] += 1
            else:
                pack[self.passed[i]] += 1
        return used


def cards_of(counts: Sequence[int]) -> list[int]:
    """Check how many cards there are of each kind."""
    numbers = [natural(count) for count in counts]
    if len(numbers) != KINDS or min(numbers) < 0 or sum(numbers) > MAX_CARDS:
        raise wrong(f"a count for each of {KINDS} kinds, {MAX_CARDS} at most,", counts, ValueError)
    return numbers
