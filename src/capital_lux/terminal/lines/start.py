"""Sets a table for a game in lines of text."""

from __future__ import annotations

from pathlib import Path

from capital_lux.terminal.lines.game import LineGame
from capital_lux.terminal.seats import Seating


def line_game(seating: Seating, save: Path | None, resumed: Path | None = None) -> LineGame:
    """A game, as far as it was played; a file is only written over if it was `resumed`."""
    (human,) = seating.people
    table = LineGame(
        seating.play.game,
        human,
        seating.players,
        seating.bots(),
        save,
        save is not None and save == resumed,
        seating.options,
        seating.tiles,
    )
    for events in seating.play.again():
        table.hear(events)
    if resumed is not None:
        table.told = table.round_at
    return table
