"""First edition, "Play cards": F8-F15."""

from __future__ import annotations

import pytest

import capital_lux as lux
from tests.positions import capital, draft, gold, hand, home, play, position, told


def test_F8_the_starting_seat_begins() -> None:
    for seed in range(10):
        game = lux.Game(seats=3, seed=seed)
        draft(game)
        assert game.waiting() == (game.view()["start"],)


def test_F8_turns_go_clockwise() -> None:
    game = position(hands=["B2 B3", "B2 B3", "B3 B4"], turn=1)
    play(game, "1 home B2")
    assert game.waiting() == (2,)
    play(game, "2 home B3")
    assert game.waiting() == (0,)
    play(game, "0 home B2")
    assert game.waiting() == (1,)


def test_F8_exactly_one_hand_card_at_home_or_in_the_capital() -> None:
    game = position(hands=["B4 B4 P2", "G2"])
    assert game.legal(0) == ["home B4", "home P2", "capital B4", "capital P2"]
    play(game, "0 home P2")
    assert (home(game, 0), hand(game, 0), game.waiting()) == ("P2", "B4 B4", (1,))


def test_F8_another_seats_card_cannot_be_played() -> None:
    game = position(hands=["B4", "G2"])
    with pytest.raises(lux.IllegalAction, match="seat 0 has no G2 in its hand"):
        game.play(0, "home G2")


def test_F9_a_home_play_triggers_nothing() -> None:
    game = position(capital="Y3", hands=["B2 P2 Y2 G2 G3", "B3 B4 B5 B6 B4"])
    for card in ("B2", "P2", "Y2", "G2"):
        events = play(game, f"0 home {card}")
        assert [event.what for event in events] == ["played"]
        play(game, f"1 home {hand(game, 1).split()[0]}")
    assert gold(game) == [0, 0]


@pytest.mark.parametrize("card", ["B2", "P2"])
def test_F9_the_action_cannot_be_declined(card: str) -> None:
    game = position(capital="Y3", hands=[f"{card} G2", "B3"])
    play(game, f"0 capital {card}")
    assert game.waiting() == (0,)
    assert all(action.startswith("district ") for action in game.legal(0))
    for action in ("home G2", "capital G2", "discard"):
        with pytest.raises(lux.IllegalAction):
            game.play(0, action)


def test_F10_scholar_draws_the_top_card_to_the_hand() -> None:
    game = position(hands=["G2 B2", "B3"], deck="P6 Y5")
    events = play(game, "0 capital G2")
    assert (hand(game, 0), capital(game)) == ("B2 P6", "G2")
    assert told(events, "drew", 0) == [{"seat": 0, "card": "P6"}]
    assert told(events, "drew", 1) == [{"seat": 0}]
    assert game.snapshot()["deck"][0] == "Y5"


def test_F10_scholar_draws_the_very_last_card() -> None:
    game = position(hands=["G2 B2", "B3"], deck="P6", rest="discard")
    play(game, "0 capital G2")
    assert (hand(game, 0), game.view()["deck"]) == ("B2 P6", 0)


def test_F10_scholar_draws_nothing_from_an_empty_deck() -> None:
    game = position(hands=["G2 B2", "B3"], rest="discard")
    events = play(game, "0 capital G2")
    assert (hand(game, 0), capital(game), game.waiting()) == ("B2", "G2", (1,))
    assert told(events, "nothing") == [{"seat": 0, "district": "green"}]


def test_F11_merchant_takes_one_gold_from_the_pile() -> None:
    game = position(hands=["Y6 B2", "B3"], gold=[1, 2])
    play(game, "0 capital Y6")
    assert (gold(game), game.view()["gold_pile"]) == ([2, 2], 4)


def test_F11_merchant_gets_nothing_from_an_empty_pile() -> None:
    game = position(hands=["Y6 B2", "B3"], gold=[5, 3])
    events = play(game, "0 capital Y6")
    assert (gold(game), game.view()["gold_pile"], game.waiting()) == ([5, 3], 0, (1,))
    assert told(events, "nothing") == [{"seat": 0, "district": "yellow"}]


def test_F12_agent_looks_before_choosing() -> None:
    game = position(hands=["B2 G2", "B3"], modifier_deck=[-3, 4, 2, -1])
    events = play(game, "0 capital B2")
    assert told(events, "looked", 0) == [{"seat": 0, "modifier": -3}]
    assert game.view(0)["pending"] == {"seat": 0, "power": "agent", "modifier": -3}
    assert game.legal(0) == ["district B", "district P", "district Y", "district G"]


def test_F12_agent_may_choose_empty_districts_and_blue() -> None:
    for letter, name in (("B", "blue"), ("P", "pink"), ("Y", "yellow"), ("G", "green")):
        game = position(hands=["B2 G2", "B3"], modifier_deck=[-3, 4, 2, -1])
        play(game, "0 capital B2", f"0 district {letter}")
        assert game.snapshot()["modifiers"][name] == [{"value": -3, "by": 0}]
        assert game.waiting() == (1,)


def test_F12_no_limit_to_the_modifiers_over_a_district() -> None:
    game = position(
        hands=["B2 G2", "B3"], modifiers={"pink": [(4, 0), (2, 1), (-1, 1)]}, modifier_deck=[-3]
    )
    play(game, "0 capital B2", "0 district P")
    values = [placed["value"] for placed in game.snapshot()["modifiers"]["pink"]]
    assert values == [4, 2, -1, -3]
    assert game.view()["modifier_deck"] == 0


def test_F12_only_the_placer_knows_the_value() -> None:
    game = position(hands=["B2 G2", "B3", "B4"], modifier_deck=[4, 2, -1, -3])
    looked = play(game, "0 capital B2")
    placed = play(game, "0 district Y")
    for other in (1, 2, None):
        assert told(looked, "looked", other) == [{"seat": 0}]
        assert told(placed, "placed", other) == [{"seat": 0, "district": "yellow"}]
        assert game.view(other)["modifiers"]["yellow"] == [{"value": None, "by": 0}]
    assert told(placed, "placed", 0) == [{"seat": 0, "district": "yellow", "modifier": 4}]
    assert game.view(0)["modifiers"]["yellow"] == [{"value": 4, "by": 0}]


def test_F12_agent_does_nothing_with_an_empty_modifier_deck() -> None:
    used = {"pink": [(4, 0), (2, 1), (-1, 1), (-3, 0)]}
    game = position(hands=["B2 G2", "B3"], modifiers=used)
    events = play(game, "0 capital B2")
    assert told(events, "nothing") == [{"seat": 0, "district": "blue"}]
    assert (game.waiting(), capital(game)) == ((1,), "B2")


def test_F13_cleric_takes_the_lowest_card_of_a_district_home() -> None:
    game = position(capital="B5 B3 B4 Y2", homes=["B6"], hands=["P2 G2", "B2"])
    events = play(game, "0 capital P2", "0 district B")
    assert (home(game, 0), capital(game)) == ("B3 B6", "B5 B4 P2 Y2")
    assert told(events, "took") == [{"seat": 0, "card": "B3", "district": "blue"}]
    assert hand(game, 0) == "G2"


def test_F13_cleric_never_takes_pink() -> None:
    game = position(capital="B5 P3 Y2 G2", hands=["P2 G3", "B2"])
    play(game, "0 capital P2")
    assert game.legal(0) == ["district B", "district Y", "district G"]
    with pytest.raises(lux.IllegalAction):
        game.play(0, "district P")


def test_F13_an_empty_district_cannot_be_chosen() -> None:
    game = position(capital="P3 Y2", hands=["P2 G3", "B2"])
    play(game, "0 capital P2")
    assert game.legal(0) == ["district Y"]
    with pytest.raises(lux.IllegalAction):
        game.play(0, "district B")


def test_F13_with_nothing_to_take_the_pink_play_is_still_legal() -> None:
    game = position(capital="P3", hands=["P2 G3", "B2"])
    assert "capital P2" in game.legal(0)
    events = play(game, "0 capital P2")
    assert told(events, "nothing") == [{"seat": 0, "district": "pink"}]
    assert (capital(game), game.waiting()) == ("P3 P2", (1,))


def test_F14_an_empty_hand_gives_each_other_seat_one_last_turn_clockwise() -> None:
    game = position(
        capital="B6 B6", hands=["B2 B3 B4", "G2", "G3 G4", "Y2 Y3"], turn=1, last_turns=None
    )
    events = play(game, "1 home G2")
    assert told(events, "last_turns") == [{"seat": 1, "turns": 3}]
    for seat, action in ((2, "home G3"), (3, "home Y2"), (0, "home B2")):
        assert game.waiting() == (seat,)
        events = play(game, f"{seat} {action}")
    assert game.view()["round"] == 2
    laid = [(event["seat"], event["cards"]) for event in told(events, "laid_down")]
    assert laid == [(0, ["B3", "B4"]), (2, ["G4"]), (3, ["Y3"])]


def test_F14_last_scholar_that_draws_does_not_end_the_round() -> None:
    game = position(hands=["G2", "B3 B4"], deck="P6")
    events = play(game, "0 capital G2")
    assert told(events, "last_turns") == []
    assert (game.view()["last_turns"], hand(game, 0)) == (None, "P6")
    play(game, "1 home B3")
    assert game.waiting() == (0,)


def test_F14_last_scholar_that_draws_nothing_ends_the_round() -> None:
    game = position(hands=["G2", "B3 B4"], rest="discard")
    events = play(game, "0 capital G2")
    assert told(events, "last_turns") == [{"seat": 0, "turns": 1}]
    assert game.view()["last_turns"] == 1


def test_F14_the_end_is_triggered_after_the_last_cards_choice() -> None:
    game = position(hands=["B2", "B3 B4"])
    play(game, "0 capital B2")
    assert game.view()["last_turns"] is None
    events = play(game, "0 district B")
    assert told(events, "last_turns") == [{"seat": 0, "turns": 1}]


def test_F14_in_the_last_turns_an_emptied_hand_changes_nothing_more() -> None:
    game = position(capital="B6 B6", hands=["", "G2", "G3 G4"], turn=1, last_turns=2)
    events = play(game, "1 home G2")
    assert told(events, "last_turns") == []
    assert (game.view()["last_turns"], game.waiting()) == (1, (2,))
    play(game, "2 home G3")
    assert game.view()["round"] == 2


def test_F14_a_scholars_draw_in_a_last_turn_gives_no_second_turn() -> None:
    game = position(capital="G6 G5 B5", hands=["", "G2"], turn=1, last_turns=1, deck="B4")
    events = play(game, "1 capital G2")
    assert told(events, "laid_down") == [{"seat": 1, "cards": ["B4"], "district": "blue"}]
    assert (home(game, 1), game.view()["round"]) == ("B4", 2)


def test_F14_an_agents_choice_in_the_last_turn_is_still_made() -> None:
    game = position(hands=["", "B2"], turn=1, last_turns=1)
    play(game, "1 capital B2")
    assert (game.waiting(), game.view()["round"]) == ((1,), 1)
    play(game, "1 district P")
    assert game.view()["round"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F15_nobody_dealt_a_card_goes_straight_to_the_round_end(seats: int) -> None:
    game = lux.Game(seats=seats, seed=1, cards={"B2": seats})
    assert (game.over, game.scores()) == (True, [0] * seats)
    assert [event["round"] for event in told(game.opening, "round")] == [1, 2, 3]
    assert game.winners() == tuple(range(seats))


def test_F15_a_later_round_without_cards_still_has_its_round_end() -> None:
    game = position("B5 B4", ["B3", "B2"], ["", "B2"], turn=1, last_turns=1, rest="discard")
    events = play(game, "1 home B2")
    assert [bonus["card"] for bonus in told(events, "bonus")] == ["B5", "B4"]
    assert [event["round"] for event in told(events, "round")] == [2, 3]
    assert game.over
