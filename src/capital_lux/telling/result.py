"""The end of a game: the points, the tie-break, and the rating against ROB."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.rating import rating
from capital_lux.telling.messages import PlainMessage, message, value
from capital_lux.telling.rob import ROB
from capital_lux.telling.standing import Standing

GOLD_POINTS = {"first": 1, "generations": 2}


def result(stand: Standing) -> dict[str, Any] | None:
    """How a finished game ended; None while it goes on."""
    view = stand.view
    if view["phase"] != "over":
        return None
    return {
        "rows": [row(stand, seat) for seat in range(len(stand.players))],
        "winners": list(view["winners"]),
        "tie_break": tie_break(stand),
        "rating": rating_message(stand),
    }


def row(stand: Standing, seat: int) -> dict[str, Any]:
    view, player = stand.view, stand.players[seat]
    homes = {district: player["totals"][district] for district in DISTRICT_NAMES}
    home = sum(homes.values())
    bonus = sum(value(card) for card in player["bonus"])
    gold = player["gold"] * GOLD_POINTS[view["edition"]]
    total = view["scores"][seat]
    return {
        "seat": seat,
        "homes": homes,
        "home": home,
        "bonus": bonus,
        "gold": gold,
        "tiles": total - home - bonus - gold,
        "total": total,
    }


def tie_break(stand: Standing) -> PlainMessage | None:
    """What is said if the best score is shared."""
    view = stand.view
    best = max(view["scores"])
    level = [seat for seat, score in enumerate(view["scores"]) if score == best]
    if len(level) == 1:
        return None
    rule = "solo" if "rob" in view else view["edition"]
    outcome = "decides" if len(view["winners"]) == 1 else "leaves"
    args: dict[str, Any] = {"points": best, "rule": message(f"tie-rule-{rule}")}
    if stand.seat in level:
        others = [stand.names[seat] for seat in level if seat != stand.seat]
        return message(f"tie-{outcome}-you", seats=others, **args)
    return message(f"tie-{outcome}", seats=[stand.names[seat] for seat in level], **args)


def rating_message(stand: Standing) -> PlainMessage | None:
    """How well the player did against ROB; None in other games."""
    view = stand.view
    if "rob" not in view:
        return None
    you, rob = view["scores"][1 - ROB], view["scores"][ROB]
    word = rating(you, rob)
    return message(f"rating-{word.replace(' ', '-')}", points=you, rob=rob)
