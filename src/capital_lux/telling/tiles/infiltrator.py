"""How the Infiltrator is told: rebels that count against a home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from capital_lux.rules.powers.infiltrator import Infiltrator as Rule
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import PlainMessage, message, signed
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import CHECK, Change, Figure, Marks, Offer, Telling, turn_up


class Rebels(TypedDict):
    """The rebels in a home district."""

    known: int
    hidden: int


class Infiltrator(Telling):
    """The rebels in a home district: the sum `known`, and how many are `hidden`."""

    asks = {"infiltrator": "rebel"}
    choices = {"place-infiltrator": "whose seat district before after limit hidden"}
    args = {
        "hidden": lambda stand, offer: stand.homes[offer.seat][offer.district]["rebels"]["hidden"]
    }
    lines = {
        "looked_rebel-hidden": None,
        "placed_rebel-hidden": "seat whose to district",
        "revealed_rebel": "whose to district rebel",
    }
    addressed = {"looked_rebel": "rebel", "placed_rebel": "rebel whose to district"}
    round_end = {"revealed_rebel": CHECK}
    counted = {"placed_rebel": "rebels placed"}
    in_home = {"rebels": Figure(Rebels, {"known": 0, "hidden": 0})}
    home_label = "label-rebels"

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        return [stand.home_change(offer.seat, offer.district, stand.pending["rebel"])]

    def count(self, stand: Standing) -> None:
        stand.unknown = Rule.left_in(stand.view)
        for rebel in stand.view["rebels"]["placed"]:
            home = stand.homes[rebel["seat"]][rebel["district"]]
            worth = rebel["value"] or 0
            home["room"] -= worth
            home["rebels"] = {
                "known": home["rebels"]["known"] + worth,
                "hidden": home["rebels"]["hidden"] + (rebel["value"] is None),
            }

    def happen(self, view: View, event: SeenEvent) -> None:
        what, placed = event["what"], view["rebels"]["placed"]
        district = event.get("district")
        if what not in ("placed_rebel", "revealed_rebel") or not district:
            return
        seat = event["to"]
        if what == "placed_rebel":
            by, value = event["seat"], event.get("rebel")
            placed.append({"seat": seat, "district": district, "by": by, "value": value})
        else:
            there = [one for one in placed if (one["seat"], one["district"]) == (seat, district)]
            turn_up(there, event["by"], event["rebel"])

    def decks(self, view: View) -> list[PlainMessage]:
        return [message("table-rebel-deck", count=view["rebels"]["deck"])]

    def cell(self, here: Mapping[str, Any], names: Sequence[str]) -> Sequence[str | PlainMessage]:
        known, hidden = here["rebels"].values()
        if not hidden:
            return [signed(known)] if known else ()
        parts = [f"{signed(known)},"] if known else []
        return [*parts, message("table-hidden", count=hidden)]

    def home_marks(self, view: View, seat: int, district: str, here: Mapping[str, Any]) -> Marks:
        known, hidden = here["rebels"].values()
        return Marks(total=(f"+{known}" if known else "") + "+?" * hidden)
