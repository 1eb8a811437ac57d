"""First edition, "Round end" and "Winner of the game": F16-F25, and the printed examples."""

from __future__ import annotations

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, gold, home, pending, play, position, round_end, told


def test_F16_cards_still_in_hand_go_home() -> None:
    game = position("B6 B6 P6 G6", ["B2"], ["B3 P2", "G2 G3", ""], turn=0, start=1, last_turns=2)
    play(game, "0 home B3", "1 home G2")
    assert home(game, 0) == "B2 B3 P2"
    assert home(game, 1) == "G2 G3"


def test_F17_modifiers_are_revealed_and_change_the_limit() -> None:
    game = position(
        "B5", ["B5 B4", "B6"], ["", "G2"], turn=1, last_turns=1,
        modifiers={"blue": [(4, 0), (-1, 1)], "pink": [(2, 1)]},
    )  # fmt: skip
    events = play(game, "1 home G2")
    assert told(events, "revealed") == [
        {"by": 0, "district": "blue", "modifier": 4},
        {"by": 1, "district": "blue", "modifier": -1},
        {"by": 1, "district": "pink", "modifier": 2},
    ]
    blue = [over for over in told(events, "over_limit") if over["district"] == "blue"]
    assert blue == [{"seat": 0, "district": "blue", "total": 9, "limit": 8}]


def test_F17_a_limit_may_be_below_zero() -> None:
    game = position(
        "P6 P6", ["B2"], ["", "P2"], turn=1, last_turns=1, modifiers={"blue": [(-3, 0), (-1, 1)]}
    )
    events = play(game, "1 home P2")
    assert told(events, "over_limit") == [{"seat": 0, "district": "blue", "total": 2, "limit": -4}]


def test_F18_a_total_equal_to_the_limit_is_not_over() -> None:
    game = round_end("B5 B4", ["B5 B4", "B6"])
    assert (home(game, 0), home(game, 1)) == ("B4 B5", "B6")
    assert (game.view()["phase"], game.view()["round"]) == ("draft", 2)


def test_F18_a_total_above_the_limit_is_over() -> None:
    game = round_end("B5 B4", ["B5 B5", "B6"])
    assert (home(game, 0), home(game, 1)) == ("", "B6")


def test_F18_a_seat_without_cards_is_not_over_a_negative_limit() -> None:
    game = position(
        "P6", hands=["", "P2"], turn=1, last_turns=1, gold=[4, 4], modifiers={"blue": [(-3, 0)]}
    )
    events = play(game, "1 home P2")
    assert told(events, "over_limit") == []
    assert game.view()["round"] == 2


def test_F19_whoever_is_over_chooses_to_pay_exactly_the_difference() -> None:
    game = round_end("B5 B4", ["B6 B5", "P2"], gold=[3, 0])
    assert game.waiting() == (0,)
    assert game.legal(0) == ["pay", "discard"]
    assert game.view()["pending"] == {"seat": 0, "gold": "blue", "cost": 2}
    events = play(game, "0 pay")
    assert told(events, "paid") == [{"seat": 0, "district": "blue", "count": 2}]
    assert (gold(game), game.view()["gold_pile"], home(game, 0)) == ([1, 0], 7, "B5 B6")


def test_F19_or_to_discard_and_keep_the_gold() -> None:
    game = round_end("B5 B4", ["B6 B5", "P2"], gold=[3, 0])
    play(game, "0 discard")
    assert (gold(game), home(game, 0)) == ([3, 0], "")


def test_F19_without_enough_gold_nothing_is_asked() -> None:
    game = round_end("B5 B4", ["B6 B5", "P2"], gold=[1, 0])
    assert (gold(game), home(game, 0), game.view()["round"]) == ([1, 0], "", 2)


def test_F19_seat_by_seat_from_the_start_and_district_by_district() -> None:
    homes = ["B2 G2", "P2 Y2", "B3 P3"]
    game = round_end("", homes, start=1, gold=[2, 2, 4], round=3)
    asked = []
    while not game.over:
        choice = pending(game)
        asked.append((choice["seat"], choice["gold"], choice["cost"]))
        play(game, f"{choice['seat']} discard")
    assert asked == [
        (1, "pink", 2), (1, "yellow", 2), (2, "blue", 3), (2, "pink", 3),
        (0, "blue", 2), (0, "green", 2),
    ]  # fmt: skip


def test_F19_gold_spent_in_one_district_is_missing_in_the_next() -> None:
    game = round_end("", ["B2 G2", "P3"], gold=[3, 0], round=3)
    events = play(game, "0 pay")
    assert told(events, "discarded") == [
        {"seat": 0, "cards": ["G2"], "district": "green"},
        {"seat": 1, "cards": ["P3"], "district": "pink"},
    ]


def test_F19_paid_gold_is_in_the_pile_at_once() -> None:
    game = round_end("", ["B2", "B3"], gold=[2, 6], round=3)
    assert game.view()["gold_pile"] == 0
    play(game, "0 pay")
    assert (game.view()["gold_pile"], game.waiting()) == (2, (1,))


def test_F19_paying_raises_the_limit_for_this_round_only() -> None:
    """With an empty deck round 2 ends at once, and the same cards are over again."""
    game = round_end("B5", ["B3 B4", "P2"], gold=[3, 0], rest="discard")
    events = play(game, "0 pay")
    again = told(events, "over_limit")[-1]
    assert (again["seat"], again["district"], again["total"]) == (0, "blue", 7)
    assert (gold(game), home(game, 0)) == ([1, 0], "")


def test_F20_what_is_not_paid_for_is_discarded_face_up() -> None:
    game = round_end("B5 P6", ["B6 B5 P2", "P3"])
    assert (home(game, 0), game.view()["discard"]) == ("P2", ["B5", "B6"])


def test_F20_the_discard_pile_is_never_reshuffled() -> None:
    game = position(
        "P6", ["B6 B5"], ["", "P2"], turn=1, last_turns=1, deck="G2 G3 G4 G5", rest="discard"
    )
    play(game, "1 home P2")
    dealt = [card for player in game.snapshot()["players"] for card in player["packs"]]
    assert sorted(dealt) == ["G2", "G3", "G4", "G5"]
    assert {"B5", "B6"} <= set(game.view()["discard"])


def test_F21_the_highest_total_takes_the_highest_capital_card() -> None:
    game = round_end("B4 B6 B5", ["B5", "B3 B3"])
    assert (bonus(game, 0), bonus(game, 1)) == ("", "B6")
    assert capital(game) == "B4 B5"


def test_F21_each_district_has_its_own_bonus() -> None:
    game = round_end("B6 P5 Y4 G3", ["B2 Y3", "P2 G2"])
    assert (bonus(game, 0), bonus(game, 1)) == ("B6 Y4", "P5 G3")


def test_F21_tied_seats_take_in_turn_order_from_the_start() -> None:
    game = round_end("B6 B4", ["B3", "B2", "B3"], start=1)
    assert [bonus(game, seat) for seat in range(3)] == ["B4", "", "B6"]


def test_F21_example_three_tied_in_yellow_for_a_6_and_a_4() -> None:
    """John starts and takes the 6, Mary on his left the 4, and there is none for Bob."""
    game = round_end("Y4 Y6", ["Y5", "Y3 Y2", "Y2 Y3"])
    assert [bonus(game, seat) for seat in range(3)] == ["Y6", "Y4", ""]
    assert capital(game) == ""


def test_F21_nobody_at_home_in_a_district_leaves_its_cards() -> None:
    game = round_end("B6 P5", ["P2", "P3"])
    assert (bonus(game, 0), bonus(game, 1), capital(game)) == ("", "P5", "B6")


def test_F21_what_was_discarded_wins_no_bonus() -> None:
    game = round_end("B6", ["B4 B3", "B2"])
    assert (bonus(game, 0), bonus(game, 1)) == ("", "B6")


def test_F21_a_bonus_pile_is_public() -> None:
    game = round_end("B6 B5", ["B4", "P2"])
    for viewer in (0, 1, None):
        assert game.view(viewer)["players"][0]["bonus"] == ["B6"]


def test_F22_modifiers_do_not_change_who_gets_a_bonus_or_which() -> None:
    for modifiers in ({}, {"blue": [(4, 0), (2, 1)]}, {"blue": [(-1, 0)]}):
        game = round_end("B4 B6", ["B5", "B2 B4"], modifiers=modifiers)
        assert (bonus(game, 0), bonus(game, 1)) == ("", "B6")


def test_F22_with_only_a_modifier_there_is_no_bonus_card() -> None:
    game = round_end("P6", ["B2", "P2"], modifiers={"blue": [(2, 0)]})
    assert (home(game, 0), bonus(game, 0)) == ("B2", "")


@pytest.mark.parametrize("round", [1, 2])
def test_F23_all_four_modifiers_are_back_and_the_rest_stays(round: int) -> None:
    game = round_end(
        "B6 B5", ["B4", "B2"], round=round, gold=[1, 2], bonus=["G6", "P6"],
        modifiers={"blue": [(4, 0)], "pink": [(-3, 1)]},
    )  # fmt: skip
    truth = game.snapshot()
    assert sorted(truth["modifier_deck"]) == [-3, -1, 2, 4]
    assert truth["modifiers"] == {"blue": [], "pink": [], "yellow": [], "green": []}
    assert (truth["round"], truth["phase"]) == (round + 1, "draft")
    assert (capital(game), home(game, 0), home(game, 1)) == ("B5", "B4", "B2")
    assert (gold(game), bonus(game, 0), bonus(game, 1)) == ([1, 2], "B6 G6", "P6")


def test_F23_each_round_has_a_modifier_order_of_its_own() -> None:
    orders = [lux.Game(seed=seed).tape()["modifiers"] for seed in range(20)]
    assert any(order[0] != order[1] != order[2] for order in orders)


def test_F23_the_highest_home_starts_the_next_round() -> None:
    assert round_end("B6 P6", ["B2", "P5", "B3"]).view()["start"] == 1


def test_F23_bonus_cards_and_gold_do_not_count_for_the_start() -> None:
    game = round_end("B6 P6", ["B2", "P5"], gold=[8, 0], bonus=["G6 G6 Y6"])
    assert game.view()["start"] == 1


@pytest.mark.parametrize(
    ("homes", "start", "then"),
    [
        (["B3", "P3", "Y3", "G3"], 2, 2),
        (["B3", "P3", "Y2", "G2"], 2, 0),
        (["B2", "P3", "Y2", "G3"], 2, 3),
        (["B2", "P3", "Y2", "G3"], 0, 1),
        (["B3", "P3", "Y2", "G2"], 1, 1),
    ],
)
def test_F23_tied_the_nearest_clockwise_to_the_last_start(
    homes: list[str], start: int, then: int
) -> None:
    assert round_end("B6 P6 Y6 G6", homes, start=start).view()["start"] == then


def test_F24_home_and_bonus_and_one_a_gold() -> None:
    game = round_end("B6 B5 P3", ["B4 P2", "B2"], round=3, gold=[3, 1], bonus=["G5", ""])
    assert game.over
    assert bonus(game, 0) == "B6 P3 G5"
    assert game.scores() == [4 + 2 + 6 + 3 + 5 + 3, 2 + 1]
    assert game.winners() == (0,)


def test_F24_round_3_has_its_bonus_and_no_round_4() -> None:
    game = round_end("B6", ["B2", "P3"], round=3, gold=[0, 3])
    assert game.legal(1) == ["pay", "discard"]
    events = play(game, "1 discard")
    assert told(events, "scored") == [
        {"seat": 0, "home": 2, "bonus": 6, "gold": 0},
        {"seat": 1, "home": 0, "bonus": 0, "gold": 3},
    ]
    assert (game.over, game.waiting(), game.legal(0)) == (True, (), [])
    assert told(events, "won") == [{"seat": 0}]


@pytest.mark.parametrize(
    ("capital_cards", "homes", "most"),
    [
        ("B5 B5", ["B5 B3", "B6 B2"], "6"),
        ("B6 B6", ["B4 B3", "B5 B2"], "5"),
        ("B5 B5", ["B3 B3", "B4 B2"], "4"),
        ("B5 B5", ["B2 B2 B2", "B3 B3"], "3"),
    ],
)
def test_F25_a_tie_goes_to_the_most_of_the_highest_value(
    capital_cards: str, homes: list[str], most: str
) -> None:
    assert any(most in card for card in homes[1].split())
    game = round_end(capital_cards, homes, round=3)
    assert game.scores()[0] == game.scores()[1]
    assert game.winners() == (1,)
    mirrored = round_end(capital_cards, homes[::-1], round=3)
    assert mirrored.winners() == (0,)


def test_F25_twos_count_last_of_all() -> None:
    """Two points each: a 2 at home, or two gold. Only the modifier lets the 2 stay."""
    game = position(
        "", ["B2"], ["", "Y2"], turn=1, last_turns=1, round=3, gold=[0, 1],
        modifiers={"blue": [(2, 0)]},
    )  # fmt: skip
    play(game, "1 capital Y2")
    assert (game.scores(), game.winners()) == ([2, 2], (0,))


def test_F25_bonus_cards_count_for_the_tie() -> None:
    """14 each: 4 4 and a bonus 6, against 5 5 and a bonus 4."""
    over = {"pink": [(4, 0), (2, 1)]}
    game = round_end("G6 G2 P4", ["G4 G4", "P5 P5"], round=3, modifiers=over)
    assert (bonus(game, 0), bonus(game, 1), game.scores()) == ("G6", "P4", [14, 14])
    assert game.winners() == (0,)


def test_F25_still_tied_share_the_victory() -> None:
    game = round_end("B5 B5", ["B4", "B4", "B2"], round=3)
    assert (game.scores(), game.winners()) == ([9, 9, 2], (0, 1))


def test_F25_only_tied_seats_compare_their_cards() -> None:
    """Seat 2 has the only 6, and fewer points."""
    over = {"pink": [(4, 0), (2, 1)]}
    game = round_end("B5 B5", ["B3 B3", "B4 B2", "P6"], round=3, modifiers=over)
    assert (game.scores(), game.winners()) == ([11, 11, 6], (1,))


def test_example_of_a_round_end_with_three_gold() -> None:
    """11 against 9, 4 against 3, 13 against 12, 6 against 9: three gold, only pink is lost."""
    game = round_end("B5 B4 P3 Y6 Y6 G5 G4", ["B6 B5 P4 Y6 Y5 Y2 G6", "G2"], gold=[3, 0])
    totals = game.view()["players"][0]["totals"]
    assert totals == {"blue": 11, "pink": 4, "yellow": 13, "green": 6}
    assert game.view()["totals"] == {"blue": 9, "pink": 3, "yellow": 12, "green": 9}
    play(game, "0 pay", "0 discard", "0 pay")
    assert home(game, 0) == "B5 B6 Y2 Y5 Y6 G6"
    assert (gold(game), game.view()["discard"]) == ([0, 0], ["P4"])


def test_example_of_the_scholar_as_the_last_card() -> None:
    """ "The end of round is not triggered since she immediately must draw a new card." """
    game = position(hands=["G5", "B2 B3"], deck="Y2")
    play(game, "0 capital G5", "1 home B2")
    assert game.legal(0) == ["home Y2", "capital Y2"]


def test_example_of_the_agent_over_the_merchant() -> None:
    """Bob looks in secret and puts the modifier above the Merchant."""
    game = position("B3", hands=["B4 G2", "B2"], modifier_deck=[2, 4, -1, -3])
    play(game, "0 capital B4", "0 district Y")
    assert game.view(0)["modifiers"]["yellow"] == [{"value": 2, "by": 0}]
    assert game.view(1)["modifiers"]["yellow"] == [{"value": None, "by": 0}]
