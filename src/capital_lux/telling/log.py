"""The log: what happened, in messages, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import FIRST_TILES, TILES
from capital_lux.telling.lines import IDS, LINES
from capital_lux.telling.merge import merged
from capital_lux.telling.messages import (
    DISTRICT,
    DISTRICT_OF,
    YOU,
    PlainMessage,
    message,
    signed,
    tile,
)
from capital_lux.telling.rob import ROB, Symbol, turned

ToldEvent = Mapping[str, Any]


class Teller:
    """Turns events into messages for a reader.

    `reader` is the seat that is spoken to as "you", or None when all go by their names. What the
    reader may know is decided before, by `Event.seen_from`. A teller remembers what it has told:
    give it all events of a game, in their order.

    >>> teller = Teller(["Ann", "Bea"], reader=0)
    >>> for line in teller.lines([{"what": "drew", "seat": 0, "card": "G5"}]):
    ...     print(line)
    {'message': {'id': 'log-drew-you', 'args': {'card': 'G5'}}, 'events': [0]}
    """

    def __init__(
        self,
        names: Sequence[str],
        reader: int | None = None,
        powers: Sequence[str] = FIRST_TILES,
        solo: bool = False,
    ) -> None:
        self.names = names
        self.reader = reader
        self.powers = powers
        self.rob = ROB if solo else None
        self.symbol = Symbol()
        self.tile_points: dict[int, int] = {}

    def lines(self, events: Iterable[ToldEvent]) -> list[dict[str, Any]]:
        """The messages of some events, each with the places of the events it tells."""
        found = []
        for event, places in merged(events):
            told = self.line(self.in_context(event))
            if told is not None:
                found.append({"message": told, "events": places})
        return found

    def in_context(self, event: ToldEvent) -> ToldEvent:
        """An event with what only the events before it tell."""
        what = event["what"]
        if self.symbol.hear(what, event) and what == "bonus":
            return {**event, "what": "rob_bonus"}
        if what == "power_points":
            self.tile_points[event["seat"]] = event["points"]
        if what == "scored" and event["seat"] in self.tile_points:
            return {**event, "tiles": self.tile_points[event["seat"]]}
        return event

    def line(self, event: ToldEvent) -> PlainMessage | None:
        known = self.known(event)
        for key in self.keys(event):
            if key not in LINES:
                continue
            needs = LINES[key]
            if needs is None:
                return None
            if known.issuperset(needs):
                return {"id": IDS[key], "args": {name: self.fill(name, event) for name in needs}}
        return self.unknown(event)

    def keys(self, event: ToldEvent) -> list[str]:
        """Where to look for a line, the most particular first."""
        what = str(event["what"])
        if "where" in event:
            what = f"{what}-{event['where']}"
        if "tiles" in event:
            what = f"{what}-tiles"
        keys = [what, f"{what}-hidden"]
        kind = "none" if event.get("district", "") is None else self.power(event)
        if kind == "none" or kind in TILES:
            keys.insert(0, f"{what}-{kind}")
        actor = self.actor(event)
        if actor is not None and actor == self.reader:
            keys = [f"{keys[0]}-you", f"{what}-you", *keys]
        if self.rob is not None:
            if actor in (None, self.rob):
                keys.insert(0, f"{what}-solo")
            elif actor == self.reader:
                keys.insert(0, f"{what}-solo-you")
        return keys

    def known(self, event: ToldEvent) -> set[str]:
        """The arguments that can be filled from an event."""
        known = {name for name, found in event.items() if found is not None}
        if self.actor(event) is not None:
            known.add("seat")
        for part, made in MADE_FROM:
            if part in event:
                known.add(made)
        return known

    def fill(self, name: str, event: ToldEvent) -> Any:
        make = FILLED.get(name)
        return event[name] if make is None else make(self, event)

    def whose(self, event: ToldEvent) -> str:
        """Whether a thing is the reader's, the acting seat's own or another's."""
        seat = event["to"]
        if seat == self.reader:
            return "you"
        return "own" if seat == self.actor(event) else "other"

    def zone(self, code: str) -> PlainMessage:
        """A zone that a user's tile names."""
        zone, *rest = code.split()
        if zone in ("deck", "discard"):
            return message(f"zone-{zone}")
        if zone == "capital":
            return message("zone-capital", district=DISTRICT[DISTRICT_OF[rest[0]]])
        args: dict[str, Any] = {}
        if zone == "home":
            args["district"] = DISTRICT[DISTRICT_OF[rest[1]]]
        if int(rest[0]) == self.reader:
            return message(f"zone-{zone}-you", **args)
        return message(f"zone-{zone}", seat=self.name(int(rest[0])), **args)

    def others(self, event: ToldEvent) -> list[Any]:
        """The names of an event's seats, except the reader's."""
        return [self.name(seat) for seat in event["seats"] if seat != self.reader]

    def actor(self, event: ToldEvent) -> int | None:
        """The seat an event is about; of several, the reader's."""
        for key in ("seat", "start", "by"):
            if key in event:
                seat: int = event[key]
                return seat
        return self.reader if self.reader in event.get("seats", ()) else None

    def name(self, seat: int) -> str | PlainMessage:
        if seat == self.reader:
            return YOU
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return message("seat-number", number=seat)

    def power(self, event: ToldEvent) -> str:
        district = event.get("district")
        return self.powers[DISTRICT_NAMES.index(district)] if district in DISTRICT_NAMES else ""

    def unknown(self, event: ToldEvent) -> PlainMessage:
        """A message for a kind of event that has no line yet."""
        what = str(event["what"]).replace("_", " ")
        rest = [f"{key} {event[key]}" for key in event if key not in ("what", "seat", "start")]
        text = f"{what} ({', '.join(rest)})" if rest else what
        seat = self.actor(event)
        if seat is None:
            return message("log-other", text=text)
        return message("log-other-seat", seat=self.name(seat), text=text)


MADE_FROM = (("to", "whose"), ("take", "turned"), ("district", "power"), ("gold", "points"))
"""What an event has, and the argument that is made from it."""


def points(event: ToldEvent) -> int:
    """The points of a tile, or all that a seat scores."""
    if "points" in event:
        return int(event["points"])
    # Gold is in points already, two each in Generations.
    return int(event["home"] + event["bonus"] + event["gold"] + event.get("tiles", 0))


FILLED: dict[str, Callable[[Teller, ToldEvent], Any]] = {
    "seat": lambda teller, event: teller.name(teller.actor(event) or 0),
    "to": lambda teller, event: teller.name(event["to"]),
    "whose": Teller.whose,
    "seats": Teller.others,
    "district": lambda _, event: DISTRICT[event["district"]],
    "to_district": lambda _, event: DISTRICT[event["to_district"]],
    "zone": lambda teller, event: teller.zone(event["zone"]),
    "to_zone": lambda teller, event: teller.zone(event["to_zone"]),
    "modifier": lambda _, event: signed(event["modifier"]),
    "power": lambda teller, event: tile(teller.power(event)),
    "points": lambda _, event: points(event),
    "turned": lambda _, event: turned(event),
}
"""The arguments that are not as the event has them."""
