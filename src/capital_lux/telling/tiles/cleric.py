"""How the Cleric is told."""

from __future__ import annotations

from capital_lux.telling.messages import DISTRICT_OF, value
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling


class Cleric(Telling):
    """The lowest card of a capital district goes to the home district of its own colour."""

    asks = {"cleric": "", "cleric-1": "district"}
    choices = {
        "district-cleric": "lowest district before after",
        "district-cleric-home": "lowest district colour before after limit",
        "card-cleric": "card colour before after limit",
    }
    addressed = {"took": "card"}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        district = offer.district
        cards = [offer.thing] if offer.verb == "card" else stand.lowest(district)
        if len(cards) != 1:
            return [stand.limit_change(district, -stand.least(district))]
        colour, worth = DISTRICT_OF[cards[0][0]], value(cards[0])
        own = -worth if colour == district else 0
        home = stand.home_change(stand.seat or 0, colour, worth, own)
        return [home, stand.limit_change(district, -worth)]
