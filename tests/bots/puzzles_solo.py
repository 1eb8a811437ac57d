"""Puzzles of the solo game."""

from __future__ import annotations

from tests.bots.puzzle import Puzzle, generations, rob, tiles

SOLO = [
    Puzzle(
        "ROB's bonus card, and his district with it",
        "B2 or Y2 goes to ROB; without B2 his blue of 8 is over 6.",
        generations(
            tiles(),
            "B2 B6 Y2 Y6 P6",
            ["Y4", "B5 B3"],
            ["G2", ""],
            seats=1,
            phase="bonus",
            ask={"rob": "P6"},
            last_turns=None,
            rob=rob("G3 G3", "G6 G6 G6 G6 G6", 1, ["blue left bonus"]),
            deck="G4 G4 G5",
        ),
        "district B",
    ),
    Puzzle(
        "not from the district you need",
        "Y2 holds up your yellow of 8; blue is nobody's.",
        generations(
            tiles(),
            "B2 B6 Y2 Y6 P6",
            ["Y5 Y3", "G5"],
            ["P2", ""],
            seats=1,
            phase="bonus",
            ask={"rob": "P6"},
            last_turns=None,
            rob=rob("G2 G3", "G6 G6 G6 G6 G6", 1, ["blue left bonus"]),
            deck="G4 G4 G5",
        ),
        "district B",
    ),
    Puzzle(
        "solo: the last card under the limit",
        "B4 at home fits exactly and takes the lead from ROB; in the capital it would help him.",
        generations(
            tiles(),
            "B6 B4 G6",
            ["B6", "B5 B4"],
            ["B4", ""],
            seats=1,
            last_turns=1,
            rob=rob("G2 G3", "", 3, []),
        ),
        "home B4",
    ),
    Puzzle(
        "solo: lift the limit instead of bursting",
        "P4 at home would burst pink (6 + 4 over 8).",
        generations(
            tiles(),
            "P6 P2",
            ["P6", "P3"],
            ["P4", ""],
            seats=1,
            last_turns=1,
            rob=rob("G2 G3", "", 3, []),
        ),
        "capital P4",
    ),
    Puzzle(
        "solo: a sentinel for the district that is over",
        "Green is over by 1.",
        generations(
            tiles(yellow="sentinel"),
            "G6 G4 B6",
            ["G6 G5 B4", "B2"],
            ["", ""],
            seats=1,
            ask={"power": "sentinel"},
            last_turns=1,
            rob=rob("P2 P3", "", 3, []),
        ),
        "place 0 G",
    ),
]
