"""Who may see what: V1-V3. The laws for whole games are in the conformance harness."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.conformance.retelling import what_is_seen
from capital_lux.conformance.secrecy import shuffled_snapshot
from capital_lux.rules.shapes import Player, View
from tests.positions import draft, hand, play, play_out, position, round_end, told

PRIVATE = ("hand", "kept", "packs", "received", "passed")


def others(view: View, seat: int | None) -> list[Player]:
    return [player for owner, player in enumerate(view["players"]) if owner != seat]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_V1_other_hands_packs_and_picks_are_not_in_a_view(seat: int | None) -> None:
    game = lux.Game(seats=3, seed=9)
    game.play(1, game.legal(1)[0])
    for _ in range(2):
        for player in others(game.view(seat), seat):
            assert not set(PRIVATE) & player.keys()
        draft(game)


def test_V1_a_seat_sees_its_own_hand_packs_and_picks() -> None:
    game = lux.Game(seats=2, seed=9)
    pack = game.snapshot()["players"][0]["packs"]
    game.play(0, f"keep {pack[0]}")
    mine = game.view(0)["players"][0]
    assert (mine["kept"], mine["packs"], mine["hand"]) == (pack[:1], pack[1:], [])
    draft(game)
    assert " ".join(game.view(0)["players"][0]["hand"]) == hand(game, 0)


def test_V1_decks_are_only_sizes() -> None:
    view = lux.Game(seats=3, seed=9).view(0)
    assert (view["deck"], view["modifier_deck"]) == (72 - 1 - 18, 4)
    assert "tape" not in view
    assert "seed" not in view


def test_V1_a_modifier_being_placed_is_known_to_its_placer_only() -> None:
    game = position(hands=["B2 G2", "B3", "B4"], modifier_deck=[4, 2, -1, -3])
    play(game, "0 capital B2")
    assert game.view(0)["pending"] == {"seat": 0, "power": "agent", "modifier": 4}
    for other in (1, 2, None):
        assert game.view(other)["pending"] == {"seat": 0, "power": "agent"}
        assert game.view(other)["modifier_deck"] == 3


def test_V1_face_down_modifiers_show_their_value_to_their_placer() -> None:
    game = position(hands=["G2", "B3", "B4"], modifiers={"pink": [(4, 0), (-3, 2)]})
    values = {
        viewer: [placed["value"] for placed in game.view(viewer)["modifiers"]["pink"]]
        for viewer in (0, 1, 2, None)
    }
    assert values == {0: [4, None], 1: [None, None], 2: [None, -3], None: [None, None]}


def test_V1_revealed_modifiers_are_public() -> None:
    game = round_end("B5", ["B4 B2", "P2"], gold=[4, 0], modifiers={"pink": [(4, 0)]})
    assert game.view()["phase"] == "gold"
    assert game.view(1)["modifiers"]["pink"] == [{"value": 4, "by": 0}]


def test_V1_homes_capital_gold_discard_bonus_and_hand_sizes_are_public() -> None:
    game = position(
        "B5 P2", ["B3", "G2"], ["P3 Y2", "B2"], gold=[3, 1], bonus=["Y6"], discard="G6 G5"
    )
    view = game.view()
    assert view["capital"]["blue"] == ["B5"]
    assert [player["home"]["blue"] for player in view["players"]] == [["B3"], []]
    assert [player["gold"] for player in view["players"]] == [3, 1]
    assert [player["bonus"] for player in view["players"]] == [["Y6"], []]
    assert [player["hand_size"] for player in view["players"]] == [2, 1]
    assert (view["discard"], view["gold_pile"]) == (["G5", "G6"], 4)


def test_V1_a_drawn_card_is_told_to_its_owner_only() -> None:
    game = position(hands=["G2 B2", "B3"], deck="P6")
    events = play(game, "0 capital G2")
    assert [told(events, "drew", seat) for seat in (0, 1, None)] == [
        [{"seat": 0, "card": "P6"}],
        [{"seat": 0}],
        [{"seat": 0}],
    ]


def test_V1_a_deal_is_told_to_each_seat_alone() -> None:
    game = lux.Game(seats=3, seed=4)
    for seat in (0, 1, 2):
        for deal in told(game.opening, "dealt", seat):
            assert ("cards" in deal) == (deal["seat"] == seat)
    assert all("cards" not in deal for deal in told(game.opening, "dealt"))


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_V1_shuffling_what_a_seat_cannot_know_changes_nothing_it_sees(seats: int) -> None:
    rng = random.Random(seats)
    game = lux.Game(seats=seats, seed=8)
    changed = 0
    while not game.over:
        truth = game.snapshot()
        for seat in range(seats):
            shuffled = shuffled_snapshot(json.loads(json.dumps(truth)), seat, rng)
            other = lux.Game.restore(shuffled)
            changed += other.snapshot() != truth
            assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
            assert json.dumps(other.view()) == json.dumps(game.view())
        actor = rng.choice(game.waiting())
        game.play(actor, rng.choice(game.legal(actor)))
    assert changed > 100


def seen_of(game: lux.Game, wished: list[str]) -> list[bytes]:
    """All that seat 1 gets to see while seat 0 does these things, as far as it is asked."""
    return [
        what_is_seen(game, 1, game.play(0, action)) for action in wished if action in game.legal(0)
    ]


@pytest.mark.parametrize(
    ("tile", "hands", "wished"),
    [
        (
            "mentalist",
            ["P2 G3 G3", "P2 G3 B5", "P2 G3 Y2"],
            ["capital P2", "card G3", "district Y"],
        ),
        ("convertor", ["G2 P6 P6", "G2 P6 B5", "G2 P6 Y2"], ["capital G2", "card P6", "place 1 P"]),
    ],
)
def test_V1_how_often_a_seat_is_asked_tells_nothing_of_its_hand(
    tile: str, hands: list[str], wished: list[str]
) -> None:
    def told_in(rules: int) -> list[list[bytes]]:
        positions = [
            position("Y4", [], [held, "B3 B4"], powers=tile, deck="P6", rules=rules)
            for held in hands
        ]
        return [seen_of(game, wished) for game in positions]

    one_kind, *others = told_in(rules=2)
    assert len(one_kind) == 3
    assert others == [one_kind, one_kind]
    one_kind, *others = told_in(rules=1)
    assert (len(one_kind), *map(len, others)) == (2, 3, 3)


def test_V2_a_seat_remembers_the_packs_it_was_given_and_passed() -> None:
    game = lux.Game(seats=2, seed=6)
    first = [player["packs"] for player in game.snapshot()["players"]]
    draft(game)
    mine, theirs = (game.view(seat)["players"][seat] for seat in (0, 1))
    assert mine["received"][0] == first[0]
    assert mine["received"][1] == first[1][2:]
    assert mine["passed"][0] == first[0][2:]
    assert (mine["passed"], theirs["passed"]) == (theirs["received"][1:], mine["received"][1:])


def test_V2_with_two_seats_four_of_the_opponents_six_cards_are_known() -> None:
    game = lux.Game(seats=2, seed=6)
    draft(game)
    mine = game.view(0)["players"][0]
    kept_there = Counter(mine["passed"][0]) - Counter(mine["received"][2])
    known = kept_there + Counter(mine["passed"][1])
    assert known.total() == 4
    assert (Counter(hand(game, 1).split()) - known).total() == 2


def test_V2_a_passed_pack_is_told_to_both_neighbours_only() -> None:
    game = lux.Game(seats=4, seed=6)
    events: list[lux.Event] = []
    while not told(events, "passed"):
        seat = game.waiting()[0]
        events = game.play(seat, game.legal(seat)[0])
    for viewer in range(4):
        for pack in told(events, "passed", viewer):
            assert ("cards" in pack) == (viewer in (pack["seat"], pack["to"]))


def test_V2_the_memory_is_of_this_round() -> None:
    game = lux.Game(seats=2, seed=6)
    while game.view()["round"] == 1:
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    mine = game.view(0)["players"][0]
    assert (mine["received"], mine["passed"]) == ([mine["packs"]], [])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_V2b_all_of_robs_blue_pile_is_shown(viewer: int | None) -> None:
    up = "blue left, red deck, blue right bonus, blue deck"
    game = position("B5", [], ["B2 B3"], rob={"up": up})
    shown = game.view(viewer)["rob"]
    assert shown["pile"] == ["blue left", "blue right bonus", "blue deck"]
    assert (shown["red"], shown["deck"]) == (["red deck"], 10)


def test_V3_a_spectator_sees_only_what_is_public() -> None:
    game = lux.Game(seats=3, seed=6)
    view = game.view()
    assert (view["seat"], view["legal"]) == (None, [])
    mine: Any = game.view(0)
    for player in mine["players"]:
        for zone in PRIVATE:
            player.pop(zone, None)
    assert {**mine, "seat": None, "legal": []} == view


def test_V3_when_the_game_is_over_everybody_sees_everything() -> None:
    game = play_out(lux.Game(seats=2, seed=6))
    view = game.view()
    assert view["deck_cards"] == game.snapshot()["deck"]
    assert (view["scores"], view["winners"]) == (game.scores(), list(game.winners()))
    assert all(set(PRIVATE) <= player.keys() for player in view["players"])


def test_V3_before_the_end_no_view_has_the_deck_or_the_scores() -> None:
    for seat in (0, 1, None):
        assert not {"deck_cards", "scores", "winners"} & lux.Game(seed=6).view(seat).keys()


@pytest.mark.parametrize("seat", [2, -1, True, "0", 1.0])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        lux.Game(seats=2, seed=1).view(seat)
