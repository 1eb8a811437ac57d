"""What the net is given: an observation's bytes as bits, and a few differences that matter.

A count becomes a thermometer: one bit for each threshold it reaches. Packed bytes become their
bits. What lies in `DERIVED` is worked out from other fields and added behind the observation.

>>> INPUTS, len(bits())
(889, 4307)
"""

from __future__ import annotations

from math import prod

from capital_lux.observation.layout import OFFSETS, SHAPES, SIZE
from capital_lux.rules.cards import DISTRICTS, MAX_SEATS

VERSION = 1
"""Changes whenever the bits of the same observation would change."""

MIDDLE, MOST = 16, 31
"""A difference of 0 is written as the one; it is at most the other, and at least 0."""
DERIVED: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("room", (MAX_SEATS, DISTRICTS), "what the capital totals above each home; 0 for no seat"),
    ("slack", (DISTRICTS,), "the seat's room, less what its hand is worth in the district"),
    ("lead", (DISTRICTS,), "what the seat's home totals above the best of the others"),
)
LEFT_OUT = ("version", "received", "passed")
"""In an imagined world nobody knows which packs the other seats were given."""
FLAGS = (
    "edition", "seats", "tiles", "round", "phase", "waiting", "start", "asking", "about_district",
    "about_card", "modifier", "rob_hand",
)  # fmt: skip
PACKED = ("capital_order", "blue")
MASKS = tuple(1 << bit for bit in range(8))
THRESHOLDS: dict[str, tuple[int, ...]] = {
    "last_turns": tuple(range(1, 6)),
    "deck": tuple(range(4, 84, 4)),
    "gold_pile": (1, 2, 4, 6, 8, 12, 16, 24, 254),
    "step": (1, 2),
    "number": tuple(range(1, 13)),
    "hand": tuple(range(1, 5)),
    "pack": tuple(range(1, 5)),
    "unseen": tuple(range(1, 7)),
    "capital": tuple(range(1, 5)),
    "capital_total": tuple(range(1, 41)),
    "home": tuple(range(1, 5)),
    "home_total": tuple(range(1, 31)),
    "bonus": tuple(range(1, 4)),
    "gold": tuple(range(1, 13)),
    "hand_size": tuple(range(1, 12)),
    "shown": tuple(range(1, 4)),
    "known": tuple(range(1, 4)),
    "blue": (1, 2, 3),
    "yellow": tuple(range(1, 6)),
    "green": (1, 2, 3),
    "rob_reserve": (1, 2, 3),
    "rob_deck": (1, 2, 3),
    "rob_turned": (1, 2, 3),
    "room": tuple(range(1, 32)),
    "slack": tuple(range(1, 32)),
    "lead": tuple(range(1, 32)),
}

PLACES: dict[str, tuple[int, int]] = {
    name: (OFFSETS[name], prod(shape)) for name, shape in SHAPES.items()
}
INPUTS = SIZE
for _name, _shape, _ in DERIVED:
    PLACES[_name] = (INPUTS, prod(_shape))
    INPUTS += prod(_shape)
"""The bytes of an observation with what is derived; where each field begins, and its size."""


def thresholds_of(name: str) -> tuple[int, ...]:
    """What the bytes of a field are compared with."""
    if name in LEFT_OUT:
        return ()
    return (1,) if name in FLAGS else THRESHOLDS.get(name, ())


def masks_of(name: str) -> tuple[int, ...]:
    """The bits that the bytes of a field are taken apart into."""
    return MASKS if name in PACKED else ()


def bits() -> list[tuple[int, int, bool]]:
    """Each bit: the byte it is made of, and its threshold or, when packed, its mask."""
    found = []
    for name, (first, size) in PLACES.items():
        for byte in range(first, first + size):
            found += [(byte, mask, True) for mask in masks_of(name)]
            found += [(byte, threshold, False) for threshold in thresholds_of(name)]
    return found
