"""The power tiles: one file each. A new file here is a new tile.

A tile whose letter is not that of a set is in no set: it is named, or drawn at random.

>>> sorted(SETS), [tile.name for tile in SETS["A"]]
(['A', 'B', 'C', 'D'], ['agent', 'cleric', 'merchant', 'scholar'])
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.components import Components
from capital_lux.rules.power import Power
from capital_lux.rules.rob_cards import RobCards

SET_LETTERS = ("A", "B", "C", "D")


def _find_tiles() -> dict[str, type[Power]]:
    """The tile in each file of this folder, by name; blue first, then pink, yellow, green."""
    found: list[type[Power]] = []
    for module in pkgutil.iter_modules(__path__):
        tile = getattr(importlib.import_module(f"{__name__}.{module.name}"), module.name.title())
        found.append(tile)
    found.sort(key=lambda tile: (DISTRICT_NAMES.index(tile.colour), tile.letter))
    return {tile.name: tile for tile in found}


TILES = _find_tiles()
SETS = {letter: [t for t in TILES.values() if t.letter == letter] for letter in SET_LETTERS}
FIRST_TILES = tuple(tile.name for tile in SETS["A"])
"""Those whose powers the districts of the first edition have."""


def tiles_in(game: Mapping[str, Any], own: Sequence[type[Power]] = ()) -> list[type[Power]]:
    """The tiles of a game, from a view, a snapshot or a record.

    `own`: a user's. One that is not given is left out.
    """
    known = {**TILES, **{tile.name: tile for tile in own}}
    names = game.get("powers", FIRST_TILES)
    return [known[name] for name in names if name in known]


def components_in(
    game: Mapping[str, Any], own: Sequence[type[Power]] = ()
) -> list[type[Components]]:
    """Those tiles, and ROB where he plays, to ask what they can tell of their components."""
    return [*tiles_in(game, own), *([RobCards] if "rob" in game else [])]
