"""The power tiles: one file each. A new file here is a new tile.

>>> sorted(SETS), [tile.name for tile in SETS["A"]]
(['A', 'B', 'C', 'D'], ['agent', 'cleric', 'merchant', 'scholar'])
"""

from __future__ import annotations

import importlib
import pkgutil

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.power import Power

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
