"""The command line: `lux play`, `serve`, `simulate`, `arena`, `hint`, `replay`, `powers`.

Only this file and the `cli_` files beside it know Typer, and what a command needs is imported when
it runs, so that `lux --help` is quick and the library needs nothing installed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from capital_lux.cli_options import EDITIONS, LEVELS, SEATS, Cards, Power, Powers, Rob, Time
from capital_lux.cli_serve import serve
from capital_lux.cli_study import arena, hint, simulate
from capital_lux.terminal.refusal import FAILED, Refusal

HELP = """Capital Lux, the card game, in your terminal.

An unofficial fan work, not connected with the designers Eilif Svensson and Kristian Amundsen
Østby or with the publisher Aporta Games.
"""
app = typer.Typer(
    help=HELP,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        import capital_lux

        speed = "compiled" if capital_lux.COMPILED else "plain Python"
        print(f"capital-lux {capital_lux.__version__} ({speed})")
        raise typer.Exit


@app.callback()
def lux(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """What comes before a command."""


@app.command()
def play(
    edition: Annotated[str | None, typer.Option(help=f"{EDITIONS}  [default: first]")] = None,
    seats: Annotated[int | None, typer.Option(help=f"{SEATS}  [default: 3]")] = None,
    powers: Powers = None,
    power: Power = None,
    cards: Cards = None,
    rob: Rob = None,
    level: Annotated[
        str | None,
        typer.Option(
            help=f"The opponents: {LEVELS}; one for all, or one for each with commas.  "
            "[default: regular]"
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of your own, my_bot.py:ClassName; may be given again."),
    ] = None,
    think: Time = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.  [default: 0]")] = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or 64 hex digits, to get the same deal again.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names by seat, with commas: Ann,Bea,Cid")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to save; a new name in this folder otherwise.")
    ] = None,
    people: Annotated[
        int | None,
        typer.Option(help="How many people share this keyboard.  [default: 1]", min=1, max=4),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text, for pipes and screen readers.")
    ] = False,
) -> int:
    """Play against computer opponents, and with people at the same keyboard."""
    from capital_lux.terminal.opponents import Opponents
    from capital_lux.terminal.options import chosen, own_tiles, repeat
    from capital_lux.terminal.start import new_game, resumed_game

    check_save(save, resume)
    full = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    opponents = Opponents(level, bot or (), think, seed)
    if resume is None:
        number = 3 if seats is None else seats
        choices = chosen(edition or "first", number, powers, power or (), cards, rob)
        if full:
            from capital_lux.terminal.full.app import run_table
            from capital_lux.terminal.full.begin import new_table

            table = new_table(choices, seat or 0, people or 1, seed, names, save, opponents)
            return run_table(table)
        return new_game(choices, seat or 0, seed, names, save, opponents).play()
    if any(given is not None for given in (edition, seats, seed, names, powers, cards, rob)):
        raise Refusal(
            "a resumed game has its own edition, seats, tiles, cards, seed and names: "
            "leave them out"
        )
    tiles = own_tiles(power or ())
    return resumed_game(resume, seat, save, opponents, tiles, repeat(power or ())).play()


def check_save(save: Path | None, resume: Path | None) -> None:
    """Refuse now what would lose a game at its end."""
    if save is None:
        return
    if not save.parent.is_dir():
        raise Refusal(f"there is no folder {save.parent} to save in")
    if save.is_dir():
        raise Refusal(f"{save} is a folder: give the name of a file to --save")
    if save.exists() and save != resume:
        raise Refusal(f"{save} exists already: choose another name for --save")


for command in (serve, simulate, arena, hint):
    app.command()(command)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    seat: Annotated[
        int | None, typer.Option("--from", help="Only what this seat may see.", min=0)
    ] = None,
    until: Annotated[int | None, typer.Option(help="Stop after so many actions.", min=0)] = None,
    power: Power = None,
) -> None:
    """Verify a record and print the game as text."""
    from capital_lux.terminal.options import own_tiles
    from capital_lux.terminal.replay import replay_lines
    from capital_lux.terminal.screen import Screen

    Screen().show(replay_lines(file, seat, until, own_tiles(power or ())))


@app.command("powers")
def show_powers(
    name: Annotated[str | None, typer.Argument(help="A tile to explain.")] = None,
    power: Power = None,
) -> None:
    """List the power tiles of Generations, or explain one."""
    from capital_lux.terminal.options import own_tiles
    from capital_lux.terminal.screen import Screen
    from capital_lux.terminal.tiles import explained, tile_by_name, tile_list

    tiles = [*([tile_by_name(name)] if name is not None else []), *own_tiles(power or ())]
    lines = [line for tile in tiles for line in ["", *explained(tile)]][1:]
    Screen().show(lines or tile_list())


def main() -> NoReturn:
    """Run a command; every failure is a sentence and an exit status."""
    for name in ("stdin", "stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            # Closed by who started us.
            stream = open(os.devnull, "r" if name == "stdin" else "w")  # noqa: SIM115
            setattr(sys, name, stream)
        # A name or an answer may hold letters that the terminal's encoding has not.
        stream.reconfigure(errors="replace")
    try:
        status = run()
        sys.stdout.flush()
    except OSError as problem:
        status = FAILED
        if not isinstance(problem, BrokenPipeError):
            complain(f"the output cannot be written: {problem.strerror}", FAILED)
        # What is still in the buffer cannot go out; without this Python complains when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)


def run() -> int:
    """Run what the command line asks for; the exit status."""
    try:
        return int(app(sys.argv[1:] or ["--help"], "lux", standalone_mode=False) or 0)
    except typer.TyperException as problem:
        return complain(problem.format_message(), problem.exit_code)
    except Refusal as problem:
        return complain(str(problem), problem.status)


def complain(sentence: str, status: int) -> int:
    """Say what is wrong on one line."""
    print(f"lux: {' '.join(sentence.split())}", file=sys.stderr)
    return status
