"""What power tiles and ROB have on the table, as lines below the capital and the homes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

View = Mapping[str, Any]


def decks(view: View) -> list[str]:
    """The small decks, for the headline."""
    found = []
    if "gold_pile" in view:
        found.append(f"gold pile {view['gold_pile']}")
    if "modifier_deck" in view:
        found.append(f"modifier deck {view['modifier_deck']}")
    if "rebels" in view:
        found.append(f"rebel deck {view['rebels']['deck']}")
    return found


def followers(view: View, district: str, names: Sequence[str]) -> str:
    """Whose followers are on a capital district."""
    sent = view["followers"]
    return " ".join(names[seat] for seat in range(len(sent)) if district in sent[seat]) or "-"


def beside(view: View) -> list[str]:
    """What lies beside the capital."""
    lines = []
    if "discovery" in view:
        lines.append(f"Row beside the deck: {' '.join(view['discovery']) or 'empty'}")
    if "outsider" in view:
        lines.append(f"Outsider district: {' '.join(view['outsider']) or 'empty'}")
    if "aristocrats" in view:
        tiles = view["aristocrats"]
        slots = [f"{at}) {tile or 'none'}" for at, tile in enumerate(tiles["slots"], 1)]
        lost = f", lost {', '.join(tiles['lost'])}" if tiles["lost"] else ""
        lines.append(f"Aristocrats: {'  '.join(slots)}  (deck {tiles['deck']}{lost})")
    for name, memory in view.get("tile_memory", {}).items():
        if memory:
            lines.append(f"{name.capitalize()}: {in_short(memory)}")
    if "rob" in view and view["phase"] != "over":
        lines += rob(view["rob"])
    return lines


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


def rob(things: View) -> list[str]:
    """ROB's hand, reserve and cards."""
    left, right = (card or "none" for card in things["hand"])
    reserve = " ".join(things["reserve"]) or "empty"
    red = ", ".join(card.removeprefix("red ") for card in things["red"]) or "none"
    deck = f"{things['deck']} to come, {len(things['pile'])} in the pile"
    return [
        f"ROB's cards: left {left}, right {right}; reserve {reserve}",
        f"ROB's deck: {deck}; red row: {red}",
    ]


def rebels(view: View, seat: int, district: str) -> tuple[int, int]:
    """The rebels in a home district: the sum of those known, and how many are hidden."""
    placed = [
        rebel["value"]
        for rebel in view.get("rebels", {}).get("placed", [])
        if rebel["seat"] == seat and rebel["district"] == district
    ]
    return sum(value or 0 for value in placed), placed.count(None)


def rebel_text(view: View, seat: int, district: str) -> str:
    """The same in words."""
    known, hidden = rebels(view, seat, district)
    parts = [f"+{known}"] * bool(known) + [f"{hidden} hidden"] * bool(hidden)
    return ", ".join(parts) or "-"


def guard(view: View, seat: int, district: str) -> int:
    """How much a sentinel adds to a home's limit."""
    posted = view.get("sentinels")
    return 2 if posted and district in posted[seat] else 0


def owned(view: View, seat: int) -> str:
    """A seat's aristocrats."""
    if "aristocrats" not in view:
        return ""
    return ", ".join(view["aristocrats"]["owned"][seat])
