"""The schema takes every true record and refuses what does not look like one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import capital_lux as lux
from capital_lux.rules.cards import CARD_NAMES
from capital_lux.rules.record_schema import record_schema

TESTS = Path(__file__).parents[1]
VALIDATOR = Draft202012Validator(record_schema())


def wrong(record: Any) -> list[str]:
    return [error.message for error in VALIDATOR.iter_errors(record)]


def played(game: lux.Game) -> dict[str, Any]:
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[-1])
    return game.record()


def records() -> list[dict[str, Any]]:
    first = lux.Game("first", seats=3, seed=7)
    many = dict.fromkeys(CARD_NAMES, 4)
    return [
        first.record(),
        played(first),
        played(lux.Game("generations", seats=1, seed=5, powers="C")),
        played(lux.Game("generations", seats=4, seed=5, powers="D")),
        played(lux.Game("first", seats=2, seed=1, cards=many)),
        played(lux.Game("first", seats=2, tape=lux.Game("first", seats=2, seed=3).tape())),
        played(lux.Game.restore(lux.Game("first", seats=2, seed=3).snapshot())),
        *(json.loads(file.read_text())["record"] for file in (TESTS / "older").glob("*.json")),
    ]


def test_true_records_are_taken() -> None:
    VALIDATOR.check_schema(VALIDATOR.schema)
    assert [wrong(record) for record in records()] == [[]] * len(records())


@pytest.mark.parametrize(
    "damage",
    [
        lambda record: record.pop("actions"),
        lambda record: record.pop("seed"),
        lambda record: record.update(tape={}),
        lambda record: record.update(format="chess"),
        lambda record: record.update(seats=5),
        lambda record: record.update(seed="7"),
        lambda record: record.update(actions=["0 home B9"]),
        lambda record: record.update(actions=["4 pay"]),
        lambda record: record.update(result={"scores": [1, 2]}),
        lambda record: record.update(powers=["agent"] * 4),
        lambda record: record.update(rules=0),
        lambda record: record.update(comment="nice"),
    ],
)
def test_what_replay_refuses_by_its_looks_the_schema_refuses(
    damage: Callable[[dict[str, Any]], Any],
) -> None:
    record = lux.Game("first", seats=2, seed=7).record()
    assert wrong(record) == []
    damage(record)
    assert wrong(record)
    with pytest.raises(lux.InvalidRecord):
        lux.replay(record)


def test_the_manual_explains_every_field() -> None:
    page = (TESTS.parent / "docs/records.md").read_text("utf-8")
    assert [name for name in record_schema()["properties"] if f"| `{name}`" not in page] == []
