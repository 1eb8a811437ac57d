"""The choices of a seat: what each means, where on the table it is, what it would change.

For an action the message of its verb, tile and step is used, or that of verb and tile, or that of
the verb: `do-card-outsider-1`, `do-card-outsider`, `do-card`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from capital_lux.telling import preview
from capital_lux.telling.messages import (
    DISTRICT,
    DISTRICT_OF,
    DISTRICTS,
    Message,
    lowest_of,
    message,
    one_of,
    signed,
    tile,
    value,
)
from capital_lux.telling.standing import SENTINEL, Standing

CHOICES = {
    "keep": "card",
    "home": "card district before after limit",
    "capital": "card power district before after",
    "card": "card",
    "card-bonus": "card",
    "card-bonus-rob": "card",
    "card-outsider-1": "card district before after",
    "card-outsider-2": "card",
    "card-cleric": "card colour before after limit",
    "card-missionary": "card district before after",
    "card-mentalist": "card",
    "card-mentalist-2": "card district before after",
    "card-convertor": "card",
    "card-discoverer": "card",
    "district": "district",
    "district-agent": "modifier district before after",
    "district-recruiter": "asked district before after",
    "district-outsider": "cards district",
    "district-cleric": "lowest district before after",
    "district-cleric-home": "lowest district colour before after limit",
    "district-doomsayer": "district losses",
    "district-missionary": "lowest district before after",
    "district-missionary-2": "asked district before after",
    "district-mentalist": "lowest district before after",
    "district-follower": "district leads",
    "district-bonus-rob": "lowest district",
    "place": "whose seat district",
    "place-infiltrator": "whose seat district before after limit hidden",
    "place-convertor": "whose seat district before after limit",
    "place-sentinel": "district before unguarded limit",
    "slot": "slot",
    "slot-aristocrat": "district value",
    "pay": "cost",
    "discard": "cards",
}
"""The messages that say what an action means, each with its arguments."""

OWN_VERBS = ("card", "district", "place", "slot")
"""What a tile of a user's own means by another verb, nobody knows."""
NEEDS = {key: tuple(needs.split()) for key, needs in CHOICES.items()}
IDS = {key: f"do-{key}" for key in CHOICES}


class Choice(NamedTuple):
    """An action taken apart."""

    verb: str
    thing: str
    """The card, district letter or slot that it names."""
    seat: int
    """The seat that a `place` names."""
    district: str
    """The district that it is about."""
    changes: list[preview.Change]


def choice(stand: Standing, asks: str, action: str) -> dict[str, Any]:
    """An action with its message, its target and its preview; `asks`: who asks."""
    verb, *rest = action.split()
    if asks == preview.OWN and verb not in OWN_VERBS:
        return {
            "action": action,
            "message": message("do-other", action=action),
            "target": {"zone": "button"},
            "preview": [],
        }
    thing = rest[-1] if rest else ""
    step = stand.pending.get("step", 0)
    district = DISTRICT_OF.get(thing[:1], "")
    if verb == "card":
        # A card that is chosen from a district may be of another colour (G7).
        about = stand.pending.get("district") or stand.pending.get("bonus")
        district = about or district
    seat = int(rest[0]) if verb == "place" else -1
    made = Choice(verb, thing, seat, district, [])
    made.changes.extend(changes(stand, asks, step, made))
    return {
        "action": action,
        "message": words(stand, asks, step, made),
        "target": target(stand, asks, step, made),
        "preview": made.changes,
    }


def changes(stand: Standing, asks: str, step: int, made: Choice) -> list[preview.Change]:
    """What an action would change, as far as the seat can know."""
    seat = stand.seat or 0
    verb, thing, owner, district, _ = made
    if verb == "home":
        return [preview.home(stand, seat, district, value(thing))]
    if verb == "capital":
        return [preview.capital(stand, district, value(thing))]
    if verb == "card":
        by_card = preview.CARD.get(f"{asks}-{step}") or preview.CARD.get(asks)
        return by_card(stand, thing, district) if by_card else []
    if verb == "district":
        by_district = preview.DISTRICT.get(f"{asks}-{step}") or preview.DISTRICT.get(asks)
        return by_district(stand, district) if by_district else []
    if verb == "place" and owner < len(stand.players):
        by_place = preview.PLACE.get(asks)
        return by_place(stand, owner, district) if by_place else []
    if verb == "discard":
        over = stand.pending["gold"]
        return [preview.home(stand, seat, over, -stand.against(seat, over))]
    return []


def words(stand: Standing, asks: str, step: int, made: Choice) -> Message:
    """What an action would do."""
    verb = made.verb
    keys = [f"{verb}-{asks}-{step}", f"{verb}-{asks}", verb]
    if made.changes and made.changes[0]["zone"] == "home":
        # It is clear which card goes home, and what that does there.
        keys.insert(0, f"{verb}-{asks}-home")
    for key in keys:
        if key in NEEDS:
            return {"id": IDS[key], "args": {arg: ARGS[arg](stand, made) for arg in NEEDS[key]}}
    raise KeyError(verb)


def target(stand: Standing, asks: str, step: int, made: Choice) -> dict[str, Any]:
    """Where on the table an action is shown."""
    verb, thing, seat, district, _ = made
    if verb == "keep":
        return {"zone": "pack", "seat": stand.seat, "card": thing}
    if verb == "home":
        return {"zone": "home", "seat": stand.seat, "district": district, "card": thing}
    if verb == "capital":
        return {"zone": "capital", "district": district, "card": thing}
    if verb == "district":
        return {"zone": "capital", "district": district}
    if verb == "place" and seat < len(stand.players):
        return {"zone": "home", "seat": seat, "district": district}
    if verb == "slot":
        return {"zone": "slot", "slot": int(thing)}
    if verb == "card":
        return card_target(stand, asks, step, thing, district)
    return {"zone": "button"}


ROW = {"outsider-2": "outsider", "discoverer-0": "row"}
HAND = ("mentalist-0", "convertor-0")


def card_target(stand: Standing, asks: str, step: int, card: str, district: str) -> dict[str, Any]:
    """Where the card lies that an action names."""
    place = f"{asks}-{step}"
    if place in ROW:
        return {"zone": ROW[place], "card": card}
    hand = stand.players[stand.seat or 0].get("hand", ())
    if place in HAND or (asks == preview.OWN and card in hand):
        return {"zone": "hand", "seat": stand.seat, "card": card}
    capital = stand.view["capital"]
    for where in (district, *DISTRICTS):
        if card in capital[where]:
            return {"zone": "capital", "district": where, "card": card}
    return {"zone": "button", "card": card}


def losses(stand: Standing, district: str) -> list[Message]:
    """Who loses which card when everybody with two cards in a district loses the lowest."""
    found = []
    for seat, player in enumerate(stand.players):
        cards = player["home"][district]
        if len(cards) > 1:
            found.append(message("name-card", seat=stand.name(seat), card=lowest_of(cards)[0]))
    return found


def leads(stand: Standing, district: str) -> list[Message]:
    """The home totals in a district."""
    return [
        message("name-total", seat=stand.name(seat), total=player["totals"][district])
        for seat, player in enumerate(stand.players)
    ]


def given_up(stand: Standing) -> list[str]:
    """The cards of the home district that is over its limit."""
    cards: list[str] = stand.players[stand.seat or 0]["home"][stand.pending["gold"]]
    return cards


def whose(stand: Standing, made: Choice) -> str:
    """Whether a home is the reader's own."""
    return "you" if made.seat == stand.seat else "other"


def seat_of(stand: Standing, made: Choice) -> str | Message:
    """The seat that a `place` names."""
    if made.seat < len(stand.names):
        return stand.name(made.seat)
    return message("seat-number", number=made.seat)


def figure(stand: Standing, made: Choice, key: str, less: int = 0) -> int | str:
    """A number of a change; a limit has a question mark while a modifier is not known."""
    change = made.changes[0]
    number = int(change[key]) - less
    is_limit = key == "limit" or change["zone"] == "capital"
    return f"{number}?" if is_limit and stand.unsure(change["district"]) else number


def aristocrat(stand: Standing, made: Choice) -> tuple[Message, int]:
    """The aristocrat in a slot: its district and value."""
    district, worth = str(stand.view["aristocrats"]["slots"][int(made.thing) - 1]).split()
    return DISTRICT[district], int(worth)


ARGS: dict[str, Callable[[Standing, Choice], Any]] = {
    "card": lambda _, made: made.thing,
    "slot": lambda _, made: int(made.thing),
    "district": lambda stand, made: (
        DISTRICT[made.district] if made.district else aristocrat(stand, made)[0]
    ),
    "value": lambda stand, made: aristocrat(stand, made)[1],
    "colour": lambda _, made: DISTRICT[made.changes[0]["district"]],
    "power": lambda stand, made: tile(stand.powers[DISTRICTS.index(made.district)]),
    "before": partial(figure, key="before"),
    "after": partial(figure, key="after"),
    "limit": partial(figure, key="limit"),
    "unguarded": partial(figure, key="limit", less=SENTINEL),
    "modifier": lambda stand, _: signed(stand.pending["modifier"]),
    "asked": lambda stand, _: stand.pending["card"],
    "cost": lambda stand, _: stand.pending["cost"],
    "cards": lambda stand, made: (
        stand.view["capital"][made.district] if made.district else given_up(stand)
    ),
    "lowest": lambda stand, made: one_of(preview.lowest_in(stand, made.district)),
    "losses": lambda stand, made: losses(stand, made.district),
    "leads": lambda stand, made: leads(stand, made.district),
    "whose": whose,
    "seat": seat_of,
    "hidden": lambda stand, made: stand.homes[made.seat][made.district]["rebels"]["hidden"],
}
"""How each argument is found."""
