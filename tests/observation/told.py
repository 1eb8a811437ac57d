"""What an observation must say, worked out from a seat's view and from public events alone.

This is the statistic that an observation keeps: `describe` must give it back exactly. Of a view it
leaves out what can change nothing to come: the order of capital cards of different values, the
order of a hand or a row, the discard pile (its cards are just no longer unseen) and the absolute
numbers of seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from capital_lux.bots.guess import unseen_cards
from capital_lux.observation import VERSION
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, MODIFIERS
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.powers import FIRST_TILES
from tests.positions import TOKENS

PARTS = ("step", "district", "card", "modifier", "rebel", "cost")


class Remembered:
    """What everybody remembers of a round's hands, from what a spectator is told."""

    def __init__(self, seats: int) -> None:
        self.shown: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.open: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.last: Mapping[str, Any] = {"what": ""}

    def hear(self, events: Iterable[Event]) -> None:
        for event in seen_by(events, None):
            if event["what"] == "round":
                self.__init__(len(self.shown))  # type: ignore[misc]
            if event["what"] in ("played", "gave"):
                self.show(event["seat"], event["card"])
            if event["what"] == "laid_down":
                for card in event["cards"]:
                    self.show(event["seat"], card)
            if event["what"] == "picked_up":
                if self.last["what"] == "put":
                    self.show(event["seat"], self.last["card"])
                self.open[event["seat"]][event["card"]] += 1
            self.last = event

    def show(self, seat: int, card: str) -> None:
        zone = self.open if self.open[seat][card] else self.shown
        zone[seat][card] += 1 if zone is self.shown else -1


def sort(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=CARD_NAMES.index)


def by_value(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: card[1])


def told_by(view: Any, memory: Remembered) -> dict[str, Any]:
    """What the observation of the view's seat must say."""
    seat, seats = view["seat"], len(view["players"])
    me = view["players"][seat]
    solo = view["seats"] == 1

    def turn(owner: int) -> int:
        return (owner - int(seat)) % seats

    told: dict[str, Any] = {
        "version": VERSION,
        "edition": "solo" if solo else view["edition"],
        "seats": seats,
        "tiles": list(view.get("powers", FIRST_TILES)),
        **{key: view[key] for key in ("round", "phase", "last_turns", "deck")},
        "waiting": sorted(map(turn, view["waiting"])),
        "start": turn(view["start"]),
        "gold_pile": view.get("gold_pile"),
        "pending": pending(view),
        "hand": me["hand"] + me["kept"],
        "pack": me["packs"],
        "unseen": {c: n for c, n in zip(CARD_NAMES, unseen_cards(view), strict=True) if n},
        "received": me["received"],
        "passed": [] if solo else me["passed"],
        "capital": {name: by_value(cards) for name, cards in view["capital"].items()},
        "players": [player(view, memory, (seat + turn) % seats) for turn in range(seats)],
    }
    if "modifiers" in view:
        told["modifiers"] = {
            name: sorted(
                ({**item, "by": turn(item["by"])} for item in items),
                key=lambda item: (
                    item["value"] is None,
                    MODIFIERS.index(item["value"]) if item["value"] else item["by"],
                ),
            )
            for name, items in view["modifiers"].items()
        }
    if "rebels" in view:
        told["rebels"] = [
            {**item, "by": turn(item["by"]), "seat": turn(item["seat"])}
            for item in view["rebels"]["placed"]
        ]
    if "outsider" in view:
        told["outsider"] = by_value(view["outsider"])
    for key in TOKENS.values():
        if key in view:
            told[key] = [view[key][(seat + turn) % seats] for turn in range(seats)]
    if "aristocrats" in view:
        owned = view["aristocrats"]["owned"]
        owned = [owned[(seat + turn) % seats] for turn in range(seats)]
        told["aristocrats"] = {**view["aristocrats"], "owned": owned}
    if "discovery" in view:
        told["discovery"] = sort(view["discovery"])
    if solo:
        rob = view["rob"]
        told["rob"] = {key: rob[key] for key in ("hand", "reserve")} | {
            "turned": sorted(rob["red"] + rob["pile"]),
            "deck": rob["deck"],
        }
    return told


def pending(view: Any) -> dict[str, Any] | None:
    """The choice that is asked for."""
    asked = view["pending"]
    if asked is None:
        return None
    told = {"phase": view["phase"], **{part: asked[part] for part in PARTS if part in asked}}
    if "power" in asked:
        told |= {"tile": asked["power"], "step": asked.get("step", 0)}
    for key in ("gold", "bonus"):
        if key in asked:
            told["district"] = asked[key]
    if "rob" in asked:
        told["card"] = asked["rob"]
    return told


def player(view: Any, memory: Remembered, owner: int) -> dict[str, Any]:
    """A seat as another sees it."""
    zones = view["players"][owner]
    known = memory.open[owner].copy()
    if view["seats"] > 1 and owner == (view["seat"] + 1) % view["seats"]:
        known += passed_there(view) - memory.shown[owner]
    return {
        "home": sort(card for name in DISTRICT_NAMES for card in zones["home"][name]),
        **{key: zones[key] for key in ("bonus", "totals", "gold", "hand_size")},
        "shown": sort(memory.shown[owner].elements()),
        "known": sort(known.elements()),
    }


def passed_there(view: Any) -> Counter[str]:
    """The cards that the next seat surely kept of those it was passed."""
    me = view["players"][view["seat"]]
    packs = [Counter(pack) for pack in me["passed"]]
    if len(packs) < 2:
        return packs[0] if packs else Counter()
    if view["seats"] > 2:
        return packs[1]
    return packs[1] + packs[0] - Counter(me["received"][2])
