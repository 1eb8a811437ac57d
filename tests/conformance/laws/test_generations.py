"""Generations keeps every law: every combination of tiles, solo, and users' tiles."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.conformance.harness import check_game, check_seed, every_combination
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import TILES
from tests.own_tiles import Ferryman, Toll

GAMES = 3 if lux.COMPILED else 1
"""Of each combination and number of seats; the first is told again in another world."""
STRIDE = 1 if lux.COMPILED else 15
"""Plain Python takes every 15th combination, which has every tile."""
BLUE = [name for name, tile in TILES.items() if tile.colour == "blue"]
COMBINATIONS = {seats: list(every_combination(seats == 1)) for seats in (1, 2, 3, 4)}


def test_every_combination_is_there_once_and_solo_all_that_are_allowed() -> None:
    by_colour = [[name for name in TILES if TILES[name].colour == c] for c in DISTRICT_NAMES]
    every = sorted(product(*by_colour))
    barred = {"outsider", "doomsayer", "convertor"}
    for seats, combinations in COMBINATIONS.items():
        allowed = [tiles for tiles in every if seats > 1 or not barred & set(tiles)]
        assert sorted(map(tuple, combinations)) == allowed


@pytest.mark.parametrize("blue", BLUE)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_combination_keeps_every_law(seats: int, blue: str) -> None:
    chosen = [tiles for tiles in COMBINATIONS[seats][::STRIDE] if tiles[0] == blue]
    assert bool(chosen) == (seats > 1 or blue != "outsider")
    for number, tiles in enumerate(chosen):
        options = {"edition": "generations", "seats": seats, "powers": tiles}
        for seed in range(number * GAMES, (number + 1) * GAMES):
            check_seed(options, False, seed, closer=10, told=seed == number * GAMES)


@pytest.mark.parametrize("letter", "ABCD")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_keeps_every_law(seats: int, letter: str) -> None:
    tiles: Any = "random" if seats == 1 else letter
    seed = "ABCD".index(letter)
    options = {"edition": "generations", "seats": seats, "powers": tiles}
    check_seed(options, thorough=lux.COMPILED, seed=seed, closer=50)


@pytest.mark.parametrize("cards", [1, 5, 9, 16, 26, 32])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_short_decks_keep_every_law(seats: int, cards: int) -> None:
    deck = {"B2": cards, "P6": cards // 2, "Y3": cards // 3, "G4": cards, "G2": cards // 4}

    def make(seed: int) -> lux.Game:
        return lux.Game("generations", seats, seed, powers="random", cards=deck)

    for seed in range(40 if lux.COMPILED else 6):
        check_game(make, seed, closer=10)


@pytest.mark.parametrize(
    ("seats", "powers"),
    [
        *((seats, ["agent", "cleric", Toll, "discoverer"]) for seats in (1, 2, 3, 4)),
        *((seats, ["infiltrator", Ferryman, Toll, "dualist"]) for seats in (2, 3, 4)),
    ],
)
def test_tiles_of_ones_own_keep_every_law(seats: int, powers: list[Any]) -> None:
    for seed in range(10 if lux.COMPILED else 3):
        check_game(
            lambda seed: lux.Game("generations", seats, seed, powers=powers), seed, closer=20
        )


@pytest.mark.parametrize(
    "table",
    [["red deck bonus"], ["blue left bonus"] * 30, ["red left", "blue right", "blue deck bonus"]],
    ids=["one card", "always left", "three cards"],
)
def test_other_cards_of_robs_keep_every_law(table: list[str]) -> None:
    def make(seed: int) -> lux.Game:
        return lux.Game("generations", 1, seed, powers="random", rob_cards=table)

    for seed in range(60 if lux.COMPILED else 8):
        check_game(make, seed, closer=10)
