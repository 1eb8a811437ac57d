"""The screen of a record: the arrows walk through it, and it can be analysed."""

from __future__ import annotations

from textual import work
from textual.worker import Worker, get_current_worker

from capital_lux.analysis import Analysis, analyse
from capital_lux.analysis.shape import Decision
from capital_lux.console.speech import percent, say
from capital_lux.rules.reasons import reason_of
from capital_lux.terminal.full.dialogs import Reading
from capital_lux.terminal.full.paint.draw import PaintedLine, painted
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sheet import Sheet
from capital_lux.terminal.full.sources.recorded import RecordedTable
from capital_lux.terminal.full.sources.source import News
from capital_lux.terminal.full.story import scenes_of
from capital_lux.terminal.lines.analysis import analysis_lines, better
from capital_lux.texts import Message

STEPS = {"left": -1, "right": 1, "up": -1, "down": 1, "home": -(10**6), "end": 10**6}
ROUNDS = {"pageup": -1, "pagedown": 1}
MISTAKES = {"n": 1, "p": -1}


class Stopped(Exception):
    """Nobody waits for the analysis any more."""


class ReplayScreen(TableScreen):
    """A table that shows a record."""

    source: RecordedTable
    at = 0
    """Where in the record we were when it was last shown."""
    found: Analysis | None = None
    thinking: Worker[None] | None = None

    def hear(self, news: News) -> None:
        """A record tells everything anew each time; the step that ends a round is told."""
        before, viewer, at = self.desk.sheet, self.desk.viewer, self.at
        self.at = self.source.at
        self.desk.sheet = Sheet()
        self.desk.banner = self.source.banner()
        self.desk.sheet.seen[self.source.seat] = self.source.at - 1
        if self.found is not None:
            self.desk.notice = self.judged()
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
            ("a", say("full-key-analysis"), "a"),
            *[("n p", say("full-key-mistake"), "n")] * (self.found is not None),
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
        elif key == "a":
            self.show_analysis()
        elif key in MISTAKES:
            self.next_mistake(MISTAKES[key])
        elif key == "q":
            self.app.exit()
        else:
            super().action_press(key)

    # The analysis

    def show_analysis(self) -> None:
        """Show what was found, or begin to find it."""
        found = self.found
        if found is not None:
            self.app.push_screen(Reading(say("full-analysis"), lambda width: self.pages(found)))
        elif self.thinking is None:
            self.thinking = self.analyse()

    def pages(self, found: Analysis) -> list[PaintedLine]:
        return [painted(line) for line in analysis_lines(found, self.source.names)]

    @work(thread=True, group="analysis")
    def analyse(self) -> None:
        worker = get_current_worker()

        def progress(done: int, total: int) -> None:
            if worker.is_cancelled:
                raise Stopped
            self.app.call_from_thread(
                self.note, Message("full-analysing", {"done": done, "total": total})
            )

        try:
            found = analyse(self.source.record, names=self.source.names, progress=progress)
        except Stopped:
            return
        except ValueError as problem:
            self.app.call_from_thread(
                self.note, Message("full-no-analysis", {"problem": reason_of(problem)})
            )
            return
        self.app.call_from_thread(self.take, found)

    def note(self, message: Message) -> None:
        self.desk.notice = message
        self.canvas.repaint()

    def take(self, found: Analysis) -> None:
        self.found = found
        self.source.show()
        self.show_analysis()

    def decisions(self) -> dict[int, tuple[int, Decision]]:
        """The decisions of those whose cards are open, by step, each with its seat."""
        players = self.found.players if self.found else []
        return {
            decision.step: (player.seat, decision)
            for player in players
            for decision in player.decisions
            if self.source.seat in (None, player.seat)
        }

    def judged(self) -> Message | None:
        """What the analysis says of the step that is shown."""
        if self.source.at not in self.decisions():
            return None
        seat, decision = self.decisions()[self.source.at]
        args = {"seat": self.source.names[seat], "win": percent(decision.win)}
        if decision.judgement is None:
            return Message("analysis-fine", args)
        args["after"] = percent(decision.win_after)
        args["better"] = better(decision, self.source.names)
        return Message(f"analysis-is-{decision.judgement}", args)

    def next_mistake(self, direction: int) -> None:
        steps = [step for step, (_, one) in self.decisions().items() if one.judgement]
        ahead = [step for step in steps if (step - self.source.at) * direction > 0]
        if ahead:
            nearest = min(ahead, key=lambda step: abs(step - self.source.at))
            self.source.step_by(nearest - self.source.at)
