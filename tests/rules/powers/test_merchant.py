"""Merchant (yellow, A): take a gold; gold keeps a district that is over."""

from __future__ import annotations

import pytest

from tests.positions import (
    bonus,
    capital,
    gold,
    home,
    pending,
    play,
    position,
    restored,
    round_end,
    told,
)


def test_trigger_one_gold() -> None:
    game = position("", [], ["Y2 G2", "B3"], powers="merchant")
    events = play(game, "0 capital Y2")
    assert told(events, "took_gold") == [{"seat": 0, "count": 1}]
    assert (gold(game), game.waiting()) == ([1, 0], (1,))


def test_never_impossible_beyond_the_first_editions_eight() -> None:
    game = position("", [], ["Y2 G2", "B3"], powers="merchant", gold=[50, 20])
    events = play(game, "0 capital Y2")
    assert (told(events, "nothing"), gold(game)) == ([], [51, 20])


def test_round_end_a_seat_over_pays_a_gold_a_point() -> None:
    game = round_end("B5 B4", ["B6 B5", "P2"], powers="merchant", gold=[3, 0])
    assert (game.waiting(), game.legal(0)) == ((0,), ["pay", "discard"])
    assert game.view(1)["pending"] == {"seat": 0, "gold": "blue", "cost": 2}
    events = play(game, "0 pay")
    assert told(events, "paid") == [{"seat": 0, "district": "blue", "count": 2}]
    assert (gold(game), home(game, 0), bonus(game, 0)) == ([1, 0], "B5 B6", "B5")


def test_round_end_or_discards_and_keeps_the_gold() -> None:
    game = round_end("B5 B4", ["B6 B5", "P2"], powers="merchant", gold=[3, 0])
    play(game, "0 discard")
    assert (gold(game), home(game, 0), bonus(game, 0)) == ([3, 0], "", "")


def test_round_end_without_enough_gold_nothing_is_asked() -> None:
    game = round_end("B5 B4", ["B6 B5", "P2"], powers="merchant", gold=[1, 9])
    assert game.view()["pending"] == {"seat": 1, "gold": "pink", "cost": 2}
    assert (gold(game), home(game, 0)) == ([1, 9], "")


def test_round_end_district_by_district_and_seat_by_seat_from_the_start() -> None:
    homes = ["B2 G2", "P2 Y2", "B3 P3"]
    game = round_end("", homes, powers="merchant", gold=[9, 9, 9], start=1)
    asked = []
    while game.view()["phase"] == "gold":
        choice = pending(game)
        asked.append((choice["gold"], choice["seat"]))
        play(game, f"{choice['seat']} discard")
    assert asked == [
        ("blue", 2), ("blue", 0), ("pink", 1), ("pink", 2), ("yellow", 1), ("green", 0),
    ]  # fmt: skip


def test_round_end_gold_won_as_a_bonus_comes_too_late_to_pay() -> None:
    game = round_end("B4 G2", ["B2 G3", "B2"], powers="merchant")
    assert (gold(game), home(game, 0)) == ([1, 1], "B2")


def test_snapshot_in_the_middle_of_the_choice() -> None:
    game = round_end("B5 G6", ["B6 G2", "P2 G3"], powers="merchant", gold=[3, 2])
    game = restored(game)
    play(game, "0 pay")
    assert game.view()["pending"] == {"seat": 1, "gold": "pink", "cost": 2}
    game = restored(game)
    play(game, "1 pay")
    assert (gold(game), bonus(game, 0), bonus(game, 1)) == ([2, 0], "B5", "G6")
    assert game.view()["round"] == 2


def test_the_agents_modifiers_are_public_when_gold_is_asked() -> None:
    modifiers = {"blue": [(-1, 1)]}
    game = round_end("B6", ["B6", "P2"], powers="A", gold=[1], modifiers=modifiers)
    assert game.view()["pending"] == {"seat": 0, "gold": "blue", "cost": 1}
    assert game.view(0)["modifiers"]["blue"] == [{"value": -1, "by": 1}]
    play(restored(game), "0 pay")


def test_solo_you_may_pay() -> None:
    game = round_end("B5", ["B6", ""], powers="merchant", rob={}, gold=[1, 0])
    assert game.view()["pending"] == {"seat": 0, "gold": "blue", "cost": 1}
    play(game, "0 pay")
    assert (home(game, 0), gold(game)) == ("B6", [0, 0])


def test_solo_rob_never_pays_and_never_takes_gold_for_a_yellow_card() -> None:
    game = round_end("B5", ["G2", "B6"], powers="merchant", rob={}, gold=[0, 9])
    assert (home(game, 1), gold(game)) == ("", [0, 9])
    game = position(
        "B6", ["", ""], ["B2 G2"], powers="merchant", rob={"hand": "Y3 B2", "deck": "blue left"}
    )
    play(game, "0 home B2")
    assert (capital(game), gold(game)) == ("B6 Y3", [0, 0])


@pytest.mark.parametrize("tile", ["follower", "aristocrat", "sentinel"])
def test_only_this_tile_sells_limits(tile: str) -> None:
    game = round_end("B5", ["B6", "P2"], powers=tile, gold=[9, 0])
    assert (home(game, 0), gold(game)) == ("", [9, 0])
