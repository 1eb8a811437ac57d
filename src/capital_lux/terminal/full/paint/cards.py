"""Cards in a narrow space: one after the other, or each colour's letter once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from capital_lux.rules.cards import LETTERS
from capital_lux.telling.messages import DISTRICT_OF
from capital_lux.terminal.full.paint.draw import Part, width_of


def spread(cards: Sequence[str]) -> list[Part]:
    parts: list[Part] = []
    for card in cards:
        if parts:
            parts.append(Part(" "))
        parts.append(Part(card, DISTRICT_OF[card[0]]))
    return parts


def packed(cards: Sequence[str]) -> list[Part]:
    """Cards in little room, by colour and value: B5 P3 B4 is B45 P3."""
    parts: list[Part] = []
    for letter, run in groupby(sorted(cards, key=in_order), key=lambda card: card[0]):
        if parts:
            parts.append(Part(" "))
        values = "".join(card[1:] for card in run)
        parts.append(Part(letter + values, DISTRICT_OF[letter]))
    return parts


def in_order(card: str) -> tuple[int, str]:
    """Districts in their order, low cards first."""
    return LETTERS.index(card[0]), card


def shown(cards: Sequence[str], width: int, lines: int = 1) -> list[list[Part]]:
    """Cards in at most so many lines; packed, and at last counted, where they do not fit."""
    rows = broken(cards, width)
    if len(rows) <= lines:
        return [spread(row) for row in rows]
    if width_of(packed(cards)) <= width:
        return [packed(cards)]
    ordered = sorted(cards, key=in_order)
    for count in range(len(cards) - 1, 0, -1):
        rest = f"+{len(cards) - count}"
        line = packed(ordered[:count])
        if width_of(line) + len(rest) + 1 <= width:
            return [[*line, Part(f" {rest}")]]
    return [[Part(f"+{len(cards)}")]]


def broken(cards: Sequence[str], width: int) -> list[Sequence[str]]:
    count = max(1, (width + 1) // 3)
    return [cards[at : at + count] for at in range(0, len(cards), count)]
