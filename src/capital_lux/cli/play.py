"""The command to play: `lux play`."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from capital_lux.cli.options import DeckOptions, TimeOption, opponents
from capital_lux.console.refusal import Refusal, said_by_system
from capital_lux.terminal.lines.screen import can_fill_screen

if TYPE_CHECKING:
    from capital_lux.terminal.seats import Seating

REMOTE = {"server", "table"}
FULL = {"people", *REMOTE}
"""What only the full screen can do."""
NEW_TABLE = {"edition", "seats", "powers", "level", "clock"}
"""What a new table on a server is made from."""
FRESH = {"edition", "seats", "seed", "names", "powers", "cards", "rob", "people"}
"""What a saved game has decided already."""
LOCAL = {"seed", "names", "cards", "rob", "power", "bot", "think", "resume", "save", "people"}
"""What only a game on this machine has."""


@dataclass(kw_only=True)
class PlayOptions(DeckOptions):
    """Play against computer opponents, with people at the same keyboard, or on a server."""

    level: Annotated[str | None, typer.Option(help="cli-level-play", autocompletion=opponents)] = (
        None
    )
    bot: Annotated[list[str] | None, typer.Option(help="cli-own-bot")] = None
    think: TimeOption = None
    seat: Annotated[int | None, typer.Option(help="cli-seat")] = None
    seed: Annotated[str | None, typer.Option(help="cli-seed")] = None
    names: Annotated[str | None, typer.Option(help="cli-names")] = None
    resume: Annotated[Path | None, typer.Option(help="cli-resume")] = None
    save: Annotated[Path | None, typer.Option(help="cli-save")] = None
    people: Annotated[int, typer.Option(help="full-cli-people", min=1, max=4)] = 1
    server: Annotated[str | None, typer.Option(help="full-cli-server")] = None
    table: Annotated[str | None, typer.Option(help="full-cli-table")] = None
    name: Annotated[str | None, typer.Option(help="full-cli-name")] = None
    clock: Annotated[str | None, typer.Option(help="full-cli-clock")] = None
    plain: Annotated[bool, typer.Option("--plain", help="cli-plain")] = False

    def run(self) -> int:
        full = not self.plain and can_fill_screen()
        if not full and self.given & FULL:
            raise Refusal("full-only")
        if self.given & REMOTE:
            return self.play_remote()
        if self.clock is not None:
            raise Refusal("full-refusal-clock-here")
        check_save(self.save, self.resume)
        if full and self.given <= {"save", "name"}:
            from capital_lux.terminal.full.begin import play_chosen

            return play_chosen(self.save)
        if full:
            from capital_lux.terminal.full.begin import play_seated

            return play_seated(self.seating(), self.save, self.resume)
        from capital_lux.terminal.lines.game import LineGame

        return LineGame(self.seating(alone=True), self.save, self.resume).play()

    def seating(self, alone: bool = False) -> Seating:
        """Who plays what on this machine; `alone`: only one person can."""
        from capital_lux.terminal.opponents import Opponents
        from capital_lux.terminal.seats import new_seating, resumed_seating

        if self.resume is not None and self.given & FRESH:
            raise Refusal("refusal-resumed")
        opponents = Opponents(self.level, self.bot or (), self.think, self.seed)
        places = self.power or ()
        if self.resume is not None:
            return resumed_seating(self.resume, opponents, self.seat, places, alone)
        wanted = (self.seat or 0, self.people, self.seed, self.names)
        return new_seating(self.choices(), opponents, *wanted, places)

    def play_remote(self) -> int:
        """Play at a table of a server, an existing one or a new one."""
        from capital_lux.terminal.full.begin import play_remote
        from capital_lux.terminal.full.sources.joining import new_options

        if self.given & (LOCAL | NEW_TABLE if self.table else LOCAL):
            raise Refusal("full-refusal-remote")
        options = new_options(self.edition, self.seats, self.powers, self.level, self.clock)
        return play_remote(self.server, self.table, self.seat, self.name, options)


def check_save(save: Path | None, resume: Path | None) -> None:
    """Refuse now what would lose a game at its end."""
    if save is None:
        return
    if not save.parent.is_dir():
        raise Refusal("refusal-no-folder", path=str(save.parent))
    if not os.access(save.parent, os.W_OK):
        why = said_by_system(PermissionError(errno.EACCES, ""))
        raise Refusal("play-save-failed-in", path=str(save), problem=why)
    if save.is_dir():
        raise Refusal("refusal-folder", path=str(save))
    if save.exists() and save != resume:
        raise Refusal("refusal-exists", path=str(save))
