"""Where everything lies in an observation. `docs/environments.md` explains it for people.

Seats are counted from the seat that looks: 0 is that seat, 1 the next one clockwise. A plane of
cards is 20 counts, one for each kind, blue first and low first.

>>> OFFSETS["hand"], SHAPES["home"], SIZE
(77, (4, 20), 865)
"""

from __future__ import annotations

from functools import cache
from math import prod

from capital_lux.rules.actions import PHASES, PLACE, SLOT, TEXTS
from capital_lux.rules.cards import (
    DISTRICTS,
    KINDS,
    LETTERS,
    LOWEST,
    MAX_SEATS,
    MODIFIERS,
    PACKS,
    ROUNDS,
    SIDES,
    VALUES,
)
from capital_lux.rules.powers import TILES

VERSION = 1
"""Changes whenever an observation of the same position would change."""

ACTION_NAMES = tuple(
    f"place +{text[6:]}" if PLACE <= action < SLOT else text for action, text in enumerate(TEXTS)
)
"""The name of each action's id in a mask: ``place +1 Y`` is at the seat after the one that acts."""

SETS = 4
EDITIONS = ("first", "generations", "solo")
ORDER_BYTES = 2
"""For the colours of the newest cards of one value: two bits each."""
ORDER_CARDS = 8
ROB_SORTS = 12
"""ROB's cards by colour (red, blue), citizen taken (left, right, deck) and symbol (no, yes)."""
UNLIMITED_GOLD = 255
MOST = 255

FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("version", (1,), "the version of this layout"),
    ("edition", (3,), "one-hot: first, generations, solo"),
    ("seats", (3,), "one-hot: 2, 3, 4 seats; ROB is one"),
    ("tiles", (DISTRICTS, SETS), "one-hot for each district: the tile of set A, B, C, D"),
    ("round", (ROUNDS,), "one-hot"),
    ("phase", (len(PHASES),), "one-hot: draft, play, power, gold, bonus, over"),
    ("waiting", (MAX_SEATS,), "1 for each seat that must act"),
    ("start", (MAX_SEATS,), "one-hot: the round's starting seat"),
    ("last_turns", (1,), "0 before the round's end is triggered, then 1 + the turns left"),
    ("deck", (1,), "cards in the deck"),
    ("gold_pile", (1,), "gold in the pile; 255 when it is unlimited"),
    ("asking", (DISTRICTS,), "one-hot: the district whose tile asks for a choice"),
    ("step", (1,), "which of the tile's choices, to the seat that makes it"),
    ("about_district", (DISTRICTS,), "one-hot: the district the choice is about, when it is known"),
    ("about_card", (KINDS,), "the card the choice is about, when the seat may know it"),
    ("modifier", (len(MODIFIERS),), "one-hot: the modifier +4, +2, -1, -3 the seat looks at"),
    ("number", (1,), "the rebel the seat looks at, or the gold to pay"),
    ("hand", (KINDS,), "the seat's hand; in a draft what it kept"),
    ("pack", (KINDS,), "in a draft, the cards the seat chooses from"),
    ("unseen", (KINDS,), "the cards out of the seat's sight: in the deck and in other hands"),
    ("received", (PACKS, KINDS), "the packs the seat was given in this round, as they came"),
    ("passed", (PACKS - 1, KINDS), "the packs it passed on, as they went"),
    ("capital", (DISTRICTS, KINDS), "the capital, by district"),
    ("capital_total", (DISTRICTS,), "what each district totals, at most 255"),
    (
        "capital_order",
        (DISTRICTS, VALUES, ORDER_BYTES),
        "where colours mix: for each value the colours of the 8 newest cards, 2 bits each",
    ),
    ("home", (MAX_SEATS, KINDS), "every home"),
    ("home_total", (MAX_SEATS, DISTRICTS), "what each home district totals, at most 255"),
    ("bonus", (MAX_SEATS, KINDS), "bonus cards"),
    ("gold", (MAX_SEATS,), "gold"),
    ("hand_size", (MAX_SEATS,), "cards in hand; in a draft with the pack"),
    ("shown", (MAX_SEATS, KINDS), "cards that left each hand in sight since the draft"),
    (
        "known",
        (MAX_SEATS, KINDS),
        "cards that each other hand surely holds; of the seat's own, those all saw go there",
    ),
    ("blue", (40,), "the components of the blue tile"),
    ("yellow", (16,), "the components of the yellow tile"),
    ("green", (KINDS,), "the components of the green tile"),
    ("rob_hand", (SIDES, KINDS), "ROB's left and right card"),
    ("rob_reserve", (KINDS,), "ROB's reserve"),
    ("rob_deck", (ROB_SORTS,), "ROB's cards still to come, by sort"),
    ("rob_turned", (ROB_SORTS,), "ROB's cards turned up in this round, by sort"),
)
"""Name, shape and meaning of each field, in order."""

SHAPES = {name: shape for name, shape, _ in FIELDS}
OFFSETS: dict[str, int] = {}
SIZE = 0
for _name, _shape, _ in FIELDS:
    OFFSETS[_name] = SIZE
    SIZE += prod(_shape)
"""How many bytes an observation has, and where each field begins."""


def offsets(*names: str) -> tuple[int, ...]:
    """Where some fields begin."""
    return tuple(OFFSETS[name] for name in names)


def tiles_of(colour: str) -> list[str]:
    """The tiles of a colour in the order of their sets."""
    return [tile.name for tile in TILES.values() if tile.colour == colour]


@cache
def tile_mark(name: str) -> tuple[int, int]:
    """Which byte of its district says that it is this tile, and how: a fifth is the first as 2."""
    number = tiles_of(TILES[name].colour).index(name)
    return number % SETS, 1 + number // SETS


def in_order(counts: list[int], order: list[list[int]]) -> list[str]:
    """Cards by value and, as far as the order is known, by age."""
    told: list[str] = []
    for rank in range(VALUES):
        left = [counts[colour * VALUES + rank] for colour in range(DISTRICTS)]
        size = min(ORDER_CARDS, sum(left))
        code = sum(order[rank][i] << 8 * i for i in range(ORDER_BYTES))
        newest = [code >> 2 * i & 3 for i in range(size)]
        if sum(count > 0 for count in left) < 2:
            newest = [colour for colour in range(DISTRICTS) for _ in range(left[colour])]
        for colour in newest:
            left[colour] -= 1
        oldest = [colour for colour in range(DISTRICTS) for _ in range(left[colour])]
        told += [f"{LETTERS[colour]}{LOWEST + rank}" for colour in (*oldest, *reversed(newest))]
    return told
