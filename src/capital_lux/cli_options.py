"""Options that several commands have. The help of each is a message of `cli.ftl`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Edition = Annotated[str, typer.Option(help="cli-edition")]
Seats = Annotated[int, typer.Option(help="cli-seats")]
Powers = Annotated[
    str | None,
    typer.Option(help="cli-tiles"),
]
Power = Annotated[
    list[str] | None,
    typer.Option(help="cli-own-tile"),
]
Cards = Annotated[Path | None, typer.Option(help="cli-cards")]
Rob = Annotated[Path | None, typer.Option(help="cli-rob")]
Time = Annotated[
    float | None,
    typer.Option(
        "--time",
        help="cli-time",
        min=0.001,
        max=3600,
    ),
]
Simulations = Annotated[
    int | None,
    typer.Option(
        help="cli-simulations",
        min=1,
        max=10**9,
    ),
]
Seed = Annotated[int, typer.Option(help="cli-seed-study", min=0, max=2**64 - 1)]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]
