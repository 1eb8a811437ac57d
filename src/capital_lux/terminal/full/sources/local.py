"""A game on this machine: our people, bots that think elsewhere, and a file it is saved in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from capital_lux.console.files import save
from capital_lux.console.refusal import said_by_system
from capital_lux.console.speech import say
from capital_lux.play.table_bots import TableBots
from capital_lux.play.viewpoint import new_teller, state_of, told
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction
from capital_lux.rules.own import TileError
from capital_lux.rules.power import Power
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.shapes import View
from capital_lux.terminal.full.sources.source import News, Source, Tell
from capital_lux.terminal.opponents import failure
from capital_lux.terminal.seats import Seating
from capital_lux.texts import Message

PAUSE = 0.7
"""Seconds before a bot acts, so that its play can be followed and ours taken back."""


class LocalTable(Source):
    """Plays a game."""

    pause = PAUSE

    def __init__(self, seating: Seating, path: Path | None = None, replace: bool = False) -> None:
        """`path`: where the game is saved, over a file if `replace`."""
        self.set_up(seating, path, replace)

    def set_up(self, seating: Seating, path: Path | None = None, replace: bool = False) -> None:
        """Put a game on the table, and tell all that has happened in it."""
        self.seating = seating
        self.play = seating.play
        self.names = seating.names
        self.people = seating.people
        self.bots = TableBots(seating.opponents.described(seating.kinds), seating.places)
        self.failures: dict[int, tuple[int, str]] = {}
        """How often a bot failed, and its first traceback."""
        self.keeper = Keeper(seating.record, path, replace)
        self.task: asyncio.Task[None] | None = None
        self.acted = asyncio.Event()
        self.hurried = asyncio.Event()
        self.entries: list[dict[str, Any]] = []
        self.sent = 0
        self.changing = asyncio.Lock()
        self.tellers = {seat: new_teller(self.game, self.names, seat) for seat in self.people}
        for events in self.play.again():
            self.enter(events)

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def rematch(self) -> bool:
        """Whether another game can follow: a resumed game does not know how it was made."""
        return self.seating.again is not None

    @property
    def tiles(self) -> Sequence[Power]:
        return tuple(self.game.powers())

    async def again(self) -> bool:
        if self.seating.again is None:
            return False
        await self.close()
        self.set_up(self.seating.again())
        return True

    # The log

    def enter(self, events: Sequence[Event]) -> None:
        number = len(self.entries)
        entry = self.play.entries[number - 1] if number else None
        self.entries.append(
            {
                "number": number,
                "seat": None if entry is None else entry.seat,
                "told": [told(events, seat, teller) for seat, teller in self.tellers.items()],
                "back": [] if entry is None else entry.back,
            }
        )

    def show(self) -> None:
        states = [
            state_of(self.game, seat, self.names, self.play.check, self.can_take_back(seat))
            for seat in self.people
        ]
        entries = self.entries[self.sent :]
        self.sent = len(self.entries)
        self.tell(News({"number": self.play.number, "entries": entries, "seats": states}))

    # The game

    async def open(self, tell: Tell) -> None:
        self.tell = tell
        self.show()
        if self.seating.without_net is not None:
            self.tell(News(notice=self.seating.without_net))
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Let the bots play whenever it is their turn."""
        try:
            while not self.game.over:
                self.acted.clear()
                seats = [seat for seat in self.game.waiting() if seat in self.seating.kinds]
                if not seats:
                    await self.acted.wait()
                    continue
                await self.let_bot_play(seats[0])
        except (IllegalAction, TileError) as problem:
            # Illegal: a user's tile did something else when the game was played again.
            self.tell(News(notice=Message("full-tile-failed", {"problem": str(problem)})))

    async def let_bot_play(self, seat: int) -> None:
        drafting = any(other in self.people for other in self.game.waiting())
        pause = asyncio.create_task(self.wait(0 if drafting else self.pause))
        try:
            heard = self.play.heard(seat)
            found = await self.bots.choose(seat, self.game.view(seat), heard)
            await pause
        finally:
            pause.cancel()
        if found.faults:
            times, traceback = self.failures.get(seat, (0, ""))
            self.failures[seat] = times + len(found.faults), traceback or found.traceback
        for fault in found.faults:
            args = {"name": self.names[seat], "fault": fault}
            self.tell(News(notice=Message("bot-fault", args)))
        self.played(seat, self.play.act(seat, found.action))

    async def wait(self, seconds: float) -> None:
        """Wait, but not if the user is in a hurry."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.hurried.wait()

    @property
    def patient(self) -> bool:
        return any(seat in self.seating.kinds for seat in self.game.waiting())

    def hurry(self) -> None:
        self.hurried.set()

    async def act(self, seat: int, action: str) -> None:
        try:
            events = self.play.act(seat, action)
        except (IllegalAction, TileError) as problem:
            self.tell(News(notice=Message("full-refused", {"problem": reason_of(problem)})))
            return
        self.played(seat, events)

    def played(self, seat: int, events: list[Event]) -> None:
        """Something was done: show it and save it."""
        self.hurried.clear()
        self.enter(events)
        self.show()
        self.acted.set()
        if self.game.over:
            self.seating.settle()
        if self.keeper.path is not None or seat in self.people:
            self.saving = asyncio.ensure_future(self.keep())

    def can_take_back(self, seat: int) -> bool:
        return self.play.can_take_back(seat) is not None

    async def take_back(self, seat: int) -> None:
        """Take back the last action of a seat; bots that were thinking about it think again."""
        async with self.changing:
            if not self.can_take_back(seat):
                return
            await self.stop()
            number = self.play.can_take_back(seat)
            if number is not None:
                self.enter(self.play.take_back(seat, number))
                self.show()
                self.saving = asyncio.ensure_future(self.keep())
            self.task = asyncio.create_task(self.run())

    async def advise(self, view: View, heard: list[Any]) -> dict[str, Any] | None:
        return await self.bots.advise(view, heard)

    # The file

    async def keep(self) -> None:
        """Save; if that fails, say so as news."""
        trouble = await self.keeper.keep()
        if trouble is not None:
            self.tell(News(notice=trouble))

    async def saved(self) -> Message | None:
        """Try once more to save; the reason if it is not possible."""
        await self.keeper.write()
        return self.keeper.trouble()

    async def close(self) -> None:
        await self.stop()
        await self.keeper.write()

    async def stop(self) -> None:
        """End the bots, whatever they are doing."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.bots.close()

    def leaving(self) -> Message:
        if self.game.over:
            return Message("full-leave-over")
        if self.keeper.path is None:
            return Message("full-leave-nothing")
        return Message("full-leave-saved", {"path": str(self.keeper.path)})

    def farewell(self) -> list[str]:
        """What bots did wrong, where the record is and how to go on."""
        lines: list[str] = []
        for seat, found in self.failures.items():
            lines += failure(self.names[seat], *found)
        trouble, path = self.keeper.trouble(), self.keeper.path
        if trouble is not None:
            return [*lines, say(trouble)]
        return lines if path is None else [*lines, *self.seating.how_to_go_on(path)]


class Keeper:
    """A file that always has the latest record, whole."""

    def __init__(
        self, record: Callable[[], Mapping[str, Any]], path: Path | None, ours: bool
    ) -> None:
        """`path`: None for a new name in this folder; `ours`: whether to write over the file."""
        self.record = record
        self.path = path
        self.ours = ours
        self.dirty = False
        self.writing = asyncio.Lock()
        self.problem: str | None = None
        """Why the last attempt failed."""

    async def keep(self) -> Message | None:
        """Write the record as it is now; a new reason why that is not possible."""
        self.dirty = True
        before = self.problem
        await self.write()
        return self.trouble() if before is None else None

    async def write(self) -> None:
        """Write, if there is something that was not written yet."""
        async with self.writing:
            if not self.dirty:
                return
            self.dirty = False
            try:
                self.path = await asyncio.to_thread(save, self.record(), self.path, self.ours)
            except OSError as problem:
                self.dirty = True
                self.problem = said_by_system(problem)
                return
            self.ours, self.problem = True, None

    def trouble(self) -> Message | None:
        """Why the game is not safe, if it is not."""
        return Message("play-save-failed", {"problem": self.problem}) if self.problem else None
