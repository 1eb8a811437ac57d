from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.rating import RATINGS


@pytest.mark.parametrize(
    ("ahead", "word"),
    [
        (-1, "loss"), (0, "decent"), (1, "decent"), (6, "decent"), (7, "good"), (12, "good"),
        (13, "very good"), (18, "very good"), (19, "excellent"), (24, "excellent"),
        (25, "outstanding"), (30, "outstanding"), (31, "world class"), (90, "world class"),
    ],
)  # fmt: skip
def test_S10_the_rating_goes_by_the_difference_alone(ahead: int, word: str) -> None:
    assert lux.rating(50 + ahead, 50) == lux.rating(ahead, 0) == word
    assert word in RATINGS


@pytest.mark.parametrize("points", [float("nan"), float("inf"), 50.0, "50", None])
def test_what_are_no_points_has_no_rating(points: Any) -> None:
    for you, rob in ((points, 50), (50, points)):
        with pytest.raises(TypeError):
            lux.rating(you, rob)
