"""The log: what happened, in sentences, as one seat may know it.

All wording is in `TEMPLATES`. For an event the first template is used whose blanks can all be
filled from what the reader may see; the keys are tried in the order of `Teller.keys`. So a new
event kind needs one line, two if "you" reads differently, one more if others see less of it. An
empty template says nothing.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

TEMPLATES = {
    "opened": "{card} opens the {district} district of the capital.",
    "lot": "Drawing for the start (highest begins): {seat} {modifier}.",
    "round": "Round {round}: {start} starts.",
    "round-you": "Round {round}: you start.",
    "short": "The deck is short: everybody is dealt {number}.",
    "dealt": "{Seat} is dealt {cards}.",
    "dealt-you": "You are dealt {cards}.",
    "dealt-hidden": "",
    "kept": "{Seat} keeps {card}.",
    "kept-you": "You keep {card}.",
    "ready": "",
    "passed": "{Seat} passes {cards} to {to}.",
    "passed-you": "You pass {cards} to {to}.",
    "passed-hidden": "",
    "played-home": "{Seat} plays {card} at home.",
    "played-home-you": "You play {card} at home.",
    "played-capital": "{Seat} plays {card} in the capital ({power}).",
    "played-capital-you": "You play {card} in the capital ({power}).",
    "nothing": "Nothing happens: the {power} is not possible now.",
    "nothing-agent": "The Agent does nothing: no modifier is left.",
    "nothing-cleric": "The Cleric does nothing: no card can be taken.",
    "nothing-merchant": "The Merchant does nothing: the gold pile is empty.",
    "nothing-scholar": "The Scholar does nothing: the deck is empty.",
    "drew": "{Seat} draws {card}.",
    "drew-you": "You draw {card}.",
    "drew-hidden": "{Seat} draws a card.",
    "took_gold": "{Seat} takes {count} gold.",
    "took_gold-you": "You take {count} gold.",
    "looked": "{Seat} looks at a modifier: {modifier}.",
    "looked-you": "You look at a modifier: {modifier}.",
    "looked-hidden": "",
    "placed": "{Seat} puts {modifier} face down over {district}.",
    "placed-you": "You put {modifier} face down over {district}.",
    "placed-hidden": "{Seat} puts a modifier face down over {district}.",
    "took": "{Seat} takes {card} home from the capital.",
    "took-you": "You take {card} home from the capital.",
    "last_turns": "{Seat} has no cards left: one last turn for everybody else.",
    "last_turns-you": "You have no cards left: one last turn for everybody else.",
    "laid_down": "{Seat} lays down {cards} at home.",
    "laid_down-you": "You lay down {cards} at home.",
    "revealed": "{Owner} modifier over {district} is turned up: {modifier}.",
    "over_limit": "{Owner} {district} total of {total} is over the limit of {limit}.",
    "paid": "{Seat} pays {count} gold and keeps the {district} cards.",
    "paid-you": "You pay {count} gold and keep the {district} cards.",
    "discarded": "{Seat} discards {cards}.",
    "discarded-you": "You discard {cards}.",
    "bonus": "{Seat} leads in {district} and takes {card} as a bonus card.",
    "bonus-you": "You lead in {district} and take {card} as a bonus card.",
    # The next round's first sentence names its starting seat.
    "next_start": "",
    "scored": "{Seat} scores {home} at home + {bonus} bonus + {gold} gold = {points}.",
    "scored-you": "You score {home} at home + {bonus} bonus + {gold} gold = {points}.",
    "won": "{Seat} wins.",
    "won-you": "You win!",
    "shared": "{Seats} share the victory.",
}

FIRST_POWERS = ("agent", "cleric", "merchant", "scholar")
"""The first edition's powers, blue pink yellow green."""
DISTRICTS = ("blue", "pink", "yellow", "green")


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
    ) -> None:
        self.names = names
        self.reader = reader
        self.powers = powers

    def sentences(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """The sentences of some events; some events have none."""
        told = [self.sentence(event) for event in merged(events)]
        return [text for text in told if text]

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
        keys = [what, f"{what}-hidden"]
        if "district" in event:
            keys.insert(0, f"{what}-{self.power(event)}")
        if self.actor(event) is not None and self.actor(event) == self.reader:
            keys.insert(0, f"{what}-you")
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
            known["points"] = str(event["home"] + event["bonus"] + event["gold"])
        return known

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


def merged(events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Events with those that read better as one put together."""
    told: list[Mapping[str, Any]] = []
    for event in events:
        last = told[-1] if told else {"what": ""}
        what = event["what"]
        if what == last["what"] == "laid_down" and event["seat"] == last["seat"]:
            told[-1] = {"what": what, "seat": last["seat"], "cards": last["cards"] + event["cards"]}
        elif what == "won" and last["what"] in ("won", "shared"):
            seats = last["seats"] if "seats" in last else [last["seat"]]
            told[-1] = {"what": "shared", "seats": [*seats, event["seat"]]}
        else:
            told.append(event)
    return told
