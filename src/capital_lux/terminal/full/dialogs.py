"""Screens of painted lines, and those over the table: a curtain, a question, a page to read."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.events import Key, MouseScrollDown, MouseScrollUp
from textual.screen import Screen, ScreenResultType

from capital_lux.console.speech import say
from capital_lux.terminal.full.paint.canvas import Canvas
from capital_lux.terminal.full.paint.draw import (
    PaintedLine,
    Span,
    clickable,
    fitted,
    width_of,
    wrapped,
)

Keys = Sequence[tuple[str, str]]
"""Keys as Textual names them, and the messages that say what they do."""
SHOWN = {"enter": "Enter", "escape": "Esc"}
CHARACTERS = {"!": "exclamation_mark", "?": "question_mark"}
"""Keys that keyboards have in various places."""
WHEEL = 3


def key_parts(key: str, does: str, press: str) -> list[Span]:
    """A key and what it does; `press`: what a click presses, if anything."""
    item = [Span(f" {key} ", "key"), Span(f" {say(does)}   ")]
    return clickable(item, f"press('{press}')") if press else item


class Painted(Screen[ScreenResultType]):
    """A screen of painted lines."""

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas(self.paint)

    def compose(self) -> ComposeResult:
        yield self.canvas

    def paint(self, width: int, height: int) -> list[PaintedLine]:
        raise NotImplementedError

    def on_key(self, event: Key) -> None:
        event.stop()
        self.press(CHARACTERS.get(event.character or "", event.key), event.character)

    def press(self, key: str, character: str | None) -> None:
        """A key, and what it types."""
        self.action_press(key)

    def action_press(self, key: str) -> None:
        """A key, or a click on its name."""
        raise NotImplementedError

    def scroll_lines(self, count: int) -> None:
        """Scroll down by this many lines."""

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self.scroll_lines(-WHEEL)


class Covering(Painted[str]):
    """A screen that answers with a key; `keys` are those that close it."""

    refusal: str | None = "escape"
    """The key that a ctrl-C means here; None: it is for the table below."""

    def __init__(self, keys: Keys) -> None:
        super().__init__()
        self.keys = keys
        self.answered = False

    def action_press(self, key: str) -> None:
        if key in [name for name, _ in self.keys]:
            self.answer(key)

    def answer(self, key: str) -> None:
        """Close, once: a second key may come before it is closed."""
        if not self.answered:
            self.answered = True
            self.dismiss(key)

    def footer(self) -> list[Span]:
        items = [key_parts(SHOWN.get(key, key), does, key) for key, does in self.keys]
        return [part for item in items for part in item]


class QuestionDialog(Covering):
    """A few sentences in the middle and the keys that answer them."""

    def __init__(self, texts: Sequence[str], keys: Keys) -> None:
        super().__init__(keys)
        self.texts = texts

    def paint(self, width: int, height: int) -> list[PaintedLine]:
        column = min(64, width - 4)
        lines: list[PaintedLine] = []
        for text in self.texts:
            lines += [[Span(line, "bold")] for line in wrapped(text, column)]
            lines.append([])
        lines.append(self.footer())
        margin = max(0, (width - max(map(width_of, lines))) // 2)
        above = max(0, (height - len(lines)) // 2)
        return [*[[]] * above, *([Span(" " * margin), *line] for line in lines)]


class Curtain(QuestionDialog):
    """Hides a person's cards until that person is there.

    It ignores keys at first: one Enter too many by the previous person must not open it.
    """

    refusal = None
    rest: ClassVar[float] = 0.5
    """Seconds in which it ignores keys."""

    def on_mount(self) -> None:
        self.drawn = time.monotonic()

    def action_press(self, key: str) -> None:
        if time.monotonic() - self.drawn >= self.rest:
            super().action_press(key)


class Reading(Covering):
    """A long text to scroll through."""

    def __init__(
        self, title: str, write: Callable[[int], list[PaintedLine]], end: bool = False
    ) -> None:
        """`write`: the text for a width; `end`: begin at its end."""
        super().__init__([("escape", "full-key-back")])
        self.headline = title
        self.write = write
        self.top = 10**6 if end else 0
        self.page = 1

    def paint(self, width: int, height: int) -> list[PaintedLine]:
        lines = self.write(width - 2)
        self.page = max(1, height - 3)
        self.top = max(0, min(self.top, len(lines) - self.page))
        shown = lines[self.top : self.top + self.page]
        body = [[Span(" "), *line] for line in shown]
        body += [[] for _ in range(self.page - len(body))]
        arrows = [Span(f" {say('full-key-scroll')}   ", "soft")] if len(lines) > self.page else []
        title = fitted([Span(f" {self.headline}", "ask")], width, "ask")
        return [title, *body, [], [*self.footer(), *arrows]]

    def action_press(self, key: str) -> None:
        """Scroll, or close: with any key that is not for scrolling."""
        steps = {"up": -1, "down": 1, "pageup": -self.page, "pagedown": self.page}
        steps |= {"space": self.page, "home": -(10**6), "end": 10**6}
        if key in steps:
            self.scroll_lines(steps[key])
        else:
            self.answer(key)

    def scroll_lines(self, count: int) -> None:
        self.top = max(0, self.top + count)
        self.canvas.repaint()
