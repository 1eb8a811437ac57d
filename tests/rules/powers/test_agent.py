"""Agent (blue, A): look at the top modifier, put it face down over any capital district."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, home, play, position, restored, round_end, told

ANYWHERE = ["district B", "district P", "district Y", "district G"]


def agent(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="agent", modifier_deck=[4, 2, -1, -3], **options)


def test_trigger_the_choice_comes_after_the_look() -> None:
    game = agent("", [], ["B2 G2", "B3"])
    events = play(game, "0 capital B2")
    assert told(events, "looked", 0) == [{"seat": 0, "modifier": 4}]
    assert game.legal(0) == ANYWHERE
    events = play(game, "0 district Y")
    assert told(events, "placed", 0) == [{"seat": 0, "district": "yellow", "modifier": 4}]
    assert game.waiting() == (1,)


def test_trigger_over_blue_too_and_without_limit_per_district() -> None:
    game = agent("", [], ["B2 B3 G2", "B3 G3"])
    play(game, "0 capital B2", "0 district B", "1 capital B3", "1 district B")
    assert game.view()["modifiers"]["blue"] == [{"value": None, "by": 0}, {"value": None, "by": 1}]


def test_secrecy_only_the_placer_knows_the_modifier() -> None:
    game = agent("", [], ["B2 G2", "B3", "B4"])
    events = play(game, "0 capital B2")
    for other in (1, 2, None):
        assert told(events, "looked", other) == [{"seat": 0}]
        assert game.view(other)["pending"] == {"seat": 0, "power": "agent"}
    assert game.view(0)["pending"] == {"seat": 0, "power": "agent", "modifier": 4}
    events = play(game, "0 district P")
    for other in (1, 2, None):
        assert told(events, "placed", other) == [{"seat": 0, "district": "pink"}]
        assert game.view(other)["modifiers"]["pink"] == [{"value": None, "by": 0}]
    assert game.view(0)["modifiers"]["pink"] == [{"value": 4, "by": 0}]


def test_view_and_snapshot_in_the_middle_of_the_choice() -> None:
    game = agent("", [], ["B2 G2", "B3"], modifiers={})
    play(game, "0 capital B2")
    assert game.view(1)["modifier_deck"] == 3
    assert game.snapshot()["modifier_deck"] == [2, -1, -3]
    assert game.snapshot()["pending"] == {"seat": 0, "power": "agent", "modifier": 4}
    game = restored(game)
    play(game, "0 district G")
    assert game.snapshot()["modifiers"]["green"] == [{"value": 4, "by": 0}]


def test_the_last_modifier_is_placed_too() -> None:
    placed = {"pink": [(4, 0), (2, 1), (-1, 0)]}
    game = position("", [], ["B2 G2", "B3"], powers="agent", modifiers=placed)
    play(game, "0 capital B2", "0 district G")
    assert game.snapshot()["modifiers"]["green"] == [{"value": -3, "by": 0}]


def test_impossible_without_a_modifier_left() -> None:
    placed = {"pink": [(4, 0), (2, 1), (-1, 0), (-3, 0)]}
    game = position("", [], ["B2 G2", "B3"], powers="agent", modifiers=placed)
    events = play(game, "0 capital B2")
    assert told(events, "nothing") == [{"seat": 0, "district": "blue"}]
    assert (capital(game), game.waiting()) == ("B2", (1,))


def test_round_end_revealed_before_resolve_and_added_to_max() -> None:
    game = position(
        "B5 P6", ["B6 B3", "P4 P3"], ["", "G2"], powers="agent", turn=1, last_turns=1,
        modifiers={"blue": [(4, 0)], "pink": [(-3, 1), (2, 0)]},
    )  # fmt: skip
    events = play(game, "1 home G2")
    kinds = [event.what for event in events]
    assert kinds.index("revealed") < kinds.index("over_limit")
    assert told(events, "revealed") == [
        {"by": 0, "district": "blue", "modifier": 4},
        {"by": 1, "district": "pink", "modifier": -3},
        {"by": 0, "district": "pink", "modifier": 2},
    ]
    assert told(events, "over_limit")[0] == {
        "seat": 1, "district": "pink", "total": 7, "limit": 5,
    }  # fmt: skip
    assert (home(game, 0), home(game, 1)) == ("B3 B6", "")


def test_round_end_all_four_are_in_the_next_deck() -> None:
    game = round_end("B6", ["B2", "B3"], powers="agent", modifiers={"blue": [(4, 0), (-1, 1)]})
    assert game.view()["modifier_deck"] == 4
    assert all(over == [] for over in game.view()["modifiers"].values())


def test_the_tape_has_a_shuffle_for_each_round() -> None:
    tape = lux.Game("generations", 2, 5, powers="A").tape()
    assert [sorted(deck) for deck in tape["modifiers"]] == [[-3, -1, 2, 4]] * 3


def test_solo_robs_card_is_compared_without_modifiers() -> None:
    game = position(
        "P4", ["", "P2"], ["B2 G2 G3"], powers="agent", rob={"hand": "P3 Y2", "deck": "blue left"},
        modifier_deck=[4, 2, -1, -3],
    )  # fmt: skip
    events = play(game, "0 capital B2", "0 district P")
    assert [(e["card"], e["where"]) for e in told(events, "played")][-1] == ("P3", "capital")


@pytest.mark.parametrize("seat", [None, 1])
def test_solo_a_choice_for_rob_shows_nobody_the_face_down_modifiers(seat: int | None) -> None:
    game = position(
        "P4 Y2 G2", ["", "P4"], ["B2 G2"], powers="agent", modifiers={"pink": [(4, 0)]},
        rob={"hand": "P3 Y2", "deck": "blue left bonus"},
    )  # fmt: skip
    play(game, "0 home B2")
    assert game.view()["pending"] == {"seat": 0, "rob": "P3"}
    assert game.view(seat)["modifiers"]["pink"] == [{"value": None, "by": 0}]
    assert game.view(0)["modifiers"]["pink"] == [{"value": 4, "by": 0}]
