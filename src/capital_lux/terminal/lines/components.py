"""What power tiles and ROB have on the table, as lines beside the capital and the homes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from capital_lux.console.speech import say
from capital_lux.rules.shapes import View
from capital_lux.telling.messages import PlainMessage, in_a_row, message, tile
from capital_lux.telling.rob import SOLO
from capital_lux.telling.standing import tellings_of


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
