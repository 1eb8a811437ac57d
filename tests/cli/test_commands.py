from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from typer.main import get_command

import capital_lux as lux
from capital_lux.cli.commands import app
from capital_lux.cli.play import check_save
from capital_lux.console.refusal import Refusal
from tests.terminal.command import (
    COMMAND,
    environment,
    interrupted,
    on_a_terminal,
    printed,
    record,
    refusal,
    run,
)


def test_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"capital-lux {lux.__version__} (")


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_names_the_commands_and_says_it_is_unofficial(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    for word in ("play", "simulate", "replay", "unofficial fan work", "Usage: lux "):
        assert word in done.stdout
    for command in ("play", "simulate", "replay"):
        assert "--help" in run(command, "--help").stdout


def test_the_library_does_not_import_the_command_line() -> None:
    script = "import sys, capital_lux; print({'typer', 'rich', 'click'} & set(sys.modules))"
    assert printed(script) == "set()\n"


def test_help_does_not_import_rich() -> None:
    script = (
        "import sys; sys.argv = ['lux']\n"
        "from capital_lux import cli\n"
        "try: cli.main()\n"
        "except SystemExit: print('rich' in sys.modules)"
    )
    assert printed(script).endswith("False\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("bogus", "There is no command bogus"),
        ("--bogus", "No such option: --bogus"),
        ("simulate --seats 5", "5 is not a number of seats for the first edition: choose 2, 3, 4"),
        ("simulate --seats two", "--seats"),
        ("simulate --games 0", "--games"),
        ("simulate --games -5", "--games"),
        ("simulate --seed -1", "--seed"),
        ("simulate --seed 18446744073709551616", "--seed"),
        ("simulate --edition third", "there is no edition 'third'"),
        ("simulate extra", "extra"),
        ("play --seats 1", "1 is not a number of seats for the first edition"),
        ("play --seats 0", "0 is not a number of seats for the first edition"),
        ("play --seat 3", "there is no seat 3: seats are 0 to 2"),
        ("play --seat -1", "there is no seat -1"),
        ("play --seed xyz", "64 hexadecimal digits"),
        ("play --seed -3", "64 hexadecimal digits"),
        ("play --edition third", "there is no edition 'third'"),
        ("play --names Ann", "give 3 names to --names"),
        ("play --names Ann,,Bea", "give 3 names to --names"),
        ("play --names Ann,Ann,Bea", "a name of its own"),
        ("play --names", "--names"),
    ],
)
def test_a_wrong_option_is_one_sentence(tmp_path: Path, arguments: str, words: str) -> None:
    assert words in refusal(*arguments.split(), status=2, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_simulate_json() -> None:
    done = run("simulate", "--edition", "first", "--seats", 4, "--games", 50, "--seed", 3, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found) == [
        "games",
        "decisions",
        "seconds",
        "decisions_per_s",
        "mean_scores",
        "win_share",
        "branches",
    ]
    assert found["games"] == 50
    assert len(found["mean_scores"]) == len(found["win_share"]) == 4
    assert sum(found["win_share"]) == pytest.approx(1)
    verbs = [count for words, count in found["branches"].items() if words.startswith("action ")]
    assert sum(verbs) == found["decisions"]
    assert all(type(count) is int for count in found["branches"].values())


def test_simulate_gives_the_same_numbers_for_the_same_seed() -> None:
    def figures(seed: int) -> dict[str, object]:
        found = json.loads(run("simulate", "--games", 30, "--seed", seed, "--json").stdout)
        return {key: found[key] for key in found if key not in ("seconds", "decisions_per_s")}

    assert figures(1) == figures(1) != figures(2)


def test_simulate_as_a_page() -> None:
    out = run("simulate", "--games", 1500, "--seats", 2).stdout
    assert out.startswith("1,500 games, ")
    assert "mean score     win share" in out
    assert "bonus ties" in out
    assert "action place" not in out


def test_colour_on_a_terminal_unless_the_user_says_no(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=20)))
    assert "\x1b[" in on_a_terminal("replay", path, folder=tmp_path)
    plain = on_a_terminal("replay", path, folder=tmp_path, NO_COLOR="1")
    assert "\x1b[3" not in plain
    assert "\x1b[9" not in plain
    assert plain.replace("\r\n", "\n") == run("replay", path).stdout


def test_a_game_on_a_terminal(tmp_path: Path) -> None:
    arguments = ("play", "--plain", "--seed", 4)
    seen = on_a_terminal(*arguments, answers="1\n1\nq\n", folder=tmp_path)
    assert seen.count("Your choice") == 3
    assert len(list(tmp_path.iterdir())) == 1


def test_progress_on_a_terminal_only(tmp_path: Path) -> None:
    assert "3000/3000" in on_a_terminal("simulate", "--games", 3000, folder=tmp_path)
    assert "3000/3000" not in run("simulate", "--games", 3000).stdout


@pytest.mark.parametrize("more", [(), ("--level", "novice")])
def test_ctrl_c_shows_the_counts_so_far(more: tuple[str, ...]) -> None:
    out = ""
    for seconds in (2, 8, 32):
        arguments = ("simulate", "--games", "1000000000", "--json", *more)
        status, out, errors = interrupted(*arguments, after=seconds)
        assert (status, errors) == (130, "")
        if out:
            break
    assert json.loads(out)["games"] > 0


@pytest.mark.parametrize("command", ["simulate --games 20", "replay game.json", "--help"])
def test_a_closed_pipe_leaves_no_traceback(tmp_path: Path, command: str) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record()))
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, *command.split()],
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(PYTHONUNBUFFERED=""),
        check=False,
        timeout=30,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_what_may_not_be_read_or_written_is_told_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=20)))
    # Who runs the tests may read and write everything, so the system is made to say no.
    monkeypatch.setattr(os, "access", lambda *asked: False)
    # Typer asks it before a command begins, and would refuse in English.
    get_command(app)(["replay", str(path)], "lux", standalone_mode=False)
    with pytest.raises(Refusal, match=r"could not be saved in .*: Permission denied"):
        check_save(tmp_path / "new.json", None)


@pytest.mark.parametrize(
    "words",
    [
        "simulate --edition third",
        "simulate --seats 5",
        "arena novice random --seats 5",
        "arena novice",
        "analyse FILE",
        "puzzle --from FILE --seat 0",
        "puzzle --from FILE --seat 7",
    ],
)
def test_nobody_is_told_that_what_is_refused_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=20)))
    monkeypatch.setattr("capital_lux.cli.options.COMPILED", False)
    with pytest.raises(Refusal):
        get_command(app)(words.replace("FILE", str(path)).split(), "lux", standalone_mode=False)
    assert capsys.readouterr().err == ""


def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "powers"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(PYTHONUNBUFFERED=""),
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "lux: the output cannot be written: No space left on device\n"
