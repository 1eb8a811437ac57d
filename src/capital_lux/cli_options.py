"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

LEVELS = "random, novice, regular, expert, master"
EDITIONS = "Which edition: first or generations."
SEATS = "How many seats: 2 to 4; in Generations also 1, solo against ROB."
Edition = Annotated[str, typer.Option(help=EDITIONS)]
Seats = Annotated[int, typer.Option(help=SEATS)]
Powers = Annotated[
    str | None,
    typer.Option(help="Tiles of Generations: A, B, C, D, random, or four names with commas."),
]
Power = Annotated[
    list[str] | None,
    typer.Option(help="A tile of your own, my_tile.py:ClassName; may be given again."),
]
Cards = Annotated[
    Path | None, typer.Option(help='A JSON file with how many of each card: {"B2": 5, ...}.')
]
Rob = Annotated[
    Path | None, typer.Option(help='A JSON file with ROB\'s cards: ["red left bonus", ...].')
]
Time = Annotated[
    float | None,
    typer.Option(
        "--time",
        help="Seconds a move at most, for levels that search and for bots of your own.",
        min=0.001,
        max=3600,
    ),
]
Simulations = Annotated[
    int | None,
    typer.Option(
        help="Search at most so often a move, without a clock: the same result every time.",
        min=1,
        max=10**9,
    ),
]
Seed = Annotated[
    int, typer.Option(help="The same seed gives the same games.", min=0, max=2**64 - 1)
]
Json = Annotated[bool, typer.Option("--json", help="Figures as JSON.")]
