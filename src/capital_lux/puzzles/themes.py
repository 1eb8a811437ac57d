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
    load, limit = burden(view, check, card)
    if verb == "capital":
        return "limit" if load - value(card) > limit else "power"
    return "home" if tempting.startswith("capital ") else "timing"


def burden(view: View, check: Check, card: str) -> tuple[int, int]:
    """What a seat has with a card in the card's district, at home and in hand, and the limit."""
    seat = view["seat"] or 0
    stand = Standing(view, [""] * len(view["players"]), check)
    district, player = DISTRICT_OF[card[0]], view["players"][seat]
    cards = [*player["hand"], *player["kept"], *([card] if view["phase"] == "draft" else [])]
    load = sum(value(one) for one in cards if one[0] == card[0])
    return stand.against(seat, district) + load, int(stand.homes[seat][district]["limit"])
