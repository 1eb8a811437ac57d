"""The command on a real terminal: tmux shows what a user would see."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.command import COMMAND, environment, record, refusal
from tests.terminal.full.serving import Server

PATIENCE = 60.0
TMUX = shutil.which("tmux")
BESIDE = Path(sys.executable).parent / "lux"
"""The command as it is installed; what it imports is this very package."""
LUX = [str(BESIDE)] if BESIDE.exists() else COMMAND


COLOUR = re.compile(r"\x1b\[([0-9]+;)*(3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
"""What sets a colour; 39 and 49 are the terminal's own."""


class Terminal:
    """A tmux server with one window."""

    def __init__(self, folder: Path) -> None:
        assert TMUX is not None, "this test needs tmux"
        self.folder = folder
        self.count = 0
        self.tmux: list[str] = []

    def start(self, *arguments: str, width: int = 80, height: int = 24, **more: str) -> None:
        """Run `lux`; the window stays when it has ended."""
        # A server that is ending still answers for a moment: each has a socket of its own.
        self.count += 1
        assert TMUX is not None
        self.tmux = [TMUX, "-S", str(self.folder / f"tmux{self.count}"), "-f", "/dev/null"]
        subprocess.run(
            [
                *self.tmux,
                *("new-session", "-d", "-x", str(width), "-y", str(height), "-c", str(self.folder)),
                *("env", *(f"{key}={value}" for key, value in more.items())),
                *("sh", "-c", '"$@"; echo "STATUS $?"; sleep 600', "sh", *LUX, *arguments),
            ],
            check=True,
            env=environment(TERM="xterm-256color", LANG="C.UTF-8"),
            timeout=PATIENCE,
        )

    def keys(self, *keys: str) -> None:
        subprocess.run([*self.tmux, "send-keys", *keys], check=True, timeout=PATIENCE)

    def text(self, *options: str) -> str:
        """What is on the screen."""
        done = subprocess.run(
            [*self.tmux, "capture-pane", "-p", *options],
            check=True,
            capture_output=True,
            timeout=PATIENCE,
        )
        return done.stdout.decode()

    def until(self, *texts: str) -> str:
        """Wait for one of some texts."""
        end = time.monotonic() + PATIENCE
        while not any(text in (shown := self.text()) for text in texts):
            assert time.monotonic() < end, f"none of {texts} in\n{shown}"
            time.sleep(0.02)
        return shown

    def until_gone(self, text: str) -> None:
        """Wait until a text is not there any more."""
        end = time.monotonic() + PATIENCE
        while text in (shown := self.text()):
            assert time.monotonic() < end, f"still {text!r} in\n{shown}"
            time.sleep(0.02)

    def resize(self, width: int, height: int) -> None:
        size = ("-x", str(width), "-y", str(height))
        subprocess.run([*self.tmux, "resize-window", *size], check=True, timeout=PATIENCE)

    def end(self) -> None:
        subprocess.run([*self.tmux, "kill-server"], check=False, capture_output=True)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    found = Terminal(tmp_path)
    yield found
    found.end()


def saved(folder: Path) -> Path:
    (path,) = folder.glob("*.json")
    return path


def test_a_game_is_begun_left_and_resumed(terminal: Terminal, tmp_path: Path) -> None:
    options = ("--seats", "2", "--level", "random", "--seed", "4")
    # A shell that exports its size says it once: the terminal itself is right.
    terminal.start("play", *options, COLUMNS="70", LINES="20")
    shown = terminal.until("Keep 2 of")
    assert len(shown.splitlines()) <= 24
    assert "q leave" in shown.splitlines()[23]
    while "Keep " in terminal.until("Choose a card by its number."):
        terminal.keys("1")
        terminal.until("[1 ")
        terminal.keys("Enter")
        terminal.until_gone("[1 ")
    terminal.until("Play a card, at home or in the capital.")
    terminal.keys("2")
    shown = terminal.until("[2 ")
    assert "->" in shown
    terminal.resize(120, 40)
    assert len(terminal.until("│").splitlines()) == 40
    terminal.resize(80, 24)
    terminal.keys("h")
    terminal.until("at home.")
    terminal.keys("C-c")
    terminal.until("Leave the game?")
    terminal.keys("Escape")
    terminal.until("Capital Lux  ROUND 1")
    terminal.keys("C-c")
    terminal.until("Leave the game?")
    terminal.keys("Enter")
    shown = terminal.until("STATUS 0")
    path = saved(tmp_path)
    assert f"Saved in {path.name}." in shown
    assert f"Go on with: lux play --resume {path.name}" in shown
    before = len(json.loads(path.read_text())["actions"])
    assert before >= 9
    terminal.keys("C-c")
    terminal.end()
    terminal.start("play", "--resume", path.name)
    terminal.until("Capital Lux  ROUND 1")
    terminal.keys("q")
    terminal.until("Leave the game?")
    terminal.keys("Enter")
    terminal.until("STATUS 0")


def test_a_killed_game_is_not_lost(terminal: Terminal, tmp_path: Path) -> None:
    terminal.start("play", "--seats", "2", "--level", "random", "--seed", "4")
    terminal.until("Keep 2 of")
    terminal.keys("1", "Enter")
    terminal.until("You keep")
    end = time.monotonic() + PATIENCE
    while not list(tmp_path.glob("*.json")):
        assert time.monotonic() < end
        time.sleep(0.02)
    terminal.end()
    assert json.loads(saved(tmp_path).read_text())["actions"]


def test_a_record_is_walked_through(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record(seats=4)))
    terminal.start("replay", "game.json", "--tui", "--until", "3", LUX_LANG="pt-BR")
    terminal.until("3 de ")
    terminal.keys("End")
    terminal.until("Lugar 0 vence.")
    terminal.keys("q")
    terminal.until("STATUS 0")


def test_without_colour_no_colour_is_sent(terminal: Terminal) -> None:
    terminal.start("play", "--seed", "4", NO_COLOR="1")
    terminal.until("Keep 2 of")
    assert not COLOUR.search(terminal.text("-e"))


def test_with_sixteen_colours_it_is_coloured(terminal: Terminal) -> None:
    terminal.start("play", "--seed", "4", TERM="xterm", COLORTERM="")
    terminal.until("Keep 2 of")
    shown = terminal.text("-e")
    assert COLOUR.search(shown)
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", shown)


def test_the_command_alone_leads_to_a_game(terminal: Terminal) -> None:
    terminal.start()
    terminal.until("People here")
    terminal.keys("e")
    terminal.until("generations edition")
    terminal.keys("Enter")
    terminal.until("Keep 2 of")


def test_a_table_is_made_on_a_server_and_joined_again(terminal: Terminal, tmp_path: Path) -> None:
    server = Server(tmp_path / "server")
    data = str(tmp_path / "data")
    try:
        terminal.start(
            *("play", "--server", server.url, "--seats", "2", "--level", "random"),
            *("--name", "Zoe"),
            XDG_DATA_HOME=data,
        )
        assert "Zoe (you)" in terminal.until("Keep 2 of")
        terminal.keys("1", "Enter")
        terminal.until("You keep")
        terminal.keys("q")
        terminal.until("Your seat is kept")
        terminal.keys("Enter")
        shown = terminal.until("STATUS 0")
        link = shown.replace("\n", "").partition("--table ")[2].split("STATUS")[0].strip()
        terminal.end()
        assert link.startswith(f"{server.url}/t/")
        terminal.start("play", "--table", link, XDG_DATA_HOME=data)
        shown = terminal.until("Keep 1 of", "Play a card")
        assert "Zoe (you)" in shown
    finally:
        server.kill()


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--people", "2"),
        ("play", "--server", "http://localhost:1", "--table", "x"),
        ("replay", "game.json", "--tui"),
    ],
)
def test_what_needs_a_terminal_says_so(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    said = refusal(*arguments, status=2, folder=tmp_path)
    assert said.startswith("the full-screen game needs a terminal")


def test_the_installed_command_is_this_package() -> None:
    """So that the tests above are about this very code."""
    code = "import capital_lux; print(capital_lux.__file__)"
    shown = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    assert os.path.samefile(shown.stdout.strip(), sys.modules["capital_lux"].__file__ or "")
