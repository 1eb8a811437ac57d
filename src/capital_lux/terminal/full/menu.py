"""The first screen of `lux play` without options: what to play, against whom, in which language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from capital_lux.bots.adaptive import ADAPTIVE
from capital_lux.bots.levels import OPPONENTS
from capital_lux.console.files import clean
from capital_lux.console.options import NAMES
from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import language, say, speak
from capital_lux.rules.options import RANDOM
from capital_lux.rules.powers import SET_LETTERS, SETS, TILES
from capital_lux.terminal.full.dialogs import Painted, Reading, key_parts
from capital_lux.terminal.full.paint.draw import PaintedLine, Span, clickable, wrapped
from capital_lux.terminal.full.paint.reading import rules_lines
from capital_lux.terminal.full.sources.source import Source
from capital_lux.terminal.opponents import USUAL, rated
from capital_lux.texts import LANGUAGES

MARGIN = 4
COLUMN = 18
LONGEST_NAMES = 40


@dataclass
class Wishes:
    """What the user wants to play."""

    edition: str = "first"
    seats: int = 3
    tiles: str = "A"
    level: str = USUAL
    people: int = 1
    names: str = ""
    """The names of the people here, separated by commas; empty for the usual ones."""
    saved: Sequence[Path] = field(default_factory=list)
    """Games of this folder that can be resumed, the newest first."""

    @property
    def alone(self) -> bool:
        """Whether it is the solo game against ROB."""
        return self.seats == 1

    def change(self, key: str, step: int) -> None:
        """Wish for the next value of what a key means, or with a step of -1 for the one before."""
        if key == "e":
            self.edition = "generations" if self.edition == "first" else "first"
            self.seats = max(self.seats, 2) if self.edition == "first" else self.seats
        elif key == "s":
            fewest = 2 if self.edition == "first" else 1
            self.seats = following(range(fewest, 5), self.seats, step)
            self.people = min(self.people, self.seats)
        elif key == "t":
            self.tiles = following([*SET_LETTERS, RANDOM], self.tiles, step)
        elif key == "b":
            self.level = following([ADAPTIVE, *OPPONENTS], self.level, step)
        elif key == "p":
            self.people = following(range(1, self.seats + 1), self.people, step)

    def all_names(self) -> str | None:
        """A name for every seat; those that nobody gave are the usual ones that are free."""
        given = [name for name in map(clean, self.names.split(",")) if name][: self.people]
        if not given:
            return None
        free = [name for name in NAMES if name not in given]
        return ",".join([*given, *free][: self.seats])


Value = TypeVar("Value")


def following(values: Sequence[Value], value: Value, step: int) -> Value:
    """The value after one, the first after the last; backwards with a step of -1."""
    return values[(values.index(value) + step) % len(values)]


class MenuScreen(Painted[Source]):
    """Shows the wishes; a key changes one of them."""

    def __init__(
        self,
        wishes: Wishes,
        begin: Callable[[Wishes], Source],
        go_on: Callable[[Path], Source],
    ) -> None:
        """`begin` sets a table, `go_on` one that was saved; both may refuse."""
        super().__init__()
        self.wishes = wishes
        self.begin = begin
        self.go_on = go_on
        self.problem = ""
        self.chosen = False
        self.at: int | None = None
        """The line that the arrows have come to."""
        self.typing = False
        """Whether a name is being typed."""

    def rows(self) -> list[tuple[str, str, str]]:
        """Each wish: its key, its name, its present value."""
        wishes = self.wishes
        rows = [("e", say("full-menu-edition"), say(f"edition-{wishes.edition}"))]
        seats = say("full-menu-solo") if wishes.alone else str(wishes.seats)
        rows.append(("s", say("full-menu-seats"), seats))
        if wishes.edition != "first":
            tiles = say(f"set-{wishes.tiles.lower()}") if wishes.tiles != RANDOM else ""
            shown = f"{wishes.tiles}: {tiles}" if tiles else say("full-menu-random")
            rows.append(("t", say("full-menu-tiles"), shown))
        if wishes.people < wishes.seats:
            rows.append(("b", say("full-menu-level"), say(rated(wishes.level))))
        if not wishes.alone:
            rows.append(("p", say("full-menu-people"), str(wishes.people)))
        typed = f"{wishes.names}_" if self.typing else wishes.names
        rows.append(("n", say("full-menu-name"), typed or NAMES[0]))
        rows.append(("l", say("full-menu-language"), say("full-language")))
        if wishes.saved:
            rows.append(("r", say("full-menu-resume"), wishes.saved[0].name))
        return rows

    def paint(self, width: int, height: int) -> list[PaintedLine]:
        space = Span(" " * MARGIN)
        lines: list[PaintedLine] = [[space, Span(say("full-title"), "head")]]
        notice = wrapped(say("cli-unofficial"), width - 2 * MARGIN)
        lines += [[space, Span(line, "soft")] for line in notice]
        lines.append([])
        for at, (key, name, wish) in enumerate(self.rows()):
            here = at == self.at
            item = [Span(f" {key} ", "key"), Span(f" {name:<{COLUMN}} ")]
            item.append(Span(f"[{wish}]" if here else f" {wish}", "mark" if here else "bold"))
            lines.append([space, *clickable(item, f"press('{key}')")])
        if self.problem:
            told = wrapped(self.problem, width - 2 * MARGIN)
            lines += [[], *([space, Span(line, "warn")] for line in told)]
        keys = [space, *(part for key in self.keys() for part in key_parts(*key))]
        room = max(0, (height - len(lines) - 2) // 3)
        return [*[[]] * room, *lines, [], keys]

    def keys(self) -> Sequence[tuple[str, str, str]]:
        """The keys below the wishes: as shown, what they do, what a click presses."""
        if self.typing:
            return [("Enter", "full-key-named", "enter")]
        named = self.at is not None and self.rows()[self.at][0] == "n"
        return [
            ("Enter", "full-menu-name" if named else "full-key-play", "enter"),
            ("↑ ↓ ← →", "full-key-change", ""),
            ("?", "full-key-rules", "question_mark"),
            ("q", "full-key-leave", "q"),
        ]

    def press(self, key: str, character: str | None) -> None:
        if self.typing:
            self.type(key, character)
        else:
            self.action_press(key)

    def type(self, key: str, character: str | None) -> None:
        """A key while a name is typed."""
        wishes = self.wishes
        if key in ("enter", "escape", "tab", "up", "down"):
            self.typing = False
            if key == "enter" and self.at is not None:
                # On the name's line Enter would type again; from the next one it begins the game.
                self.at += 1
        elif key == "backspace":
            wishes.names = wishes.names[:-1]
        elif character and character.isprintable() and len(wishes.names) < LONGEST_NAMES:
            wishes.names += character
        self.canvas.repaint()

    def action_press(self, key: str) -> None:
        """A key, or a click on its line."""
        self.problem = ""
        keys = [shown for shown, _, _ in self.rows()]
        if key == "q":
            self.app.exit()
        elif key == "question_mark":
            title = say("full-menu-rules")
            self.app.push_screen(Reading(title, lambda width: rules_page(self.wishes, width)))
        elif key in ("up", "down"):
            first = 0 if key == "down" else -1
            step = 1 if key == "down" else -1
            self.at = (first if self.at is None else self.at + step) % len(keys)
        elif key in ("left", "right") and self.at is not None:
            self.change(keys[self.at], 1 if key == "right" else -1)
        elif key == "enter" and self.at is not None and keys[self.at] in ("n", "r"):
            self.change(keys[self.at], 1)
        elif key == "enter":
            self.choose(lambda: self.begin(self.wishes))
        elif key in keys:
            self.at = keys.index(key) if self.at is not None else None
            self.change(key, 1)
        # The line that the arrows came to may be gone.
        self.at = None if self.at is None else min(self.at, len(self.rows()) - 1)
        self.canvas.repaint()

    def change(self, key: str, step: int) -> None:
        """Change a wish, or do what its line says."""
        if key == "n":
            self.typing = True
        elif key == "r":
            self.choose(lambda: self.go_on(self.wishes.saved[0]))
        elif key == "l":
            speak(following(LANGUAGES, language(), step))
        else:
            self.wishes.change(key, step)

    def choose(self, make: Callable[[], Source]) -> None:
        """Go to the table, or say why there is none."""
        if self.chosen:
            return
        try:
            source = make()
        except Refusal as refused:
            self.problem = str(refused)
            return
        self.chosen = True
        self.dismiss(source)


def rules_page(wishes: Wishes, width: int) -> list[PaintedLine]:
    """The rules in brief of the game that is wished for, with the tiles of the set."""
    edition = "solo" if wishes.alone else wishes.edition
    return rules_lines(edition, SETS.get(wishes.tiles) or list(TILES.values()), width)
