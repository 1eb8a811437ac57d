"""Where text goes: coloured on a terminal, plain everywhere else."""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.telling.messages import DISTRICT

if TYPE_CHECKING:
    from rich.console import Console

PATIENCE = 0.4
"""Seconds before it is said that somebody is thinking."""
COLOURS = {"blue": "bright_blue", "pink": "magenta", "yellow": "yellow", "green": "green"}
DUMB = ("dumb", "unknown")
"""Terminals that can only write one line after another."""


def is_dumb() -> bool:
    """Whether the terminal says that it is one of them."""
    return os.environ.get("TERM", "").lower() in DUMB


def can_fill_screen() -> bool:
    """Whether input and output are a terminal that can be painted."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb()


class Screen:
    """Prints lines. Colour only repeats what letters and words already say."""

    def __init__(self) -> None:
        self.console = coloured() if sys.stdout.isatty() else None

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            if self.console is None:
                print(line)
            else:
                self.console.print(line, markup=False, emoji=False, soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """A line from the user without its end, or None when there is no more input."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line.endswith("\n"):
            print()
        return line.rstrip("\n") if line else None


def pattern(district: str) -> str:
    """How a district is found in a text: by a card, or by its name."""
    name = re.escape(say(DISTRICT[district]))
    return rf"(?P<{district}>\b{district[0].upper()}[2-6]\b|\b(?i:{name})\b)"


def coloured() -> Console:
    """A rich console that paints cards and districts; it obeys NO_COLOR itself."""
    from rich.console import Console
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class Cards(RegexHighlighter):
        base_style = "card."
        highlights: ClassVar = [pattern(district) for district in DISTRICT_NAMES]

    theme = Theme({f"card.{name}": colour for name, colour in COLOURS.items()})
    return Console(highlighter=Cards(), theme=theme)


@contextmanager
def thinking(sentence: str) -> Iterator[None]:
    """Show a sentence that vanishes afterwards, where the terminal can do that."""
    if not (sys.stderr.isatty() and not is_dumb()):
        yield
        return
    said = threading.Event()

    def speak_up() -> None:
        said.set()
        sys.stderr.write(sentence)
        sys.stderr.flush()

    sys.stdout.flush()
    timer = threading.Timer(PATIENCE, speak_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if said.is_set():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
