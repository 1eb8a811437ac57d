"""The table as it is kept by somebody who only hears the public events.

If the ledger and the game disagree, the log and the animations would show a game nobody played.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.power import Power
from capital_lux.rules.powers import components_in
from capital_lux.rules.shapes import SeenEvent

QUIET = "lot short kept ready nothing last_turns over_limit scored won again power_points".split()
"""Events that move nothing; what gold they bring is an event of its own."""
CHANGES = (
    ("opened", "-deck", "+{capital} {card}"),
    ("dealt", "-deck", "+hand {seat}"),
    ("passed", "-hand {seat}", "+hand {to}"),
    ("left_over", "-hand {seat}", "+discard {card}"),
    ("drew", "-deck", "+hand {seat}"),
    ("turned_up", "-deck", "+face up {card}"),
    ("moved", "-{capital} {card}", "+capital {to_district} {card}"),
    ("gave", "-hand {seat}", "+home {to} {district} {card}"),
    ("took_gold", "-gold pile", "+gold {seat}"),
    ("paid", "-gold {seat}", "+gold pile"),
    ("paid_by_tile", "-gold {seat}", "+gold pile"),
    ("discarded", "-home {seat} {district} {card}", "+discard {card}"),
    ("removed", "-{capital} {card}", "+discard {card}"),
    ("bonus", "-{capital} {card}", "+bonus {seat} {card}"),
    *((event,) for event in QUIET),
)
"""What each event does, as `Components.zone_changes` says it.

`{capital}` is a capital district, or the Outsider's cards when the event names no district.
"""
NAMES = dict(zip(LETTERS, DISTRICT_NAMES, strict=True))
ROB = 1


class Ledger:
    """Counts of every public zone: cards, gold, tiles, and the sizes of what is hidden.

    `deck` is the number of all cards, `opening` a snapshot, `own` the users' tiles among its tiles.
    """

    def __init__(
        self, deck: int, opening: Mapping[str, Any], own: Sequence[type[Power]] = ()
    ) -> None:
        self.components = components_in(opening, own)
        self.changes: defaultdict[str, list[str]] = defaultdict(list)
        for table in (CHANGES, *(component.zone_changes for component in self.components)):
            for event, *changes in table:
                self.changes[event] += changes
        gold = sum(player["gold"] for player in opening["players"])
        pile = opening.get("gold_pile", 0) + gold
        self.zones = Counter({"deck": deck, "gold pile": pile})
        self.solo = "rob" in opening
        self.next = ""
        self.take = "deck"
        """From where ROB takes the card he plays next."""

    def hear(self, events: Iterable[Event]) -> str | None:
        """Write down what happened, as a spectator is told; an event that is not known is named."""
        told = seen_by(events, None)
        for at, one in enumerate(told):
            self.next = told[at + 1]["what"] if at + 1 < len(told) else ""
            entry = getattr(self, f"hear_{one['what']}", None)
            if entry is not None:
                entry(one)
            elif one["what"] not in self.changes:
                return f"the ledger does not know {one['what']!r}"
            self.change(one, *self.changes.get(one["what"], ()))
        return None

    def change(self, told: SeenEvent, *changes: str) -> None:
        """Change zones for each card of an event, or as often as it counts."""
        cards: Sequence[str | None] = told.get("cards") or [told.get("card")] * told.get("count", 1)
        district = told.get("district")
        capital = "outsider" if district is None else f"capital {district}"
        for card in cards:
            for change in changes:
                zone = change[1:].format_map({**told, "card": card, "capital": capital})
                if change[0] == "0":
                    self.zones = Counter(
                        {z: n for z, n in self.zones.items() if z.split()[0] != zone}
                    )
                elif count := self.zones[zone] + (1 if change[0] == "+" else -1):
                    self.zones[zone] = count
                else:
                    del self.zones[zone]

    def hear_round(self, told: SeenEvent) -> None:
        self.zones["round"] = told["round"]
        self.zones["start"] = told["start"]

    def hear_next_start(self, told: SeenEvent) -> None:
        self.zones["start"] = told["seat"]

    def hear_played(self, told: SeenEvent) -> None:
        """A hand card to the capital or home; ROB's comes from where his card says."""
        source = "hand {seat}"
        if self.solo and told["seat"] == ROB:
            source = "deck" if self.take == "deck" else f"rob {self.take} {{card}}"
            self.take = "deck"
        home = told["where"] == "home"
        target = "home {seat} {district} {card}" if home else "{capital} {card}"
        self.change(told, f"-{source}", f"+{target}")

    def hear_put(self, told: SeenEvent) -> None:
        """To the capital: a hand card when another is picked up for it, else the one turned up."""
        source = "hand {seat}" if self.next == "picked_up" else "face up {card}"
        self.change(told, f"-{source}", "+{capital} {card}")

    def hear_picked_up(self, told: SeenEvent) -> None:
        """To a hand: a capital card, or one that lies face up beside the deck."""
        source = "face up" if told["district"] is None else "{capital}"
        self.change(told, f"-{source} {{card}}", "+hand {seat}")

    def hear_took(self, told: SeenEvent) -> None:
        """A capital card to the home district of its colour."""
        home = f"home {{seat}} {NAMES[told['card'][0]]}"
        self.change(told, "-{capital} {card}", f"+{home} {{card}}")

    def hear_rob_turned(self, told: SeenEvent) -> None:
        self.take = told.get("take", "deck")

    hear_rob_nothing = hear_rob_turned

    def hear_laid_down(self, told: SeenEvent) -> None:
        """Hand cards, or those of ROB's reserve, to a home."""
        source = "reserve {card}" if self.solo and told["seat"] == ROB else "hand {seat}"
        self.change(told, f"-{source}", "+home {seat} {district} {card}")

    def hear_moved_by_tile(self, told: SeenEvent) -> None:
        """A card between two zones named by text; of the hidden ones only the size is known."""
        for name, sign in ((told["zone"], "-"), (told["to_zone"], "+")):
            zone = " ".join(NAMES.get(word, word) for word in name.split())
            hidden = zone.startswith(("deck", "hand"))
            self.change(told, f"{sign}{zone}" if hidden else f"{sign}{zone} {{card}}")

    hear_moved_in_secret = hear_moved_by_tile

    def difference(self, snapshot: Mapping[str, Any]) -> str | None:
        """Where the ledger and the truth disagree, or None."""
        truth = self.truth(snapshot)
        told = {zone: count for zone, count in self.zones.items() if count}
        if told == truth:
            return None
        zone = min(zone for zone, _ in told.items() ^ truth.items())
        return f"{zone}: {told.get(zone, 0)} by the events, {truth.get(zone, 0)} in the game"

    def truth(self, snapshot: Mapping[str, Any]) -> dict[str, int]:
        """How much lies in each zone where anything does."""
        lying = [f"discard {card}" for card in snapshot["discard"]]
        sizes = {"deck": len(snapshot["deck"])}
        sizes["round"] = snapshot["round"]
        sizes["start"] = snapshot["start"]
        # Where there is no end of gold there is nothing to count.
        sizes["gold pile"] = snapshot.get("gold_pile", self.zones["gold pile"])
        for district, cards in snapshot["capital"].items():
            lying += [f"capital {district} {card}" for card in cards]
        for seat, player in enumerate(snapshot["players"]):
            sizes[f"hand {seat}"] = sum([len(player[zone]) for zone in ("hand", "packs", "kept")])
            sizes[f"gold {seat}"] = player["gold"]
            lying += [f"bonus {seat} {card}" for card in player["bonus"]]
            for district, cards in player["home"].items():
                lying += [f"home {seat} {district} {card}" for card in cards]
        for component in self.components:
            lying += component.public_zones(snapshot)
        return {**Counter(lying), **{zone: size for zone, size in sizes.items() if size}}
