"""The order of cards of one value, where their colours mix (G11)."""

from __future__ import annotations

from capital_lux.observation.layout import ORDER_BYTES, ORDER_CARDS
from capital_lux.rules import cards
from capital_lux.rules.cards import LOWEST, VALUES, zeros

COMPILED = not __file__.endswith(".py")
VALUE = list(cards.VALUE)
COLOUR = list(cards.COLOUR)


class Order:
    """Writes the order: for each value the colours of its cards, newest first, two bits each."""

    def __init__(self) -> None:
        if not COMPILED:
            self.counter: list[int] = zeros(VALUES)

    def write(self, kinds: list[int], size: int, out: bytearray, at: int) -> None:
        """Write the order of some cards, oldest first, into bytes that are zero before."""
        for rank in range(5):
            self.counter[rank] = 0
        for i in range(size):
            kind = kinds[size - 1 - i]
            rank = VALUE[kind] - LOWEST
            count = self.counter[rank]
            if count < ORDER_CARDS:
                self.counter[rank] = count + 1
                out[at + rank * ORDER_BYTES + count // 4] |= COLOUR[kind] << 2 * (count % 4)
