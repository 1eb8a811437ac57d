"""How the Outsider is told: a district beside the capital."""

from __future__ import annotations

from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import take, value
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling

OUTSIDE = 2
"""The step that chooses among the cards outside."""


class Outsider(Telling):
    """An event whose district is None is about the Outsider district."""

    asks = {"outsider": "", "outsider-1": "district", "outsider-2": ""}
    choices = {
        "district-outsider": "cards district",
        "card-outsider-1": "card district before after",
        "card-outsider-2": "card",
    }
    args = {"cards": lambda stand, offer: stand.view["capital"][offer.district]}
    zones = {OUTSIDE: "outsider"}
    addressed = {"outcast": "card district"}
    counted = {"outcast": "cards sent to the Outsider district"}
    cards_beside = ("outsider", "table-outsider")

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        kinds = {offer.thing}
        if offer.verb == "district":
            kinds = set(stand.view["capital"][offer.district])
        # A card leaves the district, if it is clear which.
        if offer.step == OUTSIDE or len(kinds) != 1:
            return []
        return [stand.limit_change(offer.district, -value(kinds.pop()))]

    def happen(self, view: View, event: SeenEvent) -> None:
        if event["what"] == "outcast":
            view["outsider"].append(event["card"])
        elif event["what"] in ("bonus", "removed") and event["district"] is None:
            take(view["outsider"], event["card"])
