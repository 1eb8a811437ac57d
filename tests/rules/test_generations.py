"""Generations, set-up, draft and turns: G1-G8 and G13. The round end is in its own file."""

from __future__ import annotations

from collections import Counter

import pytest

import capital_lux as lux
from capital_lux.rules.powers import TILES
from tests.positions import (
    capital,
    draft,
    gold,
    hand,
    home,
    pending,
    play,
    play_out,
    position,
    told,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SETS = {
    "A": ["agent", "cleric", "merchant", "scholar"],
    "B": ["infiltrator", "doomsayer", "follower", "convertor"],
    "C": ["recruiter", "missionary", "aristocrat", "discoverer"],
    "D": ["outsider", "mentalist", "sentinel", "dualist"],
}


def game_of(seats: int = 2, seed: int = 1, **options: object) -> lux.Game:
    return lux.Game("generations", seats, seed, **options)  # type: ignore[arg-type]


def test_G1_a_hundred_cards_five_of_each_kind() -> None:
    deck = Counter(game_of().tape()["deck"])
    assert deck.total() == 100
    assert deck == {f"{letter}{value}": 5 for letter in "BPYG" for value in range(2, 7)}


@SEATS
def test_G2_three_starting_cards_in_the_districts_of_their_colours(seats: int) -> None:
    for seed in range(20):
        game = game_of(seats, seed)
        opened = told(game.opening, "opened")
        assert [event["card"] for event in opened] == game.tape()["deck"][:3]
        assert Counter(capital(game).split()) == Counter(game.tape()["deck"][:3])
        assert ":" not in capital(game)
        assert all(event["district"][0].upper() == event["card"][0] for event in opened)


def test_G2_starting_cards_of_one_colour_lie_in_the_order_they_came() -> None:
    tape = game_of().tape()
    first = ["G5", "G2", "G4"]
    rest = list(tape["deck"])
    for card in first:
        rest.remove(card)
    game = lux.Game("generations", 2, tape={**tape, "deck": first + rest})
    assert game.view()["capital"]["green"] == first


def test_G2_starting_cards_trigger_nothing() -> None:
    game = game_of(powers="A")
    assert [event.what for event in game.opening][:4] == ["opened"] * 3 + ["round"]
    assert gold(game) == [0, 0]


@pytest.mark.parametrize(("letter", "names"), SETS.items())
def test_G3_a_named_set_is_four_tiles_one_of_each_colour(letter: str, names: list[str]) -> None:
    assert game_of(powers=letter).view()["powers"] == names


def test_G3_tiles_can_be_chosen_in_any_order_and_case() -> None:
    game = game_of(powers=["Scholar", "outsider", "FOLLOWER", "missionary"])
    assert game.view()["powers"] == ["outsider", "missionary", "follower", "scholar"]


def test_G3_random_tiles_are_one_of_each_colour() -> None:
    for seed in range(30):
        names = game_of(seed=seed, powers="random").view()["powers"]
        assert [TILES[name].colour for name in names] == ["blue", "pink", "yellow", "green"]


@SEATS
def test_G4_any_seat_may_start(seats: int) -> None:
    starts = {game_of(seats, seed).view()["start"] for seed in range(60)}
    assert starts == set(range(seats))


@SEATS
def test_G4_the_emperor_tile_moves_one_seat_to_the_left(seats: int) -> None:
    game = game_of(seats, 5)
    starts = {}
    while not game.over:
        starts[game.view()["round"]] = game.view()["start"]
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    first = starts[1]
    assert starts == {turn: (first + turn - 1) % seats for turn in (1, 2, 3)}


def test_G4_not_the_richest_home_but_the_next_seat_starts() -> None:
    game = position("B6 B6", ["B6", "", ""], ["P2", "P3", "P2"], powers="A", start=1)
    play(game, "0 home P2", "1 home P3", "2 home P2")
    assert (game.view()["round"], game.view()["start"]) == (2, 2)


def test_G4_the_starting_seat_plays_first() -> None:
    game = game_of(4, 3)
    draft(game)
    assert game.waiting() == (game.view()["start"],)


@SEATS
def test_G5_six_cards_each_whatever_the_seats(seats: int) -> None:
    game = game_of(seats)
    assert [player["hand_size"] for player in game.view()["players"]] == [6] * seats
    assert game.view()["deck"] == 100 - 3 - 6 * seats


@SEATS
def test_G5_keep_two_pass_left_keep_two_pass_left_keep_the_rest(seats: int) -> None:
    game = game_of(seats)
    packs = [player["packs"] for player in game.snapshot()["players"]]
    kept: list[list[str]] = [[] for _ in range(seats)]
    for number in range(3):
        for seat in range(seats):
            source = packs[(seat - number) % seats]
            taken = source[:2]
            kept[seat] += taken
            del source[:2]
            for card in taken if number < 2 else []:
                game.play(seat, f"keep {card}")
    assert [Counter(hand(game, seat).split()) for seat in range(seats)] == list(map(Counter, kept))


@pytest.mark.parametrize(("deck", "dealt"), [(12 + 3, 6), (11 + 3, 5), (4 + 3, 2), (3 + 3, 1)])
def test_G5_a_short_deck_deals_everybody_the_same(deck: int, dealt: int) -> None:
    game = game_of(cards={"B2": deck})
    assert [player["hand_size"] for player in game.view()["players"]] == [dealt, dealt]
    short = [{"count": dealt}] if dealt < 6 else []
    assert told(game.opening, "short") == short


def test_G5_with_nothing_to_deal_the_rounds_end_at_once() -> None:
    game = game_of(cards={"B2": 4})
    assert (game.over, game.view()["round"]) == (True, 3)
    assert told(game.opening, "short") == [{"count": 0}] * 3


def test_G6_a_seat_plays_one_hand_card_home_or_to_the_capital() -> None:
    game = position("", [], ["B2 G5", "B3"], powers="A")
    assert game.legal(0) == ["home B2", "home G5", "capital B2", "capital G5"]
    assert game.legal(1) == []
    play(game, "0 home G5")
    assert (home(game, 0), capital(game), game.waiting()) == ("G5", "", (1,))


def test_G6_a_capital_play_triggers_the_tile_of_its_district() -> None:
    for card, power in (("B2", "recruiter"), ("P2", "missionary"), ("G2", "discoverer")):
        game = position("Y2", [], [f"{card} B6", "B3"], powers="C", discovery="B4 Y4 P4")
        play(game, f"0 capital {card}")
        assert pending(game)["power"] == power
        assert game.waiting() == (0,)


def test_G6_a_home_play_triggers_nothing() -> None:
    game = position("Y2", [], ["Y3 B6", "B3"], powers="A")
    play(game, "0 home Y3")
    assert (gold(game), game.waiting()) == ([0, 0], (1,))


def test_G6_a_power_is_mandatory() -> None:
    game = position("Y2", [], ["P3 B6", "B3"], powers="A")
    play(game, "0 capital P3")
    assert (game.waiting(), game.legal(0)) == ((0,), ["district Y"])


def test_G6_what_is_impossible_does_not_forbid_the_card() -> None:
    game = position("", [], ["P3 B6", "B3"], powers="A")
    events = play(game, "0 capital P3")
    assert told(events, "nothing") == [{"seat": 0, "district": "pink"}]
    assert (capital(game), game.waiting()) == ("P3", (1,))


def test_G7_a_card_from_hand_goes_to_its_colour_whatever_lies_there() -> None:
    game = position("B:Y5 Y:B4", [], ["B2 Y3", "B3 G2"], powers="follower")
    play(game, "0 home B2", "1 home B3", "0 capital Y3", "0 district B")
    assert capital(game) == "B:Y5 Y:B4 Y3"
    assert home(game, 0) == "B2"


def test_G7_totals_count_a_districts_cards_whatever_their_colours() -> None:
    view = position("B2 B:Y5 Y:B4", [], ["B2", "B3"], powers="A").view()
    assert view["totals"] == {"blue": 7, "pink": 0, "yellow": 4, "green": 0}


def test_G7_the_lowest_is_of_the_district_not_of_the_colour() -> None:
    game = position("B5 B:G2 G6", [], ["P3 B6", "B3"], powers="cleric")
    play(game, "0 capital P3", "0 district B")
    assert (capital(game), home(game, 0)) == ("B5 P3 G6", "G2")


def test_G7_a_card_that_moves_into_a_home_goes_to_its_own_colour() -> None:
    game = position("Y:B4", [], ["P3 B6", "B3"], powers="cleric")
    play(game, "0 capital P3", "0 district Y")
    assert game.view()["players"][0]["home"] == {
        "blue": ["B4"], "pink": [], "yellow": [], "green": [],
    }  # fmt: skip


def test_G8_an_empty_hand_gives_each_other_seat_one_last_turn() -> None:
    game = position("B6", [], ["B2", "B3 P2", "B2 P2"], powers="A")
    events = play(game, "0 home B2")
    assert told(events, "last_turns") == [{"seat": 0, "turns": 2}]
    play(game, "1 home B3")
    assert (game.waiting(), game.view()["last_turns"]) == ((2,), 1)
    play(game, "2 home B2")
    assert game.view()["round"] == 2


def test_G8_a_last_scholar_that_draws_does_not_end_the_round() -> None:
    game = position("B6", [], ["G2", "B3 P2"], powers="A", deck="Y6")
    play(game, "0 capital G2")
    assert (game.view()["last_turns"], hand(game, 0)) == (None, "Y6")
    empty = position("B6", [], ["G2", "B3 P2"], powers="A", rest="discard")
    play(empty, "0 capital G2")
    assert empty.view()["last_turns"] == 1


def test_G8_in_the_last_turns_an_emptied_hand_changes_nothing_more() -> None:
    game = position("B6", [], ["B2", "B3", "B2 P2"], powers="A")
    events = play(game, "0 home B2", "1 home B3")
    assert (len(told(events, "last_turns")), game.waiting()) == (1, (2,))


def test_G8_hands_are_laid_down_at_home_in_their_colours() -> None:
    game = position("B6 B6 G6 Y6", [], ["B2", "B3 G2 Y4 B2"], powers="A")
    events = play(game, "0 home B2", "1 home B3")
    assert told(events, "laid_down") == [
        {"seat": 1, "cards": ["B2"], "district": "blue"},
        {"seat": 1, "cards": ["Y4"], "district": "yellow"},
        {"seat": 1, "cards": ["G2"], "district": "green"},
    ]
    assert home(game, 1) == "B2 B3 Y4 G2"


def test_G8_the_round_end_waits_for_the_powers_of_the_turn() -> None:
    game = position("Y6", [], ["B2", "B3 P2"], powers="A")
    play(game, "0 capital B2")
    assert (game.view()["last_turns"], game.waiting()) == (None, (0,))
    play(game, "0 district Y")
    assert game.view()["last_turns"] == 1


def test_G13_gold_is_unlimited() -> None:
    game = position("", [], ["Y2 Y3", "Y4 Y5"], powers="merchant", gold=[60, 39])
    play(game, "0 capital Y2", "1 capital Y4")
    assert gold(game) == [61, 40]
    assert "gold_pile" not in game.view()
    assert "gold_pile" not in game.snapshot()


def test_G13_among_equal_lowest_of_different_colours_the_acting_seat_chooses() -> None:
    game = position("B3 B:G3 B:Y4", [], ["P3 B6", "B3"], powers="cleric")
    play(game, "0 capital P3", "0 district B")
    assert (game.waiting(), game.legal(0)) == ((0,), ["card B3", "card G3"])
    play(game, "0 card G3")
    assert (capital(game), home(game, 0)) == ("B3 B:Y4 P3", "G3")


def test_G13_cards_of_one_kind_are_the_same_card() -> None:
    game = position("B3 B3 B:Y4", [], ["P3 B6", "B3"], powers="cleric")
    play(game, "0 capital P3", "0 district B")
    assert (capital(game), home(game, 0), game.waiting()) == ("B3 B:Y4 P3", "B3", (1,))


@pytest.mark.parametrize(
    ("tile", "actions"),
    [
        ("cleric", ["0 district B"]),
        ("missionary", ["0 district B", "0 district G"]),
        ("mentalist", ["0 card B6", "0 district B"]),
        ("outsider", ["0 district B", "0 card B3"]),
    ],
)
def test_G13_of_one_kind_the_card_placed_last_moves(tile: str, actions: list[str]) -> None:
    played = "B2" if tile == "outsider" else "P3"
    game = position("B3 B:Y4 B3", [], [f"{played} B6 B5", "B3"], powers=tile)
    play(game, f"0 capital {played}", *actions)
    assert game.view()["capital"]["blue"][:2] == ["B3", "Y4"]
    assert game.view()["capital"]["blue"].count("B3") == 1


@SEATS
@pytest.mark.parametrize("letter", SETS)
def test_a_game_of_each_set_is_three_rounds(seats: int, letter: str) -> None:
    game = play_out(game_of(seats, 8, powers=letter))
    assert game.view()["round"] == 3
    assert lux.replay(game.record()).snapshot() == game.snapshot()


def test_what_is_always_possible_never_does_nothing() -> None:
    powers = ["outsider", "missionary", "merchant", "scholar"]
    assert {"outsider", "missionary"} <= {tile for tile in TILES if TILES[tile].always}
    for seed in range(4):
        game = game_of(2, seed, powers=powers)
        while not game.over:
            seat = game.waiting()[0]
            events = game.play(seat, game.legal(seat)[-1])
            idle = [event["district"] for event in told(events, "nothing")]
            assert not {"blue", "pink"} & set(idle)
