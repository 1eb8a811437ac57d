"""The log: what happened, in sentences, as one seat may know it.

All wording is in `templates`. For an event the first template is used whose blanks can all be
filled from what the reader may see; the keys are tried in the order of `Teller.keys`. So a new
event kind needs one line, two if "you" reads differently, one more if others see less of it. An
empty template says nothing.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from capital_lux.terminal.merge import merged
from capital_lux.terminal.templates import TEMPLATES

FIRST_POWERS = ("agent", "cleric", "merchant", "scholar")
"""The first edition's powers, blue pink yellow green."""
DISTRICTS = ("blue", "pink", "yellow", "green")
LETTERS = {district[0].upper(): district for district in DISTRICTS}
ROB = 1
"""ROB's seat in a solo game."""


def powers_of(view: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the four districts' powers in a view's game."""
    powers = view.get("powers", FIRST_POWERS)
    if isinstance(powers, Mapping):
        return tuple(powers[district] for district in DISTRICTS)
    return tuple(powers)


def in_words(items: Sequence[str]) -> str:
    """A list as one speaks it.

    >>> in_words(["B4"]), in_words(["B4", "P2", "G6"])
    ('B4', 'B4, P2 and G6')
    """
    if len(items) < 2:
        return "".join(items) or "no cards"
    return f"{', '.join(items[:-1])} and {items[-1]}"


def signed(modifier: int) -> str:
    """A modifier with its sign."""
    return f"{modifier:+d}"


def capitalised(text: str) -> str:
    """The text with a large first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


@cache
def blanks(template: str) -> frozenset[str]:
    """The names of a template's blanks."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(template) if name)


class Teller:
    """Turns events into sentences for a reader.

    `reader` is the seat that is spoken to as "you", or None when all go by their names. What the
    reader may know is decided before, by `Event.seen_from`.

    >>> teller = Teller(["Ann", "Bea"], reader=0)
    >>> teller.sentences([{"what": "drew", "seat": 0, "card": "G5"}, {"what": "drew", "seat": 1}])
    ['You draw G5.', 'Bea draws a card.']
    """

    def __init__(
        self,
        names: Sequence[str],
        reader: int | None = None,
        powers: Sequence[str] = FIRST_POWERS,
        solo: bool = False,
    ) -> None:
        self.names = names
        self.reader = reader
        self.powers = powers
        self.rob = ROB if solo else None
        self.symbol = False
        """Whether ROB has just played in the capital with a bonus symbol (S5)."""
        self.tile_points: dict[int, int] = {}

    def sentences(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """The sentences of some events; some events have none."""
        told = [self.sentence(self.in_context(event)) for event in merged(events)]
        return [text for text in told if text]

    def in_context(self, event: Mapping[str, Any]) -> Mapping[str, Any]:
        """An event with what only the events before it tell."""
        what, expected = event["what"], self.symbol
        self.symbol = bool(event.get("symbol")) and event.get("where") == "capital"
        if what == "bonus" and expected:
            return {**event, "what": "rob_bonus"}
        if what == "power_points":
            self.tile_points[event["seat"]] = event["points"]
        if what == "scored" and event["seat"] in self.tile_points:
            return {**event, "tiles": self.tile_points[event["seat"]]}
        return event

    def sentence(self, event: Mapping[str, Any]) -> str:
        """The sentence of one event."""
        known = self.fields(event)
        for key in self.keys(event):
            template = TEMPLATES.get(key)
            if template is not None and blanks(template) <= known.keys():
                return template.format(**known)
        return self.unknown(event)

    def keys(self, event: Mapping[str, Any]) -> list[str]:
        """Where to look for a template, the most particular first."""
        what = str(event["what"])
        if "where" in event:
            what = f"{what}-{event['where']}"
        if "tiles" in event:
            what = f"{what}-tiles"
        keys = [what, f"{what}-hidden"]
        if "district" in event:
            kind = "none" if event["district"] is None else self.power(event)
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

    def fields(self, event: Mapping[str, Any]) -> dict[str, str]:
        """The blanks that can be filled from an event."""
        known = {key: str(value) for key, value in event.items()}
        actor = self.actor(event)
        if actor is not None:
            known["Seat"] = capitalised(self.name(actor))
            known["Owner"] = "Your" if actor == self.reader else f"{known['Seat']}'s"
        for key in ("seat", "to", "start", "by"):
            if key in event:
                known[key] = self.name(event[key])
        if "to" in event:
            known["whose"] = self.whose(event["to"])
            themselves = "your own" if actor == self.reader else "their own"
            known["own"] = themselves if event["to"] == actor else known["whose"]
        for key in ("zone", "to_zone"):
            if key in event:
                known[key] = self.zone(event[key])
        if "take" in event:
            symbol = ", bonus" * event["symbol"]
            known["turned"] = f"a {event['colour']} card ({event['take']}{symbol})"
        if "seats" in event:
            known["Seats"] = capitalised(in_words([self.name(seat) for seat in event["seats"]]))
        if "cards" in event:
            known["cards"] = in_words(event["cards"])
        if "count" in event:
            known["number"] = "1 card" if event["count"] == 1 else f"{event['count']} cards"
        if "modifier" in event:
            known["modifier"] = signed(event["modifier"])
        if "district" in event:
            known["power"] = self.power(event).capitalize()
        if event["what"] == "scored":
            # Gold is in points already, two each in Generations.
            points = event["home"] + event["bonus"] + event["gold"] + event.get("tiles", 0)
            known["points"] = str(points)
        return known

    def whose(self, seat: int) -> str:
        """What comes before a thing of a seat's."""
        return "your" if seat == self.reader else f"{self.name(seat)}'s"

    def zone(self, code: str) -> str:
        """A zone that a user's tile names, in words."""
        zone, *rest = code.split()
        if zone in ("deck", "discard"):
            return "the deck" if zone == "deck" else "the discard pile"
        if zone == "capital":
            return f"the capital's {LETTERS[rest[0]]} district"
        whose = self.whose(int(rest[0]))
        if zone == "home":
            return f"{whose} {LETTERS[rest[1]]} district"
        return f"{whose} {'bonus pile' if zone == 'bonus' else zone}"

    def actor(self, event: Mapping[str, Any]) -> int | None:
        """The seat an event is about."""
        for key in ("seat", "start", "by"):
            if key in event:
                seat: int = event[key]
                return seat
        return None

    def name(self, seat: int) -> str:
        """A seat's name, or "you"."""
        if seat == self.reader:
            return "you"
        return self.names[seat] if 0 <= seat < len(self.names) else f"seat {seat}"

    def power(self, event: Mapping[str, Any]) -> str:
        """The power of an event's district."""
        district = event["district"]
        return self.powers[DISTRICTS.index(district)] if district in DISTRICTS else ""

    def unknown(self, event: Mapping[str, Any]) -> str:
        """A sentence for a kind of event that has no template yet."""
        known = self.fields(event)
        what = str(event["what"]).replace("_", " ")
        rest = [f"{key} {known[key]}" for key in event if key not in ("what", "seat", "start")]
        subject = f"{known['Seat']}: " if "seat" in event else ""
        details = f" ({', '.join(rest)})" if rest else ""
        return capitalised(f"{subject}{what}{details}.")
