"""The command line: `lux play` and all the other commands.

Only this package knows Typer, and what a command needs is imported when it runs, so that
`lux --help` is quick and the library needs nothing installed.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from capital_lux.cli.analyse import analyse
from capital_lux.cli.daily import daily
from capital_lux.cli.help import Command, Group, misuse
from capital_lux.cli.options import command, one_of
from capital_lux.cli.play import PlayOptions
from capital_lux.cli.puzzle import SolvePuzzles
from capital_lux.cli.reading import powers, replay
from capital_lux.cli.server import server
from capital_lux.cli.study import Arena, Simulate, hint, study
from capital_lux.console.refusal import FAILED, Refusal, complain, said_by_system
from capital_lux.console.speech import say, speak
from capital_lux.texts import LANGUAGES, closest, of_environment

app = typer.Typer(
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def show_version(wanted: bool) -> None:
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


def serve(
    host: Annotated[str, typer.Option(help="cli-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-port", min=0, max=65535)] = 8000,
    no_open: Annotated[bool, typer.Option("--no-open", help="cli-no-open")] = False,
    data: Annotated[Path | None, typer.Option(help="cli-data")] = None,
    database: Annotated[str | None, typer.Option(help="cli-database")] = None,
    processes: Annotated[int | None, typer.Option(help="cli-processes", min=1, max=256)] = None,
    prefix: Annotated[str | None, typer.Option(help="cli-prefix")] = None,
) -> None:
    """Play in the browser: start a server on this machine."""
    try:
        from capital_lux.server.run import run, settings_for
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("capital_lux"):
            raise
        raise Refusal("refusal-serve-extra", FAILED) from None
    settings = settings_for(data, database=database, processes=processes, prefix=prefix)
    run(host, port, not no_open, settings)


COMMANDS: dict[str, Callable[..., int | None]] = {
    "play": command(PlayOptions),
    "daily": daily,
    "serve": serve,
    "simulate": command(Simulate),
    "arena": command(Arena),
    "study": study,
    "hint": hint,
    "analyse": analyse,
    "puzzle": command(SolvePuzzles),
    "replay": replay,
    "powers": powers,
}
for name, function in COMMANDS.items():
    app.command(name, cls=Command, help=f"cli-{name}")(function)
app.add_typer(server, name="server", help="cli-server")


def main() -> NoReturn:
    """Run a command; every failure is a sentence and an exit status."""
    for name in ("stdin", "stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            # Whoever started us closed it.
            stream = open(os.devnull, "r" if name == "stdin" else "w")  # noqa: SIM115
            setattr(sys, name, stream)
        # A name or an answer may hold letters that the terminal's encoding does not have.
        stream.reconfigure(errors="replace")
    try:
        status = run()
        sys.stdout.flush()
    except OSError as problem:
        status = FAILED
        # What is still in the buffer cannot go out; without this Python complains of it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(problem, BrokenPipeError):
            complain(say("refusal-output", problem=said_by_system(problem)), FAILED)
    sys.exit(status)


def run() -> int:
    from capital_lux.terminal.lines.screen import can_fill_screen

    speak(wished(sys.argv) or of_environment())
    # A person at a terminal came to play; a pipe is told what there is.
    alone = ["play" if can_fill_screen() else "--help"]
    try:
        return int(app(sys.argv[1:] or alone, "lux", standalone_mode=False) or 0)
    except typer.TyperException as problem:
        return complain(misuse(problem), problem.exit_code)
    except Refusal as problem:
        return complain(str(problem), problem.status)
