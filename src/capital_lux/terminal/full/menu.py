"""The first screen of `lux play` without options: what to play, against whom, in which language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from textual.app import ComposeResult
from textual.events import Key
from textual.screen import Screen

from capital_lux.bots.levels import LEVELS
from capital_lux.choices import RANDOM
from capital_lux.rules.powers import SET_LETTERS
from capital_lux.terminal.full.canvas import Canvas
from capital_lux.terminal.full.draw import Line, Part, clickable, wrapped
from capital_lux.terminal.full.source import Source
from capital_lux.terminal.opponents import USUAL
from capital_lux.terminal.refusal import Refusal
from capital_lux.terminal.speech import language, say, speak
from capital_lux.texts import LANGUAGES

MARGIN = 4
COLUMN = 18


@dataclass
class Wishes:
    """What the user wants to play."""

    edition: str = "first"
    seats: int = 3
    tiles: str = "A"
    level: str = USUAL
    people: int = 1
    saved: Sequence[Path] = field(default_factory=list)
    """Games of this folder that can be gone on with, the newest first."""

    @property
    def alone(self) -> bool:
        """Whether it is the solo game against ROB."""
        return self.seats == 1

    def next_edition(self) -> None:
        """The other edition."""
        self.edition = "generations" if self.edition == "first" else "first"
        self.seats = max(self.seats, 2) if self.edition == "first" else self.seats

    def next_seats(self) -> None:
        """One more, from the fewest again."""
        fewest = 2 if self.edition == "first" else 1
        self.seats = self.seats + 1 if self.seats < 4 else fewest
        self.people = min(self.people, self.seats)

    def next_tiles(self) -> None:
        """The next set of tiles."""
        self.tiles = following([*SET_LETTERS, RANDOM], self.tiles)

    def next_level(self) -> None:
        """The next level of the bots."""
        self.level = following(LEVELS, self.level)

    def next_people(self) -> None:
        """One more person at this keyboard."""
        self.people = self.people % self.seats + 1


def following(values: Sequence[str], value: str) -> str:
    """The value after one, the first after the last."""
    return values[(values.index(value) + 1) % len(values)]


class MenuScreen(Screen[Source]):
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
        self.canvas = Canvas(self.paint)
        self.problem = ""
        self.chosen = False

    def compose(self) -> ComposeResult:
        """One canvas."""
        yield self.canvas

    def rows(self) -> list[tuple[str, str, str]]:
        """Each wish: its key, its name, what is wished now."""
        wishes = self.wishes
        rows = [("e", say("full-menu-edition"), say(f"edition-{wishes.edition}"))]
        seats = say("full-menu-solo") if wishes.alone else str(wishes.seats)
        rows.append(("s", say("full-menu-seats"), seats))
        if wishes.edition != "first":
            tiles = say(f"set-{wishes.tiles.lower()}") if wishes.tiles != RANDOM else ""
            shown = f"{wishes.tiles}: {tiles}" if tiles else say("full-menu-random")
            rows.append(("t", say("full-menu-tiles"), shown))
        if wishes.people < wishes.seats:
            rows.append(("b", say("full-menu-level"), wishes.level))
        if not wishes.alone:
            rows.append(("p", say("full-menu-people"), str(wishes.people)))
        rows.append(("l", say("full-menu-language"), say("full-language")))
        if wishes.saved:
            rows.append(("r", say("full-menu-resume"), wishes.saved[0].name))
        return rows

    def paint(self, width: int, height: int) -> list[Line]:
        """The wishes, one a line."""
        space = Part(" " * MARGIN)
        lines: list[Line] = [[space, Part(say("full-title"), "head")]]
        notice = wrapped(say("cli-unofficial"), width - 2 * MARGIN)
        lines += [[space, Part(line, "soft")] for line in notice]
        lines.append([])
        for key, name, wish in self.rows():
            item = [Part(f" {key} ", "key"), Part(f" {name:<{COLUMN}} "), Part(wish, "bold")]
            lines.append([space, *clickable(item, f"press('{key}')")])
        if self.problem:
            told = wrapped(self.problem, width - 2 * MARGIN)
            lines += [[], *([space, Part(line, "warn")] for line in told)]
        keys: list[Part] = [space]
        for key, does in (("enter", "full-key-play"), ("q", "full-key-leave")):
            label = [Part(f" {key.capitalize() if key == 'enter' else key} ", "key")]
            keys += clickable([*label, Part(f" {say(does)}   ")], f"press('{key}')")
        room = max(0, (height - len(lines) - 2) // 3)
        return [*[[]] * room, *lines, [], keys]

    def on_key(self, event: Key) -> None:
        """A key of the keyboard."""
        event.stop()
        self.action_press(event.key)

    def action_press(self, key: str) -> None:
        """A key, or a click on its line."""
        self.problem = ""
        wishes = self.wishes
        changes: dict[str, Callable[[], None]] = {
            "e": wishes.next_edition,
            "s": wishes.next_seats,
            "t": wishes.next_tiles,
            "b": wishes.next_level,
            "p": wishes.next_people,
            "l": lambda: speak(following(LANGUAGES, language())),
        }
        if key == "q":
            self.app.exit()
        elif key == "enter":
            self.choose(lambda: self.begin(wishes))
        elif key == "r" and wishes.saved:
            self.choose(lambda: self.go_on(wishes.saved[0]))
        elif key in [shown for shown, _, _ in self.rows()]:
            changes[key]()
        self.canvas.repaint()

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
