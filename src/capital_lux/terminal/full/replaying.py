"""The screen of a record: the arrows walk through it."""

from __future__ import annotations

from capital_lux.console.speech import say
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sheet import Sheet
from capital_lux.terminal.full.sources.recorded import RecordedTable
from capital_lux.terminal.full.sources.source import News
from capital_lux.terminal.full.story import scenes_of

STEPS = {"left": -1, "right": 1, "up": -1, "down": 1, "home": -(10**6), "end": 10**6}
ROUNDS = {"pageup": -1, "pagedown": 1}


class ReplayScreen(TableScreen):
    """A table that shows a record."""

    source: RecordedTable
    at = 0
    """Where in the record we were when it was last shown."""

    def hear(self, news: News) -> None:
        """A record tells everything anew each time; the step that ends a round is told."""
        before, viewer, at = self.desk.sheet, self.desk.viewer, self.at
        self.at = self.source.at
        self.desk.sheet = Sheet()
        self.desk.banner = self.source.banner()
        self.desk.sheet.seen[self.source.seat] = self.source.at - 1
        super().hear(news)
        seen = viewer == self.desk.viewer and viewer in before.states
        if seen and self.at == at + 1 and self.source.tells_ends:
            told = self.desk.sheet.told(self.desk.sheet.entries[self.at], viewer)
            self.tell_story(scenes_of(before.states[viewer], told))

    def keys(self) -> list[tuple[str, str, str]]:
        return [
            ("← →", say("full-key-step"), "right"),
            ("PgUp PgDn", say("full-key-round"), "pagedown"),
            ("Home End", "", "end"),
            ("v", say("full-key-eyes"), "v"),
            ("l", say("full-key-log"), "l"),
            ("?", say("full-key-help"), "question_mark"),
            ("q", say("full-key-leave"), "q"),
        ]

    def action_press(self, key: str) -> None:
        if key in STEPS:
            self.source.step_by(STEPS[key])
        elif key in ROUNDS:
            self.source.next_round(ROUNDS[key])
        elif key == "v":
            self.source.look_from_next()
        elif key == "q":
            self.app.exit()
        else:
            super().action_press(key)
