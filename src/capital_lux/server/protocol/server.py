"""What the server says about itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from capital_lux.rules.shapes import District


class SetInfo(Struct):
    """A set of tiles."""

    letter: str
    tiles: list[str]


class TileInfo(Struct):
    """A tile; its texts are `tile-<name>`, `tile-<name>-effect` and `tile-<name>-example`."""

    name: str
    colour: District
    letter: str
    basis: str
    solo: bool


class Options(Struct):
    """What can be chosen."""

    editions: list[str]
    levels: list[str]
    ratings: dict[str, int]
    """How strong each level is, on one scale: docs/strength.md."""
    sets: list[SetInfo]
    tiles: list[TileInfo]
    languages: list[str]


Trouble = Literal[
    "stopping",
    "not-stored",
    "store-slow",
    "other-form",
    "writes-refused",
    "no-bots",
    "moves-wait",
]


class Alive(Struct):
    """The process answers."""

    status: Literal["ok"] = "ok"


class Ready(Struct):
    """How the server is; docs/operating.md says what each trouble means."""

    status: Literal["ok", "failing"]
    problems: list[Trouble]
    bot_processes: int
    """Processes that are ready to think."""
    oldest_move: float
    """How many seconds ago the oldest move that still waits was asked of the bots."""
