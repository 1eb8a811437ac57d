"""Discoverer (green, C): take one of three face-up citizens to your hand."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, hand, play, position, restored, told


def discoverer(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="discoverer", **options)


def row(game: lux.Game) -> str:
    return " ".join(game.view()["discovery"])


def test_set_up_three_citizens_beside_the_deck_after_the_starting_cards() -> None:
    game = lux.Game("generations", 2, 5, powers="C")
    assert game.view()["discovery"] == game.tape()["deck"][3:6]
    assert game.view()["deck"] == 100 - 3 - 3 - 12
    assert [event["card"] for event in told(game.opening, "turned_up")] == game.tape()["deck"][3:6]


def test_set_up_solo_after_robs_cards() -> None:
    game = lux.Game("generations", 1, 5, powers="C")
    assert game.view()["discovery"] == game.tape()["deck"][7:10]


def test_trigger_take_one_and_refill_its_place() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="B2 Y6 G4", deck="P3 P4")
    play(game, "0 capital G2")
    assert game.legal(0) == ["card B2", "card Y6", "card G4"]
    events = play(game, "0 card Y6")
    assert told(events, "picked_up") == [{"seat": 0, "card": "Y6", "district": None}]
    assert told(events, "turned_up") == [{"card": "P3"}]
    assert (hand(game, 0), row(game), game.waiting()) == ("B2 Y6", "B2 P3 G4", (1,))


def test_trigger_two_of_a_kind_are_one_choice() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="Y6 B2 Y6", deck="P3")
    play(game, "0 capital G2")
    assert game.legal(0) == ["card B2", "card Y6"]


def test_trigger_a_row_of_a_single_kind_is_not_asked() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="Y6 Y6 Y6", deck="P3")
    play(game, "0 capital G2")
    assert (hand(game, 0), game.waiting()) == ("B2 Y6", (1,))
    assert sorted(row(game).split()) == ["P3", "Y6", "Y6"]


def test_the_row_is_public_and_so_is_what_is_taken() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="B2 Y6 G4", deck="P3")
    play(game, "0 capital G2")
    for seat in (0, 1, None):
        assert game.view(seat)["discovery"] == ["B2", "Y6", "G4"]
        assert game.view(seat)["pending"] == {"seat": 0, "power": "discoverer"}


def test_snapshot_in_the_middle_of_the_choice() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="B2 Y6 G4", deck="P3")
    play(game, "0 capital G2")
    game = restored(game)
    play(game, "0 card G4")
    assert (hand(game, 0), row(restored(game))) == ("B2 G4", "B2 Y6 P3")


def test_the_row_runs_out() -> None:
    hands = ["G2 G3 G4 G5", "B3 B4 B5 B6"]
    game = discoverer("", [], hands, discovery="B2 Y6 P4", rest="discard")
    play(game, "0 capital G2", "0 card Y6")
    assert row(game) == "B2 P4"
    game = restored(game)
    play(game, "1 home B3", "0 capital G3", "0 card B2")
    assert row(game) == "P4"
    game = restored(game)
    play(game, "1 home B4", "0 capital G4")
    assert (row(game), hand(game, 0)) == ("", "B2 P4 Y6 G5")
    events = play(restored(game), "1 home B5", "0 capital G5")
    assert told(events, "nothing") == [{"seat": 0, "district": "green"}]


def test_impossible_with_an_empty_row() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="", rest="discard")
    events = play(game, "0 capital G2")
    assert told(events, "nothing") == [{"seat": 0, "district": "green"}]
    assert (capital(game), hand(game, 0), game.waiting()) == ("G2", "B2", (1,))


def test_an_empty_deck_does_not_make_it_impossible() -> None:
    game = discoverer("", [], ["G2 B2", "B3"], discovery="Y6", rest="discard")
    play(game, "0 capital G2")
    assert (hand(game, 0), row(game)) == ("B2 Y6", "")


@pytest.mark.parametrize("cards", [["B2", "Y6"], ["B2", "Y6", "P4", "P5"]])
def test_a_snapshot_has_three_while_the_deck_has_any(cards: list[str]) -> None:
    truth = discoverer("", [], ["G2 B2", "B3"], discovery="B2 Y6 P4").snapshot()
    truth["discovery"] = cards
    with pytest.raises(lux.InvalidSnapshot, match="discovery: 3 cards lie there"):
        lux.Game.restore(truth)


def test_solo_is_allowed() -> None:
    game = discoverer("", [], ["G2 B2"], discovery="B2 Y6 G4", deck="P3", rob={})
    play(game, "0 capital G2", "0 card Y6")
    assert hand(game, 0) == "B2 Y6"
