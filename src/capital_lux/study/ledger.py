"""The table as somebody keeps it who only hears the public events.

If the ledger and the game disagree, the log and the animations would show another game than the
one that is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.events import Event

QUIET = frozenset(
    ("lot", "round", "short", "ready", "nothing", "looked", "placed", "last_turns", "revealed")
    + ("over_limit", "next_start", "scored", "won")
)
"""Events that move no card and no gold."""


class Ledger:
    """Counts of every public zone: capital, homes, bonus piles, discard, gold, and zone sizes."""

    def __init__(self, seats: int, deck: int, gold_pile: int | None) -> None:
        self.seats = seats
        self.gold_pile = gold_pile
        self.zones: Counter[tuple[Any, ...]] = Counter({("deck",): deck})
        self.unknown = False

    def hear(self, events: Iterable[Event]) -> None:
        """Write down what happened, as a spectator is told."""
        for event in events:
            told = event.seen_from(None)
            if told is None or told["what"] in QUIET:
                continue
            entry = getattr(self, told["what"], None)
            if entry is None:
                self.unknown = True
            else:
                entry(told)

    def move(self, told: Mapping[str, Any], *zones: tuple[tuple[Any, ...], int]) -> None:
        """Each card of an event into (+1) or out of (-1) zones."""
        for card in told["cards"] if "cards" in told else [told["card"]]:
            for zone, change in zones:
                self.zones[*zone, card] += change

    def count(self, *zones: tuple[tuple[Any, ...], int]) -> None:
        """Change the size of zones."""
        for zone, change in zones:
            self.zones[zone] += change

    def opened(self, told: Mapping[str, Any]) -> None:
        """A deck card to the capital."""
        self.count((("deck",), -1))
        self.move(told, (("capital", told["district"]), 1))

    def dealt(self, told: Mapping[str, Any]) -> None:
        """Deck cards to a seat."""
        self.count((("deck",), -told["count"]), (("hand", told["seat"]), told["count"]))

    def passed(self, told: Mapping[str, Any]) -> None:
        """A pack from seat to seat."""
        size = told["count"]
        self.count((("hand", told["seat"]), -size), (("hand", told["to"]), size))

    def played(self, told: Mapping[str, Any]) -> None:
        """A hand card to the capital or home."""
        self.count((("hand", told["seat"]), -1))
        seat = (told["seat"],) if told["where"] == "home" else ()
        self.move(told, ((told["where"], *seat, told["district"]), 1))

    def drew(self, told: Mapping[str, Any]) -> None:
        """A deck card to a hand."""
        self.count((("deck",), -1), (("hand", told["seat"]), 1))

    def took_gold(self, told: Mapping[str, Any]) -> None:
        """Gold from the pile."""
        self.count((("gold", told["seat"]), told["count"]))
        if self.gold_pile is not None:
            self.gold_pile -= told["count"]

    def took(self, told: Mapping[str, Any]) -> None:
        """A capital card to the home district of its colour."""
        colour = DISTRICT_NAMES[LETTERS.index(told["card"][0])]
        self.move(told, (("capital", told["district"]), -1), (("home", told["seat"], colour), 1))

    def laid_down(self, told: Mapping[str, Any]) -> None:
        """Hand cards to a home."""
        self.count((("hand", told["seat"]), -len(told["cards"])))
        self.move(told, (("home", told["seat"], told["district"]), 1))

    def discarded(self, told: Mapping[str, Any]) -> None:
        """A home district out of the game."""
        self.move(told, (("home", told["seat"], told["district"]), -1), (("discard",), 1))

    def bonus(self, told: Mapping[str, Any]) -> None:
        """A capital card to a bonus pile."""
        self.move(told, (("capital", told["district"]), -1), (("bonus", told["seat"]), 1))

    def paid(self, told: Mapping[str, Any]) -> None:
        """Gold back to the pile."""
        self.count((("gold", told["seat"]), -told["count"]))
        if self.gold_pile is not None:
            self.gold_pile += told["count"]

    def difference(self, snapshot: Mapping[str, Any]) -> str | None:
        """Where the ledger and the truth disagree, or None.

        An event this file does not know ends the comparison: then the ledger takes the truth over.
        """
        truth = public_zones(snapshot)
        if self.unknown:
            self.unknown = False
            self.zones, self.gold_pile = truth, snapshot.get("gold_pile")
        for zone in sorted(self.zones.keys() | truth.keys(), key=str):
            if self.zones[zone] != truth[zone]:
                return f"{zone}: {self.zones[zone]} by the events, {truth[zone]} in the game"
        if self.gold_pile != snapshot.get("gold_pile"):
            return f"gold pile: {self.gold_pile} by the events, {snapshot['gold_pile']} in the game"
        return None


def public_zones(snapshot: Mapping[str, Any]) -> Counter[tuple[Any, ...]]:
    """The ledger of a snapshot."""
    zones: Counter[tuple[Any, ...]] = Counter({("deck",): len(snapshot["deck"])})
    zones.update(("discard", card) for card in snapshot["discard"])
    for district, cards in snapshot["capital"].items():
        zones.update(("capital", district, card) for card in cards)
    for seat, player in enumerate(snapshot["players"]):
        zones["hand", seat] = sum(len(player[zone]) for zone in ("hand", "packs", "kept"))
        zones["gold", seat] = player["gold"]
        zones.update(("bonus", seat, card) for card in player["bonus"])
        for district, cards in player["home"].items():
            zones.update(("home", seat, district, card) for card in cards)
    return zones
