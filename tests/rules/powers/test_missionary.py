"""Missionary (pink, C): the lowest card of a capital district moves to another."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, gold, pending, play, position, restored, told


def missionary(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="missionary", **options)


def test_trigger_from_a_district_with_a_card_to_another_one() -> None:
    game = missionary("G5 G3 Y2", [], ["P4 B2", "B3"])
    play(game, "0 capital P4")
    assert game.legal(0) == ["district P", "district Y", "district G"]
    play(game, "0 district G")
    assert game.legal(0) == ["district B", "district P", "district Y"]
    events = play(game, "0 district Y")
    moved = {"seat": 0, "card": "G3", "district": "green", "to_district": "yellow"}
    assert told(events, "moved") == [moved]
    assert (capital(game), game.waiting()) == ("P4 Y2 Y:G3 G5", (1,))


def test_trigger_to_an_empty_district() -> None:
    game = missionary("G5 G3", [], ["P4 B2", "B3"])
    play(game, "0 capital P4", "0 district G", "0 district B")
    assert capital(game) == "B:G3 P4 G5"


def test_trigger_out_of_its_last_card() -> None:
    game = missionary("G5", [], ["P4 B2", "B3"])
    play(game, "0 capital P4", "0 district G", "0 district P")
    assert capital(game) == "P4 P:G5"


@pytest.mark.parametrize(("card", "after"), [("B3", "B:G3 P4 Y:B3"), ("G3", "B3 P4 Y:G3")])
def test_trigger_among_equal_lowest_of_several_colours_a_card_is_asked(
    card: str, after: str
) -> None:
    game = missionary("B3 B:G3", [], ["P4 B2", "B3"])
    play(game, "0 capital P4", "0 district B")
    assert game.legal(0) == ["card B3", "card G3"]
    play(game, f"0 card {card}")
    assert game.legal(0) == ["district P", "district Y", "district G"]
    play(game, "0 district Y")
    assert (capital(game), game.waiting()) == (after, (1,))


def test_snapshot_in_the_middle_of_each_choice() -> None:
    game = missionary("B3 B:G3", [], ["P4 B2", "B3"])
    play(game, "0 capital P4")
    assert game.view()["pending"] == {"seat": 0, "power": "missionary"}
    game = restored(game)
    play(game, "0 district B")
    chosen = {"seat": 0, "power": "missionary", "district": "blue"}
    assert pending(game, 1) == chosen
    game = restored(game)
    play(game, "0 card G3")
    assert pending(game, 1) == {**chosen, "card": "G3"}
    game = restored(game)
    play(game, "0 district G")
    assert capital(game) == "B3 P4 G3"


@pytest.mark.parametrize("card", ["G6", "B2"])
def test_a_snapshot_cannot_move_a_card_that_is_not_a_lowest(card: str) -> None:
    game = missionary("B3 B:G6", [], ["P4 B2", "B3"])
    play(game, "0 capital P4", "0 district B")
    truth = game.snapshot()
    truth["pending"]["card"] = card
    with pytest.raises(lux.InvalidSnapshot, match="not a lowest card of that district"):
        lux.Game.restore(truth)


def test_never_impossible_the_card_just_played_is_there() -> None:
    game = missionary("", [], ["P4 B2", "B3"])
    play(game, "0 capital P4")
    assert game.legal(0) == ["district P"]
    play(game, "0 district P", "0 district G")
    assert capital(game) == "G:P4"


def test_the_moved_card_triggers_no_power() -> None:
    game = position("G3 G5", [], ["P4 B2", "B3"], powers="missionary merchant")
    play(game, "0 capital P4", "0 district G", "0 district Y")
    assert (gold(game), game.waiting()) == ([0, 0], (1,))


def test_a_moved_card_is_the_last_placed() -> None:
    game = missionary("G6 Y6", ["Y2", "Y2"], ["P4 B2", "B3"])
    play(game, "0 capital P4", "0 district G", "0 district Y", "1 home B3", "0 home B2")
    assert (capital(game), game.view()["discard"]) == ("P4 Y6", ["B2", "B3", "G6"])


def test_solo_is_allowed() -> None:
    game = missionary("G5 G3", [], ["P4 B2"], rob={})
    play(game, "0 capital P4", "0 district G", "0 district B")
    assert "B:G3" in capital(game)
