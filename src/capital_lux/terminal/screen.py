"""Where text goes: coloured on a terminal, plain everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from rich.console import Console

STYLES = {
    "blue": r"\bB[2-6]\b|\bblue\b|\bBLUE\b",
    "pink": r"\bP[2-6]\b|\bpink\b|\bPINK\b",
    "yellow": r"\bY[2-6]\b|\byellow\b|\bYELLOW\b",
    "green": r"\bG[2-6]\b|\bgreen\b|\bGREEN\b",
}
COLOURS = {"blue": "bright_blue", "pink": "magenta", "yellow": "yellow", "green": "green"}


class Screen:
    """Prints lines. Colour only repeats what letters and words already say."""

    def __init__(self) -> None:
        self.console = coloured() if sys.stdout.isatty() else None

    def show(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
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


def coloured() -> Console:
    """A rich console that paints cards and districts; it obeys NO_COLOR itself."""
    from rich.console import Console
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class Cards(RegexHighlighter):
        base_style = "card."
        highlights: ClassVar = [f"(?P<{name}>{pattern})" for name, pattern in STYLES.items()]

    theme = Theme({f"card.{name}": colour for name, colour in COLOURS.items()})
    return Console(highlighter=Cards(), theme=theme)
