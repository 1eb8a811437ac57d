from __future__ import annotations

from typing import Any

import pytest

from capital_lux.bots.bot import Bot
from capital_lux.rules.options import Choices
from capital_lux.study import arena
from capital_lux.study.arena import Pairing, Terms, as_json, pairings, run_arena
from capital_lux.study.workers import Interrupted

TWO = Choices("first", 2)


class First(Bot):
    """Plays badly, and at once."""


def load(spec: str) -> Any:
    return First()


def test_who_meets_whom() -> None:
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], 4) == [("a", "b")]
    assert len(pairings(["a", "b", "c"], 3)) == 6
    assert pairings(["a", "b"], 1) == [("a", "ROB"), ("b", "ROB")]


def test_each_deal_is_played_from_every_seat() -> None:
    seen: list[int] = []
    found = run_arena(["random", "mine"], Terms(Choices("first", 4)), 2, jobs=1, load=load,
                      progress=lambda: seen.append(1))  # fmt: skip
    assert len(seen) == 2
    assert as_json(found, 4)["games"] == 8


def test_the_result_is_the_same_with_any_number_of_jobs() -> None:
    one, two = (
        run_arena(["random", "mine"], Terms(TWO, seed=3), 6, jobs=jobs, load=load)[0]
        for jobs in (1, 2)
    )
    assert one.shares == two.shares
    assert one.points == two.points


def test_ctrl_c_keeps_what_was_played() -> None:
    count = 0

    def interrupt() -> None:
        nonlocal count
        count += 1
        if count == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        run_arena(["random", "mine"], Terms(TWO), 10, jobs=1, load=load, progress=interrupt)
    assert [len(pairing.shares) for pairing in stopped.value.found] == [3]


@pytest.mark.parametrize(
    ("bots", "terms", "words"),
    [
        (["random"], Terms(TWO), "at least two bots"),
        (["random", "random"], Terms(TWO), "every bot once"),
        (["random", "genius"], Terms(TWO), "there is no level 'genius'"),
        (["random", "novice"], Terms(Choices("first", 7)), "7 is not a number of seats"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], terms: Terms, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        run_arena(bots, terms, 1)


def test_figures_of_a_pairing() -> None:
    pairing = Pairing("a", "b", shares=[1.0, 0.5], points=[60, 50], others=[40, 50],
                      sums={"seconds": [2.0, 1.0], "moves": [20, 10],
                            "missed": [0, 0], "failed": [0, 0]})  # fmt: skip
    found = as_json([pairing], 2)
    a, b = found["bots"]
    assert (a["win_share"], b["win_share"]) == (0.75, 0.25)
    assert (a["points"], b["points"]) == (55, 45)
    assert a["seconds_per_move"] == b["seconds_per_move"] == pytest.approx(0.1)
    assert a["low"] < 0.75 < a["high"]
    assert "pairs" not in found
    assert "faults" not in found


def test_at_a_larger_table_the_others_share_what_is_left() -> None:
    pairing = Pairing("a", "b", shares=[0.4], points=[60], others=[40])
    a, b = as_json([pairing], 4)["bots"]
    assert a["win_share"] == 0.4
    assert b["win_share"] == pytest.approx(0.2)


def test_the_share_of_an_equal() -> None:
    assert [arena.fair(seats) for seats in (1, 2, 4)] == [0.5, 0.5, 0.25]
