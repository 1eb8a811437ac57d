from __future__ import annotations

import pytest

import capital_lux as lux
from capital_lux.rules.rating import RATINGS


@pytest.mark.parametrize(
    ("ahead", "word"),
    [
        (-1, "loss"), (1, "decent"), (6, "decent"), (7, "good"), (12, "good"), (13, "very good"),
        (18, "very good"), (19, "excellent"), (24, "excellent"), (25, "outstanding"),
        (30, "outstanding"), (31, "world class"), (90, "world class"),
    ],
)  # fmt: skip
def test_S10_rating(ahead: int, word: str) -> None:
    assert lux.rating(50 + ahead, 50) == lux.rating(50 + ahead, 50, won_tie=True) == word
    assert word in RATINGS


def test_S10_a_tie_is_a_loss_unless_gold_decides_it() -> None:
    assert lux.rating(50, 50) == "loss"
    assert lux.rating(50, 50, won_tie=True) == "decent"
