"""How the Doomsayer is told."""

from __future__ import annotations

from collections.abc import Iterator

from capital_lux.telling.messages import PlainMessage, lowest_of, message, value
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Change, Offer, Telling


def lost(stand: Standing, district: str) -> Iterator[tuple[int, str]]:
    """Everybody with two cards in a district loses the lowest."""
    for seat, player in enumerate(stand.players):
        cards = player["home"][district]
        if len(cards) > 1:
            yield seat, lowest_of(cards)[0]


def losses(stand: Standing, offer: Offer) -> list[PlainMessage]:
    found = lost(stand, offer.district)
    return [message("name-card", seat=stand.name(seat), card=card) for seat, card in found]


class Doomsayer(Telling):
    """A district's choice says who would lose which card."""

    asks = {"doomsayer": ""}
    choices = {"district-doomsayer": "district losses"}
    args = {"losses": losses}

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        district = offer.district
        found = lost(stand, district)
        return [stand.home_change(seat, district, -value(card)) for seat, card in found]
