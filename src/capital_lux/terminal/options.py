"""A game's choices as the options of a command give them, a user's files included.

Everything is checked by the engine, in its sentences; only files are checked here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any
from urllib.parse import quote

from capital_lux.rules.options import RANDOM, Choices
from capital_lux.rules.own import Tile
from capital_lux.rules.powers import TILES
from capital_lux.telling.messages import TILE
from capital_lux.terminal.files import bad_file, read_json
from capital_lux.terminal.refusal import BAD_FILE, Refusal
from capital_lux.terminal.speech import say
from capital_lux.texts import Message

ROB_TABLE, SPLIT = Message("thing-rob-table"), Message("thing-split")


def chosen(
    edition: str,
    seats: int,
    powers: str | None = None,
    power: Sequence[str] = (),
    cards: Path | None = None,
    rob: Path | None = None,
) -> Choices:
    """The choices that the options of a command mean."""
    return Choices(
        edition,
        seats,
        read_powers(powers),
        own_tiles(power),
        None if cards is None else read_cards(cards),
        None if rob is None else read_json(rob, ROB_TABLE),
        repeat(power),
    )


def read_powers(text: str | None) -> str | list[str] | None:
    """A set's letter, "random", or tiles with commas between them."""
    if text is None:
        return None
    names = [english_name(name) for name in text.split(",")]
    if len(names) > 1 or names[0] in TILES:
        return names
    return RANDOM if names == [RANDOM] else text.strip().upper()


def english_name(name: str) -> str:
    """What the rules call a tile that may have been named in the reader's language."""
    wanted = name.strip().lower()
    said = {say(message).lower(): tile for tile, message in TILE.items()}
    return wanted if wanted in TILES else said.get(wanted, wanted)


def read_cards(path: Path) -> Any:
    """A split of the citizens: how many there are of each card."""
    found = read_json(path, SPLIT)
    if not isinstance(found, dict):
        raise bad_file(path, "file-no-split", thing=SPLIT, example='{"B2": 5}')
    return found


def own_tiles(places: Sequence[str]) -> tuple[type[Tile], ...]:
    """The tiles of a user's own."""
    return tuple(own_tile(place) for place in places)


def repeat(power: Sequence[str]) -> list[str]:
    """The options that name a user's tiles, for the next command."""
    return [word for place in power for word in ("--power", place)]


def own_tile(place: str) -> type[Tile]:
    """The tile at ``my_tile.py:ClassName``."""
    file, colon, name = place.rpartition(":")
    if not colon or not file or not name.isidentifier():
        raise Refusal("refusal-no-tile-place", place=repr(place))
    tile = getattr(loaded(file), name, None)
    if tile is None:
        raise Refusal("file-no-class", BAD_FILE, path=file, name=name)
    if not (isinstance(tile, type) and issubclass(tile, Tile)):
        raise Refusal("file-no-tile", BAD_FILE, path=file, name=name)
    return tile


def loaded(file: str) -> ModuleType:
    """A user's Python file, carried out."""
    path = Path(file)
    try:
        source = path.read_bytes()
    except (OSError, ValueError) as problem:
        why = str(getattr(problem, "strerror", problem))
        raise bad_file(path, "file-unreadable", problem=why) from None
    # No dots: to send a class to another process is to import what comes before the first.
    name = quote(f"capital_lux own {path.resolve()}", " /").replace(".", "%2E")
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = str(path.resolve())
    # Where a class finds its source again, for the fingerprint.
    sys.modules[name] = module
    try:
        exec(compile(source, module.__file__, "exec"), module.__dict__)
    except (SyntaxError, ValueError) as problem:
        line = getattr(problem, "lineno", None)
        why = str(getattr(problem, "msg", problem))
        if line:
            raise bad_file(path, "file-no-python-line", problem=why, line=line) from None
        raise bad_file(path, "file-no-python", problem=why) from None
    except (Exception, SystemExit) as problem:
        # Here, because who has a sound file should not wait for it.
        from capital_lux.bots.match import said

        raise bad_file(
            path, "file-not-loaded", problem=said(problem), line=line_in(file, problem)
        ) from None
    return module


def line_in(file: str, problem: BaseException) -> int:
    """The line of a user's file in which an exception arose; 0 if none of them took part."""
    path = str(Path(file).resolve())
    calls = [call for call in extract_tb(problem.__traceback__) if call.filename == path]
    return calls[-1].lineno or 0 if calls else 0
