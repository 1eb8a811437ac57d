"""How the Sentinel is told: sentinels that raise the limit of a home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import PlainMessage, message
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import OVER, Change, Figure, Marks, Offer, Telling

GUARD = 2
"""What a sentinel adds to its home's limit."""


def unguarded(stand: Standing, offer: Offer) -> int | str:
    """What the limit would be without it."""
    return stand.limit_text(offer.district, offer.changes[0]["limit"] - GUARD)


class Sentinel(Telling):
    """What a sentinel adds to a home's limit is its `guard`."""

    asks = {"sentinel": ""}
    choices = {"place-sentinel": "district before unguarded limit"}
    args = {"unguarded": unguarded}
    addressed = {"posted": "district", "spent": "district", "returned": "district"}
    round_end = {"spent": OVER, "returned": OVER}
    with_gold = ("returned",)
    counted = {
        "posted": "sentinels posted",
        "spent": "sentinels spent",
        "returned": "sentinels that came home",
    }
    in_home = {"guard": Figure(int, 0)}
    home_label = "label-sentinels"

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        return [stand.home_change(offer.seat, offer.district, 0, GUARD)]

    def count(self, stand: Standing) -> None:
        for homes, posted in zip(stand.homes, stand.view["sentinels"], strict=True):
            for district in posted:
                home = homes[district]
                home["guard"] = GUARD
                home["limit"] += GUARD
                home["room"] += GUARD

    def happen(self, view: View, event: SeenEvent) -> None:
        if event["what"] == "posted" and event["district"]:
            view["sentinels"][event["seat"]].append(event["district"])

    def cell(self, here: Mapping[str, Any], names: Sequence[str]) -> Sequence[str | PlainMessage]:
        return [message("table-guard", extra=here["guard"])] if here["guard"] else ()

    def home_marks(self, view: View, seat: int, district: str, here: Mapping[str, Any]) -> Marks:
        return Marks(limit="^" if here["guard"] else "")
