"""Damages snapshots so that they still hold all their cards, which is harder to notice."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

from capital_lux.rules.actions import PHASES
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES
from capital_lux.rules.powers import TILES
from tests.damage import places

NO_ZONES = ("cards", "powers", "received", "tape", "pending", "tiles", "tile_memory")
SMALL = st.integers(-1, 5)
PENDING: dict[str, st.SearchStrategy[Any]] = {
    "seat": SMALL,
    "power": st.sampled_from(sorted(TILES)),
    "step": SMALL,
    "card": st.sampled_from(CARD_NAMES),
    "district": st.sampled_from(DISTRICT_NAMES),
    "modifier": st.sampled_from([4, 2, -1, -3]),
    "rebel": st.integers(1, 3),
    "gold": st.sampled_from(DISTRICT_NAMES),
    "cost": st.integers(-2, 9),
    "bonus": st.sampled_from(DISTRICT_NAMES),
    "rob": st.sampled_from(CARD_NAMES),
}
TURN: dict[str, st.SearchStrategy[Any]] = {
    "phase": st.sampled_from(PHASES),
    "round": st.integers(1, 3),
    "start": st.integers(0, 3),
    "last_turns": st.sampled_from([None, 1, 2, 3]),
    "waiting": st.lists(st.integers(0, 3), max_size=4, unique=True),
    "pending": st.fixed_dictionaries({}, optional=PENDING) | st.none(),
}


def zones_of(snapshot: dict[str, Any]) -> list[tuple[list[Any], int]]:
    """Every place with a card that a game counts."""
    zones = {key: value for key, value in snapshot.items() if key not in NO_ZONES}
    found = list(places(zones))
    return [(zone, at) for zone, at in found if isinstance(zone, list) and zone[at] in CARD_NAMES]


def lists_of(snapshot: dict[str, Any]) -> list[list[Any]]:
    """Every list that cards may lie in."""
    rob = snapshot.get("rob", {})
    found: list[list[Any]] = [snapshot["deck"], snapshot["discard"], *snapshot["capital"].values()]
    for player in snapshot["players"]:
        found += [player["hand"], player["packs"], player["kept"], player["bonus"]]
        found += player["home"].values()
    found += [snapshot[key] for key in ("discovery", "outsider") if key in snapshot]
    return found + ([rob["reserve"]] if rob else [])


def swap_cards(out: dict[str, Any], data: st.DataObject) -> None:
    found = zones_of(out)
    (zone, at), (other, to) = (data.draw(st.sampled_from(found)) for _ in range(2))
    zone[at], other[to] = other[to], zone[at]


def move_cards(out: dict[str, Any], data: st.DataObject) -> None:
    """Some cards of a zone go to another."""
    zones = lists_of(out)
    source = data.draw(st.sampled_from([zone for zone in zones if zone]))
    target = data.draw(st.sampled_from(zones))
    for _ in range(data.draw(st.integers(1, 4))):
        if source:
            target.append(source.pop(data.draw(st.integers(0, len(source) - 1))))


def move_gold(out: dict[str, Any], data: st.DataObject) -> None:
    """Gold goes from one seat to another, or more appears where it is unlimited."""
    one, other = (data.draw(st.sampled_from(out["players"])) for _ in range(2))
    count = data.draw(st.integers(0, 100 if "gold_pile" not in out else one["gold"]))
    one["gold"] -= count if "gold_pile" in out else 0
    other["gold"] += count


def change_turn(out: dict[str, Any], data: st.DataObject) -> None:
    """Another phase, round, seat or choice."""
    key = data.draw(st.sampled_from(sorted(TURN)))
    out[key] = data.draw(TURN[key])


def change_pending(out: dict[str, Any], data: st.DataObject) -> None:
    """Something else in the choice that is being made."""
    key = data.draw(st.sampled_from(sorted(PENDING)))
    if not isinstance(out["pending"], dict):
        out["pending"] = {"seat": 0}
    if key in out["pending"] and data.draw(st.booleans()):
        del out["pending"][key]
    else:
        out["pending"][key] = data.draw(PENDING[key])


def change_components(out: dict[str, Any], data: st.DataObject) -> None:
    """Modifiers, rebels, aristocrats and ROB's cards in other places of their own."""
    keys = ("modifier_deck", "modifiers", "rebels", "aristocrats", "rob", "tape", "followers")
    found = [
        (zone, at)
        for key in (*keys, "sentinels")
        if key in out
        for zone, at in places({key: out[key]})
        if isinstance(zone[at], int | str)
    ]
    if found:
        zone, at = data.draw(st.sampled_from(found))
        alike = [(z, a) for z, a in found if type(z[a]) is type(zone[at])]
        other, to = data.draw(st.sampled_from(alike))
        zone[at], other[to] = other[to], zone[at]


DEEDS = [swap_cards, move_cards, move_gold, change_turn, change_pending, change_components]


def rearranged(snapshot: dict[str, Any], data: st.DataObject) -> dict[str, Any]:
    """A copy with one to four things in another place."""
    out = copy.deepcopy(snapshot)
    for deed in data.draw(st.lists(st.sampled_from(DEEDS), min_size=1, max_size=4)):
        deed(out, data)
    return out
