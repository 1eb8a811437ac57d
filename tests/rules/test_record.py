"""Records: what a replay believes and what it refuses, with the place of the fault."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import capital_lux as lux
from tests.damage import damaged
from tests.positions import play, play_out, position

FINISHED = play_out(lux.Game(seats=2, seed=31)).record()
ON_TAPE = play_out(lux.Game(seats=3, tape=lux.Game(seats=3, seed=4).tape())).record()


def restored_record() -> dict[str, Any]:
    game = position("B5 P2", ["B3"], ["P3 Y2", "B2 G3"])
    play(game, "0 home P3", "1 capital B2", "1 district Y")
    return game.record()


FROM_POSITION = restored_record()


def test_a_record_names_the_seed_and_every_action() -> None:
    assert FINISHED["format"] == "capital-lux record"
    assert FINISHED["seed"] == (31).to_bytes(32, "big").hex()
    assert FINISHED["actions"][0].startswith("0 keep ")
    assert FINISHED["result"].keys() == {"scores", "winners"}


@pytest.mark.parametrize("record", [FINISHED, ON_TAPE, FROM_POSITION])
def test_a_replay_leads_to_the_same_game(record: dict[str, Any]) -> None:
    game = lux.replay(json.loads(json.dumps(record)))
    assert game.record() == record


def test_a_game_that_goes_on_has_a_record_too() -> None:
    game = lux.Game(seed=3)
    game.play(1, game.legal(1)[0])
    record = game.record()
    assert record["result"] is None
    assert lux.replay(record).snapshot() == game.snapshot()


def test_steps_tell_the_whole_game() -> None:
    told = [(seat, text, len(events)) for _, seat, text, events in lux.steps(FINISHED)]
    assert told[0][:2] == (-1, "")
    assert [f"{seat} {text}" for seat, text, _ in told[1:]] == FINISHED["actions"]
    assert all(count for _, _, count in told)


def test_a_record_may_name_its_players() -> None:
    assert lux.replay({**FINISHED, "players": ["Ann", "Bo"]}).over


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "chess"}, "format: this is not a capital-lux record"),
        ({"version": 2}, "version: 2 is not one of 1"),
        ({"version": True}, "version: True is not one of 1"),
        ({"edition": "third"}, "edition: 'third' is not one of first"),
        ({"seats": 3}, r"actions\[\d+\]: .* cannot be played"),
        ({"seats": 5}, "seats: 5 is not one of 2, 3, 4"),
        ({"seats": 2.0}, "seats: 2.0 is not one of"),
        ({"seed": "00" * 32}, "commitment: not the sha256 of the seed"),
        ({"seed": "00"}, "seed: a seed must be 32 bytes"),
        ({"seed": 31}, "seed: 31 is not a text"),
        ({"commitment": "00"}, "commitment: not the sha256 of the seed"),
        ({"tape": {}}, "a seed, a tape or a position, and one only"),
        ({"cards": []}, r"cards: a deck is a count for each card, not \[\]"),
        ({"cards": {"B9": 1}}, "cards: 'B9' in the deck is not a card"),
        ({"players": "Ann"}, "players: 'Ann' is not a list"),
        ({"players": [1]}, r"players\[0\]: 1 is not a text"),
        ({"actions": None}, "actions: None is not a list"),
        ({"actions": ["0"]}, r"actions\[0\]: '0' cannot be played"),
        ({"actions": ["9 keep B4"]}, r"actions\[0\]: '9 keep B4' is not a seat and an action"),
        ({"actions": [3]}, r"actions\[0\]: 3 is not a text"),
        ({"actions": [""]}, r"actions\[0\]: '' is not a seat and an action"),
        ({"actions": FINISHED["actions"][:-1]}, "result: .* is not how this game stands"),
        ({"actions": [*FINISHED["actions"], "0 pay"]}, r"cannot be played: the game is over"),
        ({"actions": ["0 pay"] * 10_001}, "actions: 10001 items, at most 10000"),
        ({"result": None}, "result: None is not how this game stands"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "result: .* is not how this game"),
        ({"more": 1}, "unknown key 'more'"),
    ],
)
def test_a_tampered_cut_or_foreign_record_is_refused(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(lux.InvalidRecord, match=problem):
        lux.replay({**FINISHED, **change})


@pytest.mark.parametrize("key", ["format", "version", "edition", "seats", "actions", "result"])
def test_a_record_with_a_part_missing_is_refused(key: str) -> None:
    record = {k: v for k, v in FINISHED.items() if k != key}
    with pytest.raises(lux.InvalidRecord, match=f"'{key}' is missing"):
        lux.replay(record)


def test_a_record_without_a_beginning_is_refused() -> None:
    record = {k: v for k, v in FINISHED.items() if k not in ("seed", "commitment")}
    with pytest.raises(lux.InvalidRecord, match="a seed, a tape or a position"):
        lux.replay(record)


@pytest.mark.parametrize("record", [None, [], "record", 3, {}])
def test_what_is_no_record_at_all_is_refused(record: Any) -> None:
    with pytest.raises(lux.InvalidRecord):
        lux.replay(record)


def test_a_changed_action_is_named_with_its_place() -> None:
    record = copy.deepcopy(FINISHED)
    record["actions"][7] = "1 home B4"
    with pytest.raises(lux.InvalidRecord, match=r"actions\[7\]: '1 home B4' cannot be played"):
        lux.replay(record)


def test_a_bad_tape_or_position_in_a_record_is_named() -> None:
    with pytest.raises(lux.InvalidRecord, match=r"tape\.lots: must hold 4, 2, -1, -3"):
        lux.replay({**ON_TAPE, "tape": {**ON_TAPE["tape"], "lots": []}})
    without_deck = {k: v for k, v in FROM_POSITION["position"].items() if k != "deck"}
    with pytest.raises(lux.InvalidRecord, match="position: 'deck' is missing"):
        lux.replay({**FROM_POSITION, "position": without_deck})
    with pytest.raises(lux.InvalidRecord, match="position: other options than the record's"):
        lux.replay({**FROM_POSITION, "seats": 3})


def test_a_game_that_was_played_out_has_no_record() -> None:
    game = lux.Game(seed=1)
    game.play_out(lux.Fast(1))
    with pytest.raises(ValueError, match="played out without keeping its actions"):
        game.record()


@pytest.mark.untraced
@settings(max_examples=400, deadline=None)
@given(st.sampled_from([FINISHED, ON_TAPE, FROM_POSITION]), st.data())
def test_a_damaged_record_is_refused_or_true(record: dict[str, Any], data: st.DataObject) -> None:
    broken = damaged(record, data)
    try:
        game = lux.replay(broken)
    except lux.InvalidRecord as problem:
        assert str(problem)
    else:
        assert lux.replay(game.record()).snapshot() == game.snapshot()
