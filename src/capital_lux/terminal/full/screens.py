"""The screen of a table: what a source says is painted, what a key means is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from textual import work

from capital_lux.console.speech import say
from capital_lux.terminal.full.beats import ShownTable, moved
from capital_lux.terminal.full.dialogs import Curtain, Painted, QuestionDialog, Reading
from capital_lux.terminal.full.paint.draw import PaintedLine
from capital_lux.terminal.full.paint.page import Desk, Page, log_lines, vacant
from capital_lux.terminal.full.paint.reading import help_page, hint_page
from capital_lux.terminal.full.picker import Picker
from capital_lux.terminal.full.sheet import Sheet
from capital_lux.terminal.full.sources.source import News, Source
from capital_lux.terminal.full.story import Scene, Story, scenes_of
from capital_lux.texts import Message


class TableScreen(Painted[None]):
    """A table of any source."""

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source
        self.desk = Desk()
        self.curtained = False
        """Whether a curtain is drawn, or about to be."""
        self.asking = False
        """Whether an expert is thinking."""
        self.story: Story | None = None
        """The round end that is being told."""

    async def on_mount(self) -> None:
        self.set_interval(1, self.tick)
        await self.source.open(self.hear)

    def tick(self) -> None:
        """Show how the clocks run."""
        info = self.desk.sheet.info
        if info is not None and info["deadlines"]:
            self.canvas.repaint()

    def paint(self, width: int, height: int) -> list[PaintedLine]:
        """The table; before the game starts, the people at it."""
        self.desk.keys = self.keys()
        self.desk.link = self.source.link
        return Page(self.desk, width, height).lines()

    # News

    def hear(self, news: News) -> None:
        if news.update is not None:
            scenes = self.round_end(news.update)
            if self.desk.sheet.take(news.update):
                self.tell_story(scenes)
                self.look()
        if news.info is not None:
            self.desk.sheet.inform(news.info)
        if news.notice is not None:
            self.desk.notice = news.notice
        if news.lost is not None:
            self.desk.lost = news.lost
        self.deal_choices()
        self.canvas.repaint()

    def round_end(self, update: Mapping[str, Any]) -> list[Scene]:
        """The end of a round in an update, if it has one, from the table that is shown now."""
        sheet, viewer = self.desk.sheet, self.desk.viewer
        if not self.source.tells_ends or viewer not in sheet.states:
            return []
        state: ShownTable = self.desk.state
        found: list[Scene] = []
        for entry in update["entries"]:
            if entry["number"] <= sheet.number or entry["back"]:
                return []
            told = sheet.told(entry, viewer)
            scenes = scenes_of(state, told)
            state = scenes[-1].state if scenes else moved(state, told["events"])
            found += scenes
        return found

    def tell_story(self, scenes: Sequence[Scene]) -> None:
        """Tell the end of a round before anything else is shown."""
        if self.story is not None:
            self.story.add(scenes)
        elif scenes:
            self.story = Story(scenes)
            self.show_story(self.story)

    @work(exclusive=True, group="story")
    async def show_story(self, story: Story) -> None:
        """Show a round end until the user has seen it; then what has happened since."""
        await self.app.push_screen_wait(story)
        self.story = None
        self.look()
        self.deal_choices()
        self.canvas.repaint()

    def look(self) -> None:
        """Show the seat that must act; another person's only behind a curtain."""
        sheet, desk = self.desk.sheet, self.desk
        shared = len(sheet.mine) > 1 and self.source.curtain
        if not shared and desk.viewer not in sheet.states:
            desk.viewer = next(iter(sheet.states))
        if self.story is not None:
            return
        if shared and desk.viewer not in (sheet.waiting or sheet.mine) and not self.curtained:
            self.curtained = True
            self.draw_curtain((sheet.waiting or sheet.mine)[0])

    def deal_choices(self) -> None:
        """New choices need a new picker; the same ones keep what was begun."""
        if self.desk.viewer not in self.desk.sheet.states:
            return
        # Nothing is chosen behind the end of a round: a key that comes too soon does nothing.
        waits = self.source.busy or self.story is not None
        choices = () if waits else self.desk.state["choices"]
        if choices != self.desk.picker.choices:
            self.desk.picker = Picker(choices)

    @work(exclusive=True, group="curtain")
    async def draw_curtain(self, seat: int) -> None:
        """Hide everything until the person of a seat is there.

        Only then is that seat's table painted, so that nobody sees even for a moment what is not
        theirs.
        """
        name = self.desk.sheet.states[seat]["names"][seat]
        curtain = Curtain([say("full-curtain", name=name)], [("enter", "full-key-show")])
        await self.app.push_screen_wait(curtain)
        self.curtained = False
        self.desk.viewer, self.desk.scroll = seat, 0
        self.deal_choices()
        self.canvas.repaint()

    # Keys

    def keys(self) -> list[tuple[str, str, str]]:
        """Every key that does something now: as shown, what it does, what a click presses."""
        picker = self.desk.picker
        found: list[tuple[str, str, str]] = []
        if vacant(self.desk.sheet.info) is not None:
            found.append(("f", say("full-key-bot"), "f"))
        if self.desk.viewer not in self.desk.sheet.states:
            return [*found, ("q", say("full-key-leave"), "q")]
        if self.desk.state["result"] is not None and self.source.rematch:
            found.append(("n", say("full-key-again"), "n"))
        if picker.count:
            what = "full-key-card" if picker.pairs or picker.row else "full-key-choice"
            numbers = f"1-{picker.count}" if picker.count > 1 else "1"
            found.append((f"{numbers} bpyg" if picker.letters else numbers, say(what), ""))
        if picker.pairs:
            found += [("h", say("full-key-home"), "h"), ("c", say("full-key-capital"), "c")]
        elif picker.count:
            found.append(("Enter", say("full-key-choose"), "enter"))
        if not picker.count and self.source.patient:
            found.append(("Enter", say("full-key-hurry"), "enter"))
        if picker.count and self.source.hints:
            found.append(("!", say("full-key-hint"), "exclamation_mark"))
        if self.desk.state.get("can_take_back"):
            found.append(("u", say("full-key-back-up"), "u"))
        found.append(("l", say("full-key-log"), "l"))
        found.append(("?", say("full-key-help"), "question_mark"))
        found.append(("q", say("full-key-leave"), "q"))
        return found

    def action_press(self, key: str) -> None:
        self.desk.notice = None
        if key == "q":
            self.leave()
        elif key == "f":
            self.want_bot()
        elif self.desk.viewer not in self.desk.sheet.states:
            return
        elif key in ("pageup", "pagedown"):
            self.scroll_lines(self.size.height // 3 * (-1 if key == "pageup" else 1))
        elif key == "n":
            self.play_again()
        elif key == "l":
            self.app.push_screen(Reading(say("full-log"), self.whole_log, end=True))
        elif key == "question_mark":
            state, tiles = self.desk.state, self.source.tiles
            page = Reading(say("full-help"), lambda width: help_page(state, tiles, width))
            self.app.push_screen(page)
        elif key == "exclamation_mark":
            self.ask_expert()
        elif key == "u":
            self.take_back()
        elif key == "enter" and not self.desk.picker.count:
            self.source.hurry()
        else:
            self.decide(self.desk.picker.press(key))
        self.canvas.repaint()

    def action_pick(self, at: int) -> None:
        """A click on a choice; the second one decides."""
        picker = self.desk.picker
        if picker.at == at and not picker.pairs:
            self.decide(picker.decided())
        elif at < picker.count:
            picker.at, picker.where, picker.typed = at, "", ""
        self.canvas.repaint()

    def decide(self, action: str | None) -> None:
        seat = self.desk.viewer
        if action is None or seat is None:
            return
        self.desk.sheet.seen[seat] = self.desk.sheet.number
        self.desk.scroll = 0
        self.desk.picker = Picker()
        self.act(seat, action)

    @work(group="act")
    async def act(self, seat: int, action: str) -> None:
        """Let the source do it; what was refused can be chosen again."""
        await self.source.act(seat, action)
        self.deal_choices()
        self.canvas.repaint()

    @work(group="act")
    async def take_back(self) -> None:
        may = self.desk.state.get("can_take_back") and not self.source.busy
        if self.desk.viewer is not None and may:
            await self.source.take_back(self.desk.viewer)

    @work(group="act")
    async def want_bot(self) -> None:
        seat = vacant(self.desk.sheet.info)
        if seat is not None:
            await self.source.want_bot(seat)

    @work(exclusive=True, group="again")
    async def play_again(self) -> None:
        """Another game with the same people."""
        if self.desk.state["result"] is not None and await self.source.again():
            self.desk.sheet, self.desk.picker = Sheet(), Picker()
            self.desk.viewer = None
            await self.source.open(self.hear)

    def scroll_lines(self, count: int) -> None:
        self.desk.scroll = max(0, self.desk.scroll - count)
        self.canvas.repaint()

    # Pages

    def whole_log(self, width: int) -> list[PaintedLine]:
        sheet = self.desk.sheet
        return [part for line in sheet.log(self.desk.viewer) for part in log_lines(line, width, -1)]

    @work(exclusive=True, group="hint")
    async def ask_expert(self) -> None:
        state = self.desk.state
        if not (self.source.hints and state["choices"]) or self.asking:
            return
        self.asking = True
        self.desk.notice = Message("play-asking-expert")
        self.canvas.repaint()
        try:
            heard = self.desk.sheet.heard(self.desk.viewer)
            found = await self.source.advise(state["view"], heard)
        finally:
            self.asking = False
        self.desk.notice = None if found else Message("full-no-hint")
        self.canvas.repaint()
        if found:
            page = Reading(say("full-hint"), lambda width: hint_page(found, state, width))
            self.app.push_screen(page)

    @work(exclusive=True, group="leave")
    async def leave(self) -> None:
        problem = await self.source.saved()
        texts = [say("full-leave"), say(problem or self.source.leaving())]
        # Losing a game takes another key than keeping it.
        keys = [("enter" if problem is None else "y", "full-key-yes"), ("escape", "full-key-stay")]
        answer = await self.app.push_screen_wait(QuestionDialog(texts, keys))
        if answer != "escape":
            self.app.exit()
