"""The table as text, from one seat's view, in 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.powers import TILES
from capital_lux.terminal.components import (
    beside,
    decks,
    followers,
    guard,
    owned,
    rebel_text,
    rebels,
)
from capital_lux.terminal.sentences import DISTRICTS, ROB, capitalised, powers_of, signed

WIDTH = 80
LABEL = 12
CELL = 17
NONE = "-"
MARKS = {"first edition": "~", "reconstruction": "*", "your own": "+"}
"""A small mark for a tile that the printed rules do not settle, by its basis."""
View = Mapping[str, Any]


def table(view: View, names: Sequence[str]) -> list[str]:
    """Everything on the table and in the viewer's hand."""
    lines = [headline(view, names)]
    if view.get("last_turns") is not None:
        lines.append(f"LAST TURNS: {view['last_turns']} to go")
    lines.append("")
    lines += heads(view)
    lines += row("Capital", [" ".join(view["capital"][district]) or NONE for district in DISTRICTS])
    settled = view["phase"] == "over"
    if any(view.get("modifiers", {}).values()) and not settled:
        lines += row("  modifiers", [modifiers(view, district) for district in DISTRICTS])
    if any(view.get("followers", [])) and not settled:
        lines += row("  followers", [followers(view, district, names) for district in DISTRICTS])
    if not settled:
        lines += row("  limit", [limit_text(view, district) for district in DISTRICTS])
    for line in beside(view):
        lines += wrap(line)
    lines.append("")
    for seat in range(len(view["players"])):
        lines += home(view, seat, names)
    if any(over(view, seat, d) for seat in range(len(view["players"])) for d in DISTRICTS):
        lines.append("! over the limit, as far as you know")
    return lines


def heads(view: View) -> list[str]:
    """The districts and their powers; a tile has its mark."""
    powers = powers_of(view)
    colours = [district.upper() for district in DISTRICTS]
    if "powers" not in view:
        names = [f"{c} {capitalised(power)}" for c, power in zip(colours, powers, strict=True)]
        return row("", names)
    bases = [TILES[name].basis if name in TILES else "your own" for name in powers]
    tiles = [
        (capitalised(name) + MARKS.get(basis, ""))[: CELL - 1]
        for name, basis in zip(powers, bases, strict=True)
    ]
    return row("", colours) + row("", tiles)


def headline(view: View, names: Sequence[str]) -> str:
    """Where the game stands, in a line."""
    parts = [f"ROUND {view['round']} of 3", f"{names[view['start']]} started"]
    parts.append(f"deck {view['deck']}")
    return "  ".join(parts + decks(view))


def row(label: str, cells: Sequence[str]) -> list[str]:
    """A line of four cells, or more lines where a cell is full."""
    columns = [textwrap.wrap(cell, CELL - 1) or [""] for cell in cells]
    lines = []
    for at in range(max(map(len, columns))):
        texts = [column[at] if at < len(column) else "" for column in columns]
        lines.append(
            (
                (label if at == 0 else "").ljust(LABEL)
                + "".join(text.ljust(CELL) for text in texts)
            ).rstrip()
        )
    return lines


def modifiers(view: View, district: str) -> str:
    """The modifiers over a capital district: the values the viewer knows, then how many more."""
    placed = view["modifiers"][district]
    known = [signed(modifier["value"]) for modifier in placed if modifier["value"] is not None]
    hidden = len(placed) - len(known)
    return " ".join(known + ([f"{hidden} hidden"] if hidden else [])) or NONE


def known_limit(view: View, district: str) -> int:
    """The limit as far as the viewer knows: the capital's total and the modifiers it can see."""
    placed = view.get("modifiers", {}).get(district, [])
    total: int = view["totals"][district]
    return total + sum(modifier["value"] or 0 for modifier in placed)


def limit_text(view: View, district: str) -> str:
    """The known limit, with a question mark while a modifier is hidden."""
    placed = view.get("modifiers", {}).get(district, [])
    unsure = any(modifier["value"] is None for modifier in placed)
    return f"{known_limit(view, district)}{' ?' if unsure else ''}"


def room(view: View, seat: int, district: str) -> int:
    """How far a seat's home is below its limit there, as far as the viewer knows."""
    total: int = view["players"][seat]["totals"][district]
    known, _ = rebels(view, seat, district)
    return known_limit(view, district) + guard(view, seat, district) - total - known


def over(view: View, seat: int, district: str) -> bool:
    """Whether a seat has cards in a district over its known limit, while that still matters."""
    if view["phase"] == "over":
        return False
    has_cards = bool(view["players"][seat]["home"][district])
    return has_cards and room(view, seat, district) < 0


def home(view: View, seat: int, names: Sequence[str]) -> list[str]:
    """A player's lines: what it has beside its home, then the home."""
    player = view["players"][seat]
    points = sum(int(card[1:]) for card in player["bonus"])
    bonus = f"{' '.join(player['bonus'])} = {points}" if player["bonus"] else "none"
    facts = [f"gold {player['gold']}", f"bonus {bonus}"]
    is_rob = "rob" in view and seat == ROB
    if not is_rob:
        facts.insert(0, f"hand {player['hand_size']}")
    if owned(view, seat):
        facts.append(f"aristocrats {owned(view, seat)}")
    name = names[seat] if is_rob else f"{names[seat]} (seat {seat})"
    lines = wrap(f"{name}: {', '.join(facts)}")
    lines += row("  home", [home_cell(view, seat, district) for district in DISTRICTS])
    if view["phase"] == "over":
        return lines
    if any(any(rebels(view, seat, district)) for district in DISTRICTS):
        lines += row("  rebels", [rebel_text(view, seat, d) for d in DISTRICTS])
    guards = [guard(view, seat, district) for district in DISTRICTS]
    if any(guards):
        lines += row("  sentinels", [f"limit +{extra}" if extra else NONE for extra in guards])
    return lines


def home_cell(view: View, seat: int, district: str) -> str:
    """A home district: its total, a mark when it is over, its cards."""
    player = view["players"][seat]
    cards = player["home"][district]
    if not cards:
        return NONE
    return f"{player['totals'][district]}{'!' * over(view, seat, district)}: {' '.join(cards)}"


def wrap(text: str, indent: str = "", hang: str = "  ") -> list[str]:
    """A sentence in lines of the table's width; the lines after the first are set in."""
    rest = indent + hang
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=rest) or [""]
