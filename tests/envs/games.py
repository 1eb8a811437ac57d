"""Games of every edition, number of seats and tile, and how to walk through them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from capital_lux.rules.powers import TILES

FIRST: list[dict[str, Any]] = [{"edition": "first", "seats": seats} for seats in (2, 3, 4)]
SETS: list[dict[str, Any]] = [
    {"edition": "generations", "seats": 3, "powers": letter} for letter in "ABCD"
]
SOLO: dict[str, Any] = {"edition": "generations", "seats": 1, "powers": "C"}
SOLO_TILES = [tile.name for tile in TILES.values() if tile.solo]


def with_tile(name: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Generations with a tile and three others at random."""
    powers = [name]
    for colour in ("blue", "pink", "yellow", "green"):
        if TILES[name].colour != colour:
            tiles = [tile for tile in TILES.values() if tile.colour == colour]
            powers.append(rng.choice([t.name for t in tiles if t.solo or seats > 1]))
    return {"edition": "generations", "seats": seats, "powers": powers}


def every_game() -> list[Any]:
    """Options that between them have every edition, tile and number of seats."""
    rng = random.Random(8)
    options = [
        *FIRST,
        *(with_tile(name, 2 + i % 3, rng) for i, name in enumerate(TILES)),
        *(with_tile(name, 1, rng) for name in SOLO_TILES[::3]),
    ]
    found = []
    for chosen in options:
        name = " ".join([chosen["edition"], str(chosen["seats"]), *chosen.get("powers", [])])
        found.append(pytest.param(chosen, id=name))
    return found
