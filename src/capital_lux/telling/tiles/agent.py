"""How the Agent is told: modifiers that bend a limit in secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.powers.agent import Agent as Rule
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import PlainMessage, message, signed
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import CHECK, Change, Figure, Offer, Telling, turn_up


class Agent(Telling):
    """The values of a district's modifiers are `modifiers`; None is one that a seat cannot know."""

    asks = {"agent": "modifier"}
    choices = {"district-agent": "modifier district before after"}
    args = {"modifier": lambda stand, _: signed(stand.pending["modifier"])}
    lines = {"looked-hidden": None, "placed-hidden": "seat district"}
    addressed = {
        "looked": "modifier",
        "placed": "modifier district",
        "revealed": "district modifier",
    }
    round_end = {"revealed": CHECK}
    in_district = {"modifiers": Figure(list[int | None], [])}
    capital_label = "label-modifiers"

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        return [stand.limit_change(offer.district, stand.pending["modifier"])]

    def count(self, stand: Standing) -> None:
        stand.unknown = Rule.left_in(stand.view)
        for district, placed in stand.view["modifiers"].items():
            if placed:
                here = stand.districts[district]
                here["modifiers"] = [modifier["value"] for modifier in placed]
                here["hidden"] = here["modifiers"].count(None)
                stand.raise_limit(district, sum(filter(None, here["modifiers"])))

    def happen(self, view: View, event: SeenEvent) -> None:
        there = view["modifiers"].get(event.get("district") or "", [])
        if event["what"] == "placed":
            there.append({"value": event.get("modifier"), "by": event["seat"]})
        elif event["what"] == "revealed":
            turn_up(there, event["by"], event["modifier"])

    def decks(self, view: View) -> list[PlainMessage]:
        return [message("table-modifier-deck", count=view["modifier_deck"])]

    def cell(self, here: Mapping[str, Any], names: Sequence[str]) -> Sequence[str | PlainMessage]:
        known = [signed(one) for one in here["modifiers"] if one is not None]
        hidden = here["hidden"]
        return [*known, message("table-hidden", count=hidden)] if hidden else known

    def limit_mark(self, here: Mapping[str, Any], names: Sequence[str]) -> str:
        known = [signed(one) for one in here["modifiers"] if one is not None]
        placed = " ".join([*known, *["?"] * here["hidden"]])
        return f"({placed})" if placed else ""
