"""The mistakes of the only other implementation (PEERS.md), each as a test.

Mistake 11, a terminal cursor that was ignored, is about a screen and belongs to the terminal's
tests. What the engine owes a cursor is here: a legal list in a fixed order, each entry of which
can be played by its place.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import capital_lux as lux
from tests.positions import bonus, capital, gold, pending, play, position, round_end, told


def test_mistake_1_only_the_leaders_get_a_bonus_card() -> None:
    game = round_end("B6 B5 B4", ["B5", "B4", "B2"])
    assert [bonus(game, seat) for seat in range(3)] == ["B6", "", ""]


def test_mistake_2_no_modifier_stays_on_the_table_between_rounds() -> None:
    game = round_end("B6 P6", ["B2", "P2"], modifiers={"blue": [(4, 0)], "green": [(-1, 1)]})
    assert game.view()["modifiers"] == {"blue": [], "pink": [], "yellow": [], "green": []}
    assert game.view()["modifier_deck"] == 4


def test_mistake_3_the_agent_sees_the_modifier_before_naming_a_district() -> None:
    game = position(hands=["B2 G2", "B3"], modifier_deck=[-3, 4, 2, -1])
    assert not any(action.startswith("district") for action in game.legal(0))
    play(game, "0 capital B2")
    assert pending(game, 0)["modifier"] == -3


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mistake_4_every_seat_is_as_likely_to_start(seats: int) -> None:
    games = 6000 if lux.COMPILED else 1500
    starts = Counter(lux.Game(seats=seats, seed=seed).view()["start"] for seed in range(games))
    spread = 4 * (games * (1 / seats) * (1 - 1 / seats)) ** 0.5
    for seat in range(seats):
        assert abs(starts[seat] - games / seats) < spread


def test_mistake_5_a_cleric_with_nothing_to_take_can_be_played() -> None:
    game = position(hands=["P2 G3", "B2"])
    play(game, "0 capital P2")
    assert (capital(game), game.waiting()) == ("P2", (1,))


@pytest.mark.parametrize("cards", range(1, 24))
def test_mistake_6_no_deadlock_in_a_short_deal_with_4_seats(cards: int) -> None:
    rng = random.Random(cards)
    deck = Counter(rng.choice("BPYG") + rng.choice("23456") for _ in range(40 + cards))
    game = lux.Game(seats=4, seed=cards, cards=deck)
    while not game.over:
        assert game.waiting()
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.legal(seat)))
    assert game.view()["round"] == 3


def test_mistake_7_a_cleric_cannot_dodge_into_an_empty_district() -> None:
    game = position("G2 G3", hands=["P2 B3", "B2"])
    play(game, "0 capital P2")
    assert game.legal(0) == ["district G"]
    for letter in "BPY":
        with pytest.raises(lux.IllegalAction):
            game.play(0, f"district {letter}")


def test_mistake_8_totals_shown_do_not_include_hidden_modifiers() -> None:
    game = position("B5 P2", ["B3"], ["G2", "G3"], modifiers={"blue": [(4, 0)], "pink": [(-3, 1)]})
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["totals"] == {"blue": 5, "pink": 2, "yellow": 0, "green": 0}
        assert view["players"][0]["totals"]["blue"] == 3


def test_mistake_9_no_gold_is_asked_for_a_district_without_cards() -> None:
    game = round_end("B6", ["B2", "B3"], gold=[4, 4], modifiers={"pink": [(-3, 0), (-1, 1)]})
    assert (game.view()["phase"], gold(game)) == ("draft", [4, 4])


def test_mistake_10_the_number_of_picks_is_checked() -> None:
    game = lux.Game(seats=2, seed=3)
    for _ in range(2):
        game.play(1, game.legal(1)[0])
    with pytest.raises(lux.IllegalAction):
        game.play(1, f"keep {game.view(1)['players'][1]['packs'][0]}")


def test_mistake_10_no_seat_spends_more_gold_than_it_has() -> None:
    game = round_end("B2", ["B4 B3", "P2 B2"], gold=[4, 4])
    assert game.view()["pending"] == {"seat": 1, "gold": "pink", "cost": 2}
    assert told(play(game, "1 pay"), "paid") == [{"seat": 1, "district": "pink", "count": 2}]
    assert gold(game) == [4, 2]


@pytest.mark.parametrize("seat", [-1, 2, 4, None, "0", 0.0, True])
def test_mistake_10_a_move_without_a_seat_is_refused(seat: object) -> None:
    game = lux.Game(seats=2, seed=3)
    with pytest.raises(lux.IllegalAction, match="there is no seat"):
        game.play(seat, game.legal(0)[0])  # type: ignore[arg-type]


def test_mistake_11_the_legal_list_has_a_fixed_order_to_point_into() -> None:
    game = position(hands=["G6 B2 P4", "B3"])
    listed = game.legal(0)
    assert listed == game.legal(0) == game.view(0)["legal"]
    for place, text in enumerate(listed):
        twin = game.copy()
        twin.play_id(0, twin.legal_ids(0)[place])
        assert twin.actions() == [(0, text)]


def test_mistake_12_a_view_shows_the_viewers_pack_only() -> None:
    game = lux.Game(seats=4, seed=3)
    for viewer in range(4):
        shown = ["packs" in player for player in game.view(viewer)["players"]]
        assert shown == [seat == viewer for seat in range(4)]


def test_mistake_13_every_sub_choice_is_in_the_legal_actions() -> None:
    game = position("Y2 G3", hands=["B2 P2 G2", "B3 B4 B5"])
    play(game, "0 capital B2")
    assert game.legal(0) == ["district B", "district P", "district Y", "district G"]
    play(game, "0 district B", "1 home B3", "0 capital P2")
    assert game.legal(0) == ["district B", "district Y", "district G"]
    over = round_end("B5", ["B4 B3", "P2"], gold=[2, 0])
    assert over.legal(0) == ["pay", "discard"]
    new = lux.Game(seats=2, seed=1)
    pack = dict.fromkeys(new.view(0)["players"][0]["packs"])
    assert new.legal(0) == [f"keep {card}" for card in pack]
