"""Aristocrat (yellow, C): take one of two face-up aristocrat tiles."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, home, play, position, restored, round_end, told

TWELVE = {f"{name} {value}" for name in ("blue", "pink", "yellow", "green") for value in (1, 2, 3)}


def aristocrat(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="aristocrat", **options)


def test_set_up_twelve_tiles_two_face_up() -> None:
    game = lux.Game("generations", 2, 5, powers="C")
    shown = game.view()["aristocrats"]
    truth = game.snapshot()["aristocrats"]
    assert (shown["deck"], shown["owned"], shown["lost"]) == (10, [[], []], [])
    assert shown["slots"] == truth["slots"]
    assert set(truth["slots"] + truth["deck"]) == TWELVE
    assert sorted(game.tape()["aristocrats"]) == list(range(12))


@pytest.mark.parametrize(
    ("slot", "owned", "slots"),
    [(1, "green 3", ["pink 1", "blue 1"]), (2, "blue 1", ["green 3", "pink 1"])],
)
def test_trigger_take_one_of_two_and_refill(slot: int, owned: str, slots: list[str]) -> None:
    tiles = {"slots": "G3 B1", "deck": "P1 Y2"}
    game = aristocrat("", [], ["Y2 G2", "B3"], aristocrats=tiles)
    play(game, "0 capital Y2")
    assert game.legal(0) == ["slot 1", "slot 2"]
    assert game.view(1)["pending"] == {"seat": 0, "power": "aristocrat"}
    events = play(game, f"0 slot {slot}")
    colour, value = owned.split()
    took = {"seat": 0, "district": colour, "value": int(value)}
    assert told(events, "took_aristocrat") == [took]
    shown = game.view()["aristocrats"]
    assert (shown["slots"], shown["owned"], shown["deck"]) == (slots, [[owned], []], 9)
    assert game.waiting() == (1,)


def test_secrecy_nobody_sees_the_deck_of_tiles() -> None:
    game = aristocrat("", [], ["Y2 G2", "B3"])
    assert [game.view(seat)["aristocrats"]["deck"] for seat in (0, 1, None)] == [10, 10, 10]


def test_snapshot_in_the_middle_of_the_choice() -> None:
    tiles = {"slots": "G3 B1", "deck": "P1 Y2", "owned": ["Y1", "P3"], "lost": "B3"}
    game = aristocrat("", [], ["Y2 G2", "B3"], aristocrats=tiles)
    play(game, "0 capital Y2")
    game = restored(game)
    play(game, "0 slot 2")
    assert game.view()["aristocrats"]["owned"] == [["blue 1", "yellow 1"], ["pink 3"]]
    assert game.view()["aristocrats"]["slots"] == ["green 3", "pink 1"]


def test_impossible_when_none_is_left() -> None:
    tiles = {"slots": "- -", "rest": "lost"}
    game = aristocrat("", [], ["Y2 G2", "B3"], aristocrats=tiles)
    events = play(game, "0 capital Y2")
    assert told(events, "nothing") == [{"seat": 0, "district": "yellow"}]
    assert (capital(game), game.waiting()) == ("Y2", (1,))


def test_slots_run_out_one_after_the_other() -> None:
    tiles = {"slots": "G3 B1", "rest": "lost"}
    game = aristocrat("", [], ["Y2 G2 G3", "Y3 B3 B4"], aristocrats=tiles)
    play(game, "0 capital Y2", "0 slot 1")
    assert game.view()["aristocrats"]["slots"] == [None, "blue 1"]
    game = restored(game)
    play(game, "1 capital Y3")
    assert game.legal(1) == ["slot 2"]
    play(game, "1 slot 2")
    assert game.view()["aristocrats"]["slots"] == [None, None]


def test_round_end_no_part_of_any_total() -> None:
    tiles = {"owned": ["B3 G3", "G2"]}
    game = round_end("B5 G6", ["B5 G2", "G2"], powers="aristocrat", aristocrats=tiles)
    assert home(game, 0) == "B5 G2"
    assert (bonus(game, 0), game.view()["players"][0]["gold"]) == ("B5", 1)


def test_round_end_lost_with_a_district_that_must_be_discarded() -> None:
    tiles = {"owned": ["B3 B2 G3", "B1"]}
    game = position(
        "B5 G6", ["B6 G2"], ["", "G3"], powers="aristocrat", turn=1, last_turns=1,
        aristocrats={**tiles, "slots": "P1 P2"},
    )  # fmt: skip
    events = play(game, "1 home G3")
    assert told(events, "lost_aristocrat") == [
        {"seat": 0, "district": "blue", "value": 2},
        {"seat": 0, "district": "blue", "value": 3},
    ]
    shown = game.view()["aristocrats"]
    assert (shown["owned"], shown["lost"]) == ([["green 3"], ["blue 1"]], ["blue 2", "blue 3"])


def test_round_end_kept_in_a_district_without_cards() -> None:
    tiles = {"owned": ["P3"]}
    game = round_end("B5", ["B2", "B3"], powers="aristocrat", aristocrats=tiles)
    assert game.view()["aristocrats"]["owned"] == [["pink 3"], []]


def test_game_end_worth_its_value() -> None:
    game = position(
        "B6", ["B3"], ["", "B2"], powers="aristocrat", round=3, turn=1, last_turns=1,
        aristocrats={"owned": ["B3 P2", "G3"]},
    )  # fmt: skip
    events = play(game, "1 home B2")
    assert told(events, "power_points") == [{"seat": 0, "points": 5}, {"seat": 1, "points": 3}]
    assert (game.scores(), game.winners()) == ([3 + 6 + 5, 2 + 3], (0,))


def test_tiles_stay_from_round_to_round() -> None:
    tiles = {"slots": "G3 B1", "deck": "P1", "owned": ["Y3", ""]}
    game = round_end("B6", ["B2", "B3"], powers="aristocrat", aristocrats=tiles)
    shown = game.view()["aristocrats"]
    assert (shown["owned"], shown["slots"]) == ([["yellow 3"], []], ["green 3", "blue 1"])


def test_solo_is_allowed_and_robs_yellow_card_takes_none() -> None:
    game = position(
        "B6", ["", ""], ["Y2 G2"], powers="aristocrat", aristocrats={"slots": "G3 B1"},
        rob={"hand": "Y6 B2", "deck": "blue left"},
    )  # fmt: skip
    play(game, "0 capital Y2", "0 slot 1")
    assert game.view()["aristocrats"]["owned"] == [["green 3"], []]
    assert capital(game) == "B6 Y2 Y6"


def test_a_snapshot_must_have_all_twelve_once() -> None:
    truth = aristocrat("", [], ["Y2 G2", "B3"]).snapshot()
    truth["aristocrats"]["owned"][0] = ["blue 1"]
    with pytest.raises(lux.InvalidSnapshot, match="twelve tiles must be somewhere, once each"):
        lux.Game.restore(truth)
