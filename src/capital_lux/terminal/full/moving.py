"""Events carried out on a shown table, for the moments between two positions of a source.

This is for the eye only: afterwards the source's position takes its place. It moves things where
the events say and knows no rule.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from capital_lux.rules.shapes import PlacedRebel, Player, View
from capital_lux.telling.messages import DISTRICT_OF, DISTRICTS, value
from capital_lux.telling.standing import Standing

State = Mapping[str, Any]


def moved(state: State, events: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The table after some events; nobody must act."""
    view = copy.deepcopy(state["view"])
    for event in events:
        carry_out(view, event)
    view["totals"] = sums(view["capital"])
    for player in view["players"]:
        player["totals"] = sums(player["home"])
    view["legal"], view["waiting"] = [], []
    stand = Standing(view, state["names"])
    return {**state, "view": view, "districts": stand.districts(), "homes": stand.homes}


def sums(zones: Mapping[str, list[str]]) -> dict[str, int]:
    """The totals of four districts."""
    return {district: sum(map(value, zones[district])) for district in DISTRICTS}


def take(cards: list[str] | None, card: str) -> None:
    """Take a card out, the last of its kind, if it is to be seen there."""
    if cards and card in cards:
        del cards[len(cards) - 1 - cards[::-1].index(card)]


def carry_out(view: View, event: Mapping[str, Any]) -> None:
    """Move what an event moves."""
    what = event["what"]
    player = view["players"][event.get("seat", event.get("by", 0)) or 0]
    cards = event.get("cards") or ([event["card"]] if event.get("card") else [])
    district = event.get("district") or (DISTRICT_OF[cards[0][0]] if cards else DISTRICTS[0])
    if what in ("played", "laid_down", "put", "gave"):
        for card in cards:
            take(player.get("hand"), card)
            take(view.get("rob", {}).get("reserve") if what == "laid_down" else None, card)
        player["hand_size"] = max(0, player["hand_size"] - len(cards))
    if what == "took_gold":
        player["gold"] += event["count"]
    elif what == "paid":
        player["gold"] -= event["count"]
    elif what in ("revealed", "revealed_rebel"):
        reveal(view, event)
    elif what in ("placed", "placed_rebel", "posted"):
        place(view, event)
    elif what == "rob_refilled":
        view["rob"]["hand"][event["side"] == "right"] = event.get("card")
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
    outside = view.get("outsider") if event.get("district", "") is None else capital[district]
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
        elif what == "bonus":
            take(outside, card)
            player["bonus"].append(card)
        elif what == "removed":
            take(outside, card)
        elif what == "moved":
            take(capital[district], card)
            capital[event["to_district"]].append(card)
        elif what == "outcast":
            take(capital[district], card)
            view["outsider"].append(card)
        elif what == "picked_up" and event.get("district"):
            take(capital[district], card)
        elif what == "gave":
            view["players"][event["to"]]["home"][district].append(card)


def place(view: View, event: Mapping[str, Any]) -> None:
    """Put down what changes a limit or counts against it."""
    seat, district = event["seat"], event["district"]
    if event["what"] == "placed":
        view["modifiers"][district].append({"value": event.get("modifier"), "by": seat})
    elif event["what"] == "posted":
        view["sentinels"][seat].append(district)
    else:
        rebel: PlacedRebel
        rebel = {"seat": event["to"], "district": district, "by": seat, "value": event.get("rebel")}
        view["rebels"]["placed"].append(rebel)


def reveal(view: View, event: Mapping[str, Any]) -> None:
    """Turn up a modifier or a rebel."""
    if event["what"] == "revealed":
        hidden, worth = view["modifiers"][event["district"]], event["modifier"]
    else:
        placed = view["rebels"]["placed"]
        here = (event["to"], event["district"])
        hidden = [one for one in placed if (one["seat"], one["district"]) == here]
        worth = event["rebel"]
    # Of one seat's all are known, or none.
    theirs = [one for one in hidden if one["value"] is None and one["by"] == event["by"]]
    for one in theirs[:1]:
        one["value"] = worth
