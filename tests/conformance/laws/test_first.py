"""The first edition keeps every law."""

from __future__ import annotations

import pytest

import capital_lux as lux
from capital_lux.conformance.harness import check_game

CHUNKS = 20
GAMES, CLOSER = (400, 2.5) if lux.COMPILED else (15, 1.0)
"""In each chunk: 8,000 games per number of seats compiled, 300 plain, and how closely."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_law(seats: int, chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        check_game(lambda number: lux.Game(seats=seats, seed=number), seed, closer=CLOSER)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_few_games_keeps_every_law(seats: int) -> None:
    for seed in range(4 if lux.COMPILED else 1):
        check_game(lambda number: lux.Game(seats=seats, seed=number), seed, thorough=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", [1, 3, 9, 17, 26, 32])
def test_games_with_short_decks_keep_every_law(seats: int, cards: int) -> None:
    deck = {"B2": cards, "P6": cards // 2, "Y3": cards // 3, "G4": cards, "G2": cards // 4}
    for seed in range(20):
        check_game(lambda number: lux.Game(seats=seats, seed=number, cards=deck), seed)
