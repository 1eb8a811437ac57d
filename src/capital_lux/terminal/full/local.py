"""A game on this machine: our people, bots that think elsewhere, and a file it is saved in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction
from capital_lux.rules.own import TileError
from capital_lux.rules.power import Power
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.record import steps
from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model
from capital_lux.telling.take_back import shows_nothing_hidden
from capital_lux.terminal.full.keeping import Keeper
from capital_lux.terminal.full.source import News, Source, Tell
from capital_lux.terminal.full.thoughts import Spec, Thoughts
from capital_lux.terminal.opponents import failure
from capital_lux.texts import Message

PAUSE = 0.7
"""Seconds before a bot acts, so that its play can be followed and ours taken back."""


@dataclass
class Setting:
    """What a game is played with."""

    game: Game
    players: Sequence[tuple[str, str]]
    """Each seat's kind and name."""
    people: Sequence[int]
    """Our seats."""
    spec: Spec
    path: Path | None = None
    replace: bool = False
    """Whether the file is there already and ours."""
    options: Sequence[str] = ()
    """What a command needs to go on: `--power FILE:CLASS`."""
    own: Sequence[Any] = ()
    played: list[tuple[int, list[Event]]] = field(default_factory=list)
    """What happened before, in a game that is resumed: seat and events of each action."""
    pause: float = PAUSE
    again: Callable[[], Setting] | None = None
    """Makes the setting of another game with the same people."""


class LocalTable(Source):
    """Plays a game."""

    def __init__(self, setting: Setting) -> None:
        self.set_up(setting)

    def set_up(self, setting: Setting) -> None:
        """Put a game on the table."""
        self.setting = setting
        self.game = setting.game
        self.names = [name for _, name in setting.players]
        self.people = list(setting.people)
        self.thoughts = Thoughts(setting.spec)
        self.bots = set(setting.spec.seats)
        self.failures: dict[int, tuple[int, str]] = {}
        """How often a bot failed, and its first traceback."""
        self.keeper = Keeper(self.record, setting.path, setting.replace)
        self.task: asyncio.Task[None] | None = None
        self.acted = asyncio.Event()
        self.hurried = asyncio.Event()
        self.entries: list[dict[str, Any]] = []
        self.sent = 0
        self.open_acts: list[int] = []
        """Whose the last actions are, as far as they can be taken back: all of one seat."""
        self.changing = asyncio.Lock()
        self.begin(self.game.opening, setting.played)

    @property
    def rematch(self) -> bool:
        """A game that was resumed does not know how it was made."""
        return self.setting.again is not None

    @property
    def tiles(self) -> Sequence[Power]:
        """The tiles in play."""
        return tuple(self.game.powers())

    async def again(self) -> bool:
        """Deal again."""
        if self.setting.again is None:
            return False
        await self.close()
        self.set_up(self.setting.again())
        return True

    # The log

    def begin(self, opening: Sequence[Event], played: Iterable[tuple[int, list[Event]]]) -> None:
        """Tell everything from the start."""
        view = self.game.view(None)
        self.tellers = {
            seat: Teller(self.names, seat, powers_of(view), "rob" in view) for seat in self.people
        }
        self.thoughts.forget()
        self.check = Check()
        self.enter(None, opening)
        for seat, events in played:
            self.enter(seat, events)

    def enter(self, seat: int | None, events: Sequence[Event], back: int | None = None) -> None:
        """Add an entry to the log."""
        self.thoughts.hear(events)
        self.check.hear(events)
        told = []
        for reader, teller in self.tellers.items():
            seen = seen_by(events, reader)
            told.append({"seat": reader, "events": seen, "lines": teller.lines(seen)})
        entry = {"number": len(self.entries), "seat": seat, "told": told, "back": back}
        self.entries.append(entry)

    def show(self) -> None:
        """Send what is new."""
        states = []
        for seat in self.people:
            state = table_model(self.game.view(seat), self.names, self.check)
            states.append({**state, "can_take_back": self.can_take_back(seat)})
        entries = self.entries[self.sent :]
        self.sent = len(self.entries)
        number = len(self.entries) - 1
        self.tell(News({"number": number, "entries": entries, "seats": states}))

    # The game

    async def open(self, tell: Tell) -> None:
        """Show the table and let the bots play."""
        self.tell = tell
        self.show()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Let the bots play whenever it is their turn."""
        try:
            while not self.game.over:
                self.acted.clear()
                seats = [seat for seat in self.game.waiting() if seat in self.bots]
                if not seats:
                    await self.acted.wait()
                    continue
                await self.let_bot_play(seats[0])
        except TileError as problem:
            self.tell(News(notice=Message("full-tile-failed", {"problem": str(problem)})))

    async def let_bot_play(self, seat: int) -> None:
        """A bot thinks and acts."""
        drafting = any(other in self.people for other in self.game.waiting())
        pause = asyncio.create_task(self.wait(0 if drafting else self.setting.pause))
        try:
            found = await self.thoughts.choose(seat, self.game.view(seat))
            await pause
        finally:
            pause.cancel()
        if found["faults"]:
            times, traceback = self.failures.get(seat, (0, ""))
            self.failures[seat] = times + len(found["faults"]), traceback or found["traceback"]
        for fault in found["faults"]:
            args = {"name": self.names[seat], "fault": fault}
            self.tell(News(notice=Message("bot-fault", args)))
        self.played(seat, self.game.play(seat, found["action"]))

    async def wait(self, seconds: float) -> None:
        """Wait, or until the user is in a hurry."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.hurried.wait()

    @property
    def patient(self) -> bool:
        """Whether it is a bot's turn."""
        return any(seat in self.bots for seat in self.game.waiting())

    def hurry(self) -> bool:
        """End the pause."""
        self.hurried.set()
        return self.patient

    async def act(self, seat: int, action: str) -> None:
        """A person acts."""
        try:
            events = self.game.play(seat, action)
        except (IllegalAction, TileError) as problem:
            self.tell(News(notice=Message("full-refused", {"problem": reason_of(problem)})))
            return
        self.played(seat, events)

    def played(self, seat: int, events: list[Event]) -> None:
        """Something was done: show it and save it."""
        self.hurried.clear()
        self.enter(seat, events)
        hidden = not shows_nothing_hidden(events) or self.game.over
        if hidden or (self.open_acts and self.open_acts[-1] != seat):
            self.open_acts.clear()
        if not hidden:
            self.open_acts.append(seat)
        self.show()
        self.acted.set()
        if self.keeper.path is not None or seat in self.people:
            self.saving = asyncio.ensure_future(self.keep())

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat's last action can be taken back: nobody learned or did anything since."""
        return bool(self.open_acts) and self.open_acts[-1] == seat

    async def take_back(self, seat: int) -> None:
        """Play the game again without its last action."""
        async with self.changing:
            if self.can_take_back(seat):
                await self.stop()
                self.undo(seat)
                self.task = asyncio.create_task(self.run())

    def undo(self, seat: int) -> None:
        """The game without its last action; the bots must have stopped."""
        before = self.game.record()
        shorter = {**before, "actions": before["actions"][:-1], "result": None}
        self.game, played = rebuilt(shorter, self.setting.own)
        kept, self.entries = self.entries, []
        self.begin(self.game.opening, played)
        # The numbers go on, as they do on a server.
        self.entries = kept
        gone = {entry["back"] for entry in kept}
        last = max(e["number"] for e in kept if e["back"] is None and e["number"] not in gone)
        self.enter(seat, [], back=last)
        self.open_acts.pop()
        self.show()
        self.saving = asyncio.ensure_future(self.keep())

    async def advise(self, view: View, heard: list[Any]) -> dict[str, Any] | None:
        """What an expert would do."""
        return await self.thoughts.advise(view, heard)

    # The file

    def record(self) -> dict[str, Any]:
        """The record so far, with who played."""
        players = [f"{kind}:{name}" for kind, name in self.setting.players]
        return {**self.game.record(), "players": players}

    async def keep(self) -> None:
        """Save; what goes wrong is news."""
        trouble = await self.keeper.keep()
        if trouble is not None:
            self.tell(News(notice=trouble))

    async def saved(self) -> Message | None:
        """Try once more to save; why it is not possible."""
        await self.keeper.write()
        return self.keeper.trouble()

    async def close(self) -> None:
        """End the bots and save."""
        await self.stop()
        await self.keeper.write()

    async def stop(self) -> None:
        """End the bots, whatever they are doing."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.thoughts.close()

    def leaving(self) -> Message:
        """Where the game is saved."""
        if self.game.over:
            return Message("full-leave-over")
        if self.keeper.path is None:
            return Message("full-leave-nothing")
        return Message("full-leave-saved", {"path": str(self.keeper.path)})

    def farewell(self) -> list[str]:
        """What bots did wrong, where the record is and how to go on."""
        failed = [failure(self.names[seat], *found) for seat, found in self.failures.items()]
        kept = self.keeper.farewell(self.game.over, self.setting.options)
        return [*(line for lines in failed for line in lines), *kept]


def rebuilt(record: Mapping[str, Any], own: Sequence[Any]) -> tuple[Game, list[Any]]:
    """The game of a record and what happened in it: seat and events of each action."""
    found = list(steps(record, own))
    return found[-1][0], [(seat, events) for _, seat, _, events in found[1:]]
