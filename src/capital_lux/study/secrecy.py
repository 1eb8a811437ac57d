"""The secrecy law on a position: shuffle everything a seat cannot know, and it notices nothing.

The same law on a whole history is in `watcher.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

HIDDEN_ZONES = ("hand", "packs", "kept")
FACE_DOWN = ("draft", "play", "power")
"""The phases in which modifiers and rebels lie face down; the round end turns them up."""
FROM_HAND = ("mentalist", "convertor")
"""The tiles whose pending choice names a card of the chooser's hand."""


def shuffled_snapshot(snapshot: Mapping[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
    """A snapshot in which everything that `seat` cannot know is changed.

    The deck and the other seats' cards are shuffled together, but for those `seat` may have seen
    in the draft (V2); so are the face-down modifiers and rebels it did not place, with their
    decks; so are the decks of aristocrats and of ROB's cards, and the chance of later
    rounds. `snapshot` is a deep copy of its own and is changed in place.
    """
    out = dict(snapshot)
    forget_packs(out["players"], seat)
    places: list[tuple[list[str], int]] = [(out["deck"], at) for at in range(len(out["deck"]))]
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
    shuffle_components(out, seat, rng)
    for decks in (out["tape"].get(key, []) for key in ("modifiers", "rebels", "rob")):
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
    if not pending or pending["seat"] == seat or pending.get("power") not in FROM_HAND:
        return
    if "card" in pending:
        pending["card"] = rng.choice(out["players"][pending["seat"]]["hand"])


def shuffle_components(out: dict[str, Any], seat: int, rng: random.Random) -> None:
    """What lies face down among the tiles' and ROB's components."""
    if "modifiers" in out:
        placed = [one for over in out["modifiers"].values() for one in over]
        shuffle_face_down(out, out["modifier_deck"], placed, "modifier", seat, rng)
    if "rebels" in out:
        rebels = out["rebels"]
        shuffle_face_down(out, rebels["deck"], rebels["placed"], "rebel", seat, rng)
    if "aristocrats" in out:
        rng.shuffle(out["aristocrats"]["deck"])
    if "rob" in out:
        rng.shuffle(out["rob"]["deck"])


def shuffle_face_down(
    out: Mapping[str, Any],
    deck: list[Any],
    placed: list[dict[str, Any]],
    name: str,
    seat: int,
    rng: random.Random,
) -> None:
    """A deck, what others placed of it and what another looks at now, among themselves."""
    places: list[tuple[Any, Any]] = [(deck, at) for at in range(len(deck))]
    if out["phase"] in FACE_DOWN:
        places += [(one, "value") for one in placed if one["by"] != seat]
    pending = out["pending"]
    if pending and name in pending and pending["seat"] != seat:
        places.append((pending, name))
    shuffle_places(places, rng)


def shuffle_places(places: list[tuple[Any, Any]], rng: random.Random) -> None:
    """Exchange what lies in some places of lists and objects."""
    values = [zone[at] for zone, at in places]
    rng.shuffle(values)
    for (zone, at), value in zip(places, values, strict=True):
        zone[at] = value
