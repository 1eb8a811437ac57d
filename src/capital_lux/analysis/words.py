"""What may follow an action, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.analysis.shape import Move
from capital_lux.telling.messages import DISTRICT, DISTRICT_OF, PlainMessage, message


def action_message(action: str, names: Sequence[str | PlainMessage]) -> PlainMessage:
    """An action without a position: nothing can be said of what it would change.

    >>> action_message("place 1 B", ["Ann", "Bea"])["args"]["seat"]
    'Bea'
    """
    verb, *rest = action.split()
    args: dict[str, Any] = {}
    if verb in ("keep", "home", "capital", "card"):
        args["card"] = rest[0]
    elif verb in ("district", "place"):
        args["district"] = DISTRICT[DISTRICT_OF[rest[-1]]]
    elif verb == "slot":
        args["slot"] = int(rest[0])
    if verb == "place":
        args["seat"] = names[int(rest[0])]
    return message(f"line-{verb}", **args)


def line_message(line: Sequence[Move], names: Sequence[str | PlainMessage]) -> PlainMessage | None:
    """What may follow, as one message; None where nothing can be foretold."""
    moves = [
        message("line-move", seat=names[move.seat], action=action_message(move.action, names))
        for move in line
    ]
    return message("analysis-line", moves=moves) if moves else None
