"""How ROB, the opponent of a solo game, is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import (
    DISTRICT_OF,
    PlainMessage,
    in_a_row,
    joined,
    lowest_of,
    message,
    take,
    value,
)
from capital_lux.telling.tile import Change, Offer, Telling

if TYPE_CHECKING:
    from capital_lux.telling.standing import Standing

ROB = 1
"""ROB's seat in a solo game."""
CLOCK = ("late", "lost_seat")
"""Told before a move that the clock made; they change nothing on the table."""


class Symbol:
    """Hears what happens, and knows whether ROB's symbol gives him the next bonus card (S5).

    >>> symbol = Symbol()
    >>> in_capital = {"where": "capital"}
    >>> happened = ("rob_turned", {"symbol": True}), ("played", in_capital), ("bonus", {})
    >>> [symbol.hear(*one) for one in happened], symbol.hear("bonus", {})
    ([False, True, True], False)
    """

    def __init__(self) -> None:
        self.due = False

    def hear(self, what: str, data: Mapping[str, Any]) -> bool:
        """Whether the symbol gives ROB this card, if what happens is a bonus card."""
        was_due = self.due
        if what not in CLOCK:
            symbol = data.get("symbol", was_due and what == "played")
            self.due = bool(symbol) and data.get("where") != "home"
        return was_due


def leads(view: View, district: str) -> bool:
    """Whether it is ROB's bonus card that you choose."""
    if "rob" not in view:
        return False
    totals = [player["totals"][district] for player in view["players"]]
    return totals.index(max(totals)) == ROB


def lowest(view: View, district: str) -> list[str]:
    """The lowest kinds of a capital district, but for the card that ROB has just played (S5)."""
    cards = view["capital"][district]
    pending = view["pending"]
    played = pending.get("rob", "") if pending else ""
    return lowest_of(cards[:-1] if DISTRICT_OF.get(played[:1]) == district else cards)


def lowest_kinds(stand: Standing, offer: Offer) -> str | PlainMessage:
    return joined(lowest(stand.view, offer.district), "list-or")


def turned(event: Mapping[str, Any]) -> PlainMessage:
    symbol = "bonus" if event["symbol"] else "none"
    return message("rob-card", colour=event["colour"], take=event["take"], symbol=symbol)


def red_card(name: str) -> PlainMessage:
    """A card of ROB's red row, "red left bonus"."""
    _, side, *symbol = name.split()
    return message("rob-red-card", take=side, symbol="bonus" if symbol else "none")


class Rob(Telling):
    """How ROB is told: you decide what the rules leave open for him."""

    asks = {"draft-solo": "keep cards", "rob": "card", "bonus-rob": "district"}
    choices = {"card-bonus-rob": "card", "district-bonus-rob": "lowest district"}
    args = {"lowest": lowest_kinds}
    lines = {
        "short-solo": "count",
        "reserved": "cards",
        "rob_turned": "turned",
        "rob_played-home": "turned card",
        "rob_played-capital": "turned card",
        "rob_nothing": "",
        "rob_refilled": "side card",
        "rob_bonus": "card",
        "played-home-solo": "card",
        "last_turns-solo": "",
        "last_turns-solo-you": "",
        "laid_down-solo": "cards",
    }
    counted = {"rob_turned": "turns of ROB", "rob_nothing": "turns of ROB without a card"}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        cards = [offer.thing] if offer.verb == "card" else lowest(stand.view, offer.district)
        return [stand.limit_change(offer.district, -value(cards[0]) if cards else 0)]

    def happen(self, view: View, event: SeenEvent) -> None:
        if event["what"] == "rob_refilled":
            view["rob"]["hand"][event["side"] == "right"] = event["card"]
        elif event["what"] == "laid_down":
            for card in event["cards"]:
                take(view["rob"]["reserve"], card)

    def beside(self, view: View) -> list[PlainMessage]:
        if view["phase"] == "over":
            return []
        things = view["rob"]
        left, right = (card or message("table-none") for card in things["hand"])
        red = joined([red_card(one) for one in things["red"]], nothing="table-none")
        reserve, pile = in_a_row(things["reserve"]), len(things["pile"])
        return [
            message("table-rob-cards", left=left, right=right, reserve=reserve),
            message("table-rob-deck", deck=things["deck"], pile=pile, red=red),
        ]


SOLO = Rob()
