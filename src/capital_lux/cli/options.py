"""Options that several commands have. The help of each is a message of `cli.ftl`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import typer

EDITIONS = ("first", "generations")


def one_of(words: Iterable[str]) -> Callable[[str], list[str]]:
    """Completes a word to one of some."""

    def complete(incomplete: str) -> list[str]:
        return [word for word in words if word.startswith(incomplete)]

    return complete


def levels(incomplete: str) -> list[str]:
    """Completes a level; of a list its last one."""
    # Here, because it is needed only when a shell asks.
    from capital_lux.bots.levels import LEVELS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + level for level in LEVELS if level.startswith(last)]


Edition = Annotated[str, typer.Option(help="cli-edition", autocompletion=one_of(EDITIONS))]
Seats = Annotated[int, typer.Option(help="cli-seats")]
Powers = Annotated[
    str | None,
    typer.Option(help="cli-tiles", autocompletion=one_of(("A", "B", "C", "D", "random"))),
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
