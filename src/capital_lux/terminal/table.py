"""The table as text, from one seat's view, in 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.terminal.sentences import DISTRICTS, capitalised, powers_of, signed

WIDTH = 80
LABEL = 12
CELL = 17
NONE = "-"
View = Mapping[str, Any]


def table(view: View, names: Sequence[str]) -> list[str]:
    """Everything on the table and in the viewer's hand."""
    lines = [headline(view, names)]
    if view.get("last_turns") is not None:
        lines.append(f"LAST TURNS: {view['last_turns']} to go")
    lines.append("")
    powers = [
        f"{district.upper()} {capitalised(power)}"
        for district, power in zip(DISTRICTS, powers_of(view), strict=True)
    ]
    lines += row("", powers)
    lines += row("Capital", [" ".join(view["capital"][district]) or NONE for district in DISTRICTS])
    settled = view["phase"] == "over"
    if any(view.get("modifiers", {}).values()) and not settled:
        lines += row("  modifiers", [modifiers(view, district) for district in DISTRICTS])
    if not settled:
        lines += row("  limit", [limit_text(view, district) for district in DISTRICTS])
    lines.append("")
    for seat in range(len(view["players"])):
        lines += home(view, seat, names)
    if any(over(view, seat, d) for seat in range(len(view["players"])) for d in DISTRICTS):
        lines.append("! over the limit, as far as you know")
    return lines


def headline(view: View, names: Sequence[str]) -> str:
    """Where the game stands, in a line."""
    parts = [f"ROUND {view['round']} of 3", f"{names[view['start']]} started"]
    parts.append(f"deck {view['deck']}")
    if "gold_pile" in view:
        parts.append(f"gold pile {view['gold_pile']}")
    if "modifier_deck" in view:
        parts.append(f"modifier deck {view['modifier_deck']}")
    return "  ".join(parts)


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


def over(view: View, seat: int, district: str) -> bool:
    """Whether a seat has cards in a district over its known limit, while that still matters."""
    if view["phase"] == "over":
        return False
    player = view["players"][seat]
    has_cards = bool(player["home"][district])
    return has_cards and player["totals"][district] > known_limit(view, district)


def home(view: View, seat: int, names: Sequence[str]) -> list[str]:
    """A player's lines: what it has beside its home, then the home."""
    player = view["players"][seat]
    points = sum(int(card[1:]) for card in player["bonus"])
    bonus = f"{' '.join(player['bonus'])} = {points}" if player["bonus"] else "none"
    facts = [f"hand {player['hand_size']}", f"gold {player['gold']}", f"bonus {bonus}"]
    lines = wrap(f"{names[seat]} (seat {seat}): {', '.join(facts)}")
    return lines + row("  home", [home_cell(view, seat, district) for district in DISTRICTS])


def home_cell(view: View, seat: int, district: str) -> str:
    """A home district: its total, a mark when it is over, its cards."""
    player = view["players"][seat]
    cards = player["home"][district]
    if not cards:
        return NONE
    return f"{player['totals'][district]}{'!' * over(view, seat, district)}: {' '.join(cards)}"


def wrap(text: str, indent: str = "") -> list[str]:
    """A sentence in lines of the table's width; the lines after the first are set in."""
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [
        ""
    ]


def score_table(view: View, names: Sequence[str]) -> list[str]:
    """The final points, seat by seat."""
    titles = [*DISTRICTS, "home", "bonus", "gold", "total"]
    width = max(8, *(len(name) for name in names))
    lines = ["".ljust(width) + "".join(title.rjust(8) for title in titles)]
    for seat, player in enumerate(view["players"]):
        homes = [player["totals"][district] for district in DISTRICTS]
        bonus = sum(int(card[1:]) for card in player["bonus"])
        total = view["scores"][seat]
        # Gold's worth differs between editions, so it is what the rest does not explain.
        gold = total - sum(homes) - bonus
        points = [*homes, sum(homes), bonus, gold, total]
        lines.append(names[seat].ljust(width) + "".join(str(point).rjust(8) for point in points))
    return lines


TIE_BREAKS = {
    "first": "most 6s among home and bonus cards, then 5s, 4s, 3s and 2s",
    "generations": "fewest gold",
}


def tie_break(view: View, names: Sequence[str]) -> str:
    """A sentence if the best score is shared, else nothing."""
    best = max(view["scores"])
    level = [names[seat] for seat, score in enumerate(view["scores"]) if score == best]
    if len(level) == 1:
        return ""
    rule = TIE_BREAKS.get(view["edition"], "as the rules say")
    outcome = "decides" if len(view["winners"]) == 1 else "leaves more than one level"
    return f"{' and '.join(level)} have {best} points each; the tie-break ({rule}) {outcome}."
