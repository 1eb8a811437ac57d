"""How the Dualist is told."""

from __future__ import annotations

from capital_lux.telling.tile import Telling


class Dualist(Telling):
    """It asks nothing: a seat has another turn."""

    addressed = {"again": ""}
    counted = {"again": "turns taken again"}
