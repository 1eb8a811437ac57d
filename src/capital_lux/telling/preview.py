"""What a choice would change, in numbers: limits of the capital, totals of homes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from capital_lux.rules.powers import TILES
from capital_lux.telling.messages import DISTRICT_OF, ROB, lowest_of, value
from capital_lux.telling.standing import SENTINEL, Standing

Change = dict[str, Any]
"""`before` and `after` of a capital district are its limit, of a home what counts against it."""


def capital(stand: Standing, district: str, by: int) -> Change:
    """A change of a limit."""
    before = stand.limits[district]
    return {"zone": "capital", "district": district, "before": before, "after": before + by}


def home(stand: Standing, seat: int, district: str, by: int, limit_by: int = 0) -> Change:
    """A change of a home's total, and of its limit; `limit` is that after the change."""
    before = stand.against(seat, district)
    limit = stand.homes[seat][district]["limit"] + limit_by
    return {
        "zone": "home",
        "seat": seat,
        "district": district,
        "before": before,
        "after": before + by,
        "limit": limit,
        "over": before + by > limit,
    }


def lowest_in(stand: Standing, district: str) -> list[str]:
    """The lowest kinds of a capital district that may be taken."""
    cards = stand.view["capital"][district]
    if DISTRICT_OF.get(str(stand.pending.get("rob", ""))[:1]) == district:
        # The card that ROB has just played is not for him to take (S5).
        cards = cards[:-1]
    return lowest_of(cards)


def least(stand: Standing, district: str) -> int:
    """The value of the lowest cards of a capital district."""
    lowest = lowest_in(stand, district)
    return value(lowest[0]) if lowest else 0


def asked(stand: Standing) -> int:
    """The value of the card or rebel that a choice is about."""
    return value(stand.pending["card"]) if "card" in stand.pending else 0


def taken_home(stand: Standing, card: str, district: str) -> list[Change]:
    """A capital card goes to the chooser's home, to the district of its own colour."""
    colour, worth = DISTRICT_OF[card[0]], value(card)
    return [
        home(stand, stand.seat or 0, colour, worth, -worth if colour == district else 0),
        capital(stand, district, -worth),
    ]


def lowest_home(stand: Standing, district: str) -> list[Change]:
    """The lowest card of a district goes home; where, if it is clear which."""
    lowest = lowest_in(stand, district)
    if len(lowest) == 1:
        return taken_home(stand, lowest[0], district)
    return [capital(stand, district, -least(stand, district))]


def sent_out(stand: Standing, district: str) -> list[Change]:
    """A card of a district leaves it, if it is clear which."""
    kinds = set(stand.view["capital"][district])
    return [capital(stand, district, -value(kinds.pop()))] if len(kinds) == 1 else []


def doomed(stand: Standing, district: str) -> list[Change]:
    """Everybody with two cards in a district loses the lowest."""
    found = []
    for seat, player in enumerate(stand.players):
        cards = player["home"][district]
        if len(cards) > 1:
            found.append(home(stand, seat, district, -value(lowest_of(cards)[0])))
    return found


ByCard = Callable[[Standing, str, str], list[Change]]
ByDistrict = Callable[[Standing, str], list[Change]]

CARD: dict[str, ByCard] = {
    "cleric": taken_home,
    "outsider-1": lambda stand, card, district: [capital(stand, district, -value(card))],
    "missionary": lambda stand, card, district: [capital(stand, district, -value(card))],
    "mentalist-2": lambda stand, card, district: [
        capital(stand, district, asked(stand) - value(card))
    ],
    "bonus": lambda stand, card, district: [capital(stand, district, -value(card))],
    "bonus-rob": lambda stand, card, district: [capital(stand, district, -value(card))],
}
"""`card`, by who asks and, where it matters, its step: a card of a capital district."""

DISTRICT: dict[str, ByDistrict] = {
    "agent": lambda stand, district: [capital(stand, district, stand.pending["modifier"])],
    "recruiter": lambda stand, district: [capital(stand, district, asked(stand))],
    "outsider": sent_out,
    "cleric": lowest_home,
    "doomsayer": doomed,
    "missionary": lambda stand, district: [capital(stand, district, -least(stand, district))],
    "missionary-2": lambda stand, district: [capital(stand, district, asked(stand))],
    "mentalist": lambda stand, district: [
        capital(stand, district, asked(stand) - least(stand, district))
    ],
    "bonus-rob": lambda stand, district: [capital(stand, district, -least(stand, district))],
}
"""`district`."""

PLACE: dict[str, Callable[[Standing, int, str], list[Change]]] = {
    "infiltrator": lambda stand, seat, district: [
        home(stand, seat, district, stand.pending["rebel"])
    ],
    "convertor": lambda stand, seat, district: [home(stand, seat, district, asked(stand))],
    "sentinel": lambda stand, seat, district: [home(stand, seat, district, 0, SENTINEL)],
}
"""`place`."""


OWN = "own"
"""A tile of a user's own asks."""


def asked_by(stand: Standing) -> str:
    """Who asks: a tile, the bonus, or nobody in particular."""
    pending = stand.pending
    if "power" in pending:
        return pending["power"] if pending["power"] in TILES else OWN
    if "rob" in pending or ("bonus" in pending and rob_leads(stand, pending["bonus"])):
        return "bonus-rob"
    return "bonus" if "bonus" in pending else ""


def rob_leads(stand: Standing, district: str) -> bool:
    """Whether it is ROB's bonus card that you choose."""
    if "rob" not in stand.view:
        return False
    totals = [player["totals"][district] for player in stand.players]
    return totals.index(max(totals)) == ROB
