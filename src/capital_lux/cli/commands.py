"""The command line: `lux play`, `serve`, `simulate`, `arena`, `hint`, `replay`, `powers`.

Only this file and the `cli_` files beside it know Typer, and what a command needs is imported when
it runs, so that `lux --help` is quick and the library needs nothing installed.
"""

from __future__ import annotations

import itertools
import json as json_module
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from capital_lux.cli.help import Command, Group, misuse
from capital_lux.cli.options import EDITIONS, Cards, Power, Powers, Rob, Time, levels, one_of
from capital_lux.cli.serve import serve
from capital_lux.cli.study import arena, hint, simulate
from capital_lux.console.refusal import FAILED, Refusal, complain
from capital_lux.console.speech import say, speak
from capital_lux.rules.powers import TILES
from capital_lux.terminal.lines.screen import can_fill_screen
from capital_lux.texts import LANGUAGES, closest, of_environment

app = typer.Typer(
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        import capital_lux

        speed = "cli-version-compiled" if capital_lux.COMPILED else "cli-version-plain"
        print(f"capital-lux {capital_lux.__version__} ({say(speed)})")
        raise typer.Exit


LANGUAGE = ("--language", "--lang")


def wished(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for: help and complaints need it before it is read."""
    found = None
    for word, after in itertools.zip_longest(arguments, arguments[1:], fillvalue=""):
        name, equals, value = word.partition("=")
        if name in LANGUAGE:
            found = closest(value if equals else after) or found
    return found


def choose_language(wanted: str | None) -> None:
    """Speak the language that the user wants."""
    if wanted is None:
        return
    found = closest(wanted)
    if found is None:
        raise Refusal("refusal-language", language=repr(wanted), languages=", ".join(LANGUAGES))
    speak(found)


@app.callback()
def lux(
    version: Annotated[
        bool,
        typer.Option("--version", help="cli-version", callback=show_version, is_eager=True),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            *LANGUAGE,
            help="cli-language",
            callback=choose_language,
            is_eager=True,
            expose_value=False,
            autocompletion=one_of(LANGUAGES),
        ),
    ] = None,
) -> None:
    """What comes before a command."""


@app.command(cls=Command, help="cli-play")
def play(
    edition: Annotated[
        str | None, typer.Option(help="cli-edition-play", autocompletion=one_of(EDITIONS))
    ] = None,
    seats: Annotated[int | None, typer.Option(help="cli-seats-play")] = None,
    powers: Powers = None,
    power: Power = None,
    cards: Cards = None,
    rob: Rob = None,
    level: Annotated[str | None, typer.Option(help="cli-level-play", autocompletion=levels)] = None,
    bot: Annotated[list[str] | None, typer.Option(help="cli-own-bot")] = None,
    think: Time = None,
    seat: Annotated[int | None, typer.Option(help="cli-seat")] = None,
    seed: Annotated[str | None, typer.Option(help="cli-seed")] = None,
    names: Annotated[str | None, typer.Option(help="cli-names")] = None,
    resume: Annotated[Path | None, typer.Option(help="cli-resume")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-save")] = None,
    people: Annotated[int | None, typer.Option(help="full-cli-people", min=1, max=4)] = None,
    server: Annotated[str | None, typer.Option(help="full-cli-server")] = None,
    table: Annotated[str | None, typer.Option(help="full-cli-table")] = None,
    name: Annotated[str | None, typer.Option(help="full-cli-name")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-plain")] = False,
) -> int:
    """Play against computer opponents, with people at the same keyboard, or on a server."""
    from capital_lux.terminal.opponents import Opponents
    from capital_lux.terminal.options import chosen, own_tiles, repeat

    full = not plain and can_fill_screen()
    if not full and (people is not None or server is not None or table is not None):
        raise Refusal("full-only")
    fresh = (edition, seats, seed, names, powers, cards, rob)
    if server is not None or table is not None:
        local = (seed, names, cards, rob, power, bot, think, resume, save, people)
        new = (edition, seats, powers, level)
        if any(given is not None for given in (*local, *(new if table else ()))):
            raise Refusal("full-refusal-remote")
        from capital_lux.terminal.full.sources.joining import new_options, play_remote

        return play_remote(server, table, seat, name, new_options(*new))
    check_save(save, resume)
    asked = (*fresh, level, bot, think, power, resume, people, seat)
    if full and all(given is None for given in asked):
        from capital_lux.terminal.full.begin import play_chosen

        return play_chosen(save)
    opponents = Opponents(level, bot or (), think, seed)
    if resume is None:
        number = 3 if seats is None else seats
        choices = chosen(edition or "first", number, powers, power or (), cards, rob)
        if full:
            from capital_lux.terminal.full.begin import play_new

            return play_new(choices, seat or 0, people or 1, seed, names, save, opponents)
        from capital_lux.terminal.lines.start import new_game

        return new_game(choices, seat or 0, seed, names, save, opponents).play()
    if any(given is not None for given in (*fresh, people)):
        raise Refusal("refusal-resumed")
    tiles, options = own_tiles(power or ()), repeat(power or ())
    if full:
        from capital_lux.terminal.full.begin import play_resumed

        return play_resumed(resume, seat, save, opponents, tiles, options)
    from capital_lux.terminal.lines.start import resumed_game

    return resumed_game(resume, seat, save, opponents, tiles, options).play()


def check_save(save: Path | None, resume: Path | None) -> None:
    """Refuse now what would lose a game at its end."""
    if save is None:
        return
    if not save.parent.is_dir():
        raise Refusal("refusal-no-folder", path=str(save.parent))
    if save.is_dir():
        raise Refusal("refusal-folder", path=str(save))
    if save.exists() and save != resume:
        raise Refusal("refusal-exists", path=str(save))


for command in (serve, simulate, arena, hint):
    app.command(cls=Command, help=f"cli-{command.__name__}")(command)


@app.command(cls=Command, help="cli-replay")
def replay(
    file: Annotated[Path, typer.Argument(help="cli-record")],
    seat: Annotated[int | None, typer.Option("--from", help="cli-from", min=0)] = None,
    until: Annotated[int | None, typer.Option(help="cli-until", min=0)] = None,
    power: Power = None,
    tui: Annotated[bool, typer.Option("--tui", help="full-cli-tui")] = False,
    json: Annotated[bool, typer.Option("--json", help="cli-replay-json")] = False,
) -> int:
    """Verify a record and print the game as text or JSON, or walk through it."""
    from capital_lux.terminal.options import own_tiles

    if tui and not can_fill_screen():
        raise Refusal("full-only")
    if tui:
        from capital_lux.terminal.full.begin import walk_through

        return walk_through(file, seat, until, own_tiles(power or ()))
    from capital_lux.terminal.lines.replay import replay_figures, replay_lines
    from capital_lux.terminal.lines.screen import Screen

    if json:
        found = replay_figures(file, seat, until, own_tiles(power or ()))
        print(json_module.dumps(found, indent=1, ensure_ascii=False))
        return 0
    Screen().show(replay_lines(file, seat, until, own_tiles(power or ())))
    return 0


@app.command("powers", cls=Command, help="cli-powers")
def show_powers(
    name: Annotated[
        str | None, typer.Argument(help="cli-tile", autocompletion=one_of(TILES))
    ] = None,
    power: Power = None,
    json: Annotated[bool, typer.Option("--json", help="cli-powers-json")] = False,
) -> None:
    """List the power tiles of Generations, or explain one."""
    from capital_lux.terminal.lines.screen import Screen
    from capital_lux.terminal.lines.tiles import explained, figures, tile_by_name, tile_list
    from capital_lux.terminal.options import own_tiles

    own = own_tiles(power or ())
    named = () if name is None else (tile_by_name(name, own),)
    tiles = list(dict.fromkeys([*named, *own]))
    if json:
        found = [figures(tile) for tile in tiles or TILES.values()]
        print(json_module.dumps(found, indent=1, ensure_ascii=False))
        return
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
            complain(say("refusal-output", problem=str(problem.strerror)), FAILED)
        # What is still in the buffer cannot go out; without this Python complains when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)


def run() -> int:
    """Run what the command line asks for; the exit status."""
    speak(wished(sys.argv) or of_environment())
    try:
        return int(app(sys.argv[1:] or ["--help"], "lux", standalone_mode=False) or 0)
    except typer.TyperException as problem:
        return complain(misuse(problem), problem.exit_code)
    except Refusal as problem:
        return complain(str(problem), problem.status)
