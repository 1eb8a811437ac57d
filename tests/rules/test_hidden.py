"""What tiles and ROB tell bots and laws of their components: whole games, one of each sort."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.guess import guess
from capital_lux.conformance.harness import check_game
from capital_lux.conformance.secrecy import shuffled_snapshot
from capital_lux.rules.options import Choices
from tests.own_tiles import Toll

OTHERS = ["recruiter", "mentalist", "follower", "dualist"]
SORTS: list[dict[str, Any]] = [
    {"edition": "first", "seats": 3},
    *({"edition": "generations", "seats": 2, "powers": letter} for letter in "ABCD"),
    {
        "edition": "generations",
        "seats": 3,
        "powers": "recruiter mentalist follower scholar".split(),
    },
    {"edition": "generations", "seats": 1, "powers": "A"},
]
OFTEN = 0.3
"""The share of positions that are looked at."""


@pytest.mark.parametrize("options", SORTS, ids=lambda options: " ".join(map(str, options.values())))
def test_what_is_hidden_is_filled_in_or_shuffled_and_looks_the_same(
    options: dict[str, Any],
) -> None:
    rng = random.Random(1)
    game = lux.Game(seed=1, **options)
    while not game.over:
        seat = rng.choice(game.waiting())
        if rng.random() < OFTEN:
            filled, _ = guess(game.view(seat))
            truth = json.loads(json.dumps(game.snapshot()))
            shuffled = lux.Game.restore(shuffled_snapshot(truth, seat, rng))
            for other in (filled, shuffled):
                assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
        game.play(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize("options", SORTS, ids=lambda options: " ".join(map(str, options.values())))
def test_a_game_told_again_is_the_same_to_a_seat_in_another_world(options: dict[str, Any]) -> None:
    check_game(lambda n: lux.Game(seed=n, **options), 1, failures=None, told=True)


@pytest.mark.parametrize("powers", [None, "A", "random", OTHERS])
def test_a_users_tile_takes_the_place_of_its_colour(powers: Any) -> None:
    tiles = Choices("generations", 2, powers, own=(Toll,)).game(5).powers()
    assert sorted(tile.colour for tile in tiles) == ["blue", "green", "pink", "yellow"]
    assert [tile.name for tile in tiles if isinstance(tile, lux.Tile)] == ["toll"]
    usual = Choices("generations", 2, powers).game(5).powers()
    assert {tile.name for tile in tiles} - {"toll"} <= {tile.name for tile in usual}


def test_a_set_that_is_not_there_is_refused_beside_a_users_tile() -> None:
    with pytest.raises(ValueError, match="not-a-set"):
        Choices("generations", 2, "not-a-set", own=(Toll,)).game(5)
