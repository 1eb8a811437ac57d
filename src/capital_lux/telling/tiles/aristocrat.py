"""How the Aristocrat is told: aristocrats to take, to own and to lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import DISTRICT, PlainMessage, joined, message
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import OVER, Marks, Offer, Telling


def in_slot(stand: Standing, offer: Offer) -> tuple[str, str]:
    """The district and the value of the aristocrat that is offered."""
    district, worth = (stand.view["aristocrats"]["slots"][int(offer.thing) - 1] or "").split()
    return district, worth


def named(aristocrat: str | None) -> PlainMessage:
    """An aristocrat, "blue 3"."""
    if aristocrat is None:
        return message("table-none")
    district, worth = aristocrat.split()
    return message("aristocrat", district=DISTRICT[district], value=int(worth))


class Aristocrat(Telling):
    """An aristocrat has a district and a value: "blue 3"."""

    asks = {"aristocrat": ""}
    choices = {"slot-aristocrat": "district value"}
    args = {
        "district": lambda stand, offer: DISTRICT[in_slot(stand, offer)[0]],
        "value": lambda stand, offer: int(in_slot(stand, offer)[1]),
    }
    addressed = {"took_aristocrat": "district value", "lost_aristocrat": "district value"}
    round_end = {"lost_aristocrat": OVER}
    counted = {"took_aristocrat": "aristocrats taken", "lost_aristocrat": "aristocrats lost"}
    scores = True

    def happen(self, view: View, event: SeenEvent) -> None:
        if event["what"] not in ("took_aristocrat", "lost_aristocrat"):
            return
        one, all_ = f"{event['district']} {event['value']}", view["aristocrats"]
        owned = all_["owned"][event["seat"]]
        if event["what"] == "took_aristocrat":
            # Nobody can know yet which one comes next.
            all_["slots"] = [None if slot == one else slot for slot in all_["slots"]]
            owned.append(one)
        else:
            owned.remove(one)
            all_["lost"].append(one)

    def beside(self, view: View) -> list[PlainMessage]:
        tiles = view["aristocrats"]
        first, second = map(named, tiles["slots"])
        shown = {"first": first, "second": second, "deck": tiles["deck"]}
        if not tiles["lost"]:
            return [message("table-aristocrats", **shown)]
        lost = joined([named(one) for one in tiles["lost"]])
        return [message("table-aristocrats-lost", **shown, lost=lost)]

    def owned(self, view: View, seat: int) -> list[PlainMessage]:
        owned = [named(one) for one in view["aristocrats"]["owned"][seat]]
        return [message("table-owned", tiles=joined(owned))] if owned else []

    def home_marks(self, view: View, seat: int, district: str, here: Mapping[str, Any]) -> Marks:
        owned = [one.split() for one in view["aristocrats"]["owned"][seat]]
        worth = "+".join(points for colour, points in owned if colour == district)
        return Marks(owned=f"a{worth}" if worth else "")
