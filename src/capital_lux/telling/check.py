"""What the homes were compared with at the last round end.

Bonus cards leave the capital right after the check (F21, G10, G11), and gold raises a limit for one
round only (F19). So a view from then until the next round would show homes as over that were safe.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from capital_lux.rules.events import Event
from capital_lux.telling.messages import value

CLOCK = ("late", "lost_seat")
"""Told before a move that the clock made; nothing happens on the table by them."""


class Check:
    """Hears all events of a game, in their order; what it keeps is public.

    >>> check = Check()
    >>> check.hear([Event("bonus", {"seat": 0, "card": "B6", "district": "blue"})])
    >>> check.gone["blue"], check.gone["pink"]
    (6, 0)
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.gone: Counter[str] = Counter()
        """By district, the value of the cards that left the capital after the check."""
        self.paid: Counter[tuple[int, str]] = Counter()
        """By seat and district, the gold that saved a home."""
        self.symbol = False
        """Whether the next bonus card is one that ROB's symbol gives him in play (S5)."""
        self.hear(events)

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            what, data = event.what, event.data
            if what == "round":
                self.gone.clear()
                self.paid.clear()
            elif what == "paid":
                self.paid[data["seat"], data["district"]] += data["count"]
            elif what in ("bonus", "removed") and not self.symbol and data["district"] is not None:
                self.gone[data["district"]] += value(data["card"])
            if what == "rob_turned":
                self.symbol = data["symbol"]
            elif what == "played":
                self.symbol = self.symbol and data["where"] == "capital"
            elif what not in CLOCK:
                self.symbol = False
