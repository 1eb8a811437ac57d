"""Which rung of the ladder the player of this machine has come to, in a file of this user."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path

from capital_lux.bots.adaptive import START, next_rung
from capital_lux.bots.levels import RUNGS
from capital_lux.console.folder import data_folder


def place() -> Path:
    return data_folder() / "adaptive.json"


def remembered() -> str:
    """The rung to play next; the usual one where nothing sensible is remembered."""
    try:
        rung = json.loads(place().read_text(encoding="utf-8"))["rung"]
    except (OSError, ValueError, KeyError, TypeError):
        return START
    return rung if rung in RUNGS else START


def remember(rung: str) -> None:
    """Keep a rung; if that fails, the next game is only as hard as this one."""
    with contextlib.suppress(OSError):
        place().parent.mkdir(parents=True, exist_ok=True)
        place().write_text(json.dumps({"rung": rung}), encoding="utf-8")


def settle(levels: Sequence[str], won: bool) -> None:
    """A game is over: it counts from the first adaptive opponent on."""
    if place().exists():
        remember(next_rung(remembered(), levels, won))
