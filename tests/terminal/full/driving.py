"""Drives the full-screen game as a user does: looks at the screen, presses keys."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

import capital_lux as lux
from capital_lux.rules.options import Choices
from capital_lux.terminal.full.app import LuxApp
from capital_lux.terminal.full.begin import local_table
from capital_lux.terminal.full.dialogs import Curtain
from capital_lux.terminal.full.picker import Picker
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sources.local import LocalTable
from capital_lux.terminal.full.sources.source import Source
from capital_lux.terminal.full.story import Story
from capital_lux.terminal.opponents import Opponents
from capital_lux.terminal.seats import new_seating

SMALL, LARGE = (80, 24), (120, 40)
PATIENCE = 60.0
MOST_KEYS = 3
CHARACTERS = {"question_mark": "?", "exclamation_mark": "!"}
Play = Callable[["Driver"], Coroutine[Any, Any, None]]


Curtain.rest = 0
"""A curtain waits for fingers that are too quick; a test has none."""
Source.tells_ends = False
"""The end of a round is told only in the tests that look at it."""
Story.pause = 1000
"""There a key is pressed for each step."""


class Driver:
    """A user with a keyboard."""

    def __init__(self, app: LuxApp, pilot: Pilot[None], seed: int = 1) -> None:
        self.app = app
        self.pilot = pilot
        self.rng = random.Random(seed)
        self.curtains: list[str] = []

    @property
    def desk(self) -> Any:
        return self.table.desk

    @property
    def table(self) -> TableScreen:
        """The table on the screen, or below what is on it."""
        assert self.app.table is not None
        return self.app.table

    def text(self) -> str:
        """The characters on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, without the rests that the pilot takes between them."""
        for key in keys:
            event = Key(key, key if len(key) == 1 else CHARACTERS.get(key))
            event.set_sender(self.app)
            assert self.app._driver is not None
            self.app._driver.send_message(event)
            await self.quiet()

    async def quiet(self) -> None:
        """Wait until every message that is on its way has arrived."""
        while self.app.message_queue_size:
            await asyncio.sleep(0)
        await self.app._animator.wait_until_complete()
        await self.pilot._wait_for_screen()

    async def until(self, done: Callable[[], Any], what: str = "") -> None:
        """Wait for something to become true."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"{what}\n{self.text()}"
            await asyncio.sleep(0.002)

    async def until_shown(self, text: str) -> None:
        """Wait for a text on the screen."""
        await self.until(lambda: text in self.text(), f"no {text!r}")

    @property
    def behind_curtain(self) -> bool:
        return isinstance(self.app.screen, Curtain)

    @property
    def asked(self) -> bool:
        """Whether the user must act."""
        return self.behind_curtain or bool(self.desk.picker.choices)

    @property
    def seated(self) -> bool:
        """Whether the table is shown to somebody."""
        return self.desk.viewer in self.desk.sheet.states

    @property
    def over(self) -> bool:
        return self.seated and self.desk.state["result"] is not None

    async def play_to_the_end(self, each: Callable[[], None] = lambda: None) -> None:
        """Decide at random, with the keys that the screen offers."""
        while True:
            await self.until(lambda: self.over or self.asked, "nothing to do")
            if self.behind_curtain:
                await self.until_shown("is next")
                self.curtains.append(self.text())
                await self.press("enter")
                await self.until(lambda: not self.behind_curtain)
            elif self.over:
                return
            else:
                each()
                await self.decide()

    async def decide_soon(self) -> None:
        """One decision, or open a curtain; what follows may cover the table."""
        if self.behind_curtain:
            await self.press("enter")
            await self.until(lambda: not self.behind_curtain and self.seated)
            return
        picker = self.desk.picker
        await self.press(*keys_for(picker, self.rng))
        await self.until(lambda: self.desk.picker is not picker)

    async def decide(self) -> None:
        keys = keys_for(self.desk.picker, self.rng)
        assert len(keys) <= MOST_KEYS
        before = self.desk.sheet.number
        await self.press(*keys)
        await self.until(lambda: self.desk.sheet.number > before, f"{keys} did nothing")


def keys_for(picker: Picker, rng: random.Random) -> Sequence[str]:
    """What a user types to choose something."""
    at = rng.randrange(picker.count)
    digits = list(str(at + 1))
    if picker.pairs:
        return [*digits, rng.choice(list(picker.of_card(picker.cards[at])))]
    return [*digits, "enter"]


def drive(source: Source, play: Play, size: tuple[int, int] = SMALL) -> LuxApp:
    """Run the game on a screen of a size and let a user play."""

    async def run() -> LuxApp:
        app = LuxApp(TableScreen(source))
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await play(driver)
        return app

    return asyncio.run(run())


def table(
    edition: str = "first",
    seats: int = 3,
    *,
    powers: Any = None,
    people: int = 1,
    seat: int = 0,
    seed: str = "5",
    level: str | None = "random",
    save: Path | None = None,
    own: Sequence[Any] = (),
    places: Sequence[str] = (),
    bots: Sequence[str] = (),
    names: str | None = None,
) -> LocalTable:
    """A table whose bots do not wait."""
    choices = Choices(edition, seats, powers, tuple(own))
    alone = people == seats or seats == 1
    opponents = Opponents(None if alone or bots else level, bots, None, seed)
    seating = new_seating(choices, opponents, seat, people, seed, names, places)
    source = local_table(seating, save)
    source.pause = 0
    return source


def replayed(path: Path, own: Sequence[Any] = ()) -> lux.Game:
    """The game of a saved record, verified."""
    import json

    return lux.replay(json.loads(path.read_text()), own)
