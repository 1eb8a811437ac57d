"""Dualist (green, D): draw, then another whole turn at once."""

from __future__ import annotations

from typing import Any

import capital_lux as lux
from tests.positions import capital, gold, hand, home, pending, play, position, restored, told


def dualist(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers=options.pop("powers", "dualist"), **options)


def test_trigger_draw_and_take_another_turn() -> None:
    game = dualist("", [], ["G2 B2", "B3"], deck="P6")
    events = play(game, "0 capital G2")
    assert [event.what for event in events] == ["played", "drew", "again"]
    assert (game.waiting(), hand(game, 0)) == ((0,), "B2 P6")
    assert game.legal(0) == ["home B2", "home P6", "capital B2", "capital P6"]
    play(game, "0 home P6")
    assert (home(game, 0), game.waiting()) == ("P6", (1,))


def test_secrecy_only_the_seat_that_draws_sees_the_card() -> None:
    events = play(dualist("", [], ["G2 B2", "B3"], deck="P6"), "0 capital G2")
    assert [told(events, "drew", seat) for seat in (0, 1)] == [
        [{"seat": 0, "card": "P6"}],
        [{"seat": 0}],
    ]


def test_trigger_the_other_turns_power_works() -> None:
    game = dualist("", [], ["G2 Y2 B2", "B3"], deck="P6", powers="dualist merchant")
    play(game, "0 capital G2", "0 capital Y2")
    assert (gold(game), game.waiting()) == ([1, 0], (1,))


def test_trigger_a_power_with_a_choice_in_the_other_turn() -> None:
    game = dualist("", [], ["G2 B2 B4", "B3"], deck="P6", powers="dualist recruiter")
    play(game, "0 capital G2", "0 capital B2")
    assert pending(game)["power"] == "recruiter"
    game = restored(game)
    play(game, "0 district P")
    assert game.waiting() == (1,)


def test_trigger_this_one_again_too() -> None:
    game = dualist("", [], ["G2 G3 B2", "B3"], deck="G4 P6 P5")
    play(game, "0 capital G2", "0 capital G3", "0 capital G4", "0 home B2")
    assert (capital(game), hand(game, 0), game.waiting()) == ("G2 G3 G4", "P5 P6", (1,))


def test_snapshot_between_the_two_turns() -> None:
    game = dualist("", [], ["G2 B2 B4", "B3"], deck="P6")
    play(game, "0 capital G2")
    game = restored(game)
    play(game, "0 home B2")
    assert game.waiting() == (1,)


def test_the_round_end_is_checked_after_the_whole_turn() -> None:
    game = dualist("", [], ["G2", "B3 B4"], deck="P6")
    play(game, "0 capital G2")
    assert (game.view()["last_turns"], game.waiting()) == (None, (0,))
    events = play(game, "0 home P6")
    assert told(events, "last_turns") == [{"seat": 0, "turns": 1}]


def test_in_the_last_turn_the_other_turn_is_taken_too() -> None:
    game = dualist("B6 P6", [], ["", "G2 B2 B3"], deck="P5", turn=1, last_turns=1)
    play(game, "1 capital G2")
    assert (game.waiting(), game.view()["last_turns"]) == ((1,), 1)
    game = restored(game)
    events = play(game, "1 home B2")
    assert game.view()["round"] == 2
    assert [pile["cards"] for pile in told(events, "laid_down")] == [["B3"], ["P5"]]


def test_in_the_last_turns_of_three_seats_only_one_is_used_up() -> None:
    game = dualist("B6 P6", [], ["", "G2 B2 B3", "B4"], deck="P5", turn=1, last_turns=2)
    play(game, "1 capital G2", "1 home B2")
    assert (game.waiting(), game.view()["last_turns"]) == ((2,), 1)


def test_with_an_empty_deck_another_turn_without_a_card() -> None:
    game = dualist("", [], ["G2 B2 B4", "B3"], rest="discard")
    events = play(game, "0 capital G2")
    assert (told(events, "drew"), told(events, "again")) == ([], [{"seat": 0}])
    assert (game.waiting(), hand(game, 0)) == ((0,), "B2 B4")


def test_with_an_empty_hand_the_drawn_card_must_be_played() -> None:
    game = dualist("", [], ["G2", "B3"], deck="P6", rest="discard")
    play(game, "0 capital G2")
    assert game.legal(0) == ["home P6", "capital P6"]


def test_impossible_when_deck_and_hand_are_both_empty() -> None:
    game = dualist("", [], ["G2", "B3"], rest="discard")
    events = play(game, "0 capital G2")
    assert told(events, "nothing") == [{"seat": 0, "district": "green"}]
    assert (game.waiting(), game.view()["last_turns"]) == ((1,), 1)


def test_with_the_mentalist_the_swap_needs_a_card_in_hand() -> None:
    game = dualist("", [], ["G2 P2", "B3"], powers="dualist mentalist", rest="discard")
    events = play(game, "0 capital G2", "0 capital P2")
    assert told(events, "nothing") == [{"seat": 0, "district": "pink"}]
    assert game.view()["last_turns"] == 1


def test_solo_you_play_twice_before_rob() -> None:
    game = dualist("", [], ["G2 B2 B4"], deck="P6", rob={"deck": "blue deck"})
    events = play(game, "0 capital G2")
    assert told(events, "rob_turned") == []
    events = play(game, "0 home B2")
    assert len(told(events, "rob_turned")) == 1


def test_solo_in_your_last_turn_you_play_twice_too() -> None:
    up = "red left, red right, red deck"
    game = dualist("", [], ["G2 B2 B4"], deck="P6", last_turns=1, rob={"up": up})
    play(game, "0 capital G2")
    assert game.view()["round"] == 1
    play(game, "0 home B2")
    assert game.view()["round"] == 2


def test_a_whole_game_never_stops() -> None:
    game = lux.Game("generations", 3, 4, powers="D")
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[-1])
    assert game.view()["round"] == 3
