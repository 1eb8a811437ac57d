"""Reads an observation back for people.

>>> import capital_lux as lux
>>> from capital_lux.observation.observer import observe
>>> told = describe(observe(lux.Game("first", seats=2, seed=1), 0))
>>> told["phase"], told["round"], told["pack"], told["players"][1]["hand_size"]
('draft', 1, ['B4', 'B5', 'P4', 'Y4', 'Y4', 'Y5'], 6)
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from capital_lux.observation.layout import (
    EDITIONS,
    OFFSETS,
    ROB_SORTS,
    SETS,
    SHAPES,
    SIZE,
    UNLIMITED_GOLD,
    VERSION,
    in_order,
    tiles_of,
)
from capital_lux.observation.section import Bytes
from capital_lux.observation.tiles import section_named
from capital_lux.rules.actions import PHASES
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, names_of

if TYPE_CHECKING:
    import numpy.typing as npt

ROB_CARD_SORTS = tuple(
    f"{colour} {take}{symbol}"
    for colour in ("red", "blue")
    for take in ("left", "right", "deck")
    for symbol in ("", " bonus")
)


def describe(observation: npt.ArrayLike) -> dict[str, Any]:
    """All that an observation says, in words and card codes; seats are counted from the viewer."""
    import numpy as np

    row = np.asarray(observation)
    if row.shape != (SIZE,) or row[OFFSETS["version"]] != VERSION:
        raise ValueError(f"this is not an observation of version {VERSION}")
    fields = {
        name: row[OFFSETS[name] : OFFSETS[name] + prod(SHAPES[name])].reshape(SHAPES[name])
        for name in OFFSETS
    }
    gold = int(fields["gold_pile"][0])
    seats = 2 + int(fields["seats"].argmax())
    tiles = [
        tiles_of(colour)[marks.argmax() + SETS * (int(marks.max()) - 1)]
        for colour, marks in zip(DISTRICT_NAMES, fields["tiles"], strict=True)
    ]
    told: dict[str, Any] = {
        "version": VERSION,
        "edition": EDITIONS[fields["edition"].argmax()],
        "seats": seats,
        "tiles": tiles,
        "round": 1 + int(fields["round"].argmax()),
        "phase": PHASES[fields["phase"].argmax()],
        "waiting": fields["waiting"].nonzero()[0].tolist(),
        "start": int(fields["start"].argmax()),
        "last_turns": int(fields["last_turns"][0]) - 1 if fields["last_turns"][0] else None,
        "deck": int(fields["deck"][0]),
        "gold_pile": None if gold == UNLIMITED_GOLD else gold,
        "pending": pending(fields, tiles),
        **{zone: names_of(fields[zone].tolist()) for zone in ("hand", "pack")},
        "unseen": {CARD_NAMES[k]: int(n) for k, n in enumerate(fields["unseen"]) if n},
        "received": packs(fields["received"]),
        "passed": packs(fields["passed"]),
        "capital": {  # low cards first, of one value those placed first
            name: in_order(cards.tolist(), order.tolist())
            for name, cards, order in zip(
                DISTRICT_NAMES, fields["capital"], fields["capital_order"], strict=True
            )
        },
        "players": [player(fields, seat) for seat in range(seats)],
    }
    for tile, colour in zip(tiles, DISTRICT_NAMES, strict=True):
        section = section_named(tile)
        if section.key:
            told[section.key] = section.describe(fields[colour][: section.size], seats)
    if told["edition"] == "solo":
        told["rob"] = {
            "hand": [
                CARD_NAMES[side.argmax()] if side.any() else None for side in fields["rob_hand"]
            ],
            "reserve": names_of(fields["rob_reserve"].tolist()),
            "deck": rob_cards(fields["rob_deck"]),
            "turned": rob_cards(fields["rob_turned"]),
        }
    return told


def packs(planes: Bytes) -> list[list[str]]:
    """The packs there are, the last empty ones left out."""
    found = [names_of(plane.tolist()) for plane in planes]
    while found and not found[-1]:
        found.pop()
    return found


def pending(fields: dict[str, Bytes], tiles: list[str]) -> dict[str, Any] | None:
    """The choice that is asked for; None when there is none."""
    phase = PHASES[fields["phase"].argmax()]
    if phase not in ("power", "gold", "bonus"):
        return None
    told: dict[str, Any] = {"phase": phase}
    if fields["asking"].any():
        tile = tiles[fields["asking"].argmax()]
        told |= {"tile": tile, "step": int(fields["step"][0])}
        told |= section_named(tile).describe_choice(fields)
    if fields["about_district"].any():
        told["district"] = DISTRICT_NAMES[fields["about_district"].argmax()]
    if fields["about_card"].any():
        told["card"] = CARD_NAMES[fields["about_card"].argmax()]
    if phase == "gold":
        told["cost"] = int(fields["number"][0])
    return told


def player(fields: dict[str, Bytes], seat: int) -> dict[str, Any]:
    """What lies before a seat, and what is remembered of its hand."""
    zones = {
        zone: names_of(fields[zone][seat].tolist()) for zone in ("home", "bonus", "shown", "known")
    }
    totals = dict(zip(DISTRICT_NAMES, fields["home_total"][seat].tolist(), strict=True))
    numbers = {zone: int(fields[zone][seat]) for zone in ("gold", "hand_size")}
    return {**zones, "totals": totals, **numbers}


def rob_cards(counts: Bytes) -> list[str]:
    """Cards of ROB's by sort."""
    return [ROB_CARD_SORTS[sort] for sort in range(ROB_SORTS) for _ in range(counts[sort])]
