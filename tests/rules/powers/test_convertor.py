"""Convertor (green, B): draw, then put a hand card into the home of another seat."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.events import seen_by
from tests.positions import capital, hand, home, pending, play, position, restored, told


def convertor(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="convertor", **options)


def test_trigger_draw_then_a_card_then_another_seats_home() -> None:
    game = convertor("", [], ["G2 B2", "B3", "B4"], deck="P6")
    events = play(game, "0 capital G2")
    assert told(events, "drew", 0) == [{"seat": 0, "card": "P6"}]
    assert game.legal(0) == ["card B2", "card P6"]
    play(game, "0 card P6")
    assert game.legal(0) == ["place 1 P", "place 2 P"]
    events = play(game, "0 place 2 P")
    assert told(events, "gave") == [{"seat": 0, "card": "P6", "to": 2, "district": "pink"}]
    assert (hand(game, 0), home(game, 2), game.waiting()) == ("B2", "P6", (1,))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_trigger_never_your_own_home(seat: int) -> None:
    hands = ["B2 B3"] * 4
    hands[seat] = "G2 B2"
    game = convertor("", [], hands, deck="P6", turn=seat)
    play(game, f"{seat} capital G2", f"{seat} card B2")
    others = [other for other in range(4) if other != seat]
    assert game.legal(seat) == [f"place {other} B" for other in others]


@pytest.mark.parametrize("held", ["", "P6"])
def test_trigger_a_card_is_asked_for_even_when_the_hand_is_of_one_kind(held: str) -> None:
    game = convertor("", [], [f"G2 {held}", "B3"], deck="P6")
    play(game, "0 capital G2")
    assert game.legal(0) == ["card P6"]
    play(game, "0 card P6", "0 place 1 P")
    assert (hand(game, 0), home(game, 1)) == (held, "P6")


def test_giving_the_last_card_ends_the_round() -> None:
    game = convertor("", [], ["G2", "B3 B4"], deck="P6")
    play(game, "0 capital G2")
    assert game.view()["last_turns"] is None
    events = play(game, "0 card P6", "0 place 1 P")
    assert told(events, "last_turns") == [{"seat": 0, "turns": 1}]
    assert (game.waiting(), home(game, 1)) == ((1,), "P6")


def test_with_cards_left_the_round_goes_on() -> None:
    game = convertor("", [], ["G2 B2", "B3 B4"], deck="P6")
    play(game, "0 capital G2", "0 card P6", "0 place 1 P")
    assert game.view()["last_turns"] is None


def test_the_card_given_triggers_no_power() -> None:
    game = position("", [], ["G2 Y2", "B3"], powers="convertor merchant", deck="P6")
    play(game, "0 capital G2", "0 card Y2", "0 place 1 Y")
    assert [player["gold"] for player in game.view()["players"]] == [0, 0]


def test_secrecy_the_card_is_its_owners_until_it_lies_there() -> None:
    game = convertor("", [], ["G2 B2", "B3"], deck="P6")
    play(game, "0 capital G2")
    events = play(game, "0 card P6")
    assert seen_by(events, 1) == []
    assert pending(game, 0)["card"] == "P6"
    for other in (1, None):
        assert pending(game, other) == {"seat": 0, "power": "convertor"}


def test_snapshot_in_the_middle_of_each_choice() -> None:
    game = convertor("", [], ["G2 B2", "B3"], deck="P6")
    for line in ("0 capital G2", "0 card B2", "0 place 1 B"):
        play(game, line)
        game = restored(game)
    assert (hand(game, 0), home(game, 1)) == ("P6", "B2")


def test_a_snapshot_cannot_give_a_card_that_is_not_in_the_hand() -> None:
    game = convertor("", [], ["G2 B2", "B3"], deck="P6")
    play(game, "0 capital G2", "0 card B2")
    truth = game.snapshot()
    truth["pending"]["card"] = "Y2"
    with pytest.raises(lux.InvalidSnapshot, match="not in that seat's hand"):
        lux.Game.restore(truth)


def test_impossible_with_an_empty_deck() -> None:
    game = convertor("", [], ["G2 B2", "B3"], rest="discard")
    events = play(game, "0 capital G2")
    assert told(events, "nothing") == [{"seat": 0, "district": "green"}]
    assert (capital(game), hand(game, 0), game.waiting()) == ("G2", "B2", (1,))


def test_solo_is_refused() -> None:
    with pytest.raises(ValueError, match="convertor is not for solo play"):
        lux.Game("generations", 1, 1, powers=["agent", "cleric", "merchant", "convertor"])
