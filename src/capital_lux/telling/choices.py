"""The choices of a seat: what each means, where on the table it is, what it would change.

For an action the message of its verb, tile and step is used, or that of verb and tile, or that of
the verb: `do-card-outsider-1`, `do-card-outsider`, `do-card`.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.telling.ask import ASKERS, OWN
from capital_lux.telling.messages import (
    DISTRICT,
    DISTRICT_OF,
    PlainMessage,
    joined,
    message,
    tile,
    value,
)
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import SILENT, Change, Fill, Offer

CHOICES = {
    "keep": "card",
    "home": "card district before after limit",
    "capital": "card power district before after",
    "card": "card",
    "card-bonus": "card",
    "district": "district",
    "place": "whose seat district",
    "slot": "slot",
    "pay": "cost",
    "discard": "cards",
    **{key: needs for telling in ASKERS.values() for key, needs in telling.choices.items()},
}
"""The messages that say what an action means, each with its arguments."""

NEEDS = {key: tuple(needs.split()) for key, needs in CHOICES.items()}
IDS = {key: f"do-{key}" for key in CHOICES}
OWN_VERBS = ("card", "district", "place", "slot")
"""The verbs of a user's own tile that can be explained; what it means by others is not known."""


def choice(stand: Standing, asks: str, action: str) -> dict[str, Any]:
    """An action with its message, its target and its preview; `asks`: see `asked_by`."""
    verb, *rest = action.split()
    if asks == OWN and verb not in OWN_VERBS:
        return {
            "action": action,
            "message": message("do-other", action=action),
            "target": {"zone": "button"},
            "preview": [],
        }
    thing = rest[-1] if rest else ""
    pending = stand.pending
    district = DISTRICT_OF.get(thing[:1], "")
    if verb == "card":
        # A card that is chosen from a district may be of another colour (G7).
        district = pending.get("district") or pending.get("bonus") or district
    seat = int(rest[0]) if verb == "place" else -1
    offer = Offer(verb, thing, seat, district, pending.get("step", 0), [])
    offer.changes.extend(changes(stand, asks, offer))
    return {
        "action": action,
        "message": words(stand, asks, offer),
        "target": target(stand, asks, offer),
        "preview": offer.changes,
    }


def changes(stand: Standing, asks: str, offer: Offer) -> list[Change]:
    seat = stand.seat or 0
    verb, thing, district = offer.verb, offer.thing, offer.district
    if verb == "home":
        return [stand.home_change(seat, district, value(thing))]
    if verb == "capital":
        return [stand.limit_change(district, value(thing))]
    if verb == "discard":
        over = stand.pending["gold"]
        return [stand.home_change(seat, over, -stand.against(seat, over))]
    if asks == "bonus":
        return [stand.limit_change(district, -value(thing))]
    return ASKERS.get(asks, SILENT).preview(stand, offer)


def words(stand: Standing, asks: str, offer: Offer) -> PlainMessage:
    at_home = bool(offer.changes) and offer.changes[0]["zone"] == "home"
    name, fills = wording(offer.verb, asks, offer.step, at_home)
    return {"id": name, "args": {arg: fill(stand, offer) for arg, fill in fills}}


@lru_cache(1024)
def wording(
    verb: str, asks: str, step: int, at_home: bool
) -> tuple[str, tuple[tuple[str, Fill], ...]]:
    """The message of an action, and how its arguments are found."""
    # With a change at home it is clear which card goes there, and what that does.
    keys = [f"{verb}-{asks}-home"] * at_home + [f"{verb}-{asks}-{step}", f"{verb}-{asks}", verb]
    key = next(key for key in keys if key in CHOICES)
    fills = {**ARGS, **ASKERS.get(asks, SILENT).args}
    return IDS[key], tuple((arg, fills[arg]) for arg in NEEDS[key])


def target(stand: Standing, asks: str, offer: Offer) -> dict[str, Any]:
    """Where on the table an action is shown."""
    verb, thing, district = offer.verb, offer.thing, offer.district
    if verb == "keep":
        return {"zone": "pack", "seat": stand.seat, "card": thing}
    if verb == "home":
        return {"zone": "home", "seat": stand.seat, "district": district, "card": thing}
    if verb == "capital":
        return {"zone": "capital", "district": district, "card": thing}
    if verb == "district":
        return {"zone": "capital", "district": district}
    if verb == "place" and offer.seat < len(stand.players):
        return {"zone": "home", "seat": offer.seat, "district": district}
    if verb == "slot":
        return {"zone": "slot", "slot": int(thing)}
    if verb == "card":
        return card_target(stand, asks, offer)
    return {"zone": "button"}


def card_target(stand: Standing, asks: str, offer: Offer) -> dict[str, Any]:
    """Where the card lies that an action names."""
    card = offer.thing
    zone = ASKERS.get(asks, SILENT).zones.get(offer.step)
    if asks == OWN and card in stand.players[stand.seat or 0].get("hand", ()):
        zone = "hand"
    if zone == "hand":
        return {"zone": zone, "seat": stand.seat, "card": card}
    if zone is not None:
        return {"zone": zone, "card": card}
    capital = stand.view["capital"]
    for where in (offer.district, *DISTRICT_NAMES):
        if card in capital[where]:
            return {"zone": "capital", "district": where, "card": card}
    return {"zone": "button", "card": card}


def seat_of(stand: Standing, offer: Offer) -> str | PlainMessage:
    if offer.seat < len(stand.names):
        return stand.name(offer.seat)
    return message("seat-number", number=offer.seat)


def figure(stand: Standing, offer: Offer, key: str) -> int | str:
    change = offer.changes[0]
    if key == "limit" or change["zone"] == "capital":
        return stand.limit_text(change["district"], change[key])
    return int(change[key])


ARGS: dict[str, Fill] = {
    "card": lambda _, offer: offer.thing,
    "slot": lambda _, offer: int(offer.thing),
    "district": lambda _, offer: DISTRICT[offer.district],
    "colour": lambda _, offer: DISTRICT[offer.changes[0]["district"]],
    "power": lambda stand, offer: tile(stand.districts[offer.district]["power"]),
    "before": partial(figure, key="before"),
    "after": partial(figure, key="after"),
    "limit": partial(figure, key="limit"),
    "asked": lambda stand, _: stand.pending["card"],
    "cost": lambda stand, _: stand.pending["cost"],
    "cards": lambda stand, _: stand.players[stand.seat or 0]["home"][stand.pending["gold"]],
    "lowest": lambda stand, offer: joined(stand.lowest(offer.district), "list-or"),
    "whose": lambda stand, offer: "you" if offer.seat == stand.seat else "other",
    "seat": seat_of,
}
"""How each argument is found."""
