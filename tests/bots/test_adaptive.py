"""The adaptive opponent: a rung up after a win, a rung down after a loss."""

from __future__ import annotations

import pytest

from capital_lux.bots.adaptive import next_rung, rung_after


@pytest.mark.parametrize(
    ("rung", "levels", "won", "then"),
    [
        ("regular", ["regular"], True, "skilled"),
        ("regular", ["regular"], False, "novice"),
        ("regular", ["novice", "regular", "beginner"], True, "skilled"),
        ("champion", ["champion"], True, "champion"),
        ("beginner", ["beginner"], False, "beginner"),
        # What could be expected says nothing; what could not be does.
        ("regular", ["novice"], True, "regular"),
        ("regular", ["expert"], False, "regular"),
        ("regular", ["novice"], False, "novice"),
        ("regular", ["expert"], True, "skilled"),
        # Beside the ladder, and solo against ROB.
        ("regular", ["random"], False, "regular"),
        ("regular", [], True, "regular"),
    ],
)
def test_the_next_rung(rung: str, levels: list[str], won: bool, then: str) -> None:
    assert next_rung(rung, levels, won) == then


def test_a_player_stays_near_one_half() -> None:
    """Somebody who beats all below expert and nobody else is met by strong and expert in turn."""
    games: list[tuple[list[str], bool]] = []
    for _ in range(20):
        rung = rung_after(games)
        games.append(([rung], rung in ("beginner", "novice", "regular", "skilled", "strong")))
    assert [levels for levels, _ in games[:4]] == [
        ["regular"],
        ["skilled"],
        ["strong"],
        ["expert"],
    ]
    assert sum(won for _, won in games[4:]) == 8
