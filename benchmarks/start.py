"""How long a user waits: from the command to its first screen, and from a key to its echo.

Measured from outside, on a terminal of 80x24, as a user would with a stopwatch.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from pathlib import Path

from table import Row, measure, show

import capital_lux as lux

COMMAND = [sys.executable, "-m", "capital_lux"]
SOURCE = str(Path(lux.__file__).parent.parent)
SIZE = struct.pack("HHHH", 24, 80, 0, 0)
PATIENCE = 30.0
MILLISECONDS = 1000
CODES = re.compile(rb"\x1b\[[0-9;?]*[a-zA-Z]")
"""What a terminal does not show as letters."""


class Terminal:
    """A command on a terminal."""

    def __init__(self, folder: str, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, SIZE)
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": SOURCE, "TERM": "xterm-256color", "LANG": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, text: bytes) -> float:
        """Read until a text is shown; the milliseconds since the last beginning."""
        seen = b""
        while text not in CODES.sub(b"", seen):
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            if not ready:
                raise TimeoutError(f"no {text!r} in {seen[-2000:]!r}")
            seen += os.read(self.ours, 65536)
        return (time.perf_counter() - self.begun) * MILLISECONDS

    def press(self, keys: bytes) -> None:
        """Type; the clock begins again."""
        self.begun = time.perf_counter()
        os.write(self.ours, keys)

    def end(self) -> None:
        """Close it, its bots too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.ours)


def first_screen(text: bytes, *arguments: str) -> Callable[[], float]:
    """Milliseconds until a text of the first screen."""

    def once() -> float:
        with tempfile.TemporaryDirectory() as folder:
            terminal = Terminal(folder, *arguments)
            try:
                return terminal.until(text)
            finally:
                terminal.end()

    return once


def echo() -> float:
    """Milliseconds from a key that chooses a card until it is marked."""
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal(folder, "play", "--seed", "4", "--seats", "4")
        try:
            terminal.until(b"q leave")
            time.sleep(0.5)
            terminal.press(b"2")
            return terminal.until(b"[2 ")
        finally:
            terminal.end()


if __name__ == "__main__":
    ROWS = [
        Row("lux play, the menu", first_screen(b"People here", "play"), "ms", "500", True),
        Row(
            "lux play --seats 4, first edition",
            first_screen(b"q leave", "play", "--seats", "4"),
            "ms",
            "500",
            True,
        ),
        Row(
            "lux play --edition generations",
            first_screen(b"q leave", "play", "--edition", "generations", "--powers", "B"),
            "ms",
            "500",
            True,
        ),
        Row(
            "the same in French",
            first_screen(b"q sortir", "--lang", "fr", "play", "--edition", "generations"),
            "ms",
            "500",
            True,
        ),
        Row("from a key to its echo", echo, "ms", "50", True),
    ]
    measure(ROWS)
    show("The full-screen game", ROWS)
