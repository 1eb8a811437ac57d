"""Messages, and those that are parts of others: districts, tiles, names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.powers import FIRST_TILES, TILES
from capital_lux.rules.shapes import View

PlainMessage = dict[str, Any]
"""A message as it travels: its id and its arguments."""
DISTRICT_OF = dict(zip(LETTERS, DISTRICT_NAMES, strict=True))


def message(name: str, /, **args: Any) -> PlainMessage:
    """A message.

    >>> message("log-drew", seat="Ann", card="B4")
    {'id': 'log-drew', 'args': {'seat': 'Ann', 'card': 'B4'}}
    """
    return {"id": name, "args": args}


DISTRICT: dict[str, PlainMessage] = {name: message(f"district-{name}") for name in DISTRICT_NAMES}
YOU = message("you")
TILE: dict[str, PlainMessage] = {name: message(f"tile-{name}") for name in TILES}


def tile(name: str) -> PlainMessage:
    """A tile's name; a user's own tile has the name that its author gave it."""
    return TILE.get(name) or message("own-text", text=name[:1].upper() + name[1:])


def powers_of(view: View) -> tuple[str, ...]:
    """The names of the four districts' powers in a view's game."""
    return tuple(view.get("powers", FIRST_TILES))


def signed(modifier: int) -> str:
    return f"{modifier:+d}"


def value(card: str) -> int:
    return int(card[1:])


def lowest_of(cards: Sequence[str]) -> list[str]:
    """The kinds of the lowest value among cards."""
    least = min((value(card) for card in cards), default=0)
    return sorted({card for card in cards if value(card) == least})


def in_a_row(cards: Sequence[str]) -> str | PlainMessage:
    return " ".join(cards) or message("table-empty")


def joined(
    parts: Sequence[str | PlainMessage], by: str = "list-comma", nothing: str = "list-empty"
) -> str | PlainMessage:
    """Some parts as one, joined two by two with the message `by`.

    >>> joined(["B2", "B3"], "list-or")
    {'id': 'list-or', 'args': {'a': 'B2', 'b': 'B3'}}
    """
    text = parts[0] if parts else message(nothing)
    for part in parts[1:]:
        text = message(by, a=text, b=part)
    return text


def take(cards: list[str] | None, card: str) -> None:
    """Take out a card, the last of its kind, if it can be seen there."""
    if cards and card in cards:
        del cards[len(cards) - 1 - cards[::-1].index(card)]
