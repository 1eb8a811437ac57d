"""Reads an observation back for people.

>>> import capital_lux as lux
>>> from capital_lux.envs.observation.observer import observe
>>> told = describe(observe(lux.Game("first", seats=2, seed=1), 0))
>>> told["phase"], told["round"], told["pack"], told["players"][1]["hand_size"]
('draft', 1, ['B4', 'B5', 'P4', 'Y4', 'Y4', 'Y5'], 6)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from capital_lux.envs.observation.layout import (
    ARISTOCRATS,
    EDITIONS,
    OFFSETS,
    ORDER_BYTES,
    ORDER_CARDS,
    REBELS,
    ROB_SORTS,
    SHAPES,
    SIZE,
    UNLIMITED_GOLD,
    VERSION,
)
from capital_lux.rules.actions import PHASES, SLOTS
from capital_lux.rules.cards import (
    CARD_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    KINDS,
    LETTERS,
    LOWEST,
    MAX_SEATS,
    MODIFIERS,
    VALUES,
    names_of,
)
from capital_lux.rules.powers import SETS

Planes = npt.NDArray[np.uint8]
ROB_CARD_SORTS = tuple(
    f"{colour} {take}{symbol}"
    for colour in ("red", "blue")
    for take in ("left", "right", "deck")
    for symbol in ("", " bonus")
)
ARISTOCRAT_NAMES = tuple(f"{name} {value}" for name in DISTRICT_NAMES for value in (1, 2, 3))


def describe(observation: npt.ArrayLike) -> dict[str, Any]:
    """All that an observation says, in words and card codes; seats are counted from the viewer."""
    row = np.asarray(observation)
    if row.shape != (SIZE,) or row[OFFSETS["version"]] != VERSION:
        raise ValueError(f"this is not an observation of version {VERSION}")
    fields = {
        name: row[OFFSETS[name] : OFFSETS[name] + np.prod(SHAPES[name])].reshape(SHAPES[name])
        for name in OFFSETS
    }
    seats = 2 + int(fields["seats"].argmax())
    letters = fields["tiles"].argmax(axis=1)
    tiles = [list(SETS.values())[letters[d]][d].name for d in range(DISTRICTS)]
    told: dict[str, Any] = {
        "version": VERSION,
        "edition": EDITIONS[fields["edition"].argmax()],
        "seats": seats,
        "tiles": tiles,
        "round": 1 + int(fields["round"].argmax()),
        "phase": PHASES[fields["phase"].argmax()],
        "waiting": np.flatnonzero(fields["waiting"]).tolist(),
        "start": int(fields["start"].argmax()),
        "last_turns": int(fields["last_turns"][0]) - 1 if fields["last_turns"][0] else None,
        "deck": int(fields["deck"][0]),
        "gold_pile": gold_in(int(fields["gold_pile"][0])),
        "pending": pending(fields, tiles),
        **{zone: names_of(fields[zone].tolist()) for zone in ("hand", "pack")},
        "unseen": {CARD_NAMES[k]: int(n) for k, n in enumerate(fields["unseen"]) if n},
        "received": packs(fields["received"]),
        "passed": packs(fields["passed"]),
        "capital": capital(fields),
        "players": [player(fields, seat) for seat in range(seats)],
    }
    components(told, fields, seats, tiles)
    return told


def gold_in(pile: int) -> int | None:
    """The gold pile; None when it is unlimited."""
    return None if pile == UNLIMITED_GOLD else pile


def packs(planes: Planes) -> list[list[str]]:
    """The packs there are, the last empty ones left out."""
    found = [names_of(plane.tolist()) for plane in planes]
    while found and not found[-1]:
        found.pop()
    return found


def pending(fields: dict[str, Planes], tiles: list[str]) -> dict[str, Any] | None:
    """The choice that is asked for; None when there is none."""
    phase = PHASES[fields["phase"].argmax()]
    if phase not in ("power", "gold", "bonus"):
        return None
    told: dict[str, Any] = {"phase": phase}
    if fields["asking"].any():
        told["tile"] = tiles[fields["asking"].argmax()]
        told["step"] = int(fields["step"][0])
    if fields["about_district"].any():
        told["district"] = DISTRICT_NAMES[fields["about_district"].argmax()]
    if fields["about_card"].any():
        told["card"] = CARD_NAMES[fields["about_card"].argmax()]
    if fields["modifier"].any():
        told["modifier"] = MODIFIERS[fields["modifier"].argmax()]
    if fields["number"][0]:
        told["cost" if phase == "gold" else "rebel"] = int(fields["number"][0])
    return told


def capital(fields: dict[str, Planes]) -> dict[str, list[str]]:
    """The capital: low cards first, of one value those placed first."""
    return {
        DISTRICT_NAMES[district]: in_order(
            fields["capital"][district].tolist(), fields["capital_order"][district].tolist()
        )
        for district in range(DISTRICTS)
    }


def in_order(counts: list[int], order: list[list[int]]) -> list[str]:
    """Cards by value and, as far as the order is known, by age."""
    told: list[str] = []
    for rank in range(VALUES):
        left = [counts[colour * VALUES + rank] for colour in range(DISTRICTS)]
        size = min(ORDER_CARDS, sum(left))
        code = sum(order[rank][i] << 8 * i for i in range(ORDER_BYTES))
        newest = [code >> 2 * i & 3 for i in range(size)]
        if sum(count > 0 for count in left) < 2:
            newest = [colour for colour in range(DISTRICTS) for _ in range(left[colour])]
        for colour in newest:
            left[colour] -= 1
        oldest = [colour for colour in range(DISTRICTS) for _ in range(left[colour])]
        told += [f"{LETTERS[colour]}{LOWEST + rank}" for colour in (*oldest, *reversed(newest))]
    return told


def player(fields: dict[str, Planes], seat: int) -> dict[str, Any]:
    """What lies before a seat, and what is remembered of its hand."""
    zones = {
        zone: names_of(fields[zone][seat].tolist()) for zone in ("home", "bonus", "shown", "known")
    }
    totals = dict(zip(DISTRICT_NAMES, fields["home_total"][seat].tolist(), strict=True))
    numbers = {zone: int(fields[zone][seat]) for zone in ("gold", "hand_size")}
    return {**zones, "totals": totals, **numbers}


def components(
    told: dict[str, Any], fields: dict[str, Planes], seats: int, tiles: list[str]
) -> None:
    """Add what the tiles and ROB have."""
    blue, yellow = fields["blue"], fields["yellow"]
    if tiles[0] == "agent":
        told["modifiers"] = modifiers(blue)
    elif tiles[0] == "infiltrator":
        told["rebels"] = rebels(blue)
    elif tiles[0] == "outsider":
        order = blue[KINDS : KINDS + VALUES * ORDER_BYTES].reshape(VALUES, ORDER_BYTES)
        told["outsider"] = in_order(blue[:KINDS].tolist(), order.tolist())
    if tiles[2] == "aristocrat":
        told["aristocrats"] = aristocrats(yellow.tolist(), seats)
    elif tiles[2] in ("follower", "sentinel"):
        posts = yellow.reshape(MAX_SEATS, DISTRICTS)[:seats]
        told[f"{tiles[2]}s"] = [[DISTRICT_NAMES[d] for d in np.flatnonzero(row)] for row in posts]
    if tiles[3] == "discoverer":
        told["discovery"] = names_of(fields["green"].tolist())
    if told["edition"] == "solo":
        told["rob"] = {
            "hand": [
                CARD_NAMES[side.argmax()] if side.any() else None for side in fields["rob_hand"]
            ],
            "reserve": names_of(fields["rob_reserve"].tolist()),
            "deck": rob_cards(fields["rob_deck"]),
            "turned": rob_cards(fields["rob_turned"]),
        }


def modifiers(blue: Planes) -> dict[str, list[dict[str, Any]]]:
    """The modifiers over each district, those whose value is known first."""
    known, hidden = blue[:32].reshape(2, len(MODIFIERS), DISTRICTS)
    over: dict[str, list[dict[str, Any]]] = {}
    for district, name in enumerate(DISTRICT_NAMES):
        over[name] = [
            {"value": MODIFIERS[number], "by": int(known[number, district]) - 1}
            for number in np.flatnonzero(known[:, district])
        ]
        for by in range(MAX_SEATS):
            over[name] += [{"value": None, "by": by}] * int(hidden[by, district])
    return over


def rebels(blue: Planes) -> list[dict[str, Any]]:
    """The rebels placed, oldest first."""
    listed = blue[2 * MAX_SEATS * DISTRICTS :][:REBELS].tolist()
    return [
        {
            "value": code & 3 or None,
            "by": code >> 2 & 3,
            "seat": code >> 4 & 3,
            "district": DISTRICT_NAMES[code >> 6],
        }
        for code in listed
        if code
    ]


def aristocrats(yellow: list[int], seats: int) -> dict[str, Any]:
    """Where the aristocrats are."""
    places = yellow[:ARISTOCRATS]

    def at(place: int) -> list[str]:
        return [ARISTOCRAT_NAMES[tile] for tile in range(ARISTOCRATS) if places[tile] == place]

    return {
        "deck": len(at(0)),
        "slots": [next(iter(at(6 + slot)), None) for slot in range(SLOTS)],
        "owned": [at(1 + seat) for seat in range(seats)],
        "lost": at(5),
    }


def rob_cards(counts: Planes) -> list[str]:
    """Cards of ROB's by sort."""
    return [ROB_CARD_SORTS[sort] for sort in range(ROB_SORTS) for _ in range(counts[sort])]
