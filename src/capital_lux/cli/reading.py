"""The commands that show something to read: `lux replay`, `lux powers`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capital_lux.cli.options import PowerOption, one_of, print_json, tiles_at
from capital_lux.console.refusal import Refusal
from capital_lux.rules.powers import TILES
from capital_lux.terminal.lines.screen import Screen, can_fill_screen


def replay(
    file: Annotated[Path, typer.Argument(help="cli-record")],
    seat: Annotated[int | None, typer.Option("--from", help="cli-from", min=0)] = None,
    until: Annotated[int | None, typer.Option(help="cli-until", min=0)] = None,
    power: PowerOption = None,
    tui: Annotated[bool, typer.Option("--tui", help="full-cli-tui")] = False,
    json: Annotated[bool, typer.Option("--json", help="cli-replay-json")] = False,
) -> int:
    """Verify a record and print the game as text or JSON, or walk through it."""
    if tui and not can_fill_screen():
        raise Refusal("full-only")
    if tui:
        from capital_lux.terminal.full.begin import walk_through

        return walk_through(file, seat, until, tiles_at(power))
    from capital_lux.terminal.lines.replay import transcript

    found = transcript(file, seat, until, tiles_at(power))
    if json:
        print_json(found.figures())
    else:
        Screen().show(found.finished())
    return 0


def powers(
    name: Annotated[
        str | None, typer.Argument(help="cli-tile", autocompletion=one_of(TILES))
    ] = None,
    power: PowerOption = None,
    json: Annotated[bool, typer.Option("--json", help="cli-powers-json")] = False,
) -> None:
    """List the power tiles of Generations, or explain one."""
    from capital_lux.terminal.lines.tiles import explained, figures, tile_by_name, tile_list

    own = tiles_at(power)
    named = () if name is None else (tile_by_name(name, own),)
    tiles = list(dict.fromkeys([*named, *own]))
    if json:
        print_json([figures(tile) for tile in tiles or TILES.values()])
    else:
        lines = [line for tile in tiles for line in ["", *explained(tile)]][1:]
        Screen().show(lines or tile_list())
