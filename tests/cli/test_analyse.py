"""`lux analyse`, as a user types it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from capital_lux.cli.analyse import analyse
from capital_lux.console.refusal import Refusal
from tests.analysis.games import last_steps, short_record
from tests.terminal.command import record, refusal, run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(short_record()))
    return path


def test_a_game_as_a_table_and_a_picture(saved: Path) -> None:
    picture = saved.with_suffix(".svg")
    done = run("analyse", saved, "--plot", picture)
    assert done.returncode == 0
    assert "Analysis: first edition, 2 seats" in done.stdout
    lines = done.stdout.splitlines()
    blunders = 0
    for name in ("Ann", "Bea"):
        (row,) = [line for line in lines if line.startswith(f"{name}  ")]
        blunders += int(row.split()[7])
    assert blunders == sum(" ?? " in line and line[:5].strip().isdigit() for line in lines) > 0
    assert "Better: " in done.stdout
    assert max(map(len, lines)) <= 80
    assert not any(line.endswith(("+0 %", "-0 %")) for line in lines)
    assert picture.read_text().startswith("<svg")


def test_several_games_are_a_report_on_the_one_player_they_share(saved: Path) -> None:
    other = saved.with_name("other.json")
    other.write_text(json.dumps({**short_record(), "players": ["human:Cid", "human:Ann"]}))
    done = run("analyse", saved, other, "--json")
    found = json.loads(done.stdout)
    assert found["player"] == "Ann"
    assert [game["seat"] for game in found["games"]] == [0, 1]
    assert found["win"] == 0.5
    done = run("analyse", saved, other, "--seat", 0, "--quick")
    assert done.stdout.startswith("Ann, Cid, 2 games")


def test_what_cannot_be_analysed_is_refused_in_a_sentence(saved: Path, tmp_path: Path) -> None:
    going = tmp_path / "going.json"
    going.write_text(json.dumps(record(actions=5)))
    assert "cannot be analysed: the game is not over" in refusal("analyse", going, status=1)
    own = tmp_path / "own.json"
    own.write_text(json.dumps({**record(), "tiles": {"taxman": "0"}}))
    assert "cannot be analysed: no net knows a tile of your own" in refusal(
        "analyse", own, status=1
    )
    assert "has no player Zoe: its players are Ann, Bea" in refusal(
        "analyse", saved, "--player", "Zoe", status=2
    )
    assert "say which player" in refusal("analyse", saved, saved, status=2)
    assert ".svg or .png" in refusal("analyse", saved, "--plot", "a.pdf", status=2)
    assert "there is no folder none" in refusal(
        "analyse", saved, "--plot", "none/a.svg", status=2, folder=tmp_path
    )
    (tmp_path / "folder.svg").mkdir()
    assert "folder.svg cannot be written: Is a directory" in refusal(
        "analyse", going, "--plot", tmp_path / "folder.svg", status=1
    )
    assert "seat 2" in refusal("analyse", saved, "--seat", "2", status=2)


def test_a_picture_that_cannot_be_drawn_is_refused_before_the_game_is_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setattr("capital_lux.cli.analyse.Analysed", None)
    with pytest.raises(Refusal, match="a PNG needs Pillow"):
        analyse([Path("game.json")], plot=Path("a.png"))


def test_in_plain_python_it_says_why_it_takes_long(tmp_path: Path) -> None:
    end = tmp_path / "end.json"
    end.write_text(json.dumps(last_steps()))
    done = run("analyse", end, "--seat", 0, CAPITAL_LUX_PURE="1")
    assert done.stderr.startswith("In plain Python, without a compiler, this is a quick analysis")
    assert run("analyse", end, "--seat", 0).stderr == ""
