"""Takes a card out of each zone of a plain game in turn, and prints whether it is missed.

Only in plain Python can a zone be reached from outside: `CAPITAL_LUX_PURE=1 python -m
tests.rules.lost_cards`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import capital_lux as lux
from capital_lux.rules.soundness import has_all_cards

ZONES: dict[str, Callable[[Any], list[int]]] = {
    "discard": lambda game: game.discard,
    "hand": lambda game: game.hand[1],
    "pack": lambda game: game.pack[1],
    "bonus": lambda game: game.bonus[1],
    "home": lambda game: game.home[1][3],
}


def missed() -> dict[str, bool]:
    """By zone, whether a card too few and a card too many are noticed, and a card that is owed."""
    found: dict[str, bool] = {}
    for name, zone in ZONES.items():
        for change in (-1, 1):
            game: Any = lux.Game("generations", seed=3)
            zone(game)[7] += change
            found[f"{name} {change:+}"] = not has_all_cards(game)
    game = lux.Game("generations", seed=3)
    game.hand[0][7] -= 1
    game.home[0][1][7] += 1
    found["a hand that owes a card"] = game.hand[0][7] < 0 and not has_all_cards(game)
    game = lux.Game("generations", seed=3, powers="C")
    game.green.row[0] = -1
    found["row"] = not has_all_cards(game)
    game = lux.Game("generations", 1, seed=3)
    game.rob.hand[0] = -1
    found["ROB's hand"] = not has_all_cards(game)
    game = lux.Game("generations", seed=3)
    game.deck_next += 1
    found["deck"] = not has_all_cards(game)
    game.deck_next -= 1
    game.capital_size[next(d for d in range(4) if game.capital_size[d])] -= 1
    found["capital"] = not has_all_cards(game)
    return found


if __name__ == "__main__":
    print(json.dumps(missed()))
