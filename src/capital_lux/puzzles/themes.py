"""What a puzzle is about, decided from its best action, the tempting one and the table."""

from __future__ import annotations

from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check
from capital_lux.telling.messages import DISTRICT_OF, value
from capital_lux.telling.standing import Standing

THEMES = ("draft", "limit", "power", "home", "timing", "choice", "gold", "bonus")
"""Picking a card, raising a limit that you need, using a power, keeping a card for your home, which
card comes first, a choice that a tile asks for, paying or not, the card of a bonus."""
PHASES = {"draft": "draft", "power": "choice", "gold": "gold", "bonus": "bonus"}


def theme_of(view: View, check: Check, best: str, tempting: str) -> str:
    if view["phase"] in PHASES:
        return PHASES[view["phase"]]
    verb, card = best.split()
    if verb == "capital":
        return "limit" if burden(view, check, card)[0] > burden(view, check, card)[1] else "power"
    return "home" if tempting.startswith("capital ") else "timing"


def burden(view: View, check: Check, card: str) -> tuple[int, int]:
    """What a seat has at home and in hand in the district of one of its cards, and the limit there.

    The card itself is not counted: it is about to leave the hand.
    """
    seat = view["seat"] or 0
    stand = Standing(view, [""] * len(view["players"]), check)
    district = DISTRICT_OF[card[0]]
    hand = [one for one in view["players"][seat]["hand"] if one[0] == card[0]]
    load = stand.against(seat, district) + sum(map(value, hand)) - value(card)
    return load, int(stand.homes[seat][district]["limit"])
