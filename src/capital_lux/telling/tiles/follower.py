"""How the Follower is told: followers on the capital's districts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import PlainMessage, message
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import BONUS, Figure, Offer, Telling


def leads(stand: Standing, offer: Offer) -> list[PlainMessage]:
    """The home totals in a district."""
    return [
        message("name-total", seat=stand.name(seat), total=player["totals"][offer.district])
        for seat, player in enumerate(stand.players)
    ]


class Follower(Telling):
    """The seats that have a follower on a district are its `followers`."""

    asks = {"follower": ""}
    choices = {"district-follower": "district leads"}
    args = {"leads": leads}
    addressed = {"sent_follower": "district", "followed": "district count"}
    round_end = {"followed": BONUS}
    with_gold = ("followed",)
    counted = {"sent_follower": "followers sent", "followed": "followers who brought gold"}
    in_district = {"followers": Figure(list[int], [])}
    capital_label = "label-followers"

    def count(self, stand: Standing) -> None:
        for seat, sent in enumerate(stand.view["followers"]):
            for district in sent:
                here = stand.districts[district]
                here["followers"] = [*here["followers"], seat]

    def happen(self, view: View, event: SeenEvent) -> None:
        if event["what"] == "sent_follower" and event["district"]:
            view["followers"][event["seat"]].append(event["district"])

    def cell(self, here: Mapping[str, Any], names: Sequence[str]) -> Sequence[str | PlainMessage]:
        return [names[seat] for seat in here["followers"]]

    def limit_mark(self, here: Mapping[str, Any], names: Sequence[str]) -> str:
        sent = " ".join(names[seat] for seat in here["followers"])
        return f"@{sent}" if sent else ""
