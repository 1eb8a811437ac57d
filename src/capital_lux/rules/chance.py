"""Where chance comes from.

All chance of a game is drawn at set-up, through one of these. After that a game is deterministic.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Callable, Sequence
from operator import index
from typing import Any, TypeVar

from capital_lux.rules.cards import zeros
from capital_lux.rules.given import Made, natural, wrong
from capital_lux.rules.reasons import because

T = TypeVar("T")
SIGNATURE = Made(lambda seed: None)
SEED_BYTES = 32
WORDS = 320
LARGEST = (1 << 31) - 1
COMPILED = not __file__.endswith(".py")
TWO_32 = 1 << 32
MASK_64 = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Chance:
    """A source of whole numbers. For one of your own, subclass it and give it a `below`."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        number = natural(n)
        if not 1 <= number <= LARGEST:
            raise wrong("a whole number of at least 1", n, ValueError)
        return self.draw(number)

    def draw(self, n: int) -> int:
        """The same, as the rules ask for it: `n` is at least 1."""
        return 0

    def shuffle(self, deck: list[int], first: int, size: int) -> None:
        """Shuffle a deck of this size from position `first` on."""
        for last in range(size - 1, first, -1):
            other = first + self.draw(last + 1 - first)
            card = deck[last]
            deck[last] = deck[other]
            deck[other] = card

    def settle(self) -> None:
        """Raise what went wrong in the draws since the last call."""


class Stream(Chance):
    """The chance of a real game: SHAKE-256 of a 32-byte seed.

    Nobody can predict a card from the cards seen so far, and the sha256 of the seed can be
    published before the game and the seed itself after it.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed_bytes(seed)
        if not COMPILED:
            self.words: list[int] = zeros(WORDS)
        drawn = struct.unpack(f"<{WORDS}I", hashlib.shake_256(self.seed).digest(4 * WORDS))
        for i in range(WORDS):
            self.words[i] = drawn[i]
        self.used = 0

    def draw(self, n: int) -> int:
        """Words above the last multiple of n are thrown away, so that no remainder is favoured."""
        if n < 1:
            return 0
        fair = TWO_32 - TWO_32 % n
        while True:
            word = self.words[self.used]
            self.used = (self.used + 1) % WORDS
            if word < fair:
                return word % n


class Fast(Chance):
    """The chance of simulations: splitmix64, a few instructions per number."""

    __signature__ = SIGNATURE

    def __init__(self, seed: int) -> None:
        self.state = index(seed) & MASK_64

    def __reduce__(self) -> tuple[type[Fast], tuple[int]]:
        return type(self), (self.state,)

    def draw(self, n: int) -> int:
        """The bias of multiply-and-shift, below 1 in 10 million, is left in."""
        mixed = (self.state + GAMMA) & MASK_64
        self.state = mixed
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK_64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK_64
        mixed = mixed ^ (mixed >> 31)
        return ((mixed >> 32) * n) >> 32

    def shuffle(self, deck: list[int], first: int, size: int) -> None:
        """Shuffle as any chance does, but in C the draw is part of the loop."""
        for last in range(size - 1, first, -1):
            other = first + Fast.draw(self, last + 1 - first)
            card = deck[last]
            deck[last] = deck[other]
            deck[other] = card


class OwnChance(Chance):
    """Asks a chance that a user wrote; `settle` raises what went wrong in it."""

    def __init__(self, own: Chance) -> None:
        self.own = own
        self.trouble: BaseException | None = None

    def draw(self, n: int) -> int:
        """The number that the user's `below` gives, if it is a possible one."""
        try:
            drawn = self.own.below(n)
            number = natural(drawn)
            if 0 <= number < n:
                return number
            raise wrong(f"a number from 0 to {n - 1} from below({n})", drawn, ValueError)
        except BaseException as problem:
            self.trouble = self.trouble or problem
        return 0

    def settle(self) -> None:
        """Raise what went wrong: C code cannot pass on an exception in the middle of a deal."""
        trouble = self.trouble
        self.trouble = None
        if trouble is not None:
            raise trouble


def chance_of(given: Any) -> Chance:
    """The chance to draw from: ours, or one that asks a user's own."""
    if type(given) is Fast or type(given) is Stream:
        return given
    if isinstance(given, Chance) and type(given).below is not Chance.below:
        return OwnChance(given)
    if isinstance(given, Fast | Stream | OwnChance):
        return given
    raise wrong("a lux.Fast, or a lux.Chance with a method below of its own,", given)


def pick(chance: Chance, things: Sequence[T]) -> T:
    if not things:
        raise ValueError(because("nothing-to-pick"))
    source = chance_of(chance)
    found = things[source.draw(len(things))]
    source.settle()
    return found


def draw_below(chance: Chance) -> Callable[[int], int]:
    return lambda n: pick(chance, range(n))


def seed_bytes(seed: bytes | str | int | None) -> bytes:
    """A 32-byte seed from what a user may give: bytes, 64 hex digits, a whole number or nothing.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if hasattr(seed, "__index__") and not isinstance(seed, bool):
        number = index(seed)
        if 0 <= number < 1 << (8 * SEED_BYTES):
            return number.to_bytes(SEED_BYTES, "big")
        raise ValueError(because("seed-number"))
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise ValueError(because("seed-text")) from None
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise ValueError(because("seed-kind"))
    return seed
