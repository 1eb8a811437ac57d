"""The secrecy law on a position: shuffle everything a seat cannot know, and it notices nothing.

The same law on a whole history is in `watcher.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from capital_lux.rules.components import Place, places_in
from capital_lux.rules.powers import components_in, tiles_in

HIDDEN_ZONES = ("hand", "packs", "kept")


def shuffled_snapshot(snapshot: Mapping[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
    """A snapshot in which everything that `seat` cannot know is changed.

    The deck and the other seats' cards are shuffled together, but for those `seat` may have seen
    in the draft (V2); so is what lies face down among the tiles' and ROB's components, and the
    chance of later rounds. `snapshot` is a deep copy of its own and is changed in place.
    """
    out = dict(snapshot)
    forget_packs(out["players"], seat)
    places = places_in(out["deck"])
    left = out["players"][(seat + 1) % len(out["players"])]
    passed = Counter(card for pack in left.get("received", [])[1:] for card in pack)
    for owner, player in enumerate(out["players"]):
        seen = Counter(passed)
        for zone in HIDDEN_ZONES if owner != seat else ():
            for at, card in enumerate(player[zone]):
                if seen[card]:
                    seen[card] -= 1
                else:
                    places.append((player[zone], at))
    shuffle_places(places, rng)
    change_chosen_card(out, seat, rng)
    for component in components_in(out):
        shuffle_places(component.secret_places(out, seat), rng)
    for decks in out["tape"].values():
        for deck in decks:
            rng.shuffle(deck)
    return out


def forget_packs(players: list[dict[str, Any]], seat: int) -> None:
    """Others' packs, but for those that `seat` passed on: no pack is left that must fit a hand."""
    for owner, player in enumerate(players):
        if owner != seat and "received" in player:
            passed = player["received"][1:] if owner == (seat + 1) % len(players) else []
            player["received"] = [[], *passed] if passed else []


def change_chosen_card(out: dict[str, Any], seat: int, rng: random.Random) -> None:
    """The hand card another seat has chosen but not yet shown may be any of its hand."""
    pending = out["pending"]
    if chooses_from_hand(out) and pending["seat"] != seat and "card" in pending:
        pending["card"] = rng.choice(out["players"][pending["seat"]]["hand"])


def chooses_from_hand(snapshot: Mapping[str, Any]) -> bool:
    """Whether the choice being made is about a card of the chooser's hand."""
    asking = (snapshot["pending"] or {}).get("power")
    return any(tile.from_hand and tile.name == asking for tile in tiles_in(snapshot))


def shuffle_places(places: list[Place], rng: random.Random) -> None:
    """Exchange what lies in some places of lists and objects."""
    values = [zone[at] for zone, at in places]
    rng.shuffle(values)
    for (zone, at), value in zip(places, values, strict=True):
        zone[at] = value
