"""Recruiter (blue, C): turn up the top citizen, put it in any capital district."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, gold, play, position, restored, told


def recruiter(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="recruiter", **options)


def test_trigger_turns_up_the_top_card_for_everybody() -> None:
    game = recruiter("", [], ["B2 G2", "B3"], deck="P6 Y4")
    events = play(game, "0 capital B2")
    assert told(events, "turned_up") == [{"card": "P6"}]
    for seat in (0, 1, None):
        assert game.view(seat)["pending"] == {"seat": 0, "power": "recruiter", "card": "P6"}
    assert game.legal(0) == ["district B", "district P", "district Y", "district G"]


@pytest.mark.parametrize(
    ("letter", "after"), [("B", "B2 B:P6"), ("P", "B2 P6"), ("Y", "B2 Y:P6"), ("G", "B2 G:P6")]
)
def test_trigger_any_district_whatever_the_colour(letter: str, after: str) -> None:
    game = recruiter("", [], ["B2 G2", "B3"], deck="P6 Y4")
    play(game, "0 capital B2", f"0 district {letter}")
    assert (capital(game), game.waiting()) == (after, (1,))
    assert game.snapshot()["deck"][0] == "Y4"


def test_the_card_put_there_triggers_no_power() -> None:
    game = position("", [], ["B2 G2", "B3"], powers="recruiter merchant", deck="Y6")
    play(game, "0 capital B2", "0 district Y")
    assert (gold(game), game.waiting()) == ([0, 0], (1,))


def test_snapshot_in_the_middle_of_the_choice_holds_the_card() -> None:
    game = recruiter("", [], ["B2 G2", "B3"], deck="P6 Y4")
    play(game, "0 capital B2")
    assert game.view()["deck"] == len(game.snapshot()["deck"]) == 100 - 3 - 1
    game = restored(game)
    play(game, "0 district G")
    assert capital(game) == "B2 G:P6"


def test_impossible_with_an_empty_deck() -> None:
    game = recruiter("", [], ["B2 G2", "B3"], rest="discard")
    events = play(game, "0 capital B2")
    assert told(events, "nothing") == [{"seat": 0, "district": "blue"}]
    assert (capital(game), game.waiting()) == ("B2", (1,))


def test_the_last_card_of_the_deck_can_be_recruited() -> None:
    game = recruiter("", [], ["B2 G2", "B3"], deck="P6", rest="discard")
    play(game, "0 capital B2", "0 district P")
    assert (capital(game), game.view()["deck"]) == ("B2 P6", 0)


def test_solo_is_allowed() -> None:
    game = recruiter("", [], ["B2 G2"], deck="P6", rob={"hand": "P5 P4", "deck": "blue left"})
    play(game, "0 capital B2", "0 district Y")
    assert capital(game) == "B2 P5 Y:P6"
