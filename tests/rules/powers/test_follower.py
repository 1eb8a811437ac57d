"""Follower (yellow, B): a follower on a capital district profits from another seat's bonus."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, gold, play, position, restored, round_end, told


def follower(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="follower", **options)


def test_trigger_on_a_district_where_you_have_none() -> None:
    game = follower("", [], ["Y2 G2", "B3"], followers=["B", "P Y"])
    play(game, "0 capital Y2")
    assert game.legal(0) == ["district P", "district Y", "district G"]
    events = play(game, "0 district P")
    assert told(events, "sent_follower") == [{"seat": 0, "district": "pink"}]
    assert game.view()["followers"] == [["blue", "pink"], ["pink", "yellow"]]
    assert game.waiting() == (1,)


def test_trigger_an_empty_district_too() -> None:
    game = follower("", [], ["Y2 G2", "B3"])
    play(game, "0 capital Y2")
    assert game.legal(0) == ["district B", "district P", "district Y", "district G"]


def test_snapshot_in_the_middle_of_the_choice() -> None:
    game = follower("", [], ["Y2 G2", "B3"], followers=["B", "P Y"])
    play(game, "0 capital Y2")
    assert game.view(1)["pending"] == {"seat": 0, "power": "follower"}
    game = restored(game)
    play(game, "0 district G")
    assert game.snapshot()["followers"] == [["blue", "green"], ["pink", "yellow"]]


def test_impossible_with_one_on_all_four() -> None:
    game = follower("", [], ["Y2 G2", "B3"], followers=["B P Y G", ""])
    events = play(game, "0 capital Y2")
    assert told(events, "nothing") == [{"seat": 0, "district": "yellow"}]
    assert (capital(game), game.waiting()) == ("Y2", (1,))


def test_impossible_for_one_seat_is_possible_for_another() -> None:
    game = follower("", [], ["Y2 G2", "Y3 B3"], followers=["B P Y G", ""], turn=1)
    play(game, "1 capital Y3")
    assert len(game.legal(1)) == 4


def test_round_end_two_gold_when_another_alone_takes_the_bonus_card() -> None:
    game = round_end("B6 B4", ["B5", "B2"], powers="follower", followers=["", "B"])
    assert (bonus(game, 0), gold(game)) == ("B6", [0, 2])


def test_round_end_every_follower_of_the_others_is_rewarded() -> None:
    game = round_end("B6 B4", ["B5", "B2", "B3"], powers="follower", followers=["B", "B", "B"])
    assert (bonus(game, 0), gold(game)) == ("B6", [0, 2, 2])


def test_round_end_nothing_for_the_seat_that_takes_the_card() -> None:
    game = round_end("B6 B4", ["B5", "B2"], powers="follower", followers=["B", ""])
    assert gold(game) == [0, 0]


def test_round_end_nothing_when_the_bonus_is_tied() -> None:
    game = round_end("B6 B4", ["B5", "B5", "B2"], powers="follower", followers=["B", "", "B"])
    assert gold(game) == [1, 1, 0]


def test_round_end_nothing_without_a_total_there() -> None:
    game = round_end("B6 B4", ["B5", "G2"], powers="follower", followers=["", "B"])
    assert (bonus(game, 0), gold(game)) == ("B6", [0, 0])


def test_round_end_nothing_when_ones_own_cards_were_lost() -> None:
    game = round_end("B6", ["B5", "B3 B4"], powers="follower", followers=["", "B"])
    assert (bonus(game, 0), gold(game)) == ("B6", [0, 0])


def test_round_end_nothing_without_a_capital_card() -> None:
    modifiers = {"blue": [(4, 0), (2, 0)]}
    game = round_end("", ["B5", "B2"], powers="follower", followers=["", "B"], modifiers=modifiers)
    assert (bonus(game, 0), gold(game)) == ("", [0, 0])


def test_round_end_each_district_by_itself() -> None:
    game = round_end("B6 G6", ["B5 G2", "B2 G3"], powers="follower", followers=["G", "B G"])
    assert gold(game) == [2, 2]


def test_round_end_a_chosen_bonus_card_counts_too() -> None:
    game = round_end("B6 B:G6", ["B5", "B2"], powers="follower", followers=["", "B"])
    assert gold(game) == [0, 0]
    play(game, "0 card G6")
    assert gold(game) == [0, 2]


def test_round_end_followers_return() -> None:
    game = round_end("B6 B4", ["B5", "B2"], powers="follower", followers=["P", "B"])
    assert game.view()["followers"] == [[], []]


def test_solo_robs_bonus_card_rewards_your_follower() -> None:
    game = round_end("B6 B4", ["B2", "B5"], powers="follower", rob={}, followers=["B", ""])
    assert (bonus(game, 1), gold(game)) == ("B6", [2, 0])


@pytest.mark.parametrize("names", [["blue", "blue"], ["red"], "blue"])
def test_a_snapshot_names_each_district_once(names: object) -> None:
    truth = follower("", [], ["Y2 G2", "B3"]).snapshot()
    truth["followers"][0] = names
    with pytest.raises(lux.InvalidSnapshot, match=r"followers\[0\]"):
        lux.Game.restore(truth)
