"""Where chance comes from.

All chance of a game is drawn at set-up, through one of these. After that a game is deterministic.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Callable, Sequence
from typing import TypeVar

from capital_lux.rules.cards import zeros
from capital_lux.rules.reasons import because

T = TypeVar("T")
SEED_BYTES = 32
WORDS = 320
COMPILED = not __file__.endswith(".py")
TWO_32 = 1 << 32
MASK_64 = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Chance:
    """A source of whole numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        return 0


class Stream(Chance):
    """A real game's chance: SHAKE-256 of a 32-byte seed.

    Nobody can foretell a card from the cards seen so far, and the sha256 of the seed can be
    published before the game and the seed itself after it.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        if not COMPILED:
            self.words: list[int] = zeros(WORDS)
        drawn = struct.unpack(f"<{WORDS}I", hashlib.shake_256(seed).digest(4 * WORDS))
        for i in range(WORDS):
            self.words[i] = drawn[i]
        self.used = 0

    def below(self, n: int) -> int:
        """Words above the last multiple of n are thrown away, so that no remainder is favoured."""
        fair = TWO_32 - TWO_32 % n
        while True:
            word = self.words[self.used]
            self.used = (self.used + 1) % WORDS
            if word < fair:
                return word % n


class Fast(Chance):
    """Simulation's chance: splitmix64, a few instructions a number."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK_64

    def __reduce__(self) -> tuple[type[Fast], tuple[int]]:
        return type(self), (self.state,)

    def below(self, n: int) -> int:
        """The bias of multiply-and-shift, below 1 in 10 million, is left in."""
        mixed = (self.state + GAMMA) & MASK_64
        self.state = mixed
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK_64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK_64
        mixed = mixed ^ (mixed >> 31)
        return ((mixed >> 32) * n) >> 32


def pick(chance: Chance, things: Sequence[T]) -> T:
    """One of some things."""
    if not things:
        raise ValueError(because("nothing-to-pick"))
    return things[chance.below(len(things))]


def draw_below(chance: Chance) -> Callable[[int], int]:
    """A function that draws a number below another."""
    return lambda n: pick(chance, range(n))


def seed_bytes(seed: bytes | str | int | None) -> bytes:
    """A 32-byte seed from what a user may give: bytes, 64 hex digits, a whole number or nothing.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int) and not isinstance(seed, bool):
        if 0 <= seed < 1 << (8 * SEED_BYTES):
            return seed.to_bytes(SEED_BYTES, "big")
        raise ValueError(because("seed-number"))
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise ValueError(because("seed-text")) from None
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise ValueError(because("seed-kind"))
    return seed
