"""Ratings: the likeliest numbers for what bots won, on a scale that a known bot holds."""

from __future__ import annotations

import pytest

from capital_lux.study.rating import Won, ratings


def won(first: str, second: str, share: float, deals: int = 10**6) -> Won:
    return Won(first, second, share, deals, share * (1 - share) / deals)


def test_shares_that_follow_from_ratings_give_these_back() -> None:
    """64.0 %, 76.0 % and 90.9 % are 100, 200 and 400 points."""
    games = [
        won("a", "b", 1 / (1 + 10 ** (-100 / 400))),
        won("b", "c", 1 / (1 + 10 ** (-300 / 400))),
        won("a", "c", 10 / 11),
    ]
    found = ratings(games, {"b": 1000})
    assert {name: round(one.points) for name, one in found.items()} == {
        "a": 1100, "b": 1000, "c": 700,
    }  # fmt: skip
    assert found["b"].half == 0


def test_shares_that_contradict_each_other_are_weighed() -> None:
    """Around a circle nobody is better."""
    circle = [("a", "b"), ("b", "c"), ("c", "a")]
    found = ratings([won(first, second, 0.7) for first, second in circle], {"a": 1000})
    assert [round(one.points) for one in found.values()] == [1000, 1000, 1000]


def test_the_interval_of_one_pair_is_that_of_its_share() -> None:
    """52 to 48 % in 2,500 games: 2 % either way are 13.9 points, 95 % of the errors 13.6."""
    found = ratings([won("a", "b", 0.5, 2500)], {"b": 1000})
    assert found["a"].half == pytest.approx(1.96 * 0.01 * 4 * 173.718, rel=0.01)


def test_several_known_bots_hold_the_scale_together() -> None:
    found = ratings([won("a", "b", 0.5)], {"a": 1100, "b": 1000})
    assert [round(one.points) for one in found.values()] == [1050, 1050]


def test_at_larger_tables_equals_win_their_share() -> None:
    found = ratings([won("a", "b", 0.25)], {"b": 1000}, seats=4)
    assert round(found["a"].points) == 1000


def test_who_wins_everything_has_a_number_all_the_same() -> None:
    found = ratings([Won("a", "b", 1.0, 100, 0.0)], {"b": 1000})
    assert 1500 < found["a"].points < 2500


def test_without_a_known_bot_there_is_no_scale() -> None:
    assert ratings([won("a", "b", 0.5)], {}) == {}
