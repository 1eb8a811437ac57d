"""What the options of a command say about a game.

The engine checks them and says what is wrong; only files are checked here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from capital_lux.console.files import bad_file, clean, read_json
from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import say
from capital_lux.rules.options import RANDOM
from capital_lux.rules.powers import TILES
from capital_lux.telling.messages import TILE
from capital_lux.texts import Message

NAMES = ("Ada", "Ben", "Cleo", "Dan")
ROB_TABLE, SPLIT = Message("thing-rob-table"), Message("thing-split")


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


def read_cards(path: Path | None) -> Any:
    """How many there are of each card."""
    if path is None:
        return None
    found = read_json(path, SPLIT)
    if not isinstance(found, dict):
        raise bad_file(path, "file-no-split", thing=SPLIT, example='{"B2": 5}')
    return found


def read_rob(path: Path | None) -> Any:
    return None if path is None else read_json(path, ROB_TABLE)


def read_names(names: str | None, seats: int) -> list[str]:
    """The players' names from a list with commas."""
    if names is None:
        return list(NAMES[:seats])
    found = [clean(name) for name in names.split(",")]
    if len(found) != seats or not all(found):
        raise Refusal("refusal-names", seats=seats)
    if len(set(found)) < seats:
        raise Refusal("refusal-names-twice")
    return found
