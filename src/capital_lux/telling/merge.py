"""Events joined or reordered where the log reads better that way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from capital_lux.telling.tile import OVER, TELLINGS

LOST_WITH_IT = {
    what for one in TELLINGS.values() for what, step in one.round_end.items() if step == OVER
}
"""The engine tells these before the district that is over; they read better after it."""
WITH_GOLD = {what for one in TELLINGS.values() for what in one.with_gold}


class Merged(NamedTuple):
    """An event to tell, and the places in the log of what it tells."""

    event: Mapping[str, Any]
    places: list[int]


def merged(events: Iterable[Mapping[str, Any]]) -> list[Merged]:
    """The events of a log, in the order in which they are told."""
    told: list[Merged] = []
    for at, event in enumerate(events):
        together = pair(told[-1].event, event) if told else None
        if together is not None:
            told[-1] = Merged(together, [*told[-1].places, at])
        elif event["what"] == "removed" and (winners := shared_by(told)):
            places = [place for one in told[-len(winners) :] for place in one.places]
            del told[-len(winners) :]
            told.append(Merged({**event, "what": "tied", "seats": winners}, [*places, at]))
        elif event["what"] == "over_limit":
            place = len(told)
            while place and goes_after(told[place - 1].event, event):
                place -= 1
            told.insert(place, Merged(event, [at]))
        else:
            told.append(Merged(event, [at]))
    return told


def pair(last: Mapping[str, Any], event: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Two events as one, if they are told as one."""
    what, before = event["what"], last["what"]
    if what == before == "laid_down" and event["seat"] == last["seat"]:
        return {"what": what, "seat": last["seat"], "cards": last["cards"] + event["cards"]}
    if what == "won" and before in ("won", "shared"):
        seats = last["seats"] if "seats" in last else [last["seat"]]
        return {"what": "shared", "seats": [*seats, event["seat"]]}
    if what == "played" and before == "rob_turned":
        return {**last, **event, "what": "rob_played"}
    if what == "took_gold" and before in WITH_GOLD and "count" not in last:
        return {**last, "count": event["count"]}
    return None


def goes_after(lost: Mapping[str, Any], over: Mapping[str, Any]) -> bool:
    """Whether something was lost with a home district that is over."""
    if lost["what"] not in LOST_WITH_IT:
        return False
    return bool(lost["seat"] == over["seat"] and lost["district"] == over["district"])


def shared_by(told: list[Merged]) -> list[int]:
    """The seats that have just taken a gold each because they are tied (G11)."""
    seats: list[int] = []
    for at in range(len(told) - 1, -1, -1):
        event = told[at].event
        before = told[at - 1].event["what"] if at else ""
        # A gold that was taken right after a card was played is the Merchant's.
        if event["what"] != "took_gold" or event["count"] != 1 or before == "played":
            break
        if event["seat"] in seats:
            break
        seats.insert(0, event["seat"])
    return seats if len(seats) > 1 else []
