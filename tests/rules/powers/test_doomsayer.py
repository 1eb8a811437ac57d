"""Doomsayer (pink, B): whoever has two cards in a home district discards the lowest there."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.positions import capital, home, play, position, restored, told


def doomsayer(*zones: Any, **options: Any) -> lux.Game:
    return position(*zones, powers="doomsayer", **options)


def test_trigger_every_seat_with_two_loses_its_lowest_you_too() -> None:
    homes = ["G2 G5 G5 B2", "G6 B3", "G4 G3", "P2 P3"]
    game = doomsayer("", homes, ["P4 B2", "B3", "B4", "B5"])
    play(game, "0 capital P4", "0 district G")
    assert [home(game, seat) for seat in range(4)] == ["B2 G5 G5", "B3 G6", "G4", "P2 P3"]
    assert game.view()["discard"] == ["G2", "G3"]
    assert game.waiting() == (1,)


def test_trigger_in_turn_order_from_the_chooser() -> None:
    game = doomsayer("", ["G2 G5", "G3 G5", "G4 G5"], ["B2", "P4 B2", "B4"], turn=1)
    events = play(game, "1 capital P4", "1 district G")
    assert [(loss["seat"], loss["cards"]) for loss in told(events, "discarded")] == [
        (1, ["G3"]), (2, ["G4"]), (0, ["G2"]),
    ]  # fmt: skip


def test_trigger_of_two_equal_cards_one_goes() -> None:
    game = doomsayer("", ["G2 G2"], ["P4 B2", "B3"])
    play(game, "0 capital P4", "0 district G")
    assert home(game, 0) == "G2"


def test_trigger_only_districts_where_somebody_has_two_never_pink() -> None:
    game = doomsayer("", ["B2 Y2 Y3 P2", "B3 P2 P3 G6"], ["P4 B2", "B3"])
    play(game, "0 capital P4")
    assert game.legal(0) == ["district Y"]
    assert game.view()["pending"] == {"seat": 0, "power": "doomsayer"}


def test_snapshot_in_the_middle_of_the_choice() -> None:
    game = doomsayer("", ["B2 B4", "Y2 Y3"], ["P4 B2", "B3"])
    play(game, "0 capital P4")
    game = restored(game)
    assert game.legal(0) == ["district B", "district Y"]
    play(game, "0 district B")
    assert home(game, 0) == "B4"


@pytest.mark.parametrize("homes", [[], ["B2 Y3 G4", "B3 Y2"], ["P2 P3 P4", "P5 P6"]])
def test_impossible_when_nobody_has_two_in_any_of_the_three(homes: list[str]) -> None:
    game = doomsayer("", homes, ["P4 B2", "B3"])
    events = play(game, "0 capital P4")
    assert told(events, "nothing") == [{"seat": 0, "district": "pink"}]
    assert (capital(game), game.waiting()) == ("P4", (1,))


def test_solo_is_refused() -> None:
    with pytest.raises(ValueError, match="doomsayer is not for solo play"):
        lux.Game("generations", 1, 1, powers=["agent", "doomsayer", "merchant", "scholar"])
