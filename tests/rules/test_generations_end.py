"""Generations, "Round end" and "Game end": G9-G12 and G14, and the printed examples."""

from __future__ import annotations

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, gold, home, play, position, restored, round_end, told


def test_printed_example_pink_7_against_6_loses_all_pink() -> None:
    game = round_end("P4 P2", ["P3 P4", "B2"], powers="A")
    assert (home(game, 0), game.view()["discard"]) == ("", ["B2", "P3", "P4"])


def test_printed_example_green_8_against_5_takes_the_6() -> None:
    game = round_end("G6 G3", ["G5 G3", "G2 G3"], powers="follower")
    assert (bonus(game, 0), bonus(game, 1), gold(game)) == ("G6", "", [0, 0])
    assert capital(game) == "G3"


def test_printed_example_the_final_score_of_66() -> None:
    game = round_end(
        "B5 B5 P5 P5 Y5 Y5 Y2 G5 G5 G2", ["B4 B6 P4 P6 Y5 Y6 G5 G6", "B2"],
        powers="follower", round=3, gold=[2],
    )  # fmt: skip
    totals = game.view()["players"][0]["totals"]
    assert list(totals.values()) == [10, 10, 11, 11]
    assert (bonus(game, 0), gold(game)) == ("B5 P5 Y5 G5", [2, 0])
    assert game.scores()[0] == 42 + 20 + 4


def test_G9_a_total_equal_to_max_is_kept() -> None:
    game = round_end("B5 B4", ["B5 B4", "P2 B6"], powers="A")
    assert (home(game, 0), home(game, 1)) == ("B4 B5", "B6")


def test_G9_over_max_the_whole_district_is_discarded_and_no_other() -> None:
    game = round_end("B5 G6", ["B2 B4 G3", "B3"], powers="A")
    assert (home(game, 0), game.view()["discard"]) == ("G3", ["B2", "B4"])


def test_G9_max_counts_cards_of_other_colours() -> None:
    game = round_end("B2 B:G4", ["B6", "B5 B2"], powers="A")
    assert (home(game, 0), home(game, 1)) == ("B6", "")


def test_G9_districts_are_resolved_blue_pink_yellow_green() -> None:
    game = position(
        "", ["G2 B2", "Y2 P2"], ["", "B4"], powers="A", turn=1, last_turns=1, start=0
    )  # fmt: skip
    events = play(game, "1 home B4")
    assert [(over["district"], over["seat"]) for over in told(events, "over_limit")] == [
        ("blue", 0), ("blue", 1), ("pink", 1), ("yellow", 1), ("green", 0),
    ]  # fmt: skip


def test_G9_in_each_district_the_starting_seat_is_first() -> None:
    homes = ["B2 G2", "B2 P2", "B2 P2"]
    game = position("", homes, ["B3", "", ""], powers="A", turn=0, last_turns=1, start=1)
    events = play(game, "0 home B3")
    assert [(over["district"], over["seat"]) for over in told(events, "over_limit")] == [
        ("blue", 1), ("blue", 2), ("blue", 0), ("pink", 1), ("pink", 2), ("green", 0),
    ]  # fmt: skip


def test_G9_there_is_no_payment_without_the_merchant() -> None:
    for tile in ("follower", "aristocrat", "sentinel"):
        game = round_end("B5", ["B6", "P2"], powers=tile, gold=[9, 9])
        assert (game.view()["phase"], home(game, 0), gold(game)) == ("draft", "", [9, 9])


def test_G9_a_district_without_cards_is_never_over() -> None:
    game = round_end("B5", ["B2", "B3"], powers="A", modifiers={"pink": [(-3, 0)]})
    assert home(game, 0) == "B2"
    assert game.view()["round"] == 2


def test_G10_the_seat_alone_highest_takes_the_highest_card() -> None:
    game = round_end("B6 B3 P4", ["B5", "B4 P2", "B2 B2"], powers="follower")
    assert [bonus(game, seat) for seat in range(3)] == ["B6", "P4", ""]
    assert capital(game) == "B3"


def test_G10_bonus_cards_are_scored_after_all_districts_are_resolved() -> None:
    game = position(
        "B3 G3", ["B2 G4"], ["", "G2"], powers="A", turn=1, last_turns=1
    )  # fmt: skip
    events = play(game, "1 home G2")
    kinds = [event.what for event in events if event.what in ("over_limit", "bonus")]
    assert kinds == ["over_limit", "bonus", "bonus"]
    assert (bonus(game, 0), bonus(game, 1)) == ("B3", "G3")


def test_G10_one_district_gives_one_card_only() -> None:
    game = round_end("B6 B5 B4", ["B5", "B4"], powers="A")
    assert (bonus(game, 0), bonus(game, 1)) == ("B6", "")


def test_G10_whoever_lost_the_district_is_not_eligible() -> None:
    game = round_end("B4", ["B5", "B2"], powers="A")
    assert (bonus(game, 0), bonus(game, 1)) == ("", "B4")


def test_G10_without_a_total_of_1_nobody_is_eligible_and_the_card_stays() -> None:
    game = round_end("B4 P6", ["P2", "P3"], powers="A")
    assert capital(game) == "B4"
    assert gold(game) == [0, 0]


def test_G10_among_equal_highest_of_several_colours_the_seat_chooses() -> None:
    game = round_end("B6 B:G6 B:Y5", ["P2", "B3"], powers="A")
    assert game.view()["phase"] == "bonus"
    assert game.view()["pending"] == {"seat": 1, "bonus": "blue"}
    assert (game.waiting(), game.legal(1)) == ((1,), ["card B6", "card G6"])
    game = restored(game)
    play(game, "1 card G6")
    assert (bonus(game, 1), capital(game)) == ("G6", "B6 B:Y5")


def test_G10_equal_cards_of_one_colour_are_no_choice() -> None:
    game = round_end("B6 B6", ["P2", "B3"], powers="A")
    assert (bonus(game, 1), capital(game), game.view()["phase"]) == ("B6", "B6", "draft")


def test_G10_several_choices_come_in_the_order_of_the_districts() -> None:
    game = round_end("B6 B:P6 G5 G:Y5", ["G2", "B3"], powers="A")
    assert game.legal(1) == ["card B6", "card P6"]
    play(game, "1 card P6")
    assert (game.waiting(), game.legal(0)) == ((0,), ["card Y5", "card G5"])
    play(game, "0 card Y5")
    assert (bonus(game, 0), bonus(game, 1), game.view()["round"]) == ("Y5", "P6", 2)


def test_G11_tied_seats_get_a_gold_each_and_the_highest_card_is_discarded() -> None:
    game = round_end("B6 B4", ["B2 B3", "B5", "B2"], powers="follower")
    assert gold(game) == [1, 1, 0]
    assert (capital(game), game.view()["discard"]) == ("B4", ["B6"])
    assert [bonus(game, seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize(
    ("there", "gone", "left"),
    [("B6 B:G6 B:Y5", "G6", "B6 B:Y5"), ("B:G6 B6 B:Y5", "B6", "B:G6 B:Y5")],
)
def test_G11_among_equals_the_one_placed_last_is_discarded(
    there: str, gone: str, left: str
) -> None:
    game = round_end(there, ["B3", "B3"], powers="A")
    assert (game.view()["discard"], capital(game)) == ([gone], left)


def test_G11_the_order_of_placement_is_state() -> None:
    game = position("B:G6", ["B3"], ["G2", "B6 B3"], powers="recruiter", turn=1, deck="Y6")
    play(game, "1 capital B6", "1 district B", "0 home G2", "1 home B3")
    assert (capital(game), game.view()["discard"]) == ("B:G6 B6", ["Y6", "G2"])


def test_G11_no_gold_for_a_tie_at_nothing() -> None:
    game = round_end("B6 P6", ["P2", "P3"], powers="A")
    assert (gold(game), capital(game)) == ([0, 0], "B6")


def test_G12_without_a_card_in_the_capital_no_bonus_and_no_gold() -> None:
    modifiers = {"blue": [(4, 0)], "green": [(2, 0)]}
    game = round_end("", ["B3 G2", "B3 G2"], powers="A", modifiers=modifiers)
    assert (home(game, 0), home(game, 1)) == ("B3 G2", "B3 G2")
    assert (gold(game), bonus(game, 0), bonus(game, 1)) == ([0, 0], "", "")


def test_G14_home_bonus_and_two_a_gold() -> None:
    game = position(
        "B6", ["B4", "B2"], ["", "G2"], powers="follower", round=3, turn=1, last_turns=1,
        bonus=["Y3", "G6"], gold=[0, 3],
    )  # fmt: skip
    events = play(game, "1 home G2")
    assert told(events, "scored") == [
        {"seat": 0, "home": 4, "bonus": 9, "gold": 0},
        {"seat": 1, "home": 2, "bonus": 6, "gold": 6},
    ]
    assert (game.scores(), game.winners(), game.over) == ([13, 14], (1,), True)


def end(golds: list[int], bonuses: list[str]) -> lux.Game:
    """The end of a game in which nobody has a home."""
    homes = [""] * (len(golds) - 1) + ["G2"]
    return round_end("", homes, powers="follower", round=3, gold=golds, bonus=bonuses)


def test_G14_the_game_ends_after_the_bonus_cards_of_round_3() -> None:
    game = round_end("B6", ["B3", "B2"], powers="A", round=3)
    assert (game.over, game.scores(), game.waiting()) == (True, [9, 2], ())


def test_G14_a_tie_is_won_with_fewest_gold() -> None:
    game = end([2, 1, 0], ["B2", "P4", "Y3"])
    assert (game.scores(), game.winners()) == ([6, 6, 3], (1,))


def test_G14_still_tied_the_victory_is_shared() -> None:
    game = end([1, 1, 2], ["B4", "P4", ""])
    assert (game.scores(), game.winners()) == ([6, 6, 4], (0, 1))


def test_G14_a_seat_with_more_gold_does_not_share_it() -> None:
    game = end([1, 1, 2], ["B4", "P4", "Y2"])
    assert (game.scores(), game.winners()) == ([6, 6, 6], (0, 1))


def test_G14_the_number_of_sixes_decides_nothing() -> None:
    game = end([0, 0], ["B6", "P4 Y2"])
    assert game.winners() == (0, 1)


def test_homes_capital_gold_and_bonus_piles_stay_between_rounds() -> None:
    game = round_end("B6 B4 P5", ["B3 P2", "B2"], powers="A", gold=[2, 0], bonus=["Y6"])
    assert (home(game, 0), home(game, 1), capital(game)) == ("B3 P2", "B2", "B4")
    assert (bonus(game, 0), gold(game), game.view()["round"]) == ("B6 P5 Y6", [2, 0], 2)
