"""Puzzles of the solo game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import capital_lux as lux
from tests.bots.puzzle import Puzzle, generations, rob, tiles


def robs_bonus(homes: list[str], hands: list[str], robs_hand: str) -> Callable[[], lux.Game]:
    """ROB has played P6 and takes B2 or Y2 as a bonus card: you choose."""
    return generations(
        tiles(),
        "B2 B6 Y2 Y6 P6",
        homes,
        hands,
        seats=1,
        phase="bonus",
        ask={"rob": "P6"},
        last_turns=None,
        rob=rob(robs_hand, "G6 G6 G6 G6 G6", 1, ["blue left bonus"]),
        deck="G4 G4 G5",
    )


def last_turn(
    capital: str, homes: list[str], hand: str, robs_hand: str = "G2 G3", **options: Any
) -> Callable[[], lux.Game]:
    """Your last turn: three red cards lie in ROB's row."""
    chosen: dict[str, Any] = {
        "powers": tiles(),
        "seats": 1,
        "rob": rob(robs_hand, "", 3, []),
        **options,
    }
    return generations(capital=capital, homes=homes, hands=[hand, ""], **chosen)


SOLO = [
    Puzzle(
        "ROB's bonus card, and his district with it",
        "B2 or Y2 goes to ROB; without B2 his blue of 8 is over 6.",
        robs_bonus(["Y4", "B5 B3"], ["G2", ""], "G3 G3"),
        "district B",
    ),
    Puzzle(
        "not from the district you need",
        "Y2 holds up your yellow of 8; blue is nobody's.",
        robs_bonus(["Y5 Y3", "G5"], ["P2", ""], "G2 G3"),
        "district B",
    ),
    Puzzle(
        "solo: the last card under the limit",
        "B4 at home fits exactly and takes the lead from ROB; in the capital it would help him.",
        last_turn("B6 B4 G6", ["B6", "B5 B4"], "B4"),
        "home B4",
    ),
    Puzzle(
        "solo: lift the limit instead of bursting",
        "P4 at home would burst pink (6 + 4 over 8).",
        last_turn("P6 P2", ["P6", "P3"], "P4"),
        "capital P4",
    ),
    Puzzle(
        "solo: a sentinel for the district that is over",
        "Green is over by 1.",
        last_turn(
            "G6 G4 B6",
            ["G6 G5 B4", "B2"],
            "",
            "P2 P3",
            powers=tiles(yellow="sentinel"),
            ask={"power": "sentinel"},
        ),
        "place 0 G",
    ),
]
