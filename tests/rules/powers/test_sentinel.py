"""Sentinel (yellow, D): a gold guards one of your home districts."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, gold, home, play, position, restored, round_end, told


def sentinel(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="sentinel", **options)


@pytest.mark.parametrize("seat", [0, 1])
def test_trigger_one_of_your_own_districts_that_has_none(seat: int) -> None:
    hands = ["B2 B3", "B2 B3"]
    hands[seat] = "Y2 G2"
    game = sentinel("", [], hands, turn=seat, sentinels=["B", "P G"])
    play(game, f"{seat} capital Y2")
    free = ["P", "Y", "G"] if seat == 0 else ["B", "Y"]
    assert game.legal(seat) == [f"place {seat} {letter}" for letter in free]
    events = play(game, f"{seat} place {seat} Y")
    assert told(events, "posted") == [{"seat": seat, "district": "yellow"}]
    assert "yellow" in game.view()["sentinels"][seat]
    assert game.waiting() == (1 - seat,)


def test_trigger_the_gold_is_the_supplys_not_yours() -> None:
    game = sentinel("", [], ["Y2 G2", "B3"], gold=[0, 3])
    play(game, "0 capital Y2", "0 place 0 B")
    assert (gold(game), game.scores()) == ([0, 3], [0, 6])


def test_snapshot_in_the_middle_of_the_choice() -> None:
    game = sentinel("", [], ["Y2 G2", "B3"], sentinels=["B", "P G"])
    play(game, "0 capital Y2")
    assert game.view(1)["pending"] == {"seat": 0, "power": "sentinel"}
    game = restored(game)
    play(game, "0 place 0 G")
    assert restored(game).snapshot()["sentinels"] == [["blue", "green"], ["pink", "green"]]


def test_impossible_when_all_four_have_one() -> None:
    game = sentinel("", [], ["Y2 G2", "B3"], sentinels=["B P Y G", ""])
    events = play(game, "0 capital Y2")
    assert told(events, "nothing") == [{"seat": 0, "district": "yellow"}]
    assert (capital(game), game.waiting()) == ("Y2", (1,))


@pytest.mark.parametrize(
    ("blue", "kept", "golds", "fate"),
    [
        ("B5 B5", "B5 B5", [1, 0], "returned"),  # not needed: equal to the capital
        ("B5 B6", "B5 B6", [0, 0], "spent"),  # saved by one
        ("B6 B6", "B6 B6", [0, 0], "spent"),  # saved by two
        ("B6 B5 B2", "", [0, 0], "spent"),  # not enough
    ],
)
def test_round_end(blue: str, kept: str, golds: list[int], fate: str) -> None:
    game = position(
        "B6 B4", [blue], ["", "G2"], powers="sentinel", sentinels=["B"], turn=1, last_turns=1
    )
    events = play(game, "1 home G2")
    assert (home(game, 0), gold(game)) == (kept, golds)
    assert told(events, fate) == [{"seat": 0, "district": "blue"}]
    assert told(events, {"spent": "returned", "returned": "spent"}[fate]) == []


def test_round_end_without_cards_there_the_gold_is_yours() -> None:
    game = round_end("G6", ["G3", "G2"], powers="sentinel", sentinels=["B P"])
    assert gold(game) == [2, 0]


def test_round_end_without_cards_the_gold_is_yours_under_a_max_below_zero_too() -> None:
    modifiers = {"blue": [(-3, 1)]}
    game = round_end("G6", ["G3", "G2"], powers="sentinel", sentinels=["B"], modifiers=modifiers)
    assert gold(game) == [1, 0]


def test_round_end_only_the_seats_own_max_is_higher() -> None:
    game = round_end("B5", ["B6", "B4 B2"], powers="sentinel", sentinels=["B"])
    assert (home(game, 0), home(game, 1)) == ("B6", "")


def test_round_end_a_gold_that_joins_counts_at_the_end_and_in_the_tie() -> None:
    game = round_end("G6", ["G3", "G2"], powers="sentinel", sentinels=["B"], round=3)
    assert game.scores() == [3 + 6 + 2, 2]


def test_round_end_this_round_only() -> None:
    game = round_end("B5", ["B6", "G2"], powers="sentinel", sentinels=["B", "Y"])
    assert game.view()["sentinels"] == [[], []]


def test_with_the_agent_a_modifier_can_make_it_needed() -> None:
    game = round_end(
        "B5", ["B5", "G2"], powers="agent sentinel", sentinels=["B"], modifiers={"blue": [(-1, 1)]}
    )
    assert (home(game, 0), gold(game)) == ("B5", [0, 0])


def test_with_the_agent_a_modifier_can_make_it_unneeded() -> None:
    game = round_end(
        "B5", ["B6", "G2"], powers="agent sentinel", sentinels=["B"], modifiers={"blue": [(2, 1)]}
    )
    assert (home(game, 0), gold(game)) == ("B6", [1, 0])


def test_solo_you_guard_your_own_home_only() -> None:
    game = sentinel("", [], ["Y2 G2"], rob={})
    play(game, "0 capital Y2")
    assert game.legal(0) == ["place 0 B", "place 0 P", "place 0 Y", "place 0 G"]
