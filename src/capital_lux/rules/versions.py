"""The version of the rules that a game is played by.

A new game is played by the rules of today, and every game to its end by those it began with.
Records, snapshots, views and the server's tables name their version, so that a tile can be
corrected and what was played before still replays.

1. The first.
2. Mentalist and Convertor always ask for the hand card, even when all are of one kind.

To correct a tile: raise `RULES`, change the tile, put a class that changes it back into `older.py`
and name that class in `BEFORE`. See docs/decisions/0010-a-game-keeps-its-rules.md.
"""

from __future__ import annotations

from typing import Any

from capital_lux.rules.older import Convertor1, Mentalist1
from capital_lux.rules.power import Power
from capital_lux.rules.powers import TILES
from capital_lux.rules.reasons import because

RULES = 2
"""The rules of today."""
UNNAMED = 1
"""The rules of a record, a snapshot or a table from before versions were named."""
BEFORE: dict[int, dict[str, type[Power]]] = {2: {"mentalist": Mentalist1, "convertor": Convertor1}}
"""The tiles that a version corrected, as they were before it."""


def read_rules(rules: Any) -> int:
    """Check the number of a version."""
    if type(rules) is not int or not UNNAMED <= rules <= RULES:
        raise ValueError(because("no-rules", rules=rules, first=UNNAMED, last=RULES))
    return rules


def tile_by(rules: int, name: str) -> type[Power]:
    """A tile by a version of the rules: as it was before the first correction after that one."""
    for version in range(rules + 1, RULES + 1):
        if name in BEFORE[version]:
            return BEFORE[version][name]
    return TILES[name]
