"""How the Convertor is told."""

from __future__ import annotations

from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling

FROM_HAND = 0


class Convertor(Telling):
    """A card of the hand goes to the home of somebody else."""

    asks = {"convertor": "", "convertor-1": "card"}
    choices = {
        "card-convertor": "card",
        "place-convertor": "whose seat district before after limit",
    }
    zones = {FROM_HAND: "hand"}
    addressed = {"gave": "card whose to"}
    counted = {"gave": "cards given into another home"}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        if offer.step == FROM_HAND:
            return []
        return [stand.home_change(offer.seat, offer.district, stand.asked())]
