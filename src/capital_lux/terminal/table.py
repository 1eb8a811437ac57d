"""The table as text, from one seat's view, in 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from capital_lux.rules.powers import TILES
from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check
from capital_lux.telling.messages import DISTRICT, DISTRICTS, ROB, signed, tile, value
from capital_lux.telling.standing import Standing
from capital_lux.terminal.components import aristocrats, beside, cards, decks, followers
from capital_lux.terminal.speech import say

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
    lines += row("label-capital", [" ".join(view["capital"][d]) or NONE for d in DISTRICTS])
    settled = view["phase"] == "over"
    if any(stand.placed.values()) and not settled:
        lines += row("label-modifiers", [modifiers(stand, d) for d in DISTRICTS])
    if any(view.get("followers", [])) and not settled:
        lines += row("label-followers", [followers(stand, d) or NONE for d in DISTRICTS])
    if not settled:
        lines += row("label-limit", [limit_text(stand, d) for d in DISTRICTS])
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
    colours = [say(DISTRICT[district]).upper() for district in DISTRICTS]
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


def modifiers(stand: Standing, district: str) -> str:
    """The modifiers over a capital district: the values the viewer knows, then how many more."""
    placed = stand.placed[district]
    known = [signed(modifier) for modifier in placed if modifier is not None]
    hidden = placed.count(None)
    return " ".join(known + ([say("table-hidden", count=hidden)] if hidden else [])) or NONE


def limit_text(stand: Standing, district: str) -> str:
    """The known limit, with a question mark while a modifier is hidden."""
    unsure = None in stand.placed.get(district, [])
    return f"{stand.limits[district]}{' ?' if unsure else ''}"


def home(stand: Standing, seat: int, reader: int | None) -> list[str]:
    """A player's lines: what it has beside its home, then the home."""
    view, player = stand.view, stand.players[seat]
    is_rob = "rob" in view and seat == ROB
    facts = [] if is_rob else [say("table-hand", count=player["hand_size"])]
    facts.append(say("table-gold", count=player["gold"]))
    points = sum(value(card) for card in player["bonus"])
    bonus = say("table-bonus", cards=" ".join(player["bonus"]), points=points)
    facts.append(bonus if player["bonus"] else say("table-bonus-none"))
    if owned := aristocrats(view, seat):
        facts.append(say("table-owned", tiles=owned))
    key = "table-rob" if is_rob else "table-player-you" if seat == reader else "table-player"
    lines = wrap(say(key, seat=stand.names[seat], number=seat, facts=", ".join(facts)))
    lines += row("label-home", [home_cell(stand, seat, district) for district in DISTRICTS])
    if view["phase"] == "over":
        return lines
    homes = [stand.homes[seat][district] for district in DISTRICTS]
    if any(any(one["rebels"].values()) for one in homes):
        lines += row("label-rebels", [rebel_text(**one["rebels"]) for one in homes])
    if any(one["guard"] for one in homes):
        guards = (one["guard"] for one in homes)
        cells = [say("table-guard", extra=guard) if guard else NONE for guard in guards]
        lines += row("label-sentinels", cells)
    return lines


def rebel_text(known: int, hidden: int) -> str:
    """The rebels in a home district: the sum of those known, and how many are hidden."""
    parts = [signed(known)] * bool(known) + [say("table-hidden", count=hidden)] * bool(hidden)
    return ", ".join(parts) or NONE


def home_cell(stand: Standing, seat: int, district: str) -> str:
    """A home district: its total, a mark when it is over, its cards."""
    found = stand.players[seat]["home"][district]
    if not found:
        return NONE
    here = stand.homes[seat][district]
    return f"{here['total']}{'!' * here['over']}: {cards(found)}"


def wrap(text: str, indent: str = "", hang: str = "  ") -> list[str]:
    """A sentence in lines of the table's width; the lines after the first are set in."""
    rest = indent + hang
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=rest) or [""]
