"""What the homes were compared with at the last round end.

Bonus cards leave the capital right after the check (F21, G10, G11), and gold raises a limit for one
round only (F19). So a view from then until the next round would show homes as over that were safe.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from capital_lux.rules.events import Event
from capital_lux.telling.messages import value
from capital_lux.telling.rob import Symbol


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
        self.symbol = Symbol()
        self.hear(events)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            what, data = event.what, event.data
            in_play = self.symbol.hear(what, data)
            if what == "round":
                self.gone.clear()
                self.paid.clear()
            elif what == "paid":
                self.paid[data["seat"], data["district"]] += data["count"]
            elif what in ("bonus", "removed") and not in_play and data["district"] is not None:
                self.gone[data["district"]] += value(data["card"])
