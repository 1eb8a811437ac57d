"""Ratings of players and of puzzles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from capital_lux.bots.ratings import RATINGS
from capital_lux.puzzles.rating import (
    LEAST_DEVIATION,
    MOST_DEVIATION,
    Rating,
    estimate,
)

PLAYERS = st.builds(
    Rating, st.floats(0, 3000), st.floats(LEAST_DEVIATION, MOST_DEVIATION, exclude_min=True)
)


@given(PLAYERS, st.integers(400, 2600), st.booleans())
def test_who_solves_gains_and_all_become_better_known(
    before: Rating, puzzle: int, solved: bool
) -> None:
    after = before.after(puzzle, solved)
    assert (after.rating > before.rating) == solved
    assert LEAST_DEVIATION <= after.deviation <= before.deviation
    harder = before.after(puzzle + 100, solved)
    assert harder.rating > after.rating


def test_glickmans_own_example() -> None:
    """One of the three games of his paper's example, whose opponent is known as well as a puzzle.

    1500 with a deviation of 200 loses to 1550 with 100: his g is 0.9531 and his E 0.432.
    """
    after = Rating(1500, 200).after(1550, solved=False)
    assert (round(after.rating, 1), round(after.deviation, 1)) == (1426.8, 175.7)


@given(st.dictionaries(st.sampled_from(sorted(RATINGS)), st.floats(0, 1), min_size=1))
def test_what_more_solve_is_easier(solved: dict[str, float]) -> None:
    more = {name: min(1, share + 0.2) for name, share in solved.items()}
    assert estimate(more) <= estimate(solved)
