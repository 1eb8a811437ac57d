"""How the Discoverer is told: a row of cards beside the deck."""

from __future__ import annotations

from capital_lux.telling.tile import Telling


class Discoverer(Telling):
    """The row is the `discovery` of a view."""

    asks = {"discoverer": ""}
    choices = {"card-discoverer": "card"}
    zones = {0: "row"}
    cards_beside = ("discovery", "table-row")
