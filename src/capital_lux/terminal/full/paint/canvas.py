"""Shows painted lines in Textual. Colours are the terminal's own sixteen, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from capital_lux.terminal.full.paint.draw import PaintedLine

STYLES = {
    "blue": Style(color="bright_blue"),
    "pink": Style(color="bright_magenta"),
    "yellow": Style(color="yellow"),
    "green": Style(color="green"),
    "bar": Style(reverse=True, bold=True),
    "bold": Style(bold=True),
    "soft": Style(dim=True),
    "name": Style(color="cyan"),
    "key": Style(bold=True, underline=True),
    "mark": Style(bold=True, reverse=True),
    "over": Style(color="red", bold=True),
    "warn": Style(color="red", bold=True, reverse=True),
    "ask": Style(reverse=True),
    "head": Style(bold=True, color="cyan"),
}


@cache
def style_of(names: str, click: str) -> Style:
    style = Style.combine([STYLES[name] for name in names.split()]) if names else Style.null()
    # The screen's own action, so that a dialog above it is not passed by.
    return style + Style.from_meta({"@click": f"screen.{click}"}) if click else style


def harmless(text: str) -> str:
    """A text that cannot command the terminal, whoever wrote it."""
    if text.isprintable():
        return text
    spaces = text.replace("\u00a0", " ").replace("\u202f", " ")
    return "".join(letter if letter.isprintable() else "?" for letter in spaces)


def strip_of(line: PaintedLine, width: int) -> Strip:
    segments = [Segment(harmless(part.text), style_of(part.style, part.click)) for part in line]
    return Strip(segments).adjust_cell_length(width)


class Canvas(Widget):
    """A widget that is nothing but painted lines."""

    DEFAULT_CSS = "Canvas { width: 1fr; height: 1fr; }"

    def __init__(self, paint: Callable[[int, int], Sequence[PaintedLine]]) -> None:
        """`paint`: the lines for a width and a height."""
        super().__init__()
        self.paint = paint
        self.painted: Sequence[PaintedLine] | None = None
        self.made_for = (0, 0)

    def repaint(self) -> None:
        self.painted = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        size = (self.size.width, self.size.height)
        if self.painted is None or self.made_for != size:
            self.painted, self.made_for = self.paint(*size), size
        line = self.painted[y] if y < len(self.painted) else ()
        return strip_of(line, size[0])
