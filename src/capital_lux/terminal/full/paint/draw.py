"""Lines of painted text: what every part of the screen is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from capital_lux.rules.cards import LETTERS
from capital_lux.telling.messages import DISTRICT_OF

CARD = re.compile(r"\b([BPYG])[2-6]\b")
CUT = "…"


class Span(NamedTuple):
    """Some characters with a style; `click` names what a mouse click there does."""

    text: str
    style: str = ""
    click: str = ""


PaintedLine = Sequence[Span]


def width_of(line: PaintedLine) -> int:
    return sum(cell_len(part.text) for part in line)


def cut(text: str, width: int) -> str:
    """A text that is at most this wide.

    >>> cut("Merchant", 5)
    'Merc…'
    """
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + CUT if width > 0 else ""


def fitted(line: PaintedLine, width: int, style: str = "", click: str = "") -> list[Span]:
    """A line of exactly this width, cut or filled up."""
    found: list[Span] = []
    room = width
    for part in line:
        if cell_len(part.text) > room:
            if room:
                found.append(part._replace(text=set_cell_size(cut(part.text, room), room)))
            return found
        found.append(part)
        room -= cell_len(part.text)
    return [*found, Span(" " * room, style, click)] if room else found


def clickable(line: PaintedLine, click: str) -> list[Span]:
    """The same line with a click for all parts that have none."""
    return [part if part.click else part._replace(click=click) for part in line]


def styled(line: PaintedLine, style: str) -> list[Span]:
    """The same line with another style added."""
    return [part._replace(style=f"{part.style} {style}".strip()) for part in line]


def painted(text: str, style: str = "") -> list[Span]:
    """A sentence in which cards have their colours.

    >>> painted("You draw B4.")[1].style
    'blue'
    """
    found: list[Span] = []
    at = 0
    for match in CARD.finditer(text):
        if match.start() > at:
            found.append(Span(text[at : match.start()], style))
        found.append(Span(match.group(), f"{DISTRICT_OF[match[1]]} {style}".strip()))
        at = match.end()
    if at < len(text):
        found.append(Span(text[at:], style))
    return found


def wrapped(text: str, width: int, hang: str = "") -> list[str]:
    """A sentence in lines of this width; the lines after the first are set in by `hang`."""
    found: list[str] = []
    line = ""
    # Not at a no-break space.
    for word in re.split(r"[ \t\n]+", text.strip(" \t\n")):
        while True:
            longer = f"{line} {word}" if line.strip() else line + word
            if cell_len(longer) <= width:
                line = longer
                break
            if line.strip():
                found.append(line)
                line = hang
            else:
                # A word that is wider than a line.
                head = set_cell_size(word, max(1, width - cell_len(line)))
                found.append(line + head)
                word, line = word[len(head) :], hang
                if not word:
                    break
    return [*found, line] if line.strip() or not found else found


def paragraphs(texts: Iterable[str], width: int) -> list[list[Span]]:
    return [painted(line) for text in texts for line in wrapped(text, width)]


def spread(cards: Sequence[str]) -> list[Span]:
    parts: list[Span] = []
    for card in cards:
        if parts:
            parts.append(Span(" "))
        parts.append(Span(card, DISTRICT_OF[card[0]]))
    return parts


def packed(cards: Sequence[str]) -> list[Span]:
    """Cards in little room, by colour and value: B5 P3 B4 is B45 P3."""
    parts: list[Span] = []
    for letter, run in groupby(sorted(cards, key=in_order), key=lambda card: card[0]):
        if parts:
            parts.append(Span(" "))
        values = "".join(card[1:] for card in run)
        parts.append(Span(letter + values, DISTRICT_OF[letter]))
    return parts


def in_order(card: str) -> tuple[int, str]:
    """Districts in their order, low cards first."""
    return LETTERS.index(card[0]), card


def shown(cards: Sequence[str], width: int, lines: int = 1) -> list[list[Span]]:
    """Cards in at most this many lines; packed, and at last counted, where they do not fit."""
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
            return [[*line, Span(f" {rest}")]]
    return [[Span(f"+{len(cards)}")]]


def broken(cards: Sequence[str], width: int) -> list[Sequence[str]]:
    count = max(1, (width + 1) // 3)
    return [cards[at : at + count] for at in range(0, len(cards), count)]
