"""A game's choices as the options of a command give them, a user's files included.

Everything is checked by the engine, in its sentences; only files are checked here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import quote

from capital_lux.choices import RANDOM, Choices
from capital_lux.rules.own import Tile
from capital_lux.rules.powers import TILES
from capital_lux.terminal.files import bad_file, read_json
from capital_lux.terminal.refusal import BAD_FILE, Refusal


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
        None if rob is None else read_json(rob, "a table of ROB's cards"),
        repeat(power),
    )


def read_powers(text: str | None) -> str | list[str] | None:
    """A set's letter, "random", or tiles with commas between them."""
    if text is None:
        return None
    names = [name.strip().lower() for name in text.split(",")]
    if len(names) > 1 or names[0] in TILES:
        return names
    return RANDOM if names == [RANDOM] else text.strip().upper()


def read_cards(path: Path) -> Any:
    """A split of the citizens: how many there are of each card."""
    found = read_json(path, "a split of the cards")
    if not isinstance(found, dict):
        raise bad_file(path, 'is not a split of the cards: it needs counts, like {"B2": 5}')
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
        raise Refusal(f"{place!r} does not name a tile: write --power my_tile.py:ClassName")
    tile = getattr(loaded(file), name, None)
    if tile is None:
        raise Refusal(f"{file} has no class {name}", BAD_FILE)
    if not (isinstance(tile, type) and issubclass(tile, Tile)):
        raise Refusal(f"{name} in {file} is not a tile: it must be a class of lux.Tile", BAD_FILE)
    return tile


def loaded(file: str) -> ModuleType:
    """A user's Python file, carried out."""
    path = Path(file)
    try:
        source = path.read_bytes()
    except (OSError, ValueError) as problem:
        raise bad_file(path, f"cannot be read: {getattr(problem, 'strerror', problem)}") from None
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
        where = f" (line {line})" if line else ""
        raise bad_file(path, f"is not Python: {getattr(problem, 'msg', problem)}{where}") from None
    except (Exception, SystemExit) as problem:
        what = f"{type(problem).__name__}: {problem}"
        raise bad_file(path, f"cannot be loaded: {what}") from None
    return module
