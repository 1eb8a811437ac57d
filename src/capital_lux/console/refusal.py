"""A command that cannot be carried out."""

from __future__ import annotations

import errno
import sys
from typing import Any

from capital_lux.console.speech import say
from capital_lux.rules.reasons import reason_of
from capital_lux.texts import Message

BAD_FILE = FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130

SYSTEM = {
    errno.ENOENT: "system-not-there",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EEXIST: "system-there",
    errno.ENOTDIR: "system-no-folder",
    errno.EISDIR: "system-folder",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ECONNREFUSED: "system-nobody",
}
"""What the system says most often. It speaks English, and we the language of whoever asked."""


class Refusal(Exception):
    """Ends a command with a sentence for the user and an exit status."""

    def __init__(self, message: str, status: int = WRONG_USE, /, **args: Any) -> None:
        super().__init__(message)
        self.message = Message(message, args)
        self.status = status

    def __reduce__(self) -> Any:
        # The usual way would lose the arguments of the message between two processes.
        return remade, (self.message, self.status)

    def __str__(self) -> str:
        return say(self.message)


def said_by_system(problem: Exception) -> str:
    """Why the system refused; its own words for what is rare."""
    known = SYSTEM.get(getattr(problem, "errno", None) or 0)
    return say(known) if known else str(getattr(problem, "strerror", None) or problem)


def remade(message: Message, status: int) -> Refusal:
    return Refusal(message.id, status, **message.args)


def complain(sentence: str, status: int) -> int:
    """Say what is wrong on one line; the status to exit with."""
    sys.stdout.flush()
    print(f"lux: {' '.join(sentence.split())}", file=sys.stderr)
    return status


def told_by_rules(problem: Exception, status: int = WRONG_USE) -> Refusal:
    """The refusal of what the rules refuse; they say why."""
    return Refusal("refusal-rules", status, problem=reason_of(problem))
