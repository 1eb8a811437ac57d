from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.own_tiles import copied
from tests.terminal.command import interrupted, on_a_terminal, refusal, run
from tests.terminal.own_bots import written

KEYS = {"name", "win_share", "low", "high", "points", "seconds_per_move"}
KEYS |= {"moves", "missed", "failed", "rating", "rating_low", "rating_high"}


def arena(*arguments: object, folder: Path | None = None, status: int = 0) -> dict[str, Any]:
    """The JSON of an arena."""
    done = run("arena", *arguments, "--json", folder=folder)
    assert done.returncode == status, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    """The same, but for how long moves took."""
    for bot in found["bots"]:
        assert bot.pop("seconds_per_move") >= 0
    return found


def test_an_arena_has_a_progress_bar_on_a_terminal(tmp_path: Path) -> None:
    shown = on_a_terminal("arena", "random", "regular", "--deals", "2", folder=tmp_path)
    assert "2/2" in shown
    assert "2 deals, 4 games" in shown


def test_the_json_of_an_arena() -> None:
    found = arena("regular", "random", "--deals", 3)
    assert found.keys() == {"bots", "deals", "games"}
    assert (found["deals"], found["games"]) == (3, 6)
    assert [bot["name"] for bot in found["bots"]] == ["regular", "random"]
    for bot in found["bots"]:
        assert bot.keys() == KEYS
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]
    assert sum(bot["win_share"] for bot in found["bots"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_result_with_any_number_of_jobs() -> None:
    arguments = ("expert", "novice", "--deals", 3, "--simulations", 10, "--seed", 9)
    one, two = (without_times(arena(*arguments, "--jobs", jobs)) for jobs in (1, 2))
    assert one == two
    other = without_times(arena(*arguments[:-1], 10, "--jobs", 2))
    assert one["bots"] != other["bots"]


def test_a_table_of_three_bots(tmp_path: Path) -> None:
    written(tmp_path)
    done = run("arena", "random", "mine.py:First", "mine.py:Broken", "--deals", 2,
               folder=tmp_path)  # fmt: skip
    lines = done.stdout.splitlines()
    assert max(map(len, lines[:14])) <= 80
    assert lines[0].startswith("2 deals, 12 games in ")
    assert lines[2].split() == "bot win share 95 % interval points a move not its own".split()
    assert "Win share of the row against the column, %" in lines
    assert any(line.split() == ["random", "First", "Broken"] for line in lines)
    found = arena("random", "mine.py:First", "mine.py:Broken", "--deals", 1, folder=tmp_path,
                  status=1)  # fmt: skip
    assert len(found["pairs"]) == 3
    ((fault, times),) = found["faults"].items()
    assert fault.startswith("mine.py:Broken failed in choose: KeyError")
    assert times > 10


def test_a_bot_that_fails_every_move_does_not_win(tmp_path: Path) -> None:
    path = written(tmp_path)
    line = path.read_text().splitlines().index('        raise KeyError("oops\\x1b[2J")') + 1
    done = run("arena", "mine.py:Broken", "random", "--deals", 2, folder=tmp_path)
    assert done.returncode == 1
    said = done.stderr.splitlines()[-1]
    words = re.fullmatch(r"lux: mine.py:Broken failed in (\d+) of its (\d+) moves: .*", said)
    assert words is not None
    assert words[1] == words[2]
    lines = done.stdout.splitlines()
    assert max(map(len, lines[:8])) <= 80
    assert lines[2].endswith("not its own")
    assert lines[3].endswith(f"{words[1]} / {words[2]}")
    assert any(line.startswith("random") and " 0 / " in line for line in lines)
    assert any("x mine.py:Broken failed in choose: KeyError" in line for line in lines)
    after = lines[lines.index("The first traceback of mine.py:Broken:") :]
    assert after[1:] == [
        f'    File "{path}", line {line}, in choose',
        '      raise KeyError("oops\\x1b[2J")',
        r"  KeyError: 'oops\x1b[2J'",
    ]
    found = arena("mine.py:Broken", "random", "--deals", 1, folder=tmp_path, status=1)
    assert f"line {line}, in choose" in found["tracebacks"]["mine.py:Broken"]
    broken = found["bots"][0]
    assert broken["missed"] == broken["failed"] == broken["moves"] > 0


ENDERS = """
import os

class Ender:
    def choose(self, view):
        os._exit(3)

class Unborn(Ender):
    def __init__(self):
        os._exit(3)
"""


@pytest.mark.parametrize(("bot", "jobs"), [("Ender", 1), ("Ender", 2), ("Unborn", 1)])
def test_a_bot_that_ends_its_process_is_told(tmp_path: Path, bot: str, jobs: int) -> None:
    written(tmp_path, ENDERS)
    arguments = ("arena", f"mine.py:{bot}", "random", "--deals", 2, "--jobs", jobs)
    said = refusal(*arguments, folder=tmp_path, status=1)
    assert said.startswith("a process that played deals ended by itself")


RARELY = """
class Rarely:
    asked = 0

    def choose(self, view):
        Rarely.asked += 1
        return "resign" if Rarely.asked % EVERY == 0 else view["legal"][0]
"""


@pytest.mark.parametrize(("every", "status"), [(9, 1), (11, 0)])
def test_one_failed_move_in_ten_is_forgiven(tmp_path: Path, every: int, status: int) -> None:
    written(tmp_path, RARELY.replace("EVERY", str(every)))
    found = arena("mine.py:Rarely", "random", "--deals", 5, "--jobs", 1, folder=tmp_path,
                  status=status)  # fmt: skip
    assert 0 < found["bots"][0]["missed"] < 0.2 * found["bots"][0]["moves"]
    assert list(found["tracebacks"]) == []


@pytest.mark.parametrize("language", ["fr", "pt-BR"])
def test_faults_are_told_in_every_language(tmp_path: Path, language: str) -> None:
    written(tmp_path)
    arguments = ("arena", "mine.py:Broken", "mine.py:Cheat", "--deals", 1)
    done = run(*arguments, folder=tmp_path, LUX_LANG=language)
    assert done.returncode == 1
    for words in ("failed", "not legal", "traceback", "moves"):
        assert words not in done.stdout + done.stderr


LATER = """
from pathlib import Path

class Later:
    def __init__(self):
        if Path("once").exists():
            raise OSError("no model")
        Path("once").touch()

    def choose(self, view):
        return view["legal"][0]
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_cannot_be_made_again_ends_the_arena(tmp_path: Path, jobs: int) -> None:
    written(tmp_path, LATER)
    arguments = ("arena", "mine.py:Later", "random", "--deals", 4, "--jobs", jobs)
    said = refusal(*arguments, status=1, folder=tmp_path)
    assert said == "Later in mine.py cannot be made: OSError: no model (line 7)"


def test_larger_tables_and_tiles(tmp_path: Path) -> None:
    done = run("arena", "regular", "random", "novice", "--edition", "generations",
               "--powers", "random", "--seats", 3, "--deals", 1)  # fmt: skip
    assert "that of an equal bot would be 33.3 %" in done.stdout
    assert "one seat of the row at a table of the column" in done.stdout


def test_an_arena_with_a_users_own_tile(tmp_path: Path) -> None:
    copied(tmp_path, "tile.py")
    found = arena("random", "novice", "--edition", "generations", "--power", "tile.py:Taxman",
                  "--deals", 2, "--jobs", 2, folder=tmp_path)  # fmt: skip
    assert "faults" not in found


def test_alone_against_rob() -> None:
    found = arena("random", "--edition", "generations", "--seats", 1, "--deals", 3)
    assert [bot["name"] for bot in found["bots"]] == ["random"]
    assert found["games"] == 3
    text = run("arena", "random", "novice", "--edition", "generations", "--seats", 1,
               "--deals", 1).stdout  # fmt: skip
    assert "generations edition, against ROB" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "BOT"),
        ("expert", "give at least two bots"),
        ("expert expert", "give every bot once"),
        ("expert genius", "there is no bot 'genius'"),
        ("expert random --edition third", "there is no edition 'third'"),
        ("expert random --seats 5", "5 is not a number of seats for the first edition"),
        ("expert random --powers A", "first edition"),
        ("expert random --deals 0", "--deals"),
        ("expert random --jobs 0", "--jobs"),
        ("expert random --simulations 0", "--simulations"),
        ("expert random --time nan", "--time"),
    ],
)
def test_a_wrong_arena_is_refused(arguments: str, sentence: str) -> None:
    assert sentence in refusal("arena", *arguments.split(), status=2)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_played(jobs: str) -> None:
    arena = ("arena", "random", "novice", "--deals", "100000", "--jobs", jobs, "--json")
    games = 0
    for seconds in (2, 8, 32):
        status, out, errors = interrupted(*arena, after=seconds)
        assert (status, errors) == (130, "")
        games = json.loads(out)["games"] if out else 0
        if games:
            break
    assert games > 0
