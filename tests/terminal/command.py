"""Runs the real command in a process of its own."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import capital_lux as lux
from capital_lux.bots.bot import RandomBot
from tests.terminal import forked

SOURCE = str(Path(lux.__file__).parent.parent)
COMMAND = [sys.executable, "-m", "capital_lux"]


def environment(**more: str) -> dict[str, str]:
    """The environment in which the command finds this very package."""
    ours = {"PYTHONPATH": SOURCE, "PYTHONWARNINGS": "error", "LUX_LANG": "en"}
    return {**os.environ, **ours, **more}


def run(
    *arguments: object, answers: str = "", folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `lux` with these answers on its input."""
    if any(name.startswith(forked.AT_THE_START) for name in more):
        done = subprocess.run(
            [*COMMAND, *map(str, arguments)],
            input=answers,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=folder,
            env=environment(**more),
            timeout=forked.PATIENCE,
            check=False,
        )
    else:
        done = forked.run([*map(str, arguments)], answers, folder, environment(**more))
    assert "Traceback" not in done.stderr, done.stderr
    return done


def interrupted(*arguments: str, after: float) -> tuple[int, str, str]:
    """The status, the output and the errors of `lux` when ctrl-C comes after so many seconds."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment(), start_new_session=True,
    )  # fmt: skip
    try:
        time.sleep(after)
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=30)
        return process.returncode, out, errors
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def printed(script: str, **more: str) -> str:
    """What a script prints in a Python of its own."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(**more), capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout


def on_a_terminal(
    *arguments: object, answers: str = "", folder: Path, status: int = 0, **more: str
) -> str:
    """What a command shows on a terminal of its own."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=theirs, stdout=theirs, stderr=theirs,
        cwd=folder, env=environment(**{"TERM": "xterm", "COLUMNS": "80", **more}),
    )  # fmt: skip
    os.close(theirs)
    os.write(ours, answers.encode())
    shown = b""
    with contextlib.suppress(OSError):
        while part := os.read(ours, 65536):
            shown += part
    assert process.wait(30) == status
    os.close(ours)
    return shown.decode()


def refusal(*arguments: object, status: int, folder: Path | None = None) -> str:
    """The one sentence with which `lux` refuses."""
    done = run(*arguments, folder=folder)
    assert done.returncode == status, done
    assert done.stdout == ""
    assert done.stderr.startswith("lux: ")
    assert done.stderr.count("\n") == 1
    return done.stderr[5:-1]


def saved_game(folder: Path) -> Path:
    """The one record in a folder."""
    (path,) = folder.glob("*.json")
    return path


def played(seats: int = 3, seed: int = 5, actions: int | None = None) -> lux.Game:
    """A game of random bots, to the end or for some actions."""
    game = lux.Game("first", seats, seed)
    bots = [RandomBot(seat) for seat in range(seats)]
    count = 0
    while not game.over and count != actions:
        seat = game.waiting()[count % len(game.waiting())]
        game.play(seat, bots[seat].choose(game.view(seat)))
        count += 1
    return game


def record(seats: int = 3, seed: int = 5, actions: int | None = None) -> dict[str, Any]:
    """The record of such a game."""
    return played(seats, seed, actions).record()
