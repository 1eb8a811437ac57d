"""Districts, cards and their names.

A *kind* is a colour and a value: 20 of them, numbered district by district, low value first.
Cards of one kind are the same card, so most zones are just 20 counts.

>>> CARD_NAMES[2], kind_of("B4"), VALUE[kind_of("G6")]
('B4', 2, 6)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.shapes import District

BLUE, PINK, YELLOW, GREEN = range(4)
DISTRICTS = 4
DISTRICT_NAMES: tuple[District, ...] = ("blue", "pink", "yellow", "green")
"""Always in this order."""
LETTERS = "BPYG"

LOWEST, HIGHEST = 2, 6
VALUES = HIGHEST - LOWEST + 1
KINDS = DISTRICTS * VALUES
NO_KIND = -1
NOBODY = -1
ALL_KNOWING = -2
"""Stands where a seat would, and sees everything."""

MAX_SEATS = 4
MAX_CARDS = 100
"""The largest deck a game can hold."""
PACKS = 3
"""The packs a seat receives in a draft: dealt, passed once, passed twice."""
ROUNDS = 3
PICKS = 2
"""Cards kept of each pack."""
GOLD_DISCS = 8
"""The first edition's gold."""
MODIFIERS = (4, 2, -1, -3)
RESERVE = 5
"""The cards of ROB's reserve."""
RED_LIMIT = 3
"""The red cards in ROB's row that end a round."""
SIDES = 2
"""The cards of ROB's hand: left and right."""
MOST_GOLD = 100
"""The most a seat can have."""
UNLIMITED = -1
"""A gold pile that never runs out."""

VALUE = tuple(LOWEST + kind % VALUES for kind in range(KINDS))
COLOUR = tuple(kind // VALUES for kind in range(KINDS))
CARD_NAMES = tuple(LETTERS[COLOUR[kind]] + str(VALUE[kind]) for kind in range(KINDS))
_KIND_OF = {name: kind for kind, name in enumerate(CARD_NAMES)}


def kind_of(name: str) -> int:
    """The kind of a card code; ``KeyError`` if there is no such card."""
    return _KIND_OF[name]


def names_of(counts: Sequence[int]) -> list[str]:
    """The cards of a zone, blue first and low first.

    >>> names_of([0, 0, 2] + [0] * 16 + [1])
    ['B4', 'B4', 'G6']
    """
    present = [kind for kind in range(KINDS) if counts[kind]]
    return [CARD_NAMES[kind] for kind in present for _ in range(counts[kind])]


def spread(per_value: Mapping[int, int]) -> tuple[int, ...]:
    """The same number of cards of each value in every colour, as 20 counts.

    >>> sum(spread({2: 3, 3: 4, 4: 4, 5: 4, 6: 3}))
    72
    """
    return tuple(per_value.get(VALUE[kind], 0) for kind in range(KINDS))


def zeros(*shape: int) -> Any:
    """An empty zone: nested lists of zeros.

    >>> zeros(2, 3)
    [[0, 0, 0], [0, 0, 0]]
    """
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [zeros(*shape[1:]) for _ in range(shape[0])]
