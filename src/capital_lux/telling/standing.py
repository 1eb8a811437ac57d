"""How a table stands, as far as one seat knows: limits, and every home against its limit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check
from capital_lux.telling.messages import DISTRICTS, YOU, Message, powers_of

SENTINEL = 2
"""What a sentinel adds to its home's limit."""


class Standing:
    """Figures made from a view.

    From the round end until the next round begins, limits are those of the check.
    """

    def __init__(self, view: View, names: Sequence[str], check: Check | None = None) -> None:
        """`check`: has heard the game so far."""
        self.view = view
        self.check = check or Check()
        self.checked = view["phase"] == "over" or bool(self.check.gone)
        """Whether the round's homes have been checked: what is there now is safe."""
        self.names = names
        self.seat: int | None = view["seat"]
        self.players = view["players"]
        self.pending: Mapping[str, Any] = view["pending"] or {}
        self.powers = powers_of(view)
        self.limits: dict[str, int] = dict(view["totals"])
        """Of each district: the capital's total and the modifiers that this seat knows."""
        self.placed: dict[str, list[int | None]] = {}
        for district, placed in view.get("modifiers", {}).items():
            values = self.placed[district] = [modifier["value"] for modifier in placed]
            self.limits[district] += sum(known for known in values if known is not None)
        for district, worth in self.check.gone.items():
            self.limits[district] += worth
        self.homes = self.with_rebels([self.home(seat) for seat in range(len(self.players))])

    def home(self, seat: int) -> dict[str, dict[str, Any]]:
        """A seat's home districts, without rebels."""
        player = self.players[seat]
        totals, cards = player["totals"], player["home"]
        sentinels = self.view.get("sentinels")
        posted = sentinels[seat] if sentinels else ()
        found: dict[str, dict[str, Any]] = {}
        for district in DISTRICTS:
            total = totals[district]
            guard = SENTINEL if district in posted else 0
            limit = self.limits[district] + guard + self.check.paid[seat, district]
            found[district] = {
                "total": total,
                "limit": limit,
                "over": total > limit and not self.checked and bool(cards[district]),
                "room": limit - total,
                "rebels": NO_REBELS,
                "guard": guard,
            }
        return found

    def with_rebels(self, homes: list[dict[str, dict[str, Any]]]) -> list[dict[str, Any]]:
        """The homes with the rebels that lie in them; those that this seat knows count."""
        rebels = self.view.get("rebels")
        for rebel in rebels["placed"] if rebels else ():
            home = homes[rebel["seat"]][rebel["district"]]
            known, hidden = home["rebels"]["known"], home["rebels"]["hidden"]
            worth = rebel["value"]
            if worth is None:
                hidden += 1
            else:
                known += worth
                home["room"] -= worth
                cards = self.players[rebel["seat"]]["home"][rebel["district"]]
                home["over"] = not self.checked and home["room"] < 0 and bool(cards)
            home["rebels"] = {"known": known, "hidden": hidden}
        return homes

    def districts(self) -> dict[str, dict[str, Any]]:
        """The capital's districts."""
        followers = self.view.get("followers", ())
        found: dict[str, dict[str, Any]] = {}
        for at, district in enumerate(DISTRICTS):
            modifiers = self.placed.get(district, [])
            found[district] = {
                "power": self.powers[at],
                "limit": self.limits[district],
                "hidden": self.unsure(district),
                "modifiers": modifiers,
                "followers": [seat for seat, sent in enumerate(followers) if district in sent],
            }
        return found

    def unsure(self, district: str) -> int:
        """How many modifiers over a district this seat does not know."""
        return self.placed.get(district, []).count(None)

    def against(self, seat: int, district: str) -> int:
        """What of a home counts against its limit: its total and the rebels that are known."""
        home = self.homes[seat][district]
        return int(home["total"] + home["rebels"]["known"])

    def name(self, seat: int) -> str | Message:
        """A seat's name, or "you"."""
        return YOU if seat == self.seat else self.names[seat]


NO_REBELS = {"known": 0, "hidden": 0}
"""Shared by all homes that have none."""
