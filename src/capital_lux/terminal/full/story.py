"""The round end on the full screen: the table as it is checked, step by step."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from textual.timer import Timer

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.telling.messages import DISTRICT
from capital_lux.telling.tile import BONUS, OVER
from capital_lux.terminal.full.beats import Beat, ShownTable, beats_of, moved
from capital_lux.terminal.full.dialogs import Covering
from capital_lux.terminal.full.paint.board import BoardPainter
from capital_lux.terminal.full.paint.draw import PaintedLine, Span, fitted, painted, styled, wrapped
from capital_lux.terminal.full.picker import Picker


class Scene(NamedTuple):
    """A beat, and the table after it."""

    state: ShownTable
    beat: Beat


def scenes_of(state: ShownTable, told: Mapping[str, Any]) -> list[Scene]:
    """The scenes of an entry that ends a round, from the table before it; else none."""
    played, beats = beats_of(told, state["view"])
    if not beats:
        return []
    now = moved(state, played)
    judged: set[str | None] = set()
    found = []
    for beat in beats:
        after = moved(now, beat.events)
        if beat.step == BONUS:
            # The bonus cards leave the capital; the limits were checked before that.
            now = settled({**now, "view": after["view"]}, DISTRICT_NAMES)
        else:
            judged |= {beat.district} if beat.step == OVER else set()
            now = settled(after, judged)
        found.append(Scene(now, beat))
    return found


def settled(state: dict[str, Any], judged: Collection[str | None]) -> dict[str, Any]:
    """The table with nothing over its limit any more in districts that were judged."""
    homes = [
        {
            district: {**home, "over": home["over"] and district not in judged}
            for district, home in homes.items()
        }
        for homes in state["homes"]
    ]
    return {**state, "homes": homes}


class Story(Covering):
    """Tells scenes one after the other; any key goes on, and the last one waits for it."""

    refusal = None
    pause: ClassVar[float] = 2.5
    """Seconds before the next scene comes by itself."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        super().__init__([("enter", "full-key-hurry"), ("escape", "full-key-skip")])
        self.scenes = list(scenes)
        self.at = 0
        self.timer: Timer | None = None

    def on_mount(self) -> None:
        self.rest()

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.stop()
        self.timer = self.set_timer(self.pause, self.go_on_alone)
        self.canvas.repaint()

    def add(self, scenes: Sequence[Scene]) -> None:
        self.scenes += scenes
        self.rest()

    @property
    def last(self) -> bool:
        return self.at == len(self.scenes) - 1

    def go_on_alone(self) -> None:
        """The next scene; the last one stays until somebody presses a key."""
        if not self.last:
            self.at += 1
            self.rest()

    def action_press(self, key: str) -> None:
        """Any key goes on; escape goes to the last scene at once."""
        if self.last:
            self.answer(key)
        elif key == "escape":
            self.at = len(self.scenes) - 1
            self.rest()
        else:
            self.go_on_alone()

    def paint(self, width: int, height: int) -> list[PaintedLine]:
        scene = self.scenes[self.at]
        title = say("full-end", round=scene.state["view"]["round"])
        step = say(f"full-end-{scene.beat.step}")
        if scene.beat.district is not None:
            step = say("named-text", name=step, text=say(DISTRICT[scene.beat.district]))
        board = BoardPainter(scene.state, Picker(), width).lines()
        room = height - len(board) - 3
        lines = self.lines(width - 2)[-room:] if room > 0 else []
        bar = styled(fitted([Span(f" {step}")], width), "ask")
        gap: list[PaintedLine] = [[]] * max(0, room - len(lines))
        head: PaintedLine = [Span(f"{say('full-title')}  {title}", "head")]
        shown = [head, *board, bar, *([Span(" "), *line] for line in lines), *gap, self.footer()]
        return [*shown[: height - 1], self.footer()] if len(shown) > height else shown

    def lines(self, width: int) -> list[PaintedLine]:
        """What happened so far; what is new stands out."""
        found: list[PaintedLine] = []
        for at, scene in enumerate(self.scenes[: self.at + 1]):
            style = "bold" if at == self.at else "soft"
            for message in scene.beat.lines:
                found += [painted(line, style) for line in wrapped(say(message), width, "  ")]
        return found
