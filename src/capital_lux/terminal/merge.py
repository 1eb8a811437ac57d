"""Events put together or in another order where the log reads better for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Told = Mapping[str, Any]
LOST_WITH_IT = ("lost_aristocrat", "spent")
"""Told by the engine before the district that is over, and better after it."""
NOTHING: Told = {"what": ""}


def merged(events: Iterable[Told]) -> list[Told]:
    """The events of a log, in the order in which they are told."""
    told: list[Told] = []
    for event in events:
        last = told[-1] if told else NOTHING
        together = pair(last, event)
        if together is not None:
            told[-1] = together
        elif event["what"] == "removed" and (winners := shared_by(told)):
            del told[-len(winners) :]
            told.append({**event, "what": "tied", "seats": winners})
        elif event["what"] == "over_limit":
            place = len(told)
            while place and goes_after(told[place - 1], event):
                place -= 1
            told.insert(place, event)
        else:
            told.append(event)
    return told


def pair(last: Told, event: Told) -> Told | None:
    """Two events as one, if they are told as one."""
    what, before = event["what"], last["what"]
    if what == before == "laid_down" and event["seat"] == last["seat"]:
        return {"what": what, "seat": last["seat"], "cards": last["cards"] + event["cards"]}
    if what == "won" and before in ("won", "shared"):
        seats = last["seats"] if "seats" in last else [last["seat"]]
        return {"what": "shared", "seats": [*seats, event["seat"]]}
    if what == "played" and before == "rob_turned":
        return {**last, **event, "what": "rob_played"}
    if what == "took_gold" and before in ("returned", "followed") and "count" not in last:
        return {**last, "count": event["count"]}
    return None


def goes_after(lost: Told, over: Told) -> bool:
    """Whether something was lost with a home district that is over."""
    if lost["what"] not in LOST_WITH_IT:
        return False
    return bool(lost["seat"] == over["seat"] and lost["district"] == over["district"])


def shared_by(told: list[Told]) -> list[int]:
    """The seats that have just taken a gold each because they are tied (G11)."""
    seats: list[int] = []
    for at in range(len(told) - 1, -1, -1):
        event = told[at]
        before = told[at - 1]["what"] if at else ""
        # A gold that was taken right after a card was played is the Merchant's.
        if event["what"] != "took_gold" or event["count"] != 1 or before == "played":
            break
        if event["seat"] in seats:
            break
        seats.insert(0, event["seat"])
    return seats if len(seats) > 1 else []
