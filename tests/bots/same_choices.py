"""Games between bots as JSON, to compare what compiled and plain bots choose by the same chance.

`python -m tests.bots.same_choices` prints them; `CAPITAL_LUX_PURE=1` takes the plain files.
"""

from __future__ import annotations

import json
from typing import Any

import capital_lux as lux
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match

LEVELS = ("beginner", "regular", "expert")
"""One of each kind; of those with a net see test_net.py."""
SIMULATIONS = 5
GAMES: list[dict[str, Any]] = [
    *({"seats": seats} for seats in (2, 3, 4)),
    *({"edition": "generations", "seats": seats, "powers": "random"} for seats in (1, 2, 3, 4)),
    *({"edition": "generations", "seats": 2, "powers": letter} for letter in "ABCD"),
]


def actions(options: dict[str, Any], level: str) -> list[str]:
    game = lux.Game(seed=5, **options)
    bots = [make_bot(level, seat, simulations=SIMULATIONS) for seat in range(game.seats)]
    play_match(game, [Player(bot, seat, level) for seat, bot in enumerate(bots)])
    found: list[str] = game.record()["actions"]
    return found


if __name__ == "__main__":
    games = [actions(options, level) for options in GAMES for level in LEVELS]
    print(json.dumps({"compiled": lux.COMPILED, "games": games}))
