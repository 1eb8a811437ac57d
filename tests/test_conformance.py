"""The conformance harness on the first edition, and the proof that it can fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.study import conformance, laws
from capital_lux.study.conformance import check_game, main, reproduce
from capital_lux.study.laws import Broken
from tests.faulty import (
    FAULTS,
    Faulty,
    HidesAnAction,
    ends_otherwise,
    shows,
    silent_about_gold,
)

CHUNKS = 20
GAMES = 1000 if lux.COMPILED else 15
"""In each chunk: 20,000 games per number of seats compiled, 300 plain."""
SECRETS = ("dealt", "kept", "passed", "drew", "looked", "placed")
ROOT = Path(__file__).parents[1]


def run(*arguments: str, **environment: str) -> str:
    """Another Python on this source; what it printed."""
    inherited = {k: v for k, v in os.environ.items() if k != "CAPITAL_LUX_PURE"}
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**inherited, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_law(seats: int, chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        check_game(lambda number: lux.Game(seats=seats, seed=number), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_few_games_keeps_every_law(seats: int) -> None:
    for seed in range(4):
        check_game(lambda number: lux.Game(seats=seats, seed=number), seed, thorough=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", [1, 3, 9, 17, 26, 32])
def test_games_with_short_decks_keep_every_law(seats: int, cards: int) -> None:
    deck = {"B2": cards, "P6": cards // 2, "Y3": cards // 3, "G4": cards, "G2": cards // 4}
    for seed in range(20):
        check_game(lambda number: lux.Game(seats=seats, seed=number, cards=deck), seed)


def test_plain_rules_keep_every_law() -> None:
    command = ("-m", "capital_lux.study.conformance", "--games", "300", "--seed", "700000")
    printed = run(*command, CAPITAL_LUX_PURE="1")
    assert printed.count("300 games") == 3
    assert printed.count("no law broken") == 3


def test_compiled_and_plain_rules_play_the_same_game() -> None:
    compiled = json.loads(run("-m", "tests.same_game", "40"))
    plain = json.loads(run("-m", "tests.same_game", "40", CAPITAL_LUX_PURE="1"))
    assert plain["compiled"] is False
    assert len(plain["games"]) == 120
    assert json.dumps(compiled["games"]) == json.dumps(plain["games"])


@pytest.mark.parametrize(("fault", "checks"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_the_harness_complains_of(fault: type[Faulty], checks: set[str], tmp_path: Path) -> None:
    with pytest.raises(Broken) as broken:
        for seed in range(3):
            check_game(lambda number: fault(seats=2, seed=number), seed, True, tmp_path)
    assert broken.value.check in checks
    failure = json.loads(next(tmp_path.iterdir()).read_text())
    assert (failure["check"], failure["why"]) == (broken.value.check, broken.value.why)
    assert failure["step"] == broken.value.step >= 0
    assert failure["record"]["format"] == "capital-lux record"


@pytest.mark.parametrize(
    ("steps", "check"),
    [
        (silent_about_gold, "events"),
        (ends_otherwise, "events"),
        *((shows(what), "secrecy") for what in SECRETS),
    ],
    ids=["hide gold", "score otherwise", *(f"show {what}" for what in SECRETS)],
)
def test_the_harness_complains_of_events_that(
    steps: Callable[..., Any], check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "steps", steps)
    monkeypatch.setattr(conformance, "RETELLINGS", 1.0)
    with pytest.raises(Broken) as broken:
        for seed in range(200):
            check_game(lambda number: lux.Game(seats=3, seed=number), seed, failures=tmp_path)
    assert broken.value.check == check
    again = reproduce(next(tmp_path.iterdir()))
    assert again is not None
    assert again.check == check


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "ENDLESS", 10)
    with pytest.raises(Broken, match="turn: no end after 10 decisions"):
        check_game(lambda number: lux.Game(seed=number), 1, failures=None)


def test_a_crash_is_a_failure_with_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "check_end", lambda game, census: 1 / 0)
    with pytest.raises(Broken, match="crash: ZeroDivisionError") as broken:
        check_game(lambda number: lux.Game(seed=number), 1, failures=tmp_path)
    assert "reproduce it with" in broken.value.__notes__[0]
    assert reproduce(tmp_path / "crash-1.json") is not None


def test_the_command_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "6", "--seats", "2", "3", "--seed", "5", "--jobs", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "edition=first seats=2",
        "edition=first seats=3",
    ]
    assert all("6 games" in line for line in lines)


def test_the_command_reports_a_failure_and_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(conformance, "Game", lambda edition, **options: HidesAnAction(**options))
    assert main(["--games", "3", "--seats", "2", "--thorough"]) == 1
    assert "broken: legal" in capsys.readouterr().out
    failure = next((tmp_path / "failures").iterdir())
    assert main(["--reproduce", str(failure)]) == 0
    assert "no law broken any more" in capsys.readouterr().out
