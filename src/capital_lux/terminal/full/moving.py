"""Events carried out on a shown table, for the moments between two positions of a source.

This is for the eye only: afterwards the source's position takes its place. It moves things where
the events say and knows no rule.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.shapes import Player, View
from capital_lux.telling.messages import DISTRICT_OF, take, value
from capital_lux.telling.standing import Standing, tellings_of

State = Mapping[str, Any]


def moved(state: State, events: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The table after some events; nobody must act."""
    view = copy.deepcopy(state["view"])
    tellings = tellings_of(view)
    for event in events:
        carry_out(view, event)
        for telling in tellings:
            telling.happen(view, event)
    view["totals"] = sums(view["capital"])
    for player in view["players"]:
        player["totals"] = sums(player["home"])
    view["legal"], view["waiting"] = [], []
    stand = Standing(view, state["names"])
    return {**state, "view": view, "districts": stand.districts, "homes": stand.homes}


def sums(zones: Mapping[str, list[str]]) -> dict[str, int]:
    return {district: sum(map(value, zones[district])) for district in DISTRICT_NAMES}


def carry_out(view: View, event: Mapping[str, Any]) -> None:
    what = event["what"]
    player = view["players"][event.get("seat", event.get("by", 0)) or 0]
    cards = event.get("cards") or ([event["card"]] if event.get("card") else [])
    district = event.get("district") or (DISTRICT_OF[cards[0][0]] if cards else DISTRICT_NAMES[0])
    if what in ("played", "laid_down", "put", "gave"):
        for card in cards:
            take(player.get("hand"), card)
        player["hand_size"] = max(0, player["hand_size"] - len(cards))
    if what == "took_gold":
        player["gold"] += event["count"]
    elif what == "paid":
        player["gold"] -= event["count"]
    else:
        move(view, player, event, cards, district)


def move(
    view: View,
    player: Player,
    event: Mapping[str, Any],
    cards: list[str],
    district: str,
) -> None:
    """Move cards between the zones that everybody sees."""
    what = event["what"]
    capital, home = view["capital"], player["home"]
    for card in cards:
        if what == "laid_down" or (what == "played" and event["where"] == "home"):
            home[district].append(card)
        elif what in ("played", "put"):
            capital[district].append(card)
        elif what == "took":
            take(capital[district], card)
            home[DISTRICT_OF[card[0]]].append(card)
        elif what == "discarded":
            take(home[district], card)
        elif what in ("bonus", "removed", "outcast", "picked_up") and event["district"]:
            take(capital[district], card)
        elif what == "moved":
            take(capital[district], card)
            capital[event["to_district"]].append(card)
        elif what == "gave":
            view["players"][event["to"]]["home"][district].append(card)
        if what == "bonus":
            player["bonus"].append(card)
