"""What happened, as objects a log or an animation can be made from.

The engine notes an event as five small integers (what, seat, a, b, c) and only when somebody
listens. `decode` turns notes into `Event` objects; `seen_by` gives what one seat may see of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, LETTERS
from capital_lux.rules.shapes import SeenEvent

WIDTH = 5
"""How many integers a note has."""

Note = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `data` is what everybody sees. `secret` is what only the seats in `seen_by` see; of a `private`
    event the others do not even know that it happened.
    """

    what: str
    data: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    seen_by: tuple[int, ...] = ()
    private: bool = False

    def seen_from(self, seat: int | None) -> SeenEvent | None:
        """The event as `seat` sees it (None: a spectator), or None when it may not know of it."""
        if seat in self.seen_by:
            return self.whole()
        if self.private:
            return None
        return {"what": self.what, **self.data}  # type: ignore[return-value]

    def whole(self) -> SeenEvent:
        return {"what": self.what, **self.data, **self.secret}  # type: ignore[typeddict-item]


def seen_by(events: Iterable[Event], seat: int | None) -> list[SeenEvent]:
    """Those events that `seat` may know of, as it sees them (None: a spectator)."""
    return [seen for event in events if (seen := event.seen_from(seat)) is not None]


ZONES = ("deck", "hand", "home", "capital", "bonus", "discard")
"""The zones between which a user's tile moves cards."""
HIDDEN_ZONES = 2


def zone_code(zone: int, seat: int, district: int) -> int:
    """A zone as one number."""
    return zone * 100 + seat * 10 + district


def zone_name(code: int) -> str:
    """A zone as text.

    >>> zone_name(zone_code(2, 1, 0))
    'home 1 B'
    """
    zone, seat, district = code // 100, code // 10 % 10, code % 10
    parts = {
        "hand": (str(seat),),
        "home": (str(seat), LETTERS[district]),
        "capital": (LETTERS[district],),
        "bonus": (str(seat),),
    }
    return " ".join((ZONES[zone], *parts.get(ZONES[zone], ())))


def _district(number: int) -> str | None:
    return DISTRICT_NAMES[number] if number >= 0 else None


_READ: Mapping[str, Callable[[int], Any]] = {
    "card": CARD_NAMES.__getitem__,
    "district": _district,
    "to_district": _district,
    "colour": ("red", "blue").__getitem__,
    "take": ("left", "right", "deck").__getitem__,
    "side": ("left", "right", "deck").__getitem__,
    "symbol": bool,
    "zone": zone_name,
    "to_zone": zone_name,
}
"""How a number of a note is written, by the name of its field; others stay as they are."""


class EventKind:
    """What the notes of one kind hold, and who may know it.

    `names` has a word for each number of a note. A star marks the one that is secret; `cards` are
    noted one by one and told as one event. `told_to` names the seats, or the zones with the hands
    of the seats, that know the secret; the others never hear of a `private` event. What
    is marked with `back` may be taken back: nobody learns anything but what the seat that acts
    chose to show.
    """

    def __init__(
        self, what: str, names: str, told_to: str, private: bool, where: str, back: bool
    ) -> None:
        self.what = what
        self.private = private
        self.where = where
        self.back = back
        words = names.replace("*", "").split()
        self.fields = [(place, name) for place, name in enumerate(words, 1) if name != "-"]
        starred = [word.startswith("*") for word in names.split()]
        self.secret = starred.index(True) + 1 if any(starred) else 0
        self.pile = words.index("cards") + 1 if "cards" in words else 0
        self.told_to = [words.index(name) + 1 for name in told_to.split() if self.secret]
        self.between_zones = "zone" in words

    def seats_told(self, note: Note) -> tuple[int, ...]:
        known = [note[place] for place in self.told_to]
        if self.between_zones:
            return tuple(zone // 10 % 10 for zone in known if ZONES[zone // 100] == "hand")
        return tuple(known)

    def event(self, notes: Sequence[Note]) -> Event:
        """The event that a note stands for, or the notes of a pile."""
        data: dict[str, Any] = {}
        secret: dict[str, Any] = {}
        for place, name in self.fields:
            told: Any = notes[0][place]
            if place == self.pile:
                told = [CARD_NAMES[note[place]] for note in notes]
                if place == self.secret:
                    data["count"] = len(notes)
            elif name in _READ:
                told = _READ[name](told)
            (secret if place == self.secret else data)[name] = told
        if self.where:
            data["where"] = self.where
        return Event(self.what, data, secret, self.seats_told(notes[0]), self.private)


EVENT_KINDS: list[EventKind] = []
"""By the number with which their notes begin."""


def _kind(
    what: str,
    names: str = "",
    *,
    told_to: str = "seat",
    private: bool = False,
    where: str = "",
    back: bool = False,
) -> int:
    EVENT_KINDS.append(EventKind(what, names, told_to, private, where, back))
    return len(EVENT_KINDS) - 1


OPENED = _kind("opened", "- card district")
LOT = _kind("lot", "seat modifier")
ROUND = _kind("round", "start round")
DEALT = _kind("dealt", "seat *cards")
SHORT = _kind("short", "- count")
# F7: others hear of a pick when the seat is ready; they may know that it picked, never what.
KEPT = _kind("kept", "seat *card", private=True, back=True)
READY = _kind("ready", "seat", back=True)
PASSED = _kind("passed", "seat *cards to", told_to="seat to")
PLAYED_HOME = _kind("played", "seat card district", where="home", back=True)
PLAYED_CAPITAL = _kind("played", "seat card district", where="capital", back=True)
NOTHING = _kind("nothing", "seat district", back=True)
DREW = _kind("drew", "seat *card")
TOOK_GOLD = _kind("took_gold", "seat count", back=True)
LOOKED = _kind("looked", "seat *modifier")
PLACED = _kind("placed", "seat district *modifier", back=True)
TOOK = _kind("took", "seat card district", back=True)
LAST_TURNS = _kind("last_turns", "seat turns", back=True)
LAID_DOWN = _kind("laid_down", "seat cards district")
REVEALED = _kind("revealed", "by district modifier")
OVER_LIMIT = _kind("over_limit", "seat district total limit")
PAID = _kind("paid", "seat district count")
DISCARDED = _kind("discarded", "seat cards district")
BONUS = _kind("bonus", "seat card district")
NEXT_START = _kind("next_start", "seat")
SCORED = _kind("scored", "seat home bonus gold")
WON = _kind("won", "seat")
REMOVED = _kind("removed", "- card district")
TURNED_UP = _kind("turned_up", "- card")
PUT = _kind("put", "seat card district", back=True)
MOVED = _kind("moved", "seat card district to_district", back=True)
OUTCAST = _kind("outcast", "seat card district", back=True)
PICKED_UP = _kind("picked_up", "seat card district", back=True)
GAVE = _kind("gave", "seat card to district", back=True)
AGAIN = _kind("again", "seat", back=True)
LOOKED_REBEL = _kind("looked_rebel", "seat *rebel")
PLACED_REBEL = _kind("placed_rebel", "seat to district *rebel", back=True)
REVEALED_REBEL = _kind("revealed_rebel", "by to district rebel")
SENT_FOLLOWER = _kind("sent_follower", "seat district", back=True)
FOLLOWED = _kind("followed", "seat district")
TOOK_ARISTOCRAT = _kind("took_aristocrat", "seat district value")
LOST_ARISTOCRAT = _kind("lost_aristocrat", "seat district value")
POSTED = _kind("posted", "seat district", back=True)
SPENT = _kind("spent", "seat district")
RETURNED = _kind("returned", "seat district")
RESERVED = _kind("reserved", "- cards")
LEFT_OVER = _kind("left_over", "seat card")
ROB_TURNED = _kind("rob_turned", "- colour take symbol")
ROB_NOTHING = _kind("rob_nothing")
ROB_REFILLED = _kind("rob_refilled", "- card side")
POWER_POINTS = _kind("power_points", "seat points")
MOVED_BY_TILE = _kind("moved_by_tile", "- card zone to_zone")
MOVED_IN_SECRET = _kind("moved_in_secret", "- *card zone to_zone", told_to="zone to_zone")
PAID_BY_TILE = _kind("paid_by_tile", "seat count")


def decode(notes: Iterable[Note]) -> list[Event]:
    """The events a list of notes stands for."""
    events: list[Event] = []
    group: list[Note] = []
    for note in notes:
        if group and not _continues(group[-1], note):
            events.append(EVENT_KINDS[group[0][0]].event(group))
            group = []
        group.append(note)
    if group:
        events.append(EVENT_KINDS[group[0][0]].event(group))
    return events


def _continues(before: Note, after: Note) -> bool:
    """Whether two notes are cards of one pile: the same but for the card."""
    return EVENT_KINDS[before[0]].pile > 0 and before[:2] == after[:2] and before[3:] == after[3:]
