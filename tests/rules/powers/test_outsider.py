"""Outsider (blue, D): move a card of the capital to the Outsider district."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import (
    bonus,
    capital,
    gold,
    home,
    pending,
    play,
    position,
    restored,
    round_end,
    told,
)


def outsider(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="outsider", **options)


def outside(game: lux.Game) -> str:
    return " ".join(game.view()["outsider"])


def test_trigger_a_district_with_a_card_then_which_of_its_kinds() -> None:
    game = outsider("B4 G6 G2 G2", [], ["B2 G3", "B3"])
    play(game, "0 capital B2")
    assert game.legal(0) == ["district B", "district G"]
    play(game, "0 district G")
    assert game.legal(0) == ["card G2", "card G6"]
    events = play(game, "0 card G6")
    assert told(events, "outcast") == [{"seat": 0, "card": "G6", "district": "green"}]
    assert (capital(game), outside(game), game.waiting()) == ("B4 B2 G2 G2", "G6", (1,))


def test_trigger_a_district_with_a_single_kind_asks_no_card() -> None:
    game = outsider("G2 G2", [], ["B2 G3", "B3"])
    play(game, "0 capital B2", "0 district G")
    assert (capital(game), outside(game), game.waiting()) == ("B2 G2", "G2", (1,))


def test_trigger_the_card_just_played_can_go() -> None:
    game = outsider("", [], ["B2 G3", "B3"])
    play(game, "0 capital B2")
    assert game.legal(0) == ["district B"]
    play(game, "0 district B")
    assert (capital(game), outside(game)) == ("", "B2")


def test_never_impossible() -> None:
    game = outsider("", [], ["B2 G3", "B3"], rest="discard", outsider="G6")
    events = play(game, "0 capital B2")
    assert told(events, "nothing") == []
    assert game.view()["pending"] == {"seat": 0, "power": "outsider"}


def test_what_is_outside_counts_nowhere() -> None:
    game = round_end("G3", ["G5", "B2 B3"], powers="outsider", outsider="G6 B6")
    assert (home(game, 0), home(game, 1)) == ("", "")
    assert game.view()["totals"] == {"blue": 0, "pink": 0, "yellow": 0, "green": 3}


def test_snapshot_in_the_middle_of_each_choice() -> None:
    game = outsider("B4 G6 G2", [], ["B2 G3", "B3"], outsider="Y3 P3")
    play(game, "0 capital B2")
    game = restored(game)
    play(game, "0 district G")
    chosen = {"seat": 0, "power": "outsider", "district": "green"}
    assert pending(game, 0) == pending(game, 1) == chosen
    game = restored(game)
    play(game, "0 card G2")
    assert outside(restored(game)) == "Y3 P3 G2"


def test_round_end_the_seat_alone_lowest_takes_the_highest_card() -> None:
    game = round_end("B6 G6", ["B3", "B2 G2", "G2"], powers="outsider", outsider="Y5 P6 Y3")
    assert [bonus(game, seat) for seat in range(3)] == ["B6", "", "P6"]
    assert outside(game) == "Y5 Y3"


def test_round_end_a_home_without_cards_is_the_lowest() -> None:
    game = round_end("B6", ["", "B3", "B2"], powers="outsider", outsider="Y5")
    assert bonus(game, 0) == "Y5"


def test_round_end_is_after_score_bonus_and_after_losses() -> None:
    game = position(
        "B6", ["P2 P3"], ["", "B2"], powers="outsider", outsider="Y5", turn=1, last_turns=1
    )  # fmt: skip
    events = play(game, "1 home B2")
    assert told(events, "bonus") == [
        {"seat": 1, "card": "B6", "district": "blue"},
        {"seat": 0, "card": "Y5", "district": None},
    ]


def test_round_end_tied_lowest_get_a_gold_each_and_the_card_is_discarded() -> None:
    game = round_end("B6 G6", ["B3", "G2", "B2"], powers="outsider", outsider="Y5 P6 Y3")
    assert gold(game) == [0, 1, 1]
    assert (outside(game), game.view()["discard"]) == ("Y5 Y3", ["P6"])


@pytest.mark.parametrize(("there", "gone"), [("Y6 P6 Y3", "P6"), ("P6 Y6 Y3", "Y6")])
def test_round_end_of_equals_the_last_placed_is_discarded(there: str, gone: str) -> None:
    game = round_end("B6 G6", ["G2", "B2"], powers="outsider", outsider=there)
    assert (gold(game), game.view()["discard"]) == ([1, 1], [gone])


def test_round_end_the_lowest_chooses_among_equals_of_several_colours() -> None:
    game = round_end("B6 G6", ["B3", "G2"], powers="outsider", outsider="Y6 P6 P6 Y3")
    assert pending(game) == {"seat": 1, "power": "outsider"}
    assert (game.waiting(), game.legal(1)) == ((1,), ["card P6", "card Y6"])
    game = restored(game)
    play(game, "1 card Y6")
    assert (bonus(game, 1), outside(game), game.view()["round"]) == ("Y6 G6", "P6 P6 Y3", 2)


def test_round_end_equals_of_one_kind_are_no_choice() -> None:
    game = round_end("B6 G6", ["B3", "G2"], powers="outsider", outsider="P6 P6")
    assert (bonus(game, 1), outside(game), game.view()["round"]) == ("P6 G6", "P6", 2)


def test_round_end_with_nobody_outside_nothing_happens() -> None:
    game = round_end("B6 G6", ["B2", "G2"], powers="outsider")
    assert (gold(game), game.view()["round"]) == ([0, 0], 2)


def test_round_end_the_last_round_too() -> None:
    game = round_end("B6 G6", ["B3", "G2"], powers="outsider", outsider="P5 Y2", round=3)
    assert (game.scores(), game.over) == ([9, 2 + 6 + 5], True)


def test_round_end_the_choice_of_the_last_round_ends_the_game() -> None:
    game = round_end("B6 G6", ["B3", "G2"], powers="outsider", outsider="P6 Y6", round=3)
    assert not game.over
    play(game, "1 card P6")
    assert (game.over, game.scores()) == (True, [9, 14])


def test_solo_is_refused() -> None:
    with pytest.raises(ValueError, match="outsider is not for solo play"):
        lux.Game("generations", 1, 1, powers=["outsider", "cleric", "merchant", "scholar"])
