"""The library's face: refusals, options, seeds, tapes, copies and pickles."""

from __future__ import annotations

import hashlib
import json
import pickle
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.reasons import reason_of
from tests.positions import draft, play, play_out, position

ILLEGAL: list[tuple[Any, Any, str]] = [
    (0, "home P6", "seat 0 has no P6 in its hand"),
    (0, "keep B4", "'keep B4' is not one of seat 0's choices"),
    (0, "pay", "'pay' is not one of seat 0's choices"),
    (0, "district B", "'district B' is not one of seat 0's choices"),
    (0, "slot 1", "'slot 1' is not one of seat 0's choices"),
    (0, "place 3 G", "'place 3 G' is not one of seat 0's choices"),
    (0, "home", "'home' is not an action"),
    (0, "HOME B4", "'HOME B4' is not an action"),
    (0, "", "'' is not an action"),
    (0, None, "None is not an action"),
    (0, 104, "104 is not an action"),
    (0, -1, "-1 is not an action"),
    (0, 1.0, "1.0 is not an action"),
    (0, True, "True is not an action"),
    (0, [], r"\[\] is not an action"),
    (0, b"pay", "b'pay' is not an action"),
    (0, 10**30, "is not an action"),
    (1, "home G2", "it is the turn of seat 0, not seat 1"),
    (2, "home B4", "there is no seat 2: seats are 0 to 1"),
    (-1, "home B4", "there is no seat -1"),
    (True, "home B4", "there is no seat True"),
    ("0", "home B4", "there is no seat '0'"),
    (None, "home B4", "there is no seat None"),
    (10**30, "home B4", "there is no seat"),
]


@pytest.mark.parametrize(("seat", "action", "reason"), ILLEGAL)
def test_an_illegal_action_says_why_and_changes_nothing(
    seat: Any, action: Any, reason: str
) -> None:
    game = position("B5", hands=["B4 Y2", "G2"])
    before = json.dumps([game.snapshot(), game.record(), game.view(0)])
    with pytest.raises(lux.IllegalAction, match=reason) as refused:
        game.play(seat, action)
    assert refused.value.reason in str(refused.value)
    if type(seat) is int and seat == 0:
        assert refused.value.legal == ["home B4", "home Y2", "capital B4", "capital Y2"]
        assert "legal now: home B4" in str(refused.value)
    assert json.dumps([game.snapshot(), game.record(), game.view(0)]) == before


def test_an_illegal_pick_names_the_pack() -> None:
    game = lux.Game(seats=2, seed=1, cards={"G2": 40})
    with pytest.raises(lux.IllegalAction, match="seat 1 has no B4 in its pack"):
        game.play(1, "keep B4")


def test_who_is_still_to_choose_is_named_in_a_draft() -> None:
    game = lux.Game(seats=3, seed=1)
    for _ in range(2):
        game.play(0, game.legal(0)[0])
    with pytest.raises(lux.IllegalAction, match="still to choose: seat 1, 2, not seat 0"):
        game.play(0, "keep B4")


def test_a_game_that_is_over_refuses_everything() -> None:
    game = play_out(lux.Game(seed=1))
    for seat in (0, 1):
        with pytest.raises(lux.IllegalAction, match="the game is over"):
            game.play(seat, "home B4")


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_ids_refuse_a_seat_that_is_not_there(seat: int) -> None:
    game = lux.Game(seed=1)
    for ask in (game.legal_ids, game.legal, game.view):
        with pytest.raises(lux.IllegalAction, match=f"there is no seat {seat}"):
            ask(seat)
    with pytest.raises(lux.IllegalAction, match="there is no seat"):
        game.play_id(seat, game.legal_ids(0)[0])


def test_an_illegal_action_can_be_pickled() -> None:
    refusal = lux.IllegalAction("no", ["pay", "discard"])
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.reason, again.legal, str(again)) == ("no", ["pay", "discard"], str(refusal))
    assert (repr(again), again.args) == (repr(refusal), refusal.args)


def test_an_illegal_action_says_what_is_legal() -> None:
    text = "no; legal now: pay, discard"
    refusal = lux.IllegalAction("no", ["pay", "discard"])
    assert (str(refusal), repr(refusal)) == (text, f"IllegalAction({text!r})")
    assert reason_of(refusal).values == {"reason": "no", "legal": ["pay", "discard"]}
    assert (str(lux.IllegalAction("no")), lux.IllegalAction("no").args) == ("no", ("no",))


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"edition": "third"}, "there is no edition 'third': choose first"),
        ({"seats": 1}, "1 is not a number of seats for the first edition: choose 2, 3, 4"),
        ({"seats": 5}, "5 is not a number of seats"),
        ({"seats": "2"}, "'2' is not a number of seats"),
        ({"seats": True}, "True is not a number of seats"),
        ({"seats": 2.0}, r"2\.0 is not a number of seats"),
        ({"cards": {"B7": 1}}, "'B7' in the deck is not a card"),
        ({"cards": {"B2": -1}}, "-1 is not a number of B2 cards"),
        ({"cards": {"B2": "1"}}, "'1' is not a number of B2 cards"),
        ({"cards": {}}, "a deck has 1 to 100 cards, not 0"),
        ({"cards": {"B2": 60, "B3": 41}}, "a deck has 1 to 100 cards, not 101"),
        ({"seed": -1}, "a seed number must be from 0"),
        ({"seed": 1 << 256}, "a seed number must be from 0"),
        ({"seed": "xyz"}, "64 hexadecimal digits"),
        ({"seed": "00"}, "a seed must be 32 bytes"),
        ({"seed": b"short"}, "a seed must be 32 bytes"),
        ({"seed": 1.5}, "a seed must be 32 bytes"),
        ({"seed": True}, "a seed must be 32 bytes"),
        ({"seed": 1, "tape": {}}, "a seed or a tape, not both"),
    ],
)
def test_wrong_options_are_refused_with_what_is_allowed(
    options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        lux.Game(**{"seed": 1, **options})


def test_a_seed_can_be_a_number_hex_digits_or_bytes() -> None:
    raw = (77).to_bytes(32, "big")
    games = [lux.Game(seats=3, seed=seed) for seed in (77, raw.hex(), raw.hex().upper(), raw)]
    assert len({json.dumps(game.snapshot()) for game in games}) == 1
    assert {game.seed for game in games} == {raw}


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    game = lux.Game(seed=77)
    assert game.commitment == hashlib.sha256((77).to_bytes(32, "big")).hexdigest()


def test_without_a_seed_chance_decides() -> None:
    assert lux.Game().tape() != lux.Game().tape()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tape_reproduces_the_game(seats: int) -> None:
    game = lux.Game(seats=seats, seed=5)
    same = lux.Game(seats=seats, tape=json.loads(json.dumps(game.tape())))
    assert same.snapshot() == game.snapshot()
    assert same.opening == game.opening
    assert (same.seed, same.commitment, same.tape()) == (None, None, game.tape())
    for _ in range(60):
        seat = game.waiting()[0]
        assert same.play(seat, game.legal(seat)[0]) == game.play(seat, game.legal(seat)[0])
    assert same.snapshot() == game.snapshot()


def test_a_tape_is_all_chance_and_does_not_change() -> None:
    game = lux.Game(seats=3, seed=5)
    tape = game.tape()
    assert tape.keys() == {"deck", "lots", "modifiers"}
    assert play_out(game).tape() == tape


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"deck": []}, "tape.deck: not the cards of this game"),
        ({"deck": ["B9"] * 72}, r"tape.deck\[0\]: 'B9' is not a card"),
        ({"deck": ["B2"] * 72}, "tape.deck: not the cards"),
        ({"deck": ["B2"] * 500}, "tape.deck: 500 items, at most 100"),
        ({"deck": "B2"}, "tape.deck: 'B2' is not a list"),
        ({"lots": [4, 2, -1]}, "tape.lots: must hold 4, 2, -1, -3, in any order"),
        ({"lots": [4, 4, 2, -1]}, "tape.lots: must hold 4, 2, -1, -3, in any order"),
        ({"lots": [4, 2, -1, 3]}, r"tape.lots\[3\]: 3 is not one of 4, 2, -1, -3"),
        ({"modifiers": []}, "tape.modifiers: 0 items instead of 3"),
        ({"modifiers": [[4, 2, -1, -3]] * 2}, "tape.modifiers: 2 items instead of 3"),
        ({"modifiers": [[4, 2, -1, 4]] * 3}, r"tape.modifiers\[0\]: must hold 4, 2, -1, -3"),
        ({"modifiers": None}, "tape.modifiers: None is not a list"),
        ({"more": 1}, "tape: unknown key 'more'"),
    ],
)
def test_a_bad_tape_is_refused_with_its_place(change: dict[str, Any], problem: str) -> None:
    tape = lux.Game(seed=5).tape()
    with pytest.raises(ValueError, match=problem):
        lux.Game(tape={**tape, **change})


@pytest.mark.parametrize("key", ["deck", "lots", "modifiers"])
def test_a_tape_with_a_part_missing_is_refused(key: str) -> None:
    tape = lux.Game(seed=5).tape()
    del tape[key]
    with pytest.raises(ValueError, match=f"tape: '{key}' is missing"):
        lux.Game(tape=tape)


@pytest.mark.parametrize("tape", [[], "tape", 3])
def test_a_tape_that_is_no_object_is_refused(tape: Any) -> None:
    with pytest.raises(ValueError, match=r"tape: .* is not an object"):
        lux.Game(tape=tape)


def test_a_deck_of_ones_own() -> None:
    game = lux.Game(seats=2, seed=1, cards={"B2": 10, "G6": 10, "P3": 0})
    assert sorted(set(game.tape()["deck"])) == ["B2", "G6"]
    assert game.record()["cards"] == {"B2": 10, "G6": 10}
    assert "cards" not in lux.Game(seed=1).record()


def test_a_copy_goes_its_own_way() -> None:
    game = lux.Game(seats=3, seed=2)
    draft(game)
    before = json.dumps([game.snapshot(), game.record()])
    twin = game.copy()
    assert json.dumps([twin.snapshot(), twin.record()]) == before
    assert (twin.opening, twin.commitment) == (game.opening, game.commitment)
    play_out(twin)
    assert json.dumps([game.snapshot(), game.record()]) == before
    play_out(game)
    assert game.record() == twin.record()


def test_a_copy_is_played_with_events() -> None:
    game = position(hands=["G2 B2", "B3"], deck="P6")
    events = game.copy().play(0, "capital G2")
    assert events == game.play(0, "capital G2")


def test_copies_of_copies_place_modifiers_apart() -> None:
    game = position(hands=["B2 B3", "B4"])
    play(game, "0 capital B2")
    twin = game.copy().copy()
    play(twin, "0 district P")
    assert game.view()["modifiers"]["pink"] == []
    assert twin.view()["modifiers"]["pink"] == [{"value": None, "by": 0}]


@pytest.mark.parametrize("actions", [0, 1, 17, 60, 10_000])
def test_a_game_can_be_pickled_anywhere(actions: int) -> None:
    game = lux.Game(seats=2, seed=8)
    for _ in range(actions):
        if not game.over:
            seat = game.waiting()[-1]
            game.play(seat, game.legal(seat)[-1])
    again = pickle.loads(pickle.dumps(game))
    assert again.snapshot() == game.snapshot()
    assert again.record() == game.record()


def test_a_restored_game_can_be_pickled() -> None:
    game = position(hands=["G2 B2", "B3"])
    play(game, "0 home B2")
    assert pickle.loads(pickle.dumps(game)).snapshot() == game.snapshot()


def test_scores_are_known_during_the_game_and_winners_only_after_it() -> None:
    game = position("B5", ["B3 B4", "G2"], ["G3", "G4"], gold=[2, 0], bonus=["", "P6"])
    assert (game.scores(), game.winners()) == ([9, 8], ())


def test_a_restored_game_has_no_tape_of_its_beginning() -> None:
    with pytest.raises(ValueError, match="no tape"):
        position(hands=["G2 B2", "B3"]).tape()


def test_a_game_dealt_by_fast_chance_plays_to_the_end() -> None:
    game = lux.Game(seats=3, seed=1)
    game.deal(lux.Fast(12))
    assert game.seed is None
    assert game.play_out(lux.Fast(13)) > 60
    assert game.over


def test_a_game_that_is_over_keeps_its_record_when_there_is_nothing_to_play_out() -> None:
    game = play_out(lux.Game(seed=3))
    record = game.record()
    assert game.play_out(lux.Fast(1)) == 0
    assert game.record() == record
