"""Infiltrator (blue, B): look at the top rebel, put it face down in any home district."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, gold, home, play, position, restored, round_end, told

DECK = [3, 1, 1, 1, 2, 2, 2, 3]


def infiltrator(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="infiltrator", rebel_deck=DECK, **options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trigger_any_home_district_of_any_seat(seats: int) -> None:
    game = infiltrator("", [], ["B2 G2"] + ["B3"] * (seats - 1))
    play(game, "0 capital B2")
    assert game.legal(0) == [f"place {seat} {d}" for seat in range(seats) for d in "BPYG"]
    play(game, f"0 place {seats - 1} Y")
    assert game.view()["rebels"]["placed"] == [
        {"value": None, "by": 0, "seat": seats - 1, "district": "yellow"}
    ]
    assert game.waiting() == (1,)


def test_secrecy_only_the_placer_knows_the_rebel() -> None:
    game = infiltrator("", [], ["B2 G2", "B3", "B4"])
    events = play(game, "0 capital B2")
    assert told(events, "looked_rebel", 0) == [{"seat": 0, "rebel": 3}]
    assert game.view(0)["pending"] == {"seat": 0, "power": "infiltrator", "rebel": 3}
    for other in (1, 2, None):
        assert told(events, "looked_rebel", other) == [{"seat": 0}]
        assert game.view(other)["pending"] == {"seat": 0, "power": "infiltrator"}
    events = play(game, "0 place 1 G")
    hidden = {"seat": 0, "to": 1, "district": "green"}
    assert told(events, "placed_rebel", 0) == [{**hidden, "rebel": 3}]
    values = {viewer: game.view(viewer)["rebels"]["placed"][0]["value"] for viewer in (0, 1, 2)}
    assert values == {0: 3, 1: None, 2: None}
    assert [told(events, "placed_rebel", other) for other in (1, None)] == [[hidden], [hidden]]


def test_view_and_snapshot_in_the_middle_of_the_choice() -> None:
    game = infiltrator("", [], ["B2 G2", "B3"])
    play(game, "0 capital B2")
    assert game.view(1)["rebels"] == {"deck": 7, "placed": []}
    assert game.snapshot()["rebels"]["deck"] == DECK[1:]
    game = restored(game)
    play(game, "0 place 0 B")
    assert game.snapshot()["rebels"]["placed"] == [
        {"value": 3, "by": 0, "seat": 0, "district": "blue"}
    ]


def test_there_are_eight_rebels_shuffled_for_each_round() -> None:
    tape = lux.Game("generations", 2, 5, powers="B").tape()
    assert [sorted(deck) for deck in tape["rebels"]] == [[1, 1, 1, 2, 2, 2, 3, 3]] * 3


def test_the_last_rebel_is_placed_too() -> None:
    rebels = [(value, 0, "1 B") for value in DECK[1:]]
    game = position("", [], ["B2 G2", "B3"], powers="infiltrator", rebels=rebels)
    play(game, "0 capital B2", "0 place 1 G")
    assert game.view()["rebels"]["deck"] == 0


def test_impossible_without_a_rebel_left() -> None:
    rebels = [(value, 0, "1 B") for value in DECK]
    game = position("", [], ["B2 G2", "B3"], powers="infiltrator", rebels=rebels)
    events = play(game, "0 capital B2")
    assert told(events, "nothing") == [{"seat": 0, "district": "blue"}]
    assert (capital(game), game.waiting()) == ("B2", (1,))


def test_round_end_revealed_before_resolve_and_counted_against_max() -> None:
    game = position(
        "G6 G4", ["G5 G4"], ["", "B2"], powers="infiltrator", turn=1, last_turns=1,
        rebels=[(1, 1, "0 G"), (3, 1, "0 G")],
    )  # fmt: skip
    events = play(game, "1 home B2")
    assert told(events, "revealed_rebel") == [
        {"by": 1, "to": 0, "district": "green", "rebel": 1},
        {"by": 1, "to": 0, "district": "green", "rebel": 3},
    ]
    over = {"seat": 0, "district": "green", "total": 13, "limit": 10}
    assert over in told(events, "over_limit")
    assert home(game, 0) == ""


def test_round_end_just_enough_is_kept() -> None:
    game = round_end("G6 G4", ["G5 G4", "G2"], powers="infiltrator", rebels=[(1, 1, "0 G")])
    assert home(game, 0) == "G4 G5"


def test_round_end_a_home_without_cards_is_not_over() -> None:
    game = round_end(
        "G6", ["B2", "G2"], powers="infiltrator", rebels=[(3, 1, "0 P"), (3, 1, "0 G")]
    )
    assert game.view()["discard"] == ["B2"]
    assert game.view()["round"] == 2


def test_round_end_a_rebel_counts_for_no_bonus() -> None:
    game = round_end(
        "G6 G4", ["G3", "G2"], powers="infiltrator", rebels=[(2, 1, "1 G"), (1, 0, "0 B")]
    )
    assert (bonus(game, 0), bonus(game, 1)) == ("G6", "")


def test_round_end_a_rebel_makes_no_tie_and_no_points() -> None:
    game = round_end("G6 G4", ["G3", "G2"], powers="infiltrator", rebels=[(1, 1, "1 G")], round=3)
    assert (gold(game), game.scores()) == ([0, 0], [9, 2])


def test_round_end_all_eight_are_in_the_next_deck() -> None:
    game = round_end("G6", ["G3", "G2"], powers="infiltrator", rebels=[(1, 1, "1 G")])
    assert game.view()["rebels"] == {"deck": 8, "placed": []}


def test_with_the_merchant_rebels_are_paid_for() -> None:
    game = round_end(
        "G6 G4", ["G5 G4", "G2"], powers="infiltrator merchant", gold=[2], rebels=[(3, 1, "0 G")]
    )
    assert game.view()["pending"] == {"seat": 0, "gold": "green", "cost": 2}
    assert game.view(None)["rebels"]["placed"][0]["value"] == 3
    game = restored(game)
    play(game, "0 pay")
    assert (home(game, 0), gold(game)) == ("G4 G5", [0, 0])


def test_with_the_sentinel_a_rebel_can_make_it_needed() -> None:
    game = round_end(
        "G6 G4", ["G5 G4", "G2"], powers="infiltrator sentinel", sentinels=["G"],
        rebels=[(3, 1, "0 G")],
    )  # fmt: skip
    assert (home(game, 0), gold(game)) == ("G4 G5", [0, 0])


def test_solo_robs_home_too() -> None:
    game = position(
        "P6", ["", "P4"], ["B2 G2", ""], powers="infiltrator", rebel_deck=DECK,
        rob={"hand": "P6 Y2", "deck": "red left", "up": "red left bonus, red right bonus"},
    )  # fmt: skip
    play(game, "0 capital B2")
    assert game.legal(0) == [f"place {seat} {d}" for seat in (0, 1) for d in "BPYG"]
    play(game, "0 place 1 P", "0 home G2")
    assert (home(game, 1), game.view()["round"]) == ("P4", 2)


def test_solo_a_rebel_can_cost_rob_his_district() -> None:
    game = round_end(
        "P6", ["P2", "P5"], powers="infiltrator", rob={}, rebels=[(3, 0, "1 P"), (1, 0, "1 B")]
    )
    assert (home(game, 0), home(game, 1)) == ("P2", "")
    assert bonus(game, 0) == "P6"


@pytest.mark.parametrize("seat", [None, 1])
def test_solo_a_choice_for_rob_shows_nobody_the_face_down_rebels(seat: int | None) -> None:
    game = position(
        "P4 Y2 G2", ["", "P4"], ["B2 G2"], powers="infiltrator", rebels=[(3, 0, "1 P")],
        rob={"hand": "P3 Y2", "deck": "blue left bonus"},
    )  # fmt: skip
    play(game, "0 home B2")
    assert game.view()["pending"] == {"seat": 0, "rob": "P3"}
    assert game.view(seat)["rebels"]["placed"][0]["value"] is None
    assert game.view(0)["rebels"]["placed"][0]["value"] == 3
