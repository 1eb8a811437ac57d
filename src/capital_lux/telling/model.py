"""The table as one seat sees it, with what it can do: all that a client needs to show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.rules.shapes import View
from capital_lux.telling.ask import ask, asked_by
from capital_lux.telling.check import Check
from capital_lux.telling.choices import choice
from capital_lux.telling.result import result
from capital_lux.telling.standing import Standing


def table_model(view: View, names: Sequence[str], check: Check | None = None) -> dict[str, Any]:
    """The table model of a seat's `game.view(seat)`, or a spectator's; `names` by seat.

    `check` has heard all events of the game. Without it the limits shown at a round end are those
    that are left when the bonus cards have gone.

    >>> from capital_lux import Game
    >>> game = Game("first", 2, seed=1)
    >>> model = table_model(game.view(0), ["Ann", "Bea"])
    >>> model["ask"]
    {'id': 'ask-draft', 'args': {'keep': 2, 'cards': 6, 'pass': 4, 'to': 'Bea'}}
    >>> model["choices"][0]["target"]
    {'zone': 'pack', 'seat': 0, 'card': 'B4'}
    """
    stand = Standing(view, names, check)
    return {
        "seat": view["seat"],
        "view": view,
        "names": list(names),
        "districts": stand.districts,
        "homes": stand.homes,
        "stage": stand.stage,
        "unknown": stand.unknown,
        "payers": stand.payers,
        "ask": ask(stand),
        "choices": choices(stand),
        "result": result(stand),
    }


def choices(stand: Standing) -> list[dict[str, Any]]:
    """The choices of the seat, in the order of its legal actions."""
    legal = stand.view["legal"]
    asks = asked_by(stand) if legal else ""
    return [choice(stand, asks, action) for action in legal]
