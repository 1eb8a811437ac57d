"""Cleric (pink, A): the lowest card of blue, yellow or green goes to your home."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, home, pending, play, position, restored, told


def cleric(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="recruiter cleric", **options)


def test_trigger_a_district_with_a_card_never_pink() -> None:
    game = cleric("B4 B2 P5 G3", [], ["P2 G2", "B3"])
    play(game, "0 capital P2")
    assert game.legal(0) == ["district B", "district G"]
    events = play(game, "0 district B")
    assert told(events, "took") == [{"seat": 0, "card": "B2", "district": "blue"}]
    assert (capital(game), home(game, 0), game.waiting()) == ("B4 P5 P2 G3", "B2", (1,))


def test_trigger_a_card_of_another_colour_goes_to_its_own_district_at_home() -> None:
    game = cleric("Y4 Y:P2", [], ["P3 G2", "B3"])
    play(game, "0 capital P3", "0 district Y")
    assert (capital(game), home(game, 0)) == ("P3 Y4", "P2")


@pytest.mark.parametrize("card", ["B3", "P3", "G3"])
def test_trigger_lowest_of_several_colours_is_a_second_choice(card: str) -> None:
    game = cleric("B3 B:P3 B:G3 B:G3 B:Y4", [], ["P2 G2", "B2"])
    play(game, "0 capital P2", "0 district B")
    assert game.legal(0) == ["card B3", "card P3", "card G3"]
    chosen = {"seat": 0, "power": "cleric", "district": "blue"}
    assert pending(game, 0) == pending(game, 1) == chosen
    game = restored(game)
    play(game, f"0 card {card}")
    assert (home(game, 0), game.waiting()) == (card, (1,))


def test_trigger_a_recruit_can_make_the_tie() -> None:
    game = cleric("B3", [], ["B4 P2 G2", "B2 G3"], deck="Y3")
    play(game, "0 capital B4", "0 district B", "1 home B2", "0 capital P2", "0 district B")
    assert game.legal(0) == ["card B3", "card Y3"]
    play(game, "0 card Y3")
    assert (home(game, 0), capital(game)) == ("Y3", "B3 B4 P2")


def test_snapshot_before_the_district_is_chosen() -> None:
    game = cleric("B3", [], ["P2 G2", "B2"])
    play(game, "0 capital P2")
    game = restored(game)
    play(game, "0 district B")
    assert home(game, 0) == "B3"


def test_impossible_when_the_other_three_are_empty() -> None:
    game = cleric("P5 P:B2", [], ["P2 G2", "B3"])
    events = play(game, "0 capital P2")
    assert told(events, "nothing") == [{"seat": 0, "district": "pink"}]
    assert (capital(game), game.waiting()) == ("P5 P:B2 P2", (1,))


def test_the_card_taken_triggers_no_power() -> None:
    game = position("Y3", [], ["P2 G2", "B2"], powers="cleric merchant")
    play(game, "0 capital P2", "0 district Y")
    assert [player["gold"] for player in game.view()["players"]] == [0, 0]


def test_solo_is_allowed() -> None:
    game = cleric("Y3", [], ["P2 G2"], rob={})
    play(game, "0 capital P2", "0 district Y")
    assert home(game, 0) == "Y3"
