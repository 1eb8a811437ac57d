"""An adaptive opponent on this machine: the rung is remembered from game to game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import run

ALWAYS_FIRST = "1\n" * 200
PLAY = ("play", "--plain", "--seats", 2, "--seed", 3)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "data" / "capital-lux" / "adaptive.json"


def rung(place: Path) -> str:
    return str(json.loads(place.read_text())["rung"])


def test_a_lost_game_makes_the_next_one_easier(tmp_path: Path, place: Path) -> None:
    data = str(tmp_path / "data")
    run(*PLAY, "--level", "novice", answers=ALWAYS_FIRST, folder=tmp_path, XDG_DATA_HOME=data)
    assert not place.exists()
    level = ("--level", "adaptive", "--save", tmp_path / "game.json")
    done = run(*PLAY, *level, answers=ALWAYS_FIRST, folder=tmp_path, XDG_DATA_HOME=data)
    assert "(regular 1000)" in done.stdout
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["players"][1].startswith("regular:")
    assert 0 not in record["result"]["winners"]
    assert rung(place) == "novice"


@pytest.mark.parametrize("text", ["[]", '{"rung": "god"}'])
def test_a_file_that_makes_no_sense_is_passed_over(tmp_path: Path, place: Path, text: str) -> None:
    place.parent.mkdir(parents=True)
    place.write_text(text)
    level = ("--level", "adaptive", "--save", tmp_path / "game.json")
    done = run(*PLAY, *level, answers="q\n", folder=tmp_path, XDG_DATA_HOME=str(tmp_path / "data"))
    assert "(regular 1000)" in done.stdout
