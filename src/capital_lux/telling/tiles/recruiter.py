"""How the Recruiter is told."""

from __future__ import annotations

from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling


class Recruiter(Telling):
    """A card of the deck goes into a district of the capital."""

    asks = {"recruiter": "card"}
    choices = {"district-recruiter": "asked district before after"}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        return [stand.limit_change(offer.district, stand.asked())]
