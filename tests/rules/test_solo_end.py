"""Solo against ROB, "Round end" and "Game end": S8-S10."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.rob_cards import ROB_CARDS
from tests.positions import (
    bonus,
    capital,
    gold,
    home,
    play,
    play_out,
    position,
    restored,
    round_end,
    told,
)


def end(there: str, yours: str, robs: str, reserve: str = "", **options: Any) -> lux.Game:
    """A round that you ended with your last card at home."""
    return round_end(there, [yours, robs], rob={"reserve": reserve}, **options)


def reserve(game: lux.Game) -> list[str]:
    """ROB's reserve, which the next round has filled up again."""
    found: list[str] = game.view()["rob"]["reserve"]
    return found


def test_S8_your_hand_goes_home() -> None:
    game = position("G6 B6", [], ["G2 G3 B2"], rob={}, last_turns=1)
    play(game, "0 home G2")
    assert home(game, 0) == "B2 G2 G3"


def test_S8_robs_reserve_goes_home_where_it_does_not_exceed_the_capital() -> None:
    game = position(
        "B6 G5", ["", "B2"], ["Y2"], rob={"reserve": "B4 B3 G6 P2 P3", "hand": "Y3 Y4"},
        last_turns=1, deck="Y5 Y6 Y6 Y5 Y4",
    )  # fmt: skip
    events = play(game, "0 home Y2")
    laid = [(pile["cards"], pile["seat"]) for pile in told(events, "laid_down")]
    assert laid == [(["B4"], 1)]
    assert home(game, 1) == "B2 B4"
    assert reserve(game) == ["B3", "P2", "P3", "Y5", "G6"]


@pytest.mark.parametrize(
    ("there", "laid"),
    [
        ("B5 B4", "B3 B6"),  # not 5 and 4: the 6 comes first, then only the 3 fits
        ("B6 B5", "B5 B6"),
        ("B4", "B4"),
        ("B2", ""),
    ],
)
def test_S8_the_highest_of_a_colour_first(there: str, laid: str) -> None:
    game = end(there, "G2", "", "B3 B4 B5 B6")
    assert home(game, 1) == laid


def test_S8_equal_cards_are_laid_down_while_they_fit() -> None:
    game = end("B5 B5 B2", "G2", "", "B4 B4 B4 B4")
    assert home(game, 1) == "B4 B4 B4"
    assert reserve(game).count("B4") == 1


def test_S8_colours_in_the_order_of_the_districts() -> None:
    game = position(
        "B6 P6 Y6 G6", [], ["G2"], rob={"reserve": "G3 B3 Y3 P3"}, last_turns=1
    )  # fmt: skip
    events = play(game, "0 home G2")
    districts = [pile["district"] for pile in told(events, "laid_down") if pile["seat"] == 1]
    assert districts == ["blue", "pink", "yellow", "green"]


def test_S8_face_down_modifiers_do_not_count_for_the_reserve() -> None:
    game = end("B5", "G2", "", "B6", modifiers={"blue": [(4, 0)]})
    assert home(game, 1) == ""


def test_S8_the_reserve_is_laid_down_before_resolve() -> None:
    game = end("B5", "G2", "", "B5", modifiers={"blue": [(-1, 0)]})
    assert (home(game, 1), "B5" in game.view()["discard"]) == ("", True)


def test_S9_rob_is_resolved_as_a_seat() -> None:
    game = end("B5", "G2", "B6")
    assert (home(game, 1), game.view()["discard"]) == ("", ["B6", "G2"])


def test_S9_rob_gets_bonus_cards() -> None:
    game = end("B6 B5 G6", "B2 G3", "B4 G2")
    assert (bonus(game, 0), bonus(game, 1)) == ("G6", "B6")


def test_S9_ties_give_gold_to_both_and_discard_the_card() -> None:
    game = end("B6 B5", "B4", "B4")
    assert (gold(game), capital(game), game.view()["discard"]) == ([1, 1], "B5", ["B6"])


def test_S5_you_choose_for_rob_among_equal_bonus_cards_at_the_round_end() -> None:
    game = end("B6 B:G6", "B2", "B4")
    assert game.view()["pending"] == {"seat": 0, "bonus": "blue"}
    assert (game.waiting(), game.legal(0)) == ((0,), ["card B6", "card G6"])
    game = restored(game)
    play(game, "0 card B6")
    assert (bonus(game, 0), bonus(game, 1), capital(game)) == ("", "B6", "B:G6")


def test_S9_and_for_yourself() -> None:
    game = end("B6 B:G6", "B4", "B2")
    play(game, "0 card G6")
    assert (bonus(game, 0), bonus(game, 1)) == ("G6", "")


def test_S9_rob_never_pays() -> None:
    game = end("B5", "G2", "B6", powers="merchant", gold=[0, 50])
    assert (gold(game), home(game, 1)) == ([0, 50], "")
    game = end("B5", "B6", "G2", powers="merchant", gold=[1, 0])
    assert game.legal(0) == ["pay", "discard"]


def test_S9_robs_cards_are_all_shuffled_again() -> None:
    game = lux.Game("generations", 1, 4)
    tape = game.tape()["rob"]
    while game.view()["round"] == 1:
        game.play(0, game.legal(0)[0])
    shown = game.view()["rob"]
    assert (shown["deck"], shown["red"], shown["pile"]) == (14, [], [])
    assert game.snapshot()["rob"]["deck"] == tape[1]
    assert [sorted(deck) for deck in tape] == [sorted(ROB_CARDS)] * 3


def test_S9_what_stays_from_round_to_round() -> None:
    game = end("B6 B5 G5", "B2", "B4 G3", "P6", gold=[2, 1], bonus=["Y2", "Y3"])
    assert (home(game, 0), home(game, 1), capital(game)) == ("B2", "B4 G3", "B5")
    assert (gold(game), bonus(game, 1)) == ([2, 1], "B6 Y3 G5")
    assert "P6" in reserve(game)


def final(golds: list[int], bonuses: list[str]) -> lux.Game:
    return round_end("", ["G2", ""], rob={}, round=3, gold=golds, bonus=bonuses)


def test_S10_you_win_with_more_points() -> None:
    game = final([0, 0], ["B6", "P5"])
    assert (game.scores(), game.winners(), game.over) == ([6, 5], (0,), True)


def test_S10_rob_wins_with_more_points() -> None:
    assert final([0, 0], ["B5", "P6"]).winners() == (1,)


def test_S10_gold_counts_two() -> None:
    game = final([2, 0], ["B2", "P5"])
    assert (game.scores(), game.winners()) == ([6, 5], (0,))


@pytest.mark.parametrize(
    ("golds", "bonuses", "winner"),
    [
        ([0, 1], ["B6", "P4"], 0),  # fewer gold: you
        ([1, 0], ["B4", "P6"], 1),  # more gold: ROB
        ([1, 1], ["B4", "P4"], 1),  # as much: not fewer, so ROB
    ],
)
def test_S10_a_tie_is_yours_with_fewer_gold(
    golds: list[int], bonuses: list[str], winner: int
) -> None:
    game = final(golds, bonuses)
    assert (game.scores()[0], game.winners()) == (game.scores()[1], (winner,))


def test_S10_robs_reserve_and_hand_score_nothing() -> None:
    rob = {"reserve": "B6 B5", "hand": "P6 P5"}
    game = round_end("", ["G2", ""], rob=rob, round=3)
    assert game.scores() == [0, 0]


@pytest.mark.parametrize("seed", range(6))
def test_a_solo_game_is_replayed_and_restored_at_every_step(seed: int) -> None:
    rng = random.Random(seed)
    game = lux.Game("generations", 1, seed, powers="random")
    while not game.over:
        if rng.random() < 0.2:
            restored(game)
        game.play(0, rng.choice(game.legal(0)))
    record = json.loads(json.dumps(game.record()))
    assert lux.replay(record).snapshot() == game.snapshot()
    assert len(game.winners()) == 1


@pytest.mark.parametrize(
    "table", [["blue left"], ["red deck bonus"] * 30, ["red right", "blue deck"]]
)
def test_any_table_of_robs_cards_can_be_played(table: list[str]) -> None:
    game = play_out(lux.Game("generations", 1, 2, rob_cards=table))
    assert game.view()["round"] == 3
    assert lux.replay(game.record()).scores() == game.scores()


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("hand", ["B2"], "rob.hand: 1 items instead of 2"),
        ("reserve", ["B2"] * 6, "rob.reserve: at most 5 cards lie there"),
        ("red", ["blue left"], "rob.red: only red cards lie there"),
        ("pile", ["red left"], "rob.pile: only blue cards lie there"),
        ("deck", [], "rob: ROB's cards must be in his deck or turned up"),
        ("deck", ["green left"], r"rob.deck\[0\]: 'green left' is not one of"),
    ],
)
def test_a_damaged_rob_is_refused_with_its_place(key: str, value: Any, message: str) -> None:
    truth = position("B6", [], ["G2"], rob={"hand": "B2 B3"}).snapshot()
    truth["rob"][key] = value
    with pytest.raises(lux.InvalidSnapshot, match=message):
        lux.Game.restore(truth)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"start": 0}, "start: ROB goes first"),
        (
            {"pending": {"seat": 0, "rob": "B4"}, "phase": "bonus"},
            "nothing for this seat to choose",
        ),
    ],
)
def test_a_solo_snapshot_must_make_sense(change: dict[str, Any], message: str) -> None:
    truth = position("B6", [], ["G2"], rob={"hand": "B2 B3"}).snapshot()
    with pytest.raises(lux.InvalidSnapshot, match=message):
        lux.Game.restore({**truth, **change})
