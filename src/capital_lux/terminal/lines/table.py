"""The table as text, from one seat's view, in 80 columns."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import TILES
from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check
from capital_lux.telling.messages import DISTRICT, PlainMessage, in_a_row, message, tile, value
from capital_lux.telling.rob import ROB, SOLO
from capital_lux.telling.standing import Standing, tellings_of
from capital_lux.telling.tile import Telling

WIDTH = 80
LABEL = 12
CELL = 17
NONE = "-"
OWN = "your own"
"""The basis of a tile that a user wrote."""
MARKS = {"first edition": "~", "reconstruction": "*", OWN: "+"}
"""A small mark for a tile that the printed rules do not settle, by its basis."""


def table(
    view: View, names: Sequence[str], reader: int | None = None, check: Check | None = None
) -> list[str]:
    """Everything on the table; `reader` is the seat that is spoken to as "you".

    `check` has heard the game so far: in a round end limits are those of the check.
    """
    shown = [say("you-name") if seat == reader else name for seat, name in enumerate(names)]
    stand = Standing(view, shown, check)
    lines = [headline(stand, reader)]
    if view.get("last_turns") is not None:
        lines.append(say("table-last-turns", count=view["last_turns"]))
    lines.append("")
    lines += heads(stand)
    lines += row("label-capital", [" ".join(view["capital"][d]) or NONE for d in DISTRICT_NAMES])
    if view["phase"] != "over":
        labels = [(telling.capital_label, telling) for telling in stand.tellings]
        lines += components(labels, stand.districts, stand.names)
        limits = [f"{one['limit']}{' ?' * bool(one['hidden'])}" for one in stand.districts.values()]
        lines += row("label-limit", limits)
    for line in beside(view):
        lines += wrap(line)
    lines.append("")
    for seat in range(len(stand.homes)):
        lines += home(stand, seat, reader)
    if any(district["over"] for one in stand.homes for district in one.values()):
        lines.append(say("table-over"))
    return lines


def heads(stand: Standing) -> list[str]:
    """The districts and their powers; a tile has its mark."""
    colours = [say(DISTRICT[district]).upper() for district in DISTRICT_NAMES]
    names = [say(tile(name)) for name in stand.powers]
    if "powers" not in stand.view:
        return row("", [f"{c} {name}" for c, name in zip(colours, names, strict=True)])
    bases = [TILES[name].basis if name in TILES else OWN for name in stand.powers]
    tiles = [
        (name + MARKS.get(basis, ""))[: CELL - 1] for name, basis in zip(names, bases, strict=True)
    ]
    return row("", colours) + row("", tiles)


def headline(stand: Standing, reader: int | None) -> str:
    """Where the game stands, in a line."""
    view = stand.view
    start = view["start"]
    started = say("table-started", seat=stand.names[start])
    if start == reader:
        started = say("table-started-you")
    parts = [say("table-round", round=view["round"]), started]
    parts.append(say("table-deck", count=view["deck"]))
    return "  ".join(parts + decks(view))


def row(label: str, cells: Sequence[str]) -> list[str]:
    """A line of four cells, or more lines where a cell is full."""
    columns = [textwrap.wrap(cell, CELL - 1) or [""] for cell in cells]
    first = label_text(label) if label else ""
    lines = []
    for at in range(max(map(len, columns))):
        texts = [column[at] if at < len(column) else "" for column in columns]
        begin = (first if at == 0 else "").ljust(LABEL)
        lines.append((begin + "".join(text.ljust(CELL) for text in texts)).rstrip())
    return lines


def label_text(label: str) -> str:
    """A row's label; all but the capital's own are set in."""
    return say(label) if label == "label-capital" else f"  {say(label)}"


def components(
    labels: Sequence[tuple[str, Telling]],
    places: Mapping[str, Mapping[str, Any]],
    names: Sequence[str],
) -> list[str]:
    """What tiles have in four districts, a row for each that has something there."""
    lines = []
    for label, telling in labels:
        cells = [cell_text(telling.cell(place, names)) for place in places.values() if label]
        if any(cells):
            lines += row(label, [cell or NONE for cell in cells])
    return lines


def home(stand: Standing, seat: int, reader: int | None) -> list[str]:
    """A player's lines: what it has beside its home, then the home."""
    view, player = stand.view, stand.players[seat]
    is_rob = "rob" in view and seat == ROB
    facts = [] if is_rob else [say("table-hand", count=player["hand_size"])]
    facts.append(say("table-gold", count=player["gold"]))
    points = sum(value(card) for card in player["bonus"])
    bonus = say("table-bonus", cards=" ".join(player["bonus"]), points=points)
    facts.append(bonus if player["bonus"] else say("table-bonus-none"))
    facts += [say(owned) for telling in stand.tellings for owned in telling.owned(view, seat)]
    key = "table-rob" if is_rob else "table-player-you" if seat == reader else "table-player"
    lines = wrap(say(key, seat=stand.names[seat], number=seat, facts=", ".join(facts)))
    lines += row("label-home", [home_cell(stand, seat, district) for district in DISTRICT_NAMES])
    if view["phase"] == "over":
        return lines
    labels = [(telling.home_label, telling) for telling in stand.tellings]
    return lines + components(labels, stand.homes[seat], stand.names)


def home_cell(stand: Standing, seat: int, district: str) -> str:
    """A home district: its total, a mark when it is over, its cards."""
    found = stand.players[seat]["home"][district]
    if not found:
        return NONE
    here = stand.homes[seat][district]
    return f"{here['total']}{'!' * here['over']}: {' '.join(found)}"


def wrap(text: str, indent: str = "", hang: str = "  ") -> list[str]:
    """A sentence in lines of the table's width; the lines after the first are set in."""
    rest = indent + hang
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=rest) or [""]


def cell_text(parts: Sequence[str | PlainMessage]) -> str:
    return " ".join(part if isinstance(part, str) else say(part) for part in parts)


def decks(view: View) -> list[str]:
    found = [say("table-gold-pile", count=view["gold_pile"])] if "gold_pile" in view else []
    return found + [say(deck) for telling in tellings_of(view) for deck in telling.decks(view)]


def beside(view: Any) -> list[str]:
    """What lies beside the capital: cards, other components, users' tiles, ROB's things."""
    tellings = tellings_of(view)
    rows = [telling.cards_beside for telling in reversed(tellings) if telling.cards_beside]
    found = [message(name, cards=in_a_row(view[key])) for key, name in rows]
    found += [one for telling in tellings if telling is not SOLO for one in telling.beside(view)]
    for name, memory in view.get("tile_memory", {}).items():
        if memory:
            found.append(message("named-text", name=tile(name), text=in_short(memory)))
    return list(map(say, found + (SOLO.beside(view) if "rob" in view else [])))


def in_short(memory: Any) -> str:
    """What a user's tile remembers, whatever it is."""
    if not isinstance(memory, dict):
        return json.dumps(memory, default=str)
    parts = (
        f"{key} {value if isinstance(value, str) else json.dumps(value, default=str)}"
        for key, value in memory.items()
    )
    text = ", ".join(parts)
    return "".join(letter if letter.isprintable() else " " for letter in text)
