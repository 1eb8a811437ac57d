"""How the Missionary is told."""

from __future__ import annotations

from capital_lux.telling.messages import value
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling

WHERE_TO = 2


class Missionary(Telling):
    """The lowest card of a capital district goes to another one."""

    asks = {"missionary": "", "missionary-1": "district", "missionary-2": "card"}
    choices = {
        "district-missionary": "lowest district before after",
        "card-missionary": "card district before after",
        "district-missionary-2": "asked district before after",
    }
    addressed = {"moved": "card district to_district"}
    counted = {"moved": "cards moved within the capital"}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        if offer.step == WHERE_TO:
            by = stand.asked()
        else:
            by = -value(offer.thing) if offer.verb == "card" else -stand.least(offer.district)
        return [stand.limit_change(offer.district, by)]
