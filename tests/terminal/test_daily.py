"""The deal of the day without a server."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from capital_lux.console.files import read_record
from capital_lux.terminal.lines.daily import MINE, LocalDay, play_local

ALWAYS_FIRST = "1\n" * 120


def test_a_break_changes_nothing_and_there_is_one_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two machines with one key: on one a person leaves in the middle and comes back."""

    def play(day: LocalDay, answers: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        assert play_local(day) == 0
        return capsys.readouterr().out

    one, other = (LocalDay(4, tmp_path / name, ("random",), 1) for name in "ab")
    other.all.mkdir()
    (other.all / "key").write_bytes(one.key())
    told = play(one, ALWAYS_FIRST)
    assert "rank" in told
    assert "Your game is kept" in play(other, "1\n" * 9 + "!\nq\n")
    assert other.unfinished
    play(other, ALWAYS_FIRST)
    mine = read_record(one.path(MINE))
    assert read_record(other.path(MINE)) == mine
    assert "You have played deal 4" in play(one, "2\n" * 120)
    assert read_record(one.path(MINE)) == mine
    assert [result["level"] for result in one.results() if not result["mine"]] == ["random"]
