"""First edition, set-up and "Choose cards": F1-F7."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.events import seen_by
from tests.positions import draft, play, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(game: lux.Game, seat: int) -> list[str]:
    return list(game.snapshot()["players"][seat]["packs"])


def small(seats: int, cards: int) -> lux.Game:
    """A game with a deck of this many cards, all of them green, one of which is opened."""
    return lux.Game(seats=seats, seed=1, cards={"G2": cards})


def test_F1_72_cards_18_of_each_colour() -> None:
    census = Counter(lux.Game(seed=1).tape()["deck"])
    for letter in "BPYG":
        counts = [census[f"{letter}{value}"] for value in (2, 3, 4, 5, 6)]
        assert counts == [3, 4, 4, 4, 3]
    assert census.total() == 72


def test_F1_four_modifiers_and_eight_gold() -> None:
    game = lux.Game(seed=1)
    assert sorted(game.snapshot()["modifier_deck"]) == [-3, -1, 2, 4]
    assert game.view()["gold_pile"] == 8


@SEATS
def test_F2_the_decks_first_card_opens_its_colours_district(seats: int) -> None:
    for seed in range(20):
        game = lux.Game(seats=seats, seed=seed)
        card = game.tape()["deck"][0]
        names = dict(zip("BPYG", ("blue", "pink", "yellow", "green"), strict=True))
        there = {name: [] for name in names.values()} | {names[card[0]]: [card]}
        assert game.view()["capital"] == there
        assert told(game.opening, "opened") == [{"card": card, "district": names[card[0]]}]


@SEATS
def test_F3_the_highest_lot_starts_and_the_log_shows_the_deal(seats: int) -> None:
    for seed in range(50):
        game = lux.Game(seats=seats, seed=seed)
        lots = [lot["modifier"] for lot in told(game.opening, "lot")]
        assert lots == game.tape()["lots"][:seats]
        assert game.view()["start"] == lots.index(max(lots))


def test_F3_then_all_four_modifiers_are_shuffled_again() -> None:
    differ = 0
    for seed in range(50):
        tape = lux.Game(seats=4, seed=seed).tape()
        assert sorted(tape["modifiers"][0]) == [-3, -1, 2, 4]
        differ += tape["modifiers"][0] != tape["lots"]
    assert differ > 40


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 5)])
def test_F4_six_cards_each_five_with_four_seats(seats: int, cards: int) -> None:
    game = lux.Game(seats=seats, seed=3)
    assert [len(dealt(game, seat)) for seat in range(seats)] == [cards] * seats
    assert game.view()["deck"] == 72 - 1 - seats * cards


@pytest.mark.parametrize(
    ("seats", "deck", "each"),
    [(2, 12, 6), (2, 11, 5), (2, 7, 3), (2, 1, 0), (3, 17, 5), (3, 2, 0), (4, 19, 4), (4, 5, 1)],
)
def test_F5_a_short_deck_gives_everybody_the_same(seats: int, deck: int, each: int) -> None:
    game = small(seats, deck + 1)
    events = [(event["seat"], event["count"]) for event in told(game.opening, "dealt")][:seats]
    assert events == [(seat, each) for seat in range(seats) if each]
    short = [] if each in (6, 5) and deck == seats * each else [{"count": each}]
    assert told(game.opening, "short")[:1] == short


def test_F5_the_cards_that_cannot_be_dealt_evenly_stay_in_the_deck() -> None:
    assert small(3, 1 + 3 * 4 + 2).view()["deck"] == 2


def test_F5_a_short_deal_in_round_3() -> None:
    """28 cards: one opens, 12 are dealt in rounds 1 and 2 each, which leaves three."""
    game = lux.Game(seats=2, seed=1, cards={"B2": 28})
    while game.view()["round"] < 3:
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    assert [len(dealt(game, seat)) for seat in (0, 1)] == [1, 1]
    assert game.view()["deck"] == 1


@SEATS
def test_F6_keep_two_pass_left_keep_two_pass_left_keep_what_comes(seats: int) -> None:
    game = lux.Game(seats=seats, seed=11)
    packs = [dealt(game, seat) for seat in range(seats)]
    kept: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(2):
        for seat in range(seats):
            assert dealt(game, seat) == packs[seat]
            for card in packs[seat][:2]:
                game.play(seat, f"keep {card}")
            kept[seat] += packs[seat][:2]
        packs = [packs[seat - 1][2:] for seat in range(seats)]
    view = game.view()
    assert (view["phase"], view["waiting"]) == ("play", [view["start"]])
    for seat in range(seats):
        assert sorted(kept[seat] + packs[seat]) == sorted(game.view(seat)["players"][seat]["hand"])


@pytest.mark.parametrize(("cards", "picks"), [(5, 4), (4, 4), (3, 3), (2, 2), (1, 1)])
def test_F6_a_short_deal_is_kept_two_by_two(cards: int, picks: int) -> None:
    game = small(2, 2 * cards + 1)
    for pick in range(picks):
        assert game.waiting() == (0, 1)
        play(game, "0 keep G2", "1 keep G2")
        assert game.view()["phase"] == ("play" if pick == picks - 1 else "draft")
    assert [player["hand_size"] for player in game.view()["players"]] == [cards, cards]


def test_F6_everybody_must_have_kept_before_packs_are_passed() -> None:
    game = lux.Game(seats=3, seed=1)
    for seat in (2, 0):
        for _ in range(2):
            events = game.play(seat, game.legal(seat)[0])
    assert told(events, "passed") == []
    assert game.waiting() == (1,)
    game.play(1, game.legal(1)[0])
    events = game.play(1, game.legal(1)[0])
    assert [(event["seat"], event["to"]) for event in told(events, "passed")] == [
        (0, 1),
        (1, 2),
        (2, 0),
    ]


def test_F6_nobody_keeps_a_third_card_of_a_pack() -> None:
    game = lux.Game(seats=2, seed=1)
    for _ in range(2):
        game.play(0, game.legal(0)[0])
    assert game.legal(0) == []
    with pytest.raises(lux.IllegalAction, match="not seat 0"):
        game.play(0, f"keep {dealt(game, 0)[0]}")


@SEATS
def test_F7_seats_pick_in_any_order_to_the_same_end(seats: int) -> None:
    ends: list[Any] = []
    for order in (1, -1):
        game = lux.Game(seats=seats, seed=5)
        while game.view()["phase"] == "draft":
            seat = game.waiting()[::order][0]
            game.play(seat, game.legal(seat)[-1])
        ends.append(game.snapshot())
    assert ends[0] == ends[1]


def test_F7_a_pick_is_secret_and_others_only_see_ready() -> None:
    game = lux.Game(seats=2, seed=1)
    before: Any = game.view(1)
    first = game.play(0, game.legal(0)[0])
    assert seen_by(first, 1) == []
    assert game.view(1) == before
    second = game.play(0, game.legal(0)[0])
    assert seen_by(second, 1) == [{"what": "ready", "seat": 0}]
    after: Any = game.view(1)
    assert after["players"][0].pop("ready") is True
    assert before["players"][0].pop("ready") is False
    assert after.pop("waiting") == [1]
    assert before.pop("waiting") == [0, 1]
    assert after == before


def test_F7_which_card_is_picked_changes_nothing_that_others_see() -> None:
    game = lux.Game(seats=3, seed=1)
    seen = set()
    for first in game.legal(0):
        twin = game.copy()
        events = twin.play(0, first)
        events += twin.play(0, twin.legal(0)[0])
        told_to = [seen_by(events, seat) for seat in (1, 2, None)]
        seen.add(repr([told_to, *(twin.view(seat) for seat in (1, 2, None))]))
    assert (len(game.legal(0)) > 2, len(seen)) == (True, 1)


def test_F7_the_round_goes_on_to_play_when_the_draft_is_done() -> None:
    game = lux.Game(seats=4, seed=2)
    draft(game)
    assert game.view()["phase"] == "play"
    assert [player["hand_size"] for player in game.view()["players"]] == [5, 5, 5, 5]
