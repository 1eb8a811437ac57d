"""Puzzles: the right moves are right, and the levels find them."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.levels import make_bot
from tests.bots.puzzle import Puzzle
from tests.bots.puzzles import PUZZLES
from tests.bots.seats import Listener

SIMULATIONS = {"expert": 3000 if lux.COMPILED else 250}
"""More than expert has. The champion finds them with its own."""
SOLVERS = ("expert", "champion") if lux.COMPILED else ("expert",)
"""A champion's moves take half a minute in plain Python, where it has the same numbers."""
WORLDS = 24 if lux.COMPILED else 6
MOST_ACTIONS = 20_000
REGULAR_FINDS = 49
Outcome = tuple[bool, int]
"""Whether a seat won, and by how much."""


def name_of(puzzle: Any) -> str:
    return str(puzzle.name)


def outcomes(game: lux.Game) -> list[Outcome]:
    scores, winners = game.scores(), game.winners()
    return [
        (seat in winners, score - max(scores[:seat] + scores[seat + 1 :]))
        for seat, score in enumerate(scores)
    ]


def best_play(game: lux.Game, left: list[int]) -> list[Outcome]:
    """Every seat's outcome when each does the best for itself and knows where the cards are."""
    if game.over:
        return outcomes(game)
    seat = game.waiting()[0]
    found: list[Outcome] | None = None
    for action in game.legal_ids(seat):
        left[0] -= 1
        assert left[0] >= 0, "too much can follow"
        branch = game.copy()
        branch.play_id(seat, action)
        outcome = best_play(branch, left)
        if found is None or outcome[seat] > found[seat]:
            found = outcome
    assert found is not None
    return found


def worked_out(puzzle: Puzzle) -> dict[str, tuple[float, float]]:
    """Each action's mean win and lead over worlds that seat 0 thinks possible."""
    game = puzzle.game()
    world, chance = Listener(game, 0).world(game), lux.Fast(1)
    totals = {action: (0.0, 0.0) for action in game.legal(0)}
    for _ in range(WORLDS):
        sample = world.sample(chance)
        for action, (won, lead) in totals.items():
            branch = sample.copy()
            branch.play(0, action)
            outcome = best_play(branch, [MOST_ACTIONS])[0]
            totals[action] = (won + outcome[0], lead + outcome[1])
    return totals


def test_there_are_puzzles_of_all_sorts() -> None:
    assert len(PUZZLES) >= 50
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)
    options = [puzzle.game().view(0) for puzzle in PUZZLES]
    assert {view["edition"] for view in options} == {"first", "generations"}
    assert {view["seats"] for view in options} == {1, 2, 3, 4}
    assert {view["phase"] for view in options} == {"draft", "play", "power", "gold", "bonus"}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name_of)
def test_the_right_move_is_one_of_several(puzzle: Puzzle) -> None:
    game = puzzle.game()
    assert game.waiting() == (0,)
    assert puzzle.best in game.legal(0)
    assert len(game.legal(0)) > 1


@pytest.mark.parametrize("puzzle", [p for p in PUZZLES if p.exact], ids=name_of)
def test_the_right_move_is_right(puzzle: Puzzle) -> None:
    """All that can follow, worked out: no other action comes near."""
    totals = worked_out(puzzle)
    best = totals.pop(puzzle.best)
    assert all(best > other for other in totals.values())
    assert all(best[1] >= other[1] + WORLDS for other in totals.values())


@pytest.mark.parametrize("level", SOLVERS)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=name_of)
def test_the_strong_find_it(puzzle: Puzzle, level: str) -> None:
    view = puzzle.game().view(0)
    for seed in range(2):
        assert make_bot(level, seed, simulations=SIMULATIONS.get(level)).choose(view) == puzzle.best


def test_regular_finds_most() -> None:
    found = [
        puzzle.name
        for puzzle in PUZZLES
        if make_bot("regular", 1).choose(puzzle.game().view(0)) == puzzle.best
    ]
    assert len(found) == REGULAR_FINDS
    assert len(found) >= 0.6 * len(PUZZLES)
