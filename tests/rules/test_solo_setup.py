"""Solo against ROB, set-up and draft: S1-S3.

You are seat 0, ROB is seat 1.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.rob_cards import ROB_CARDS
from tests.positions import (
    capital,
    draft,
    hand,
    home,
    play,
    position,
    restored,
    told,
)


def solo(seed: int = 1, **options: Any) -> lux.Game:
    return lux.Game("generations", 1, seed, **options)


def test_S1_a_fourth_starting_card_robs_hand_and_a_card_in_his_home() -> None:
    for seed in range(10):
        game = solo(seed)
        deck = game.tape()["deck"]
        assert Counter(capital(game).split()) == Counter(deck[:4])
        assert game.view()["rob"]["hand"] == deck[4:6]
        assert home(game, 1) == deck[6]
        assert home(game, 0) == ""


def test_S1_robs_card_lies_in_the_district_of_its_colour() -> None:
    for seed in range(10):
        homes = solo(seed).view()["players"][1]["home"]
        assert all(card[0] == name[0].upper() for name, cards in homes.items() for card in cards)


def test_S1_robs_deck_of_14_is_shuffled_and_hidden() -> None:
    game = solo()
    assert game.view()["rob"]["deck"] == 14
    assert sorted(game.snapshot()["rob"]["deck"]) == sorted(ROB_CARDS)
    assert game.snapshot()["rob"]["deck"] == game.tape()["rob"][0]
    assert len({tuple(solo(seed).tape()["rob"][0]) for seed in range(10)}) == 10


@pytest.mark.parametrize("tile", ["outsider", "doomsayer", "convertor"])
def test_S1_three_tiles_are_not_for_solo_play(tile: str) -> None:
    names = {"outsider": 0, "doomsayer": 1, "convertor": 3}
    powers = ["agent", "cleric", "merchant", "scholar"]
    powers[names[tile]] = tile
    with pytest.raises(ValueError, match=f"{tile} is not for solo play"):
        solo(powers=powers)


def test_S1_you_are_the_only_seat_that_acts() -> None:
    game = solo()
    assert (game.view()["seats"], len(game.view()["players"])) == (1, 2)
    while not game.over:
        assert game.waiting() == (0,)
        game.play(0, game.legal(0)[0])
    with pytest.raises(lux.IllegalAction):
        game.play(1, "pay")


def test_S2_fourteen_cards_five_red_nine_blue() -> None:
    assert Counter(card.removesuffix(" bonus") for card in ROB_CARDS) == {
        "red left": 2, "red right": 2, "red deck": 1,
        "blue left": 3, "blue right": 3, "blue deck": 3,
    }  # fmt: skip
    assert sorted(card for card in ROB_CARDS if card.endswith("bonus")) == [
        "blue deck bonus", "blue left bonus", "blue right bonus", "red left bonus",
        "red right bonus",
    ]  # fmt: skip


def test_S2_the_table_can_be_changed() -> None:
    game = solo(rob_cards=["blue deck"])
    draft(game)
    assert game.view()["rob"]["pile"] == ["blue deck"]
    events = game.play(0, game.legal(0)[0])
    assert len(told(events, "rob_nothing")) == 1


def test_S3_five_cards_in_the_reserve_then_three_to_choose_from() -> None:
    game = solo()
    deck = game.tape()["deck"]
    assert Counter(game.view()["rob"]["reserve"]) == Counter(deck[7:12])
    assert told(game.opening, "reserved") == [{"cards": deck[7:12]}]
    assert Counter(game.view(0)["players"][0]["packs"]) == Counter(deck[12:15])


def test_S3_three_times_draw_three_keep_two_discard_one() -> None:
    game = solo(cards={"B2": 12, "G6": 88})
    kept: list[str] = []
    gone: list[str] = []
    for number in range(3):
        pack = game.view(0)["players"][0]["packs"]
        assert (len(pack), game.view()["deck"]) == (3, 100 - 12 - 3 * (number + 1))
        play(game, f"0 keep {pack[0]}")
        kept += pack[:2]
        gone += pack[2:]
        events = play(game, f"0 keep {pack[1]}")
        assert told(events, "left_over") == [{"seat": 0, "card": pack[2]}]
    assert Counter(hand(game, 0).split()) == Counter(kept)
    assert game.view()["discard"] == sorted(gone)


def test_S3_the_draft_can_be_saved_at_every_pick() -> None:
    game = solo(6)
    for _ in range(6):
        game = restored(game)
        play(game, f"0 {game.legal(0)[-1]}")
    assert game.view()["phase"] == "play"


def test_S3_later_the_reserve_is_only_filled_up() -> None:
    rob = {"reserve": "B6 B5 G2 G3 G4", "hand": "Y2 Y3", "up": "red left, red right, red deck"}
    game = position("G6 G3", [], ["G2"], rob=rob, last_turns=1, deck="P2 P3 P4 Y6 Y5 Y4")
    play(game, "0 home G2")
    assert home(game, 1) == "G2 G3 G4"
    assert game.view()["rob"]["reserve"] == ["B5", "B6", "P2", "P3", "P4"]
    assert game.view(0)["players"][0]["packs"] == ["Y4", "Y5", "Y6"]


def test_S3_a_short_deck_is_drawn_as_far_as_it_goes() -> None:
    game = solo(cards={"B2": 12 + 3 + 2})
    play(game, "0 keep B2", "0 keep B2")
    view = game.view(0)["players"][0]
    assert (view["packs"], game.view()["deck"]) == (["B2", "B2"], 0)
    play(restored(game), "0 keep B2")
    events = play(game, "0 keep B2", "0 keep B2")
    assert told(events, "short") == [{"count": 0}]
    assert game.view()["phase"] == "play"
    assert (hand(game, 0), game.view()["discard"]) == ("B2 B2 B2 B2", ["B2"])


def test_S7b_without_a_card_after_the_draft_the_round_ends_at_once() -> None:
    game = solo(cards={"B2": 12})
    assert (game.over, game.view()["round"]) == (True, 3)
    assert told(game.opening, "rob_turned") == []
    assert [end["round"] for end in told(game.opening, "round")] == [1, 2, 3]


def test_S7b_with_a_single_card_rob_goes_first() -> None:
    game = solo(cards={"B2": 13})
    events = play(game, "0 keep B2")
    assert len(told(events, "rob_turned")) == 1
    assert (game.view()["phase"], game.waiting()) == ("play", (0,))
