"""Messages, and those that are parts of others: districts, tiles, names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.powers import TILES
from capital_lux.rules.shapes import View

Message = dict[str, Any]
DISTRICTS = DISTRICT_NAMES
DISTRICT_OF = dict(zip(LETTERS, DISTRICTS, strict=True))
FIRST_POWERS = ("agent", "cleric", "merchant", "scholar")
"""The first edition's powers, blue pink yellow green."""
ROB = 1
"""ROB's seat in a solo game."""


def message(name: str, /, **args: Any) -> Message:
    """A message.

    >>> message("log-drew", seat="Ann", card="B4")
    {'id': 'log-drew', 'args': {'seat': 'Ann', 'card': 'B4'}}
    """
    return {"id": name, "args": args}


DISTRICT: dict[str, Message] = {name: message(f"district-{name}") for name in DISTRICTS}
YOU = message("you")
TILE: dict[str, Message] = {name: message(f"tile-{name}") for name in TILES}


def tile(name: str) -> Message:
    """A tile's name; a user's own tile is called as its author calls it."""
    return TILE.get(name) or message("own-text", text=name[:1].upper() + name[1:])


def powers_of(view: View) -> tuple[str, ...]:
    """The names of the four districts' powers in a view's game."""
    return tuple(view.get("powers", FIRST_POWERS))


def signed(modifier: int) -> str:
    """A modifier with its sign."""
    return f"{modifier:+d}"


def value(card: str) -> int:
    """What a card counts."""
    return int(card[1:])


def lowest_of(cards: Sequence[str]) -> list[str]:
    """The kinds of the lowest value among cards."""
    least = min((value(card) for card in cards), default=0)
    return sorted({card for card in cards if value(card) == least})


def one_of(kinds: Sequence[str]) -> str | Message:
    """Kinds to choose among."""
    text: str | Message = kinds[0] if kinds else message("list-empty")
    for kind in kinds[1:]:
        text = message("list-or", a=text, b=kind)
    return text
