"""A user's own bots and tiles: classes in Python files, named as ``my_file.py:ClassName``.

A bot may also be a program in any language: ``program:node my_bot.mjs``.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from capital_lux.bots.levels import LEVELS
from capital_lux.bots.match import apart, said
from capital_lux.bots.overtime import OWN_LIMIT, Overtime, time_limit
from capital_lux.bots.program import ProgramError
from capital_lux.console.files import bad_file
from capital_lux.console.refusal import BAD_FILE, Refusal, said_by_system
from capital_lux.console.speech import say
from capital_lux.play import own
from capital_lux.play.own import PROGRAM, carried_out
from capital_lux.rules.own import Tile
from capital_lux.rules.reasons import reason_of


def own_tiles(places: Sequence[str] | None) -> tuple[type[Tile], ...]:
    return tuple(own_tile(place) for place in places or ())


def own_tile(place: str) -> type[Tile]:
    file, name, tile = own_class(place, Refusal("refusal-no-tile-place", place=repr(place)))
    if not (isinstance(tile, type) and issubclass(tile, Tile)):
        raise Refusal("file-no-tile", BAD_FILE, path=file, name=name)
    return tile


def own_bot(place: str) -> Any:
    """A bot of the class at a place, or of a program."""
    unknown = Refusal("refusal-bot", bot=repr(place), levels=", ".join(LEVELS))
    if place.startswith(PROGRAM) and place.removeprefix(PROGRAM).strip():
        return program_bot(place)
    file, name, maker = own_class(place, unknown)
    if not (isinstance(maker, type) and callable(getattr(maker, "choose", None))):
        raise Refusal("file-no-bot", BAD_FILE, path=file, name=name)
    try:
        with apart(), time_limit(OWN_LIMIT):
            return maker()
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        made = {"path": file, "name": name, "line": line_in(file, problem)}
        if isinstance(problem, Overtime):
            raise Refusal("file-bot-late", BAD_FILE, **made, seconds=f"{OWN_LIMIT:g}") from None
        raise Refusal("file-bot-not-made", BAD_FILE, **made, problem=said(problem)) from None


def program_bot(place: str) -> Any:
    command = place.removeprefix(PROGRAM)
    try:
        with time_limit(OWN_LIMIT):
            return own.own_bot(place)
    except (OSError, ProgramError, ValueError) as problem:
        why = said_by_system(problem) if isinstance(problem, OSError) else reason_of(problem)
        raise Refusal("file-no-program", BAD_FILE, path=command, problem=why) from None
    except Overtime:
        late = say("file-program-late", seconds=f"{OWN_LIMIT:g}")
        raise Refusal("file-no-program", BAD_FILE, path=command, problem=late) from None


def own_class(place: str, no_place: Refusal) -> tuple[str, str, Any]:
    """The file, the name and what has that name there; `no_place` if it is no place at all."""
    file, colon, name = place.rpartition(":")
    if not colon or not file or not name.isidentifier():
        raise no_place
    found = getattr(loaded(file), name, None)
    if found is None:
        raise Refusal("file-no-class", BAD_FILE, path=file, name=name)
    return file, name, found


def loaded(file: str) -> ModuleType:
    """The module of a user's Python file; its code runs once."""
    path = Path(file)
    try:
        source = path.read_bytes()
    except (OSError, ValueError) as problem:
        why = said_by_system(problem)
        raise bad_file(path, "file-unreadable", problem=why) from None
    try:
        return carried_out(path, source)
    except (SyntaxError, ValueError) as problem:
        line = getattr(problem, "lineno", None)
        why = str(getattr(problem, "msg", problem))
        if line:
            raise bad_file(path, "file-no-python-line", problem=why, line=line) from None
        raise bad_file(path, "file-no-python", problem=why) from None
    except (Exception, SystemExit) as problem:
        found = {"problem": said(problem), "line": line_in(file, problem)}
        raise bad_file(path, "file-not-loaded", **found) from None


def line_in(file: str, problem: BaseException) -> int:
    """The line of a user's file in which an exception arose; 0 if none of them took part."""
    path = str(Path(file).resolve())
    calls = [call for call in extract_tb(problem.__traceback__) if call.filename == path]
    return calls[-1].lineno or 0 if calls else 0
