"""`lux analyse`: what a finished game can teach, or what several games say of a player."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from capital_lux import COMPILED
from capital_lux.cli.options import JsonOption, print_json, warn_where_plain
from capital_lux.console.refusal import FAILED, Refusal, said_by_system

if TYPE_CHECKING:
    from capital_lux.analysis import Analysis

PICTURES = (".svg", ".png")


def analyse(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="cli-analyse-files")],
    seat: Annotated[int | None, typer.Option(help="cli-analyse-seat", min=0)] = None,
    player: Annotated[str | None, typer.Option(help="cli-analyse-player")] = None,
    whole: Annotated[bool, typer.Option("--all", help="cli-analyse-all")] = False,
    plot: Annotated[Path | None, typer.Option(help="cli-analyse-plot")] = None,
    quick: Annotated[bool, typer.Option("--quick/--full", help="cli-analyse-quick")] = not COMPILED,
    json: JsonOption = False,
) -> int:
    """Say how well a finished game was played, where it was lost, and what was luck."""
    from capital_lux.analysis import as_json, report
    from capital_lux.terminal.lines.analysis import analysis_lines, report_lines
    from capital_lux.terminal.lines.screen import Screen

    if plot is not None:
        check_plot(plot, len(files))
    games = [Analysed(path) for path in files]
    seats = [game.seat(seat, player) for game in games]
    if len(files) > 1:
        seats = [
            game.seat_of(common(games)) if at is None else at
            for game, at in zip(games, seats, strict=True)
        ]
    warn_where_plain("analysis-plain" if quick else "analysis-plain-full")
    found = [game.analyse(at, quick) for game, at in zip(games, seats, strict=True)]
    if plot is not None:
        draw(found[0], games[0].names, plot)
    if len(files) > 1:
        told = report([one.players[0] for one in found])
        # A seat need not be the same player's in every game.
        whose = zip(games, found, strict=True)
        name = ", ".join(dict.fromkeys(game.names[one.players[0].seat] for game, one in whose))
        if json:
            print_json(
                {"player": name, "files": list(map(str, files)), "quick": quick, **asdict(told)}
            )
        else:
            Screen().show(report_lines(told, name, files, [game.names for game in games], quick))
    elif json:
        print_json({"names": games[0].names, **as_json(found[0])})
    else:
        Screen().show(analysis_lines(found[0], games[0].names, whole))
    return 0


class Analysed:
    """A record that is to be analysed."""

    def __init__(self, path: Path) -> None:
        from capital_lux.analysis.game import check_tiles
        from capital_lux.console.files import bad_file, given_record, players_of, verified_steps
        from capital_lux.play.players import HUMAN
        from capital_lux.rules.reasons import because, reason_of

        self.path = path
        self.record: Any = given_record(path)
        try:
            check_tiles(self.record)
        except ValueError as problem:
            raise bad_file(path, "refusal-analyse", problem=reason_of(problem)) from None
        for step in verified_steps(path, self.record):
            self.game = step[0]
        if not self.game.over:
            raise bad_file(path, "refusal-analyse", problem=because("analysis-not-over"))
        players = players_of(self.record, self.game.seats)
        self.people = [name for kind, name in players if kind == HUMAN]
        self.names = [name for _, name in players]

    def seat(self, seat: int | None, player: str | None) -> int | None:
        """The seat that is asked about, if it is one."""
        from capital_lux.terminal.seats import check_seat

        if player is not None:
            return self.seat_of(player)
        if seat is not None:
            check_seat(seat, self.game)
        return seat

    def seat_of(self, player: str) -> int:
        from capital_lux.console.files import clean

        names = [name.casefold() for name in self.names]
        wanted = clean(player).casefold()
        if wanted not in names:
            names_here = ", ".join(self.names)
            raise Refusal("refusal-no-player", path=str(self.path), player=player, names=names_here)
        return names.index(wanted)

    def analyse(self, seat: int | None, quick: bool = not COMPILED) -> Analysis:
        from capital_lux.analysis import analyse
        from capital_lux.console.files import bad_file
        from capital_lux.rules.reasons import reason_of
        from capital_lux.study.progress import progress

        seats = None if seat is None else [seat]
        with progress(len(self.record["actions"])) as advance:
            try:
                return analyse(
                    self.record,
                    seats=seats,
                    names=self.names,
                    quick=quick,
                    progress=lambda done, total: advance(done > 0),
                )
            except ValueError as problem:
                raise bad_file(self.path, "refusal-analyse", problem=reason_of(problem)) from None


def common(games: Sequence[Analysed]) -> str:
    """The one person who plays in all games."""
    found = [name for name in games[0].people if all(name in game.people for game in games)]
    if len(found) != 1:
        raise Refusal("refusal-which-player")
    return found[0]


def check_plot(path: Path, games: int) -> None:
    """Refuse now what could not be drawn after minutes."""
    if games > 1 or path.suffix.lower() not in PICTURES:
        raise Refusal("refusal-plot", path=str(path))
    if path.suffix.lower() == ".png" and find_spec("PIL") is None:
        raise Refusal("refusal-png", FAILED)
    if not path.parent.is_dir():
        raise Refusal("refusal-no-folder", path=str(path.parent))
    if path.is_dir():
        raise cannot_write(path, IsADirectoryError(errno.EISDIR, ""))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise cannot_write(path, PermissionError(errno.EACCES, ""))


def cannot_write(path: Path, problem: OSError) -> Refusal:
    return Refusal("refusal-plot-write", FAILED, path=str(path), problem=said_by_system(problem))


def draw(found: Analysis, names: Sequence[str], path: Path) -> None:
    from capital_lux.analysis.plot import drawing, png, svg
    from capital_lux.console.speech import say

    shapes = drawing(found, names, say)
    try:
        made = svg(shapes).encode() if path.suffix.lower() == ".svg" else png(shapes)
        path.write_bytes(made)
    except OSError as problem:
        raise cannot_write(path, problem) from None
