"""The deal of the day without a server."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from capital_lux.bots.levels import LEVELS
from capital_lux.console.files import read_record
from capital_lux.console.refusal import FAILED, Refusal
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


def test_in_two_windows_there_is_one_try_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = LocalDay(4, tmp_path, ("random",), 1)

    class Meanwhile(io.StringIO):
        """Answers once the game has gone on somewhere else."""

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
            assert play_local(day) == 0
            return "2\n"

    monkeypatch.setattr("sys.stdin", Meanwhile())
    with pytest.raises(Refusal, match="gone on in another window"):
        play_local(day)
    assert sum(one[0] == "0" for one in read_record(day.path(MINE))["actions"]) == 2


def test_a_folder_that_cannot_be_made_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refusal, match=r"could not be saved in .*: Not a directory\.$") as refused:
        play_local(LocalDay(4, tmp_path / "file/daily", ("random",), 1))
    assert refused.value.status == FAILED


def test_whoever_does_not_want_to_wait_for_the_slow_levels_sees_the_others(tmp_path: Path) -> None:
    """In plain Python they take minutes: it is said at once, and ctrl-C shows what there is."""
    folder = tmp_path / "capital-lux/daily"

    def lux(*words: str) -> subprocess.Popen[str]:
        settings = {"CAPITAL_LUX_PURE": "1", "XDG_DATA_HOME": str(tmp_path), "LUX_LANG": "fr"}
        return subprocess.Popen(
            [sys.executable, "-m", "capital_lux", *words],
            env={**os.environ, **settings},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    playing = lux("daily")
    assert playing.stdin
    assert playing.stderr
    playing.stdin.write(ALWAYS_FIRST)
    playing.stdin.flush()
    assert "champion. En Python seul" in playing.stderr.readline()
    playing.send_signal(signal.SIGINT)
    told, complaint = playing.communicate(timeout=60)
    assert (playing.returncode, complaint) == (0, "")
    [day] = folder.glob("*/")
    assert "grand maître et champion. Pour continuer" in told
    assert f"lux daily --day {day.name}" in told
    # Whoever is still playing may change the rank.
    assert ", rang " not in told

    for level in set(LEVELS) - {"random"}:
        (day / f"{level}.json").write_bytes((day / f"{MINE}.json").read_bytes())
    (day / "random.json").unlink(missing_ok=True)
    told, _ = lux("daily", "--day", day.name).communicate(timeout=60)
    assert "hasard" in told
    assert "continuent" not in told
    assert ", rang " in told
