"""What power tiles and ROB have on the table, as lines below the capital and the homes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from capital_lux.rules.shapes import AristocratState, RobState, View
from capital_lux.telling.messages import DISTRICT, tile
from capital_lux.telling.standing import Standing
from capital_lux.terminal.speech import say


def cards(found: Sequence[str]) -> str:
    """Cards in a row."""
    return " ".join(found) or say("table-empty")


def decks(view: View) -> list[str]:
    """The small decks, for the headline."""
    found = []
    if "gold_pile" in view:
        found.append(say("table-gold-pile", count=view["gold_pile"]))
    if "modifier_deck" in view:
        found.append(say("table-modifier-deck", count=view["modifier_deck"]))
    if "rebels" in view:
        found.append(say("table-rebel-deck", count=view["rebels"]["deck"]))
    return found


def followers(stand: Standing, district: str) -> str:
    """Whose followers are on a capital district."""
    sent = stand.view["followers"]
    return " ".join(stand.names[seat] for seat in range(len(sent)) if district in sent[seat])


def beside(view: View) -> list[str]:
    """What lies beside the capital."""
    lines = []
    if "discovery" in view:
        lines.append(say("table-row", cards=cards(view["discovery"])))
    if "outsider" in view:
        lines.append(say("table-outsider", cards=cards(view["outsider"])))
    if "aristocrats" in view:
        lines.append(aristocrat_row(view["aristocrats"]))
    for name, memory in view.get("tile_memory", {}).items():
        if memory:
            lines.append(say("named-text", name=tile(name), text=in_short(memory)))
    if "rob" in view and view["phase"] != "over":
        lines += rob(view["rob"])
    return lines


def aristocrat(name: str) -> str:
    """An aristocrat, "blue 3"."""
    district, worth = name.split()
    return say("aristocrat", district=DISTRICT[district], value=int(worth))


def aristocrat_row(tiles: AristocratState) -> str:
    """The aristocrats face up, in the deck and lost."""
    slots = "  ".join(
        f"{at}) {aristocrat(name) if name else say('table-none')}"
        for at, name in enumerate(tiles["slots"], 1)
    )
    lost = ", ".join(map(aristocrat, tiles["lost"]))
    key = "table-aristocrats-lost" if lost else "table-aristocrats"
    return say(key, slots=slots, deck=tiles["deck"], lost=lost)


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


def rob(things: RobState) -> list[str]:
    """ROB's hand, reserve and cards."""
    left, right = (card or say("table-none") for card in things["hand"])
    red = ", ".join(map(red_card, things["red"])) or say("table-none")
    return [
        say("table-rob-cards", left=left, right=right, reserve=cards(things["reserve"])),
        say("table-rob-deck", deck=things["deck"], pile=len(things["pile"]), red=red),
    ]


def red_card(name: str) -> str:
    """A card of ROB's red row, "red left bonus"."""
    _, take, *symbol = name.split()
    return say("rob-red-card", take=take, symbol="bonus" if symbol else "none")


def aristocrats(view: View, seat: int) -> str:
    """A seat's aristocrats."""
    if "aristocrats" not in view:
        return ""
    return ", ".join(map(aristocrat, view["aristocrats"]["owned"][seat]))
