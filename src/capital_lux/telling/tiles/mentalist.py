"""How the Mentalist is told."""

from __future__ import annotations

from capital_lux.telling.messages import value
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling

FROM_HAND = 0


class Mentalist(Telling):
    """A card of the hand and a low card of the capital change places."""

    asks = {"mentalist": "", "mentalist-1": "card", "mentalist-2": "district"}
    choices = {
        "card-mentalist": "card",
        "district-mentalist": "lowest district before after",
        "card-mentalist-2": "card district before after",
    }
    zones = {FROM_HAND: "hand"}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        if offer.step == FROM_HAND:
            return []
        taken = value(offer.thing) if offer.verb == "card" else stand.least(offer.district)
        return [stand.limit_change(offer.district, stand.asked() - taken)]
