"""What happened, as objects a log or an animation can be made from.

The engine notes an event as five small integers (what, seat, a, b, c) and only when somebody
listens. `decode` turns notes into `Event` objects; `Event.seen_from` is what one seat may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, LETTERS

WIDTH = 5
"""Integers in a note."""

(
    OPENED,
    LOT,
    ROUND,
    DEALT,
    SHORT,
    KEPT,
    READY,
    PASSED,
    PLAYED_HOME,
    PLAYED_CAPITAL,
    NOTHING,
    DREW,
    TOOK_GOLD,
    LOOKED,
    PLACED,
    TOOK,
    LAST_TURNS,
    LAID_DOWN,
    REVEALED,
    OVER_LIMIT,
    PAID,
    DISCARDED,
    BONUS,
    NEXT_START,
    SCORED,
    WON,
    REMOVED,
    TURNED_UP,
    PUT,
    MOVED,
    OUTCAST,
    PICKED_UP,
    GAVE,
    AGAIN,
    LOOKED_REBEL,
    PLACED_REBEL,
    REVEALED_REBEL,
    SENT_FOLLOWER,
    FOLLOWED,
    TOOK_ARISTOCRAT,
    LOST_ARISTOCRAT,
    POSTED,
    SPENT,
    RETURNED,
    RESERVED,
    LEFT_OVER,
    ROB_TURNED,
    ROB_NOTHING,
    ROB_REFILLED,
    POWER_POINTS,
    MOVED_BY_TILE,
    MOVED_IN_SECRET,
    PAID_BY_TILE,
) = range(53)

PUBLIC: tuple[int, ...] = ()
Note = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `data` is what everybody sees. `secret` is what only the seats in `seen_by` see; a `private`
    event is not even known to have happened by the others.
    """

    what: str
    data: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    seen_by: tuple[int, ...] = PUBLIC
    private: bool = False

    def seen_from(self, seat: int | None) -> dict[str, Any] | None:
        """The event as `seat` sees it (None: a spectator), or None when it may not know of it."""
        if seat in self.seen_by:
            return {"what": self.what, **self.data, **self.secret}
        if self.private:
            return None
        return {"what": self.what, **self.data}


_NAMES = (
    "opened lot round dealt short kept ready passed played played nothing drew took_gold "
    "looked placed took last_turns laid_down revealed over_limit paid discarded bonus "
    "next_start scored won removed turned_up put moved outcast picked_up gave again "
    "looked_rebel placed_rebel revealed_rebel sent_follower followed took_aristocrat "
    "lost_aristocrat posted spent returned reserved left_over rob_turned rob_nothing "
    "rob_refilled power_points moved_by_tile moved_in_secret paid_by_tile"
).split()

_FIELDS: dict[int, tuple[str, ...]] = {
    OPENED: ("", "card", "district"),
    LOT: ("seat", "modifier"),
    ROUND: ("start", "round"),
    DEALT: ("seat", "*card"),
    SHORT: ("", "count"),
    KEPT: ("seat", "*card"),
    READY: ("seat",),
    PASSED: ("seat", "*card", "to"),
    PLAYED_HOME: ("seat", "card", "district"),
    PLAYED_CAPITAL: ("seat", "card", "district"),
    NOTHING: ("seat", "district"),
    DREW: ("seat", "*card"),
    TOOK_GOLD: ("seat", "count"),
    LOOKED: ("seat", "*modifier"),
    PLACED: ("seat", "district", "*modifier"),
    TOOK: ("seat", "card", "district"),
    LAST_TURNS: ("seat", "turns"),
    LAID_DOWN: ("seat", "card", "district"),
    REVEALED: ("by", "district", "modifier"),
    OVER_LIMIT: ("seat", "district", "total", "limit"),
    PAID: ("seat", "district", "count"),
    DISCARDED: ("seat", "card", "district"),
    BONUS: ("seat", "card", "district"),
    NEXT_START: ("seat",),
    SCORED: ("seat", "home", "bonus", "gold"),
    WON: ("seat",),
    REMOVED: ("", "card", "district"),
    TURNED_UP: ("", "card"),
    PUT: ("seat", "card", "district"),
    MOVED: ("seat", "card", "district", "to_district"),
    OUTCAST: ("seat", "card", "district"),
    PICKED_UP: ("seat", "card", "district"),
    GAVE: ("seat", "card", "to", "district"),
    AGAIN: ("seat",),
    LOOKED_REBEL: ("seat", "*rebel"),
    PLACED_REBEL: ("seat", "to", "district", "*rebel"),
    REVEALED_REBEL: ("by", "to", "district", "rebel"),
    SENT_FOLLOWER: ("seat", "district"),
    FOLLOWED: ("seat", "district"),
    TOOK_ARISTOCRAT: ("seat", "district", "value"),
    LOST_ARISTOCRAT: ("seat", "district", "value"),
    POSTED: ("seat", "district"),
    SPENT: ("seat", "district"),
    RETURNED: ("seat", "district"),
    RESERVED: ("", "card"),
    LEFT_OVER: ("seat", "card"),
    ROB_TURNED: ("", "colour", "take", "symbol"),
    ROB_NOTHING: (),
    ROB_REFILLED: ("", "card", "side"),
    POWER_POINTS: ("seat", "points"),
    MOVED_BY_TILE: ("", "card", "zone", "to_zone"),
    MOVED_IN_SECRET: ("", "*card", "zone", "to_zone"),
    PAID_BY_TILE: ("seat", "count"),
}
"""The names of a note's integers. A star marks the part only the seats concerned may see."""

_PILES = frozenset({DEALT, PASSED, LAID_DOWN, DISCARDED, RESERVED})
"""Notes made card by card, told as one event with all the cards."""


def _readable(name: str, number: int) -> Any:
    if name == "card":
        return CARD_NAMES[number]
    if name in ("district", "to_district"):
        return DISTRICT_NAMES[number] if number >= 0 else None
    if name == "colour":
        return ("red", "blue")[number]
    if name in ("take", "side"):
        return ("left", "right", "deck")[number]
    if name == "symbol":
        return bool(number)
    if name in ("zone", "to_zone"):
        return zone_name(number)
    return number


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


def _event(notes: list[Note]) -> Event:
    what = notes[0][0]
    data: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    for place, field_name in enumerate(_FIELDS[what]):
        name = field_name.lstrip("*")
        if not name:
            continue
        if name == "card" and what in _PILES:
            if field_name != name:
                data["count"] = len(notes)
            (secret if field_name != name else data)["cards"] = [
                CARD_NAMES[note[place + 1]] for note in notes
            ]
            continue
        (secret if field_name != name else data)[name] = _readable(name, notes[0][place + 1])
    if what in (PLAYED_HOME, PLAYED_CAPITAL):
        data["where"] = "home" if what == PLAYED_HOME else "capital"
    seen_by = PUBLIC
    if secret:
        seen_by = (data["seat"],) if "seat" in data else ()
        if what == PASSED:
            seen_by = (data["seat"], data["to"])
        elif what == MOVED_IN_SECRET:
            hands = (data["zone"], data["to_zone"])
            seen_by = tuple(int(zone.split()[1]) for zone in hands if zone.startswith("hand"))
    # F7: others hear of a pick when the seat is ready; they may know that it picked, never what.
    return Event(_NAMES[what], data, secret, seen_by, private=what == KEPT)


def decode(notes: Iterable[Note]) -> list[Event]:
    """The events a list of notes stands for."""
    events: list[Event] = []
    group: list[Note] = []
    for note in notes:
        if group and not _continues(group[-1], note):
            events.append(_event(group))
            group = []
        group.append(note)
    if group:
        events.append(_event(group))
    return events


def _continues(before: Note, after: Note) -> bool:
    """Whether two notes are cards of one pile: the same but for the card."""
    return before[0] in _PILES and before[:2] == after[:2] and before[3:] == after[3:]
