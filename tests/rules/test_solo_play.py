"""Solo against ROB, the turns and what ends a round: S4-S7. You are seat 0, ROB is seat 1."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, draft, gold, hand, home, play, position, restored, told


def turn_of_rob(
    card: str, there: str, robs_home: str = "", **options: Any
) -> tuple[lux.Game, list[lux.Event]]:
    """The game after your turn and ROB's, for which he turned up `card`; you played a G2 home."""
    rob = {"hand": "B4 P5", "deck": card, **options.pop("rob", {})}
    hands = options.pop("hands", ["G2 G3 G4"])
    game = position(there, ["", robs_home], hands, rob=rob, **options)
    return game, play(game, "0 home G2")


def robs_play(events: list[lux.Event]) -> tuple[str, str]:
    """The citizen ROB played and where."""
    mine = [event for event in told(events, "played") if event["seat"] == 1]
    assert len(mine) == 1
    return mine[0]["card"], mine[0]["where"]


def test_S4_rob_goes_first_every_round() -> None:
    game = lux.Game("generations", 1, 3)
    for number in (1, 2, 3):
        assert (game.view()["round"], game.view()["start"]) == (number, 1)
        draft(game)
        assert len(game.view()["rob"]["red"] + game.view()["rob"]["pile"]) == 1
        while game.view()["round"] == number and not game.over:
            game.play(0, game.legal(0)[0])


def test_S4_then_you_alternate() -> None:
    game = position("B6 B6", [], ["B2 B3 B4 B5"], rob={"hand": "P2 P3", "deck": "blue left"})
    events = play(game, "0 home B2")
    assert [event.what for event in events][:2] == ["played", "rob_turned"]
    assert game.waiting() == (0,)


def test_S4_red_cards_have_their_own_row_and_blue_ones_a_pile() -> None:
    game, _ = turn_of_rob("red left", "B6")
    assert (game.view()["rob"]["red"], game.view()["rob"]["pile"]) == (["red left"], [])
    game, _ = turn_of_rob("blue left", "B6")
    assert (game.view()["rob"]["red"], game.view()["rob"]["pile"]) == ([], ["blue left"])
    assert game.view()["rob"]["deck"] == 13


@pytest.mark.parametrize(("card", "played"), [("left", "B4"), ("right", "P5"), ("deck", "Y3")])
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_S4_the_citizen_the_card_names(colour: str, card: str, played: str) -> None:
    _, events = turn_of_rob(f"{colour} {card}", "", deck="Y3 Y4")
    assert robs_play(events) == (played, "capital")
    turned = {"colour": colour, "take": card, "symbol": False}
    assert told(events, "rob_turned") == [turned]


@pytest.mark.parametrize(
    ("there", "robs_home", "where"),
    [
        ("B4", "", "home"),  # equal: does not exceed
        ("B3", "", "capital"),
        ("B6 B2", "B4", "home"),
        ("B6 B2", "B5", "capital"),
        ("B:G5", "", "home"),  # a district's cards count, whatever their colours
        ("P6 P6", "", "capital"),
    ],
)
def test_S4_home_if_the_district_would_not_exceed_the_capitals(
    there: str, robs_home: str, where: str
) -> None:
    game, events = turn_of_rob("blue left", there, robs_home)
    assert robs_play(events) == ("B4", where)
    assert ("B4" in home(game, 1).split()) == (where == "home" or "B4" in robs_home)


@pytest.mark.parametrize("value", [4, -3])
def test_S4_face_down_modifiers_do_not_count(value: int) -> None:
    there = "B3" if value > 0 else "B4"
    _, events = turn_of_rob("blue left", there, modifiers={"blue": [(value, 0)]})
    assert robs_play(events) == ("B4", "capital" if value > 0 else "home")


@pytest.mark.parametrize("card", ["B4", "P4", "Y4", "G4"])
@pytest.mark.parametrize("powers", ["A", "C", "mentalist sentinel dualist", "infiltrator"])
def test_S4_rob_never_triggers_a_power(card: str, powers: str) -> None:
    game, events = turn_of_rob("blue left", "", powers=powers, rob={"hand": f"{card} P5"})
    assert robs_play(events) == (card, "capital")
    assert (game.view()["pending"], gold(game), game.waiting()) == (None, [0, 0], (0,))
    after = [event.what for event in events]
    assert after[after.index("rob_turned") :] == ["rob_turned", "played", "rob_refilled"]


def test_S5_a_bonus_symbol_gives_the_lowest_card_of_the_capital() -> None:
    game, events = turn_of_rob("blue left bonus", "B3 G2 G5 P6")
    assert told(events, "bonus") == [{"seat": 1, "card": "G2", "district": "green"}]
    assert (bonus(game, 1), capital(game)) == ("G2", "B3 B4 P6 G5")


def test_S5_only_when_played_in_the_capital() -> None:
    game, events = turn_of_rob("blue left bonus", "B6 G2")
    assert robs_play(events) == ("B4", "home")
    assert bonus(game, 1) == ""


def test_S5_without_the_symbol_nothing() -> None:
    assert bonus(turn_of_rob("blue left", "B3 G2")[0], 1) == ""


def test_S5_not_the_card_just_played() -> None:
    game, _ = turn_of_rob("red left bonus", "G5", rob={"hand": "B2 P5"})
    assert (bonus(game, 1), capital(game)) == ("G5", "B2")


def test_S5_nothing_when_no_other_card_lies_there() -> None:
    game, _ = turn_of_rob("red left bonus", "")
    assert (bonus(game, 1), capital(game)) == ("", "B4")


def test_S5_another_card_of_the_same_kind_is_taken_and_the_one_just_played_stays() -> None:
    game, _ = turn_of_rob("blue left bonus", "Y2 Y:G6", "Y6 Y6", rob={"hand": "Y2 P5"})
    assert (bonus(game, 1), capital(game)) == ("Y2", "Y:G6 Y2")


def test_S5_among_equals_in_several_districts_you_choose_the_district() -> None:
    game, _ = turn_of_rob("blue left bonus", "B3 P2 G2 G2")
    assert game.view()["phase"] == "bonus"
    pending = {"seat": 0, "rob": "B4"}
    assert game.view(0)["pending"] == game.view(None)["pending"] == pending
    assert (game.waiting(), game.legal(0)) == ((0,), ["district P", "district G"])
    game = restored(game)
    play(game, "0 district G")
    assert (bonus(game, 1), capital(game)) == ("G2", "B3 B4 P2 G2")
    assert game.view()["phase"] == "play"


def test_S5_among_equals_in_one_district_you_choose_the_card() -> None:
    game, _ = turn_of_rob("blue left bonus", "B3 G2 G:Y2")
    assert game.view()["pending"] == {"seat": 0, "rob": "B4", "district": "green"}
    assert game.legal(0) == ["card Y2", "card G2"]
    game = restored(game)
    play(game, "0 card Y2")
    assert (bonus(game, 1), capital(game)) == ("Y2", "B3 B4 G2")


def test_S5_first_the_district_then_the_card() -> None:
    game, _ = turn_of_rob("blue left bonus", "B3 P2 G2 G:Y2")
    play(game, "0 district G")
    assert game.legal(0) == ["card Y2", "card G2"]
    game = restored(game)
    play(game, "0 card G2")
    assert (bonus(game, 1), capital(game)) == ("G2", "B3 B4 P2 G:Y2")


def test_S5_the_card_just_played_makes_no_tie() -> None:
    game, _ = turn_of_rob("blue left bonus", "G2", rob={"hand": "B2 P5"})
    assert (bonus(game, 1), capital(game), game.view()["phase"]) == ("G2", "B2", "play")


def test_S5_an_equal_older_card_in_its_district_is_a_choice_of_district() -> None:
    game, _ = turn_of_rob("blue left bonus", "B2 G2", rob={"hand": "B2 P5"}, robs_home="B2")
    assert game.legal(0) == ["district B", "district G"]
    game = restored(game)
    play(game, "0 district B")
    assert (bonus(game, 1), capital(game)) == ("B2", "B2 G2")


def test_S5_your_turn_waits_until_robs_is_over() -> None:
    game, events = turn_of_rob("blue left bonus", "B3 P2 G2")
    assert told(events, "rob_refilled") == []
    events = play(game, "0 district P")
    assert [event.what for event in events] == ["bonus", "rob_refilled"]


@pytest.mark.parametrize(
    ("card", "side", "after"), [("left", "left", ["Y6", "P5"]), ("right", "right", ["B4", "Y6"])]
)
def test_S6_robs_hand_is_refilled_on_the_same_side(card: str, side: str, after: list[str]) -> None:
    game, events = turn_of_rob(f"blue {card}", "", deck="Y6 Y5")
    assert told(events, "rob_refilled") == [{"card": "Y6", "side": side}]
    assert game.view()["rob"]["hand"] == after


def test_S6_a_card_from_the_deck_leaves_the_hand_as_it_is() -> None:
    game, events = turn_of_rob("blue deck", "", deck="Y6 Y5")
    assert (robs_play(events)[0], game.view()["rob"]["hand"]) == ("Y6", ["B4", "P5"])
    assert (told(events, "rob_refilled"), game.snapshot()["deck"][0]) == ([], "Y5")


def test_S6_with_an_empty_deck_nothing_is_drawn() -> None:
    game, events = turn_of_rob("blue left", "", rest="discard")
    assert robs_play(events) == ("B4", "capital")
    assert game.view()["rob"]["hand"] == [None, "P5"]
    assert restored(game).view()["rob"]["hand"] == [None, "P5"]


@pytest.mark.parametrize("card", ["blue left bonus", "red deck"])
def test_S6_a_card_rob_cannot_take_means_no_play(card: str) -> None:
    game, events = turn_of_rob(card, "G5", rob={"hand": "- P5"}, rest="discard")
    assert len(told(events, "rob_nothing")) == 1
    assert (capital(game), bonus(game, 1), game.waiting()) == ("G5", "", (0,))


def test_S7_your_empty_hand_gives_rob_one_last_turn() -> None:
    game, events = turn_of_rob("blue left", "B3 G6", hands=["G2"])
    assert told(events, "last_turns") == [{"seat": 0, "turns": 1}]
    assert robs_play(events) == ("B4", "capital")
    assert (game.view()["round"], game.view()["phase"]) == (2, "draft")


def test_S7_rob_still_gets_his_bonus_in_his_last_turn() -> None:
    game, _ = turn_of_rob("blue left bonus", "B3 G6 P2 Y2", hands=["G2"])
    game = restored(game)
    assert (game.view()["round"], game.view()["last_turns"]) == (1, 1)
    play(game, "0 district Y")
    assert (bonus(game, 1).split()[0], game.view()["round"]) == ("Y2", 2)


def test_S7_three_red_cards_give_you_one_last_turn() -> None:
    up = "red left, blue deck, red right"
    game, events = turn_of_rob("red deck", "G6", deck="Y6", rob={"up": up})
    assert told(events, "last_turns") == [{"seat": 1, "turns": 1}]
    assert (game.waiting(), game.view()["round"]) == ((0,), 1)
    game = restored(game)
    events = play(game, "0 home G3")
    assert told(events, "rob_turned") == []
    assert game.view()["round"] == 2


def test_S7_two_red_cards_do_not() -> None:
    game, events = turn_of_rob("red deck", "G6", deck="Y6", rob={"up": "red left, blue deck"})
    assert (told(events, "last_turns"), game.view()["last_turns"]) == ([], None)


def test_S7_your_empty_hand_with_robs_third_red_card_gives_no_turn_more() -> None:
    game, _ = turn_of_rob("red deck", "G6", hands=["G2"], rob={"up": "red left, red right"})
    assert game.view()["round"] == 2


def test_S7_a_scholar_that_draws_keeps_the_round_going() -> None:
    game = position("B6", [], ["G2"], powers="scholar", rob={"deck": "blue deck"}, deck="Y6 Y5")
    play(game, "0 capital G2")
    assert (hand(game, 0), game.view()["last_turns"]) == ("Y6", None)
