"""Mentalist (pink, D): put a hand card into the capital and take a district's lowest to hand."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.events import seen_by
from tests.positions import capital, gold, hand, pending, play, position, restored, told


def mentalist(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="mentalist", **options)


def test_trigger_a_hand_card_then_a_district_with_a_card() -> None:
    game = mentalist("Y4 Y6", [], ["P2 B5 G3", "B3"])
    play(game, "0 capital P2")
    assert game.legal(0) == ["card B5", "card G3"]
    play(game, "0 card B5")
    assert game.legal(0) == ["district P", "district Y"]
    events = play(game, "0 district Y")
    assert told(events, "put") == [{"seat": 0, "card": "B5", "district": "yellow"}]
    assert told(events, "picked_up") == [{"seat": 0, "card": "Y4", "district": "yellow"}]
    assert (capital(game), hand(game, 0)) == ("P2 Y6 Y:B5", "Y4 G3")
    assert game.waiting() == (1,)


def test_trigger_the_card_just_put_is_not_taken_back() -> None:
    game = mentalist("Y4 Y6", [], ["P2 B2 G3", "B3"])
    play(game, "0 capital P2", "0 card B2", "0 district Y")
    assert (capital(game), hand(game, 0)) == ("P2 Y6 Y:B2", "Y4 G3")


def test_trigger_an_equal_card_just_put_makes_no_choice() -> None:
    game = mentalist("Y4 Y6", [], ["P2 B4 G3", "B3"])
    play(game, "0 capital P2", "0 card B4", "0 district Y")
    assert (capital(game), hand(game, 0), game.waiting()) == ("P2 Y6 Y:B4", "Y4 G3", (1,))


def test_trigger_the_pink_card_just_played_can_be_taken() -> None:
    game = mentalist("", [], ["P2 B4 G3", "B3"])
    play(game, "0 capital P2", "0 card B4")
    assert game.legal(0) == ["district P"]
    play(game, "0 district P")
    assert (capital(game), hand(game, 0)) == ("P:B4", "P2 G3")


@pytest.mark.parametrize("held", ["G3", "G3 G3"])
def test_trigger_a_card_is_asked_for_even_when_the_hand_is_of_one_kind(held: str) -> None:
    game = mentalist("Y4", [], [f"P2 {held}", "B3"])
    play(game, "0 capital P2")
    assert game.legal(0) == ["card G3"]
    play(game, "0 card G3", "0 district Y")
    assert (capital(game), hand(game, 0)) == ("P2 Y:G3", f"Y4 {held[3:]}".strip())


@pytest.mark.parametrize("card", ["Y4", "G4"])
def test_trigger_among_equal_lowest_of_several_colours_a_card_is_asked(card: str) -> None:
    game = mentalist("Y4 Y:G4 Y6", [], ["P2 B5 G3", "B3"])
    play(game, "0 capital P2", "0 card B5", "0 district Y")
    assert game.legal(0) == ["card Y4", "card G4"]
    play(game, f"0 card {card}")
    assert card in hand(game, 0)
    assert game.waiting() == (1,)


def test_no_power_triggers() -> None:
    game = position("Y4", [], ["P2 Y5 G3", "B3"], powers="mentalist merchant")
    play(game, "0 capital P2", "0 card Y5", "0 district Y")
    assert (gold(game), game.waiting()) == ([0, 0], (1,))


def test_the_hand_stays_as_large_so_the_round_goes_on() -> None:
    game = mentalist("Y4", [], ["P2 B5", "B3 G2"])
    play(game, "0 capital P2", "0 card B5", "0 district Y")
    assert (hand(game, 0), game.view()["last_turns"]) == ("Y4", None)


def test_secrecy_the_hand_card_is_its_owners_until_it_lies_in_the_capital() -> None:
    game = mentalist("Y4 Y:G4", [], ["P2 B5 G3", "B3"])
    play(game, "0 capital P2", "0 card B5")
    assert pending(game, 0) == {"seat": 0, "power": "mentalist", "card": "B5"}
    for other in (1, None):
        assert pending(game, other) == {"seat": 0, "power": "mentalist"}
    play(game, "0 district Y")
    shown = {"seat": 0, "power": "mentalist", "district": "yellow"}
    assert [pending(game, other) for other in (1, None)] == [shown, shown]
    assert pending(game, 0) == {**shown, "card": "B5"}


def test_secrecy_choosing_the_hand_card_tells_nothing() -> None:
    game = mentalist("Y4 Y:G4", [], ["P2 B5 G3", "B3"])
    play(game, "0 capital P2")
    events = play(game, "0 card B5")
    assert seen_by(events, 1) == []


def test_snapshot_in_the_middle_of_each_choice() -> None:
    game = mentalist("Y4 Y:G4", [], ["P2 B5 G3", "B3"])
    for line in ("0 capital P2", "0 card B5", "0 district Y", "0 card G4"):
        play(game, line)
        game = restored(game)
    assert (capital(game), hand(game, 0)) == ("P2 Y4 Y:B5", "G3 G4")


def test_a_snapshot_cannot_put_a_card_that_is_not_in_the_hand() -> None:
    game = mentalist("Y4", [], ["P2 B5 G3", "B3"])
    play(game, "0 capital P2", "0 card B5")
    truth = game.snapshot()
    truth["pending"]["card"] = "B6"
    with pytest.raises(lux.InvalidSnapshot, match="not in that seat's hand"):
        lux.Game.restore(truth)


def test_impossible_with_an_empty_hand() -> None:
    game = mentalist("Y4", [], ["P2", "B3"])
    events = play(game, "0 capital P2")
    assert told(events, "nothing") == [{"seat": 0, "district": "pink"}]
    assert (capital(game), game.waiting(), game.view()["last_turns"]) == ("P2 Y4", (1,), 1)


def test_solo_is_allowed() -> None:
    game = mentalist("Y4", [], ["P2 B5"], rob={})
    play(game, "0 capital P2", "0 card B5", "0 district Y")
    assert hand(game, 0) == "Y4"
