"""What people use at all processes together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from capital_lux.server.limits.rates import Limits

Totals = dict[str, dict[str, float]]
read = msgspec.json.Decoder(Totals).decode


class CountedPlaces(Protocol):
    """Something of which everybody may have a number at once."""

    others: list[Mapping[str, float]]

    def near(self) -> dict[str, float]:
        """By key: what is counted here."""


class Usage:
    """Limits that count what other processes have let somebody do, a second later."""

    def __init__(self, limits: Mapping[str, Limits], places: Mapping[str, CountedPlaces]) -> None:
        self.limits = limits
        self.places = places

    def mine(self) -> str:
        """What the others should know: of those who are not far from a limit."""
        found: Totals = {name: one.near() for name, one in self.limits.items()}
        found |= {name: one.near() for name, one in self.places.items()}
        return msgspec.json.encode({name: keys for name, keys in found.items() if keys}).decode()

    def hear(self, others: Mapping[str, str]) -> None:
        """By process: what it has told."""
        told = {process: read(text) for process, text in others.items()}
        for name, limits in self.limits.items():
            limits.hear({process: totals.get(name, {}) for process, totals in told.items()})
        for name, places in self.places.items():
            places.others = [totals[name] for totals in told.values() if name in totals]
