"""How a table stands, as far as one seat knows: limits, and every home against its limit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check
from capital_lux.telling.messages import YOU, PlainMessage, lowest_of, powers_of, value
from capital_lux.telling.rob import SOLO
from capital_lux.telling.tile import EMPTY_DISTRICT, EMPTY_HOME, TELLINGS, Change, Telling


def tellings_of(view: View) -> tuple[Telling, ...]:
    """How the tiles of a game are told, blue first, and ROB."""
    return tellings_for(powers_of(view), "rob" in view)


@lru_cache(1024)
def tellings_for(powers: tuple[str, ...], solo: bool) -> tuple[Telling, ...]:
    return (*(TELLINGS[name] for name in powers if name in TELLINGS), *([SOLO] if solo else []))


def stage_of(view: View, check: Check) -> str:
    """How far a round is: open, at the check of the homes, or at the bonus cards after it."""
    # ROB's symbol gives him a bonus card in the middle of a round.
    bonus = view["phase"] == "bonus" and "rob" not in (view["pending"] or {})
    if bonus or view["phase"] == "over" or check.gone:
        return "bonus"
    return "check" if view["phase"] == "gold" else "open"


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
        self.stage = stage_of(view, self.check)
        self.unknown: list[int] = []
        """The values that what lies face down may have, as far as the seat knows."""
        self.payers: list[int] = []
        """The seats that may pay gold for what is over its limit."""
        self.names = names
        self.seat: int | None = view["seat"]
        self.players = view["players"]
        self.pending: Mapping[str, Any] = view["pending"] or {}
        self.powers = powers_of(view)
        self.tellings = tellings_for(self.powers, "rob" in view)
        totals, gone = view["totals"], self.check.gone
        self.districts: dict[str, dict[str, Any]] = {}
        """The capital's districts; what is `hidden` changes the limit and is not known."""
        for district, power in zip(DISTRICT_NAMES, self.powers, strict=True):
            here = self.districts[district] = EMPTY_DISTRICT.copy()
            here["power"] = power
            here["limit"] = totals[district] + gone.get(district, 0)
        self.homes = [self.home(seat) for seat in range(len(self.players))]
        """By seat, the home districts; `room` is what may still count against the limit."""
        for telling in self.tellings:
            telling.count(self)
        if not self.checked:
            self.judge()

    def home(self, seat: int) -> dict[str, dict[str, Any]]:
        totals, paid = self.players[seat]["totals"], self.check.paid
        found = {}
        for district, here in self.districts.items():
            home = found[district] = EMPTY_HOME.copy()
            home["total"] = totals[district]
            home["limit"] = here["limit"] + paid.get((seat, district), 0)
            home["room"] = home["limit"] - home["total"]
        return found

    def raise_limit(self, district: str, by: int) -> None:
        self.districts[district]["limit"] += by
        for homes in self.homes:
            homes[district]["limit"] += by
            homes[district]["room"] += by

    def judge(self) -> None:
        """Find what is over its limit."""
        for player, homes in zip(self.players, self.homes, strict=True):
            for district, home in homes.items():
                if home["room"] < 0 and player["home"][district]:
                    home["over"] = True

    def against(self, seat: int, district: str) -> int:
        """What counts against the limit of a home."""
        home = self.homes[seat][district]
        return int(home["limit"] - home["room"])

    def limit_text(self, district: str, limit: int) -> int | str:
        """A limit; it has a question mark while something hidden changes it."""
        return f"{limit}?" if self.districts[district]["hidden"] else limit

    def name(self, seat: int) -> str | PlainMessage:
        return YOU if seat == self.seat else self.names[seat]

    # What a choice is about, and what it would change

    def asked(self) -> int:
        """The value of the card that a choice is about."""
        return value(self.pending["card"]) if "card" in self.pending else 0

    def lowest(self, district: str) -> list[str]:
        return lowest_of(self.view["capital"][district])

    def least(self, district: str) -> int:
        """The value of the lowest cards of a capital district."""
        return min(map(value, self.view["capital"][district]), default=0)

    def limit_change(self, district: str, by: int) -> Change:
        before = self.districts[district]["limit"]
        return {"zone": "capital", "district": district, "before": before, "after": before + by}

    def home_change(self, seat: int, district: str, by: int, limit_by: int = 0) -> Change:
        """A change of what counts in a home, and of its limit; `limit` is that afterwards."""
        before = self.against(seat, district)
        limit = self.homes[seat][district]["limit"] + limit_by
        return {
            "zone": "home",
            "seat": seat,
            "district": district,
            "before": before,
            "after": before + by,
            "limit": limit,
            "over": before + by > limit,
        }
