"""The types of what the rules hand out are the truth: views and events have that shape, no more."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

import capital_lux as lux
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.events import EVENT_KINDS, seen_by
from capital_lux.rules.options import tiles_for
from capital_lux.rules.shapes import Pending, Player, SeenEvent, View
from tests.own_tiles import Toll

TILES_OF = [[tile.name for tile in tiles_for(colour, False)] for colour in DISTRICT_NAMES]
GAMES: list[dict[str, Any]] = [
    *({"edition": "first", "seats": seats} for seats in (2, 3, 4)),
    *(
        {
            "edition": "generations",
            "seats": 2 + at % 3,
            "powers": [t[at % len(t)] for t in TILES_OF],
        }
        for at in range(max(map(len, TILES_OF)))
    ),
    {"edition": "generations", "powers": ["infiltrator", "missionary", Toll, "dualist"]},
    {"edition": "generations", "seats": 1, "powers": "A"},
    {"edition": "generations", "seats": 1, "rob_cards": ["red left", "blue deck bonus"] * 3},
    {"edition": "first", "cards": {"B2": 20, "P3": 20, "Y4": 20, "G5": 20}},
]


def told(options: dict[str, Any]) -> Iterator[tuple[lux.Game, list[lux.Event]]]:
    """A random game, move by move."""
    game = lux.Game(**options, seed=3)
    rng = random.Random(3)
    yield game, game.opening
    while not game.over:
        seat = rng.choice(game.waiting())
        yield game, game.play(seat, rng.choice(game.legal(seat)))


def keys_of(things: Iterable[Any]) -> set[str]:
    return {key for thing in things for key in thing}


def test_every_view_and_event_has_the_shape_of_its_type() -> None:
    """Converting leaves out what the type does not name; so equal means that it names all."""
    found = defaultdict[Any, set[str]](set)
    for options in GAMES:
        for game, events in told(options):
            for seat in (None, *range(game.seats)):
                view = game.view(seat)
                assert msgspec.convert(view, View) == view
                found[View] |= view.keys()
                found[Player] |= keys_of(view["players"])
                found[Pending] |= keys_of([view["pending"] or ()])
                for seen in seen_by(events, seat):
                    assert msgspec.convert(seen, SeenEvent) == seen
    for shape, keys in found.items():
        assert keys == set(shape.__annotations__), shape


def test_the_fields_of_an_event_are_those_of_the_table() -> None:
    kinds = [kind.event([(number, 0, 0, 0, 0)]) for number, kind in enumerate(EVENT_KINDS)]
    assert keys_of(kind.whole() for kind in kinds) == set(SeenEvent.__annotations__)
