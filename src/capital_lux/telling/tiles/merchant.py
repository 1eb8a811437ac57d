"""How the Merchant is told: gold that keeps a home which is over its limit."""

from __future__ import annotations

from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import Telling


class Merchant(Telling):
    """It asks nothing: a seat that is over its limit is asked by the rules."""

    def count(self, stand: Standing) -> None:
        # ROB never pays; `seats` are those of people.
        stand.payers = list(range(stand.view["seats"]))
