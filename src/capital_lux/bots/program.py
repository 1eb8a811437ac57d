"""A bot that is a program of its own, in any language: it reads lines and answers with lines.

    lux 1                     -> ready
    hear {"what": ...}        nothing is answered
    legal home B4|capital B4  nothing is answered
    choose {"seat": 0, ...}   -> action home B4

What follows `hear` and `choose` is JSON on one line, an event and a view as the seat sees them;
`legal` says before each `choose` what may be answered, for programs that read no JSON. A program
plays one game; when its input ends, it should end too. What it writes to its standard error goes
to ours. An answer that comes too late is passed over, and a program that stops reading is killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress

from capital_lux.bots.bot import Bot
from capital_lux.rules.reasons import Reason, because, shown
from capital_lux.rules.shapes import SeenEvent, View

VERSION = 1
PATIENCE = 2.0
"""Seconds for a program to end by itself when its input has ended."""
LONGEST = 1 << 16
"""Characters of an answer, at most."""


class ProgramError(RuntimeError):
    """A program that does not answer as it should."""


class ProgramBot(Bot):
    """Asks a program; `command` is its name and its arguments."""

    def __init__(self, command: Sequence[str]) -> None:
        """`OSError` where there is no such program, `ProgramError` where it is not ready."""
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        weakref.finalize(self, end, self.process)
        self.owed = 0
        """Answers not read yet: one that came too late must not be taken for the next."""
        self.say(f"lux {VERSION}")
        self.answer("ready")

    def hear(self, event: SeenEvent) -> None:
        self.say(f"hear {json.dumps(event)}")

    def choose(self, view: View) -> str:
        self.say(f"legal {'|'.join(view['legal'])}")
        self.say(f"choose {json.dumps(view)}")
        return self.answer("action")

    def say(self, line: str) -> None:
        assert self.process.stdin
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise ProgramError(self.ended()) from None
        except BaseException:
            # It does not read, and nobody knows how much of the line is written.
            kill(self.process)
            raise

    def answer(self, word: str) -> str:
        """What follows a word that the program must say."""
        assert self.process.stdout
        self.owed += 1
        while self.owed:
            line = self.process.stdout.readline(LONGEST)
            if not line:
                raise ProgramError(self.ended())
            # What is longer than it may be is one answer all the same.
            self.owed -= len(line) < LONGEST or line.endswith("\n")
        said, _, rest = line.strip().partition(" ")
        if said != word:
            raise ProgramError(because("program-said", said=shown(line.strip(), 40), word=word))
        return rest

    def ended(self) -> Reason:
        try:
            return because("program-ended", status=self.process.wait(PATIENCE))
        except subprocess.TimeoutExpired:
            return because("program-closed")


def end(process: subprocess.Popen[str]) -> None:
    """End a program, and leave nothing of it running."""
    for stream in (process.stdin, process.stdout):
        if stream:
            with suppress(OSError):
                stream.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        kill(process)
        process.wait()


def kill(process: subprocess.Popen[str]) -> None:
    """Kill a program and what it started: whatever still holds its pipes would keep us waiting."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
