"""The table as somebody keeps it who only hears the public events.

If the ledger and the game disagree, the log and the animations would show another game than the
one that is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.events import Event, seen_by

QUIET = frozenset(
    "lot short kept ready nothing last_turns revealed revealed_rebel over_limit scored won again "
    "followed spent returned power_points".split()
)
"""Events that move nothing; what gold they bring is an event of its own."""
EACH_ROUND = ("modifier", "rebel", "follower", "sentinel", "turned")
"""What is taken back when a round begins."""
NAMES = dict(zip(LETTERS, DISTRICT_NAMES, strict=True))
ROB = 1

Zones = Counter[tuple[Any, ...]]
Told = Mapping[str, Any]


class Ledger:
    """Counts of every public zone: cards, gold, tiles, and the sizes of what is hidden."""

    def __init__(self, deck: int, gold_pile: int | None) -> None:
        self.zones: Zones = Counter({("deck",): deck})
        if gold_pile is not None:
            self.zones["gold pile",] = gold_pile
        self.limited = gold_pile is not None
        self.next = ""
        self.take = "deck"
        """From where ROB takes the card he plays next."""

    def hear(self, events: Iterable[Event]) -> str | None:
        """Write down what happened, as a spectator is told; an event that is not known is named."""
        told = seen_by(events, None)
        for at, one in enumerate(told):
            if one["what"] in QUIET:
                continue
            self.next = told[at + 1]["what"] if at + 1 < len(told) else ""
            entry = getattr(self, one["what"], None)
            if entry is None:
                return f"the ledger does not know {one['what']!r}"
            entry(one)
        return None

    def move(self, told: Told, *zones: tuple[tuple[Any, ...], int]) -> None:
        """Each card of an event into (+1) or out of (-1) zones."""
        for card in told["cards"] if "cards" in told else [told["card"]]:
            for zone, change in zones:
                self.zones[*zone, card] += change

    def count(self, *zones: tuple[tuple[Any, ...], int]) -> None:
        """Change the size of zones."""
        for zone, change in zones:
            self.zones[zone] += change

    def in_capital(self, told: Told) -> tuple[Any, ...]:
        """A capital district, or where the Outsider's cards lie when none is named."""
        return ("outsider",) if told["district"] is None else ("capital", told["district"])

    def in_home(self, told: Told) -> tuple[Any, ...]:
        """A home district."""
        return ("home", told["seat"], told["district"])

    # Set-up and draft

    def opened(self, told: Told) -> None:
        """A deck card to the capital."""
        self.count((("deck",), -1))
        self.move(told, (self.in_capital(told), 1))

    def round(self, told: Told) -> None:
        """A round begins, and tiles take their things back."""
        self.zones = Counter({z: n for z, n in self.zones.items() if z[0] not in EACH_ROUND})
        self.zones["round",] = told["round"]
        self.zones["start",] = told["start"]

    def next_start(self, told: Told) -> None:
        """Who starts the next round."""
        self.zones["start",] = told["seat"]

    def dealt(self, told: Told) -> None:
        """Deck cards to a seat."""
        self.count((("deck",), -told["count"]), (("hand", told["seat"]), told["count"]))

    def passed(self, told: Told) -> None:
        """A pack from seat to seat."""
        size = told["count"]
        self.count((("hand", told["seat"]), -size), (("hand", told["to"]), size))

    def left_over(self, told: Told) -> None:
        """The rest of a solo pack out of the game."""
        self.count((("hand", told["seat"]), -1))
        self.move(told, (("discard",), 1))

    # Turns

    def played(self, told: Told) -> None:
        """A hand card to the capital or home; ROB's comes from where his card says."""
        home = told["where"] == "home"
        self.move(told, (self.in_home(told) if home else self.in_capital(told), 1))
        if "rob" not in self.zones_named() or told["seat"] != ROB:
            self.count((("hand", told["seat"]), -1))
        elif self.take == "deck":
            self.count((("deck",), -1))
        else:
            self.move(told, (("rob", self.take), -1))
        self.take = "deck"

    def zones_named(self) -> set[str]:
        """The sorts of zones there are."""
        return {zone[0] for zone in self.zones}

    def drew(self, told: Told) -> None:
        """A deck card to a hand."""
        self.count((("deck",), -1), (("hand", told["seat"]), 1))

    def turned_up(self, told: Told) -> None:
        """A deck card face up beside the deck."""
        self.count((("deck",), -1))
        self.move(told, (("face up",), 1))

    def put(self, told: Told) -> None:
        """To the capital: a hand card when another is picked up for it, else the one turned up."""
        self.move(told, (self.in_capital(told), 1))
        if self.next == "picked_up":
            self.count((("hand", told["seat"]), -1))
        else:
            self.move(told, (("face up",), -1))

    def picked_up(self, told: Told) -> None:
        """To a hand: a capital card, or one that lies face up beside the deck."""
        source = ("face up",) if told["district"] is None else self.in_capital(told)
        self.move(told, (source, -1))
        self.count((("hand", told["seat"]), 1))

    def moved(self, told: Told) -> None:
        """From one capital district to another."""
        self.move(told, (self.in_capital(told), -1), (("capital", told["to_district"]), 1))

    def outcast(self, told: Told) -> None:
        """A capital card to the Outsider district."""
        self.move(told, (self.in_capital(told), -1), (("outsider",), 1))

    def gave(self, told: Told) -> None:
        """A hand card to another home."""
        self.count((("hand", told["seat"]), -1))
        self.move(told, (("home", told["to"], told["district"]), 1))

    def took(self, told: Told) -> None:
        """A capital card to the home district of its colour."""
        home = ("home", told["seat"], NAMES[told["card"][0]])
        self.move(told, (self.in_capital(told), -1), (home, 1))

    def took_gold(self, told: Told) -> None:
        """Gold from the pile."""
        self.count((("gold", told["seat"]), told["count"]))
        if self.limited:
            self.count((("gold pile",), -told["count"]))

    def paid(self, told: Told) -> None:
        """Gold back to the pile."""
        self.took_gold({**told, "count": -told["count"]})

    paid_by_tile = paid

    def looked(self, told: Told) -> None:
        """A modifier out of its deck."""
        self.count((("modifier", "out"), 1))

    def placed(self, told: Told) -> None:
        """A modifier over a district."""
        self.count((("modifier", told["district"], told["seat"]), 1))

    def looked_rebel(self, told: Told) -> None:
        """A rebel out of its deck."""
        self.count((("rebel", "out"), 1))

    def placed_rebel(self, told: Told) -> None:
        """A rebel into a home."""
        self.count((("rebel", told["to"], told["district"], told["seat"]), 1))

    def sent_follower(self, told: Told) -> None:
        """A follower to a district."""
        self.count((("follower", told["seat"], told["district"]), 1))

    def posted(self, told: Told) -> None:
        """A sentinel to a home district."""
        self.count((("sentinel", told["seat"], told["district"]), 1))

    def took_aristocrat(self, told: Told) -> None:
        """An aristocrat to a home."""
        self.count((("aristocrat", told["seat"], f"{told['district']} {told['value']}"), 1))

    def lost_aristocrat(self, told: Told) -> None:
        """An aristocrat out of the game."""
        tile = f"{told['district']} {told['value']}"
        self.count((("aristocrat", told["seat"], tile), -1), (("aristocrat", "lost", tile), 1))

    # ROB

    def reserved(self, told: Told) -> None:
        """Deck cards to ROB's reserve."""
        self.count((("deck",), -len(told["cards"])))
        self.move(told, (("reserve",), 1))

    def rob_turned(self, told: Told) -> None:
        """A card of ROB's, which says where he takes the card he plays."""
        self.take = told["take"]
        text = f"{told['colour']} {told['take']}" + " bonus" * told["symbol"]
        self.count((("turned", text), 1))

    def rob_nothing(self, told: Told) -> None:
        """ROB plays nothing."""
        self.take = "deck"

    def rob_refilled(self, told: Told) -> None:
        """A deck card to ROB's hand."""
        self.count((("deck",), -1))
        self.move(told, (("rob", told["side"]), 1))

    # Round end

    def laid_down(self, told: Told) -> None:
        """Hand cards, or those of ROB's reserve, to a home."""
        self.move(told, (self.in_home(told), 1))
        if "rob" in self.zones_named() and told["seat"] == ROB:
            self.move(told, (("reserve",), -1))
        else:
            self.count((("hand", told["seat"]), -len(told["cards"])))

    def discarded(self, told: Told) -> None:
        """Home cards out of the game."""
        self.move(told, (self.in_home(told), -1), (("discard",), 1))

    def removed(self, told: Told) -> None:
        """A capital or Outsider card out of the game."""
        self.move(told, (self.in_capital(told), -1), (("discard",), 1))

    def bonus(self, told: Told) -> None:
        """A capital or Outsider card to a bonus pile."""
        self.move(told, (self.in_capital(told), -1), (("bonus", told["seat"]), 1))

    # A user's tile

    def moved_by_tile(self, told: Told) -> None:
        """A card between two zones named by text; of the hidden ones only the size is known."""
        for name, change in ((told["zone"], -1), (told["to_zone"], 1)):
            sort, *words = name.split()
            zone = (sort, *(NAMES.get(word) or int(word) for word in words))
            if sort in ("deck", "hand"):
                self.count((zone, change))
            else:
                self.move(told, (zone, change))

    moved_in_secret = moved_by_tile

    def difference(self, snapshot: Mapping[str, Any]) -> str | None:
        """Where the ledger and the truth disagree, or None."""
        truth = public_zones(snapshot)
        for zone in sorted(self.zones.keys() | truth.keys(), key=str):
            if self.zones[zone] != truth[zone]:
                return f"{zone}: {self.zones[zone]} by the events, {truth[zone]} in the game"
        return None


def public_zones(snapshot: Mapping[str, Any]) -> Zones:
    """The ledger of a snapshot."""
    zones: Zones = Counter({("deck",): len(snapshot["deck"])})
    zones["round",] = snapshot["round"]
    zones["start",] = snapshot["start"]
    if "gold_pile" in snapshot:
        zones["gold pile",] = snapshot["gold_pile"]
    zones.update(("discard", card) for card in snapshot["discard"])
    for district, cards in snapshot["capital"].items():
        zones.update(("capital", district, card) for card in cards)
    for seat, player in enumerate(snapshot["players"]):
        zones["hand", seat] = sum(len(player[zone]) for zone in ("hand", "packs", "kept"))
        zones["gold", seat] = player["gold"]
        zones.update(("bonus", seat, card) for card in player["bonus"])
        for district, cards in player["home"].items():
            zones.update(("home", seat, district, card) for card in cards)
    add_components(zones, snapshot)
    return zones


def add_components(zones: Zones, snapshot: Mapping[str, Any]) -> None:
    """What the tiles and ROB have."""
    pending = snapshot["pending"] or {}
    zones.update(("face up", card) for card in snapshot.get("discovery", []))
    if pending.get("power") == "recruiter":
        zones["face up", pending["card"]] += 1
    zones.update(("outsider", card) for card in snapshot.get("outsider", []))
    if "modifiers" in snapshot:
        zones["modifier", "out"] = 4 - len(snapshot["modifier_deck"])
        for district, over in snapshot["modifiers"].items():
            zones.update(("modifier", district, one["by"]) for one in over)
    if "rebels" in snapshot:
        zones["rebel", "out"] = 8 - len(snapshot["rebels"]["deck"])
        for one in snapshot["rebels"]["placed"]:
            zones["rebel", one["seat"], one["district"], one["by"]] += 1
    for key, sort in (("followers", "follower"), ("sentinels", "sentinel")):
        for seat, districts in enumerate(snapshot.get(key, [])):
            zones.update((sort, seat, district) for district in districts)
    tiles = snapshot.get("aristocrats", {"owned": [], "lost": []})
    for seat, owned in enumerate(tiles["owned"]):
        zones.update(("aristocrat", seat, tile) for tile in owned)
    zones.update(("aristocrat", "lost", tile) for tile in tiles["lost"])
    if "rob" in snapshot:
        rob = snapshot["rob"]
        zones.update(("turned", card) for card in rob["red"] + rob["pile"])
        zones.update(("reserve", card) for card in rob["reserve"])
        for side, card in zip(("left", "right"), rob["hand"], strict=True):
            zones["rob", side, card] += card is not None
