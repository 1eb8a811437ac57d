"""How the command line is used: help, mistakes, languages, shells, pipes."""

from __future__ import annotations

import json
import os
import pty
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.events import seen_by
from capital_lux.rules.powers import TILES
from capital_lux.texts import LANGUAGES, Texts
from tests.own_tiles import copied
from tests.terminal.command import environment, on_a_terminal, record, refusal, run

COMMANDS = (
    *("play", "daily", "serve", "simulate", "arena", "study", "hint", "analyse", "puzzle"),
    *("replay", "powers", "server"),
)
LISTED = ", ".join(COMMANDS)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of which 20 actions were played."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=20)))
    return path


# Mistakes


@pytest.mark.parametrize(("typed", "meant"), [("ply", "play"), ("repaly", "replay")])
def test_a_command_that_may_have_been_meant(typed: str, meant: str) -> None:
    assert refusal(typed, status=2) == (
        f"There is no command {typed}: did you mean {meant}? The commands are {LISTED}."
    )
    assert refusal("xyz", status=2) == f"There is no command xyz: the commands are {LISTED}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_command_in_every_language(language: str) -> None:
    said = run("ply", LUX_LANG=language).stderr
    named = {"command": "ply", "near": "play", "commands": LISTED}
    sentence = Texts(language).say("usage-near-command", **named)
    assert said == f"lux: {' '.join(sentence.split())}\n"


def test_an_option_that_may_have_been_meant() -> None:
    sentence = refusal("play", "--seets", "3", status=2)
    assert sentence == "No such option: --seets. Did you mean --seats?"
    assert refusal("play", "--bogus", status=2) == "No such option: --bogus"


def test_one_seat_is_not_called_seats() -> None:
    sentence = "1 is not a number of seats for the first edition: choose 2, 3, 4"
    assert refusal("play", "--seats", 1, status=2) == sentence


# Help and language


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_a_short_option_for_help_which_has_nothing_of_typers(command: tuple[str, ...]) -> None:
    done = run(*command, "-h", LUX_LANG="fr")
    assert done.returncode == 0
    assert "-h, --help" in done.stdout
    for words in ("<str>", " range>", "<path>", "list[", "ARGS", " COMMAND ", "TEXT ", "default"):
        assert words not in done.stdout


@pytest.mark.parametrize("where", [("--lang", "fr", "powers"), ("powers", "--lang", "fr")])
def test_the_language_before_and_after_the_command(where: tuple[str, ...]) -> None:
    texts = Texts("fr")
    assert texts.say("tiles-title") in run(*where).stdout
    assert texts.say("cli-powers") in run(*where, "--help").stdout


def test_the_language_is_known_before_anything_is_complained_about() -> None:
    texts = Texts("pt-BR")
    assert texts.say("cli-help") in run("powers", "--help", "--language=pt-BR").stdout
    said = run("powers", "--bogus", "--lang", "pt").stderr
    assert said == f"lux: {texts.say('usage-no-option', option='--bogus')}\n"
    assert refusal("powers", "--lang", "de", status=2).startswith("there is no language 'de'")
    assert "\nAgent" in "\n" + run("--lang", "fr", "powers", "agent", "--lang", "en").stdout


# Terminals


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path, saved: Path) -> None:
    arguments = ("play", "--seed", "4")
    shown = on_a_terminal(*arguments, answers="q!\n", folder=tmp_path, TERM="dumb")
    assert "Type ? for help, q to leave." in shown
    assert "\x1b" not in shown
    shown = on_a_terminal("replay", str(saved), "--tui", folder=tmp_path, status=2, TERM="dumb")
    assert "the full-screen game needs a terminal" in " ".join(shown.split())


class Shell:
    """An interactive bash that finds `lux`."""

    def __init__(self, folder: Path) -> None:
        command = folder / "lux"
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -m capital_lux "$@"\n')
        command.chmod(0o755)
        path = os.pathsep.join([str(folder), os.environ["PATH"]])
        bash = shutil.which("bash")
        assert bash is not None, "this test needs bash"
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [bash, "--norc", "--noprofile", "-i"],
            stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, start_new_session=True,
            env=environment(PATH=path, TERM="dumb", PS1="ready> ", HOME=str(folder)),
        )  # fmt: skip
        os.close(theirs)
        self.shown = ""

    def type(self, keys: str, then: str) -> None:
        """Type, and wait for what that shows."""
        self.shown = ""
        os.write(self.ours, keys.encode())
        end = time.monotonic() + 60
        while then not in self.shown:
            assert time.monotonic() < end, self.shown
            self.shown += os.read(self.ours, 65536).decode()


def test_bash_completes_commands_options_and_values(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    try:
        shell.type('eval "$(lux --show-completion)"\n', "ready> ")
        shell.type("lux simul\t", "lux simulate ")
        shell.type("--edi\t", "--edition ")
        shell.type("gen\t", "generations ")
        shell.type("\x15lux powers --lang f\t", "--lang fr ")
        shell.type("agen\t", "agent ")
        shell.type("\n", "Regardez le premier")
    finally:
        shell.process.kill()
        shell.process.wait(30)
        os.close(shell.ours)


def test_completion_is_installed_and_says_where(tmp_path: Path) -> None:
    script = f"{sys.executable} -m capital_lux --install-completion --lang fr"
    done = subprocess.run(
        ["bash", "-c", f"{script}; echo done"],
        env=environment(HOME=str(tmp_path)), capture_output=True, text=True, check=True,
    )  # fmt: skip
    path = tmp_path / ".bash_completions" / "lux.sh"
    said = Texts("fr").say("cli-completion-installed", shell="bash", path=str(path))
    assert done.stdout == f"{said}\ndone\n"
    assert "complete -o default -F _lux_completion lux" in path.read_text()


# Pipes


@pytest.mark.parametrize("command", [("replay",), ("hint", "--simulations", 20)])
def test_a_record_is_read_from_the_standard_input(saved: Path, command: tuple[Any, ...]) -> None:
    text = saved.read_text()
    piped = run(command[0], "-", *command[1:], answers=text)
    assert (piped.returncode, piped.stderr) == (0, "")
    assert piped.stdout == run(command[0], saved, *command[1:]).stdout
    empty = run(command[0], "-")
    assert empty.returncode == 1
    assert empty.stderr == "lux: standard input is not a record: it is empty\n"


def test_a_record_as_json(saved: Path) -> None:
    found = json.loads(run("replay", saved, "--json").stdout)
    true = record(actions=20)
    actions = [(step["seat"], step["action"]) for step in found["steps"][1:]]
    assert actions == [(int(text[0]), text[2:]) for text in true["actions"]]
    assert [step["number"] for step in found["steps"]] == [None, *range(1, 21)]
    assert (found["actions"], found["shown"], found["result"]) == (20, 20, None)
    assert found["view"]["players"][0]["hand"]
    lines = " ".join(" ".join(step["lines"]) for step in found["steps"])
    text = " ".join(run("replay", saved).stdout.split())
    for sentence in lines.split(". "):
        assert sentence in text


def test_a_record_as_json_keeps_secrets(saved: Path) -> None:
    """What a seat is given tells nothing of the others' picks, not even when they were made."""
    found = json.loads(run("replay", saved, "--json", "--from", 1).stdout)
    true = json.loads(saved.read_text())
    game = lux.replay(true)
    assert found["view"] == json.loads(json.dumps(game.view(1)))
    events = [event for step in found["steps"] for event in step["events"]]
    told = [seen for *_, happened in lux.steps(true) for seen in seen_by(happened, 1)]
    assert events == json.loads(json.dumps(told))
    for step in found["steps"]:
        if (step["action"] or "").startswith("keep"):
            assert (step["seat"], step["number"]) == (1, None)


def test_a_finished_record_as_json_has_its_result(tmp_path: Path) -> None:
    true = record()
    (tmp_path / "over.json").write_text(json.dumps(true))
    found = json.loads(run("replay", "over.json", "--json", folder=tmp_path).stdout)
    assert found["result"] == true["result"]
    part = json.loads(run("replay", "over.json", "--json", "--until", 3, folder=tmp_path).stdout)
    assert (part["shown"], part["result"], len(part["steps"])) == (3, None, 4)


# Tiles


def test_a_users_tile_is_explained_by_its_name(tmp_path: Path) -> None:
    copied(tmp_path, "tile.py")
    own = ("powers", "--power", "tile.py:Taxman")
    alone = run(*own, folder=tmp_path).stdout
    assert run(*own, "taxman", folder=tmp_path).stdout == alone
    both = run(*own, "Agent", folder=tmp_path).stdout
    assert both == f"{run('powers', 'agent').stdout}\n{alone}"
    sentence = refusal(*own, "nobody", status=2, folder=tmp_path)
    assert "the tiles are taxman, agent, " in sentence


def test_tiles_as_json(tmp_path: Path) -> None:
    found = json.loads(run("powers", "--json").stdout)
    assert [tile["name"] for tile in found] == list(TILES)
    (agent,) = json.loads(run("powers", "Agente", "--json", LUX_LANG="pt-BR").stdout)
    assert (agent["name"], agent["colour"], agent["set"]) == ("agent", "blue", "A")
    assert agent["title"] == "Agente"
    assert agent["effect"] == Texts("pt-BR").say("tile-agent-effect")
    copied(tmp_path, "tile.py")
    own = run("powers", "--power", "tile.py:Taxman", "--json", folder=tmp_path).stdout
    assert [(tile["name"], tile["set"]) for tile in json.loads(own)] == [("taxman", None)]
