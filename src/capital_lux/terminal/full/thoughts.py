"""Asks the process in which bots think, and replaces it when it fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import capital_lux
from capital_lux.bots.match import GRACE, OWN_LIMIT
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.texts import plain

MODULE = "capital_lux.terminal.full.thinker"
LONGEST = 16 * 1024 * 1024
"""Bytes of an answer."""
SLACK = 10.0
"""Seconds beyond what a bot may take after which its process is ended."""
SLOWEST = 3600.0


@dataclass(frozen=True)
class Spec:
    """Who thinks: what `Opponents` needs to seat the same bots again."""

    seats: Sequence[int] = ()
    before: Sequence[str] = ()
    names: Sequence[str] = ()
    level: str | None = None
    bots: Sequence[str] = ()
    seconds: float | None = None
    seed: str = ""
    power: Sequence[str] = ()
    """Places of a user's own tiles."""


def environment() -> dict[str, str]:
    """The environment in which the process finds this very package, wherever it is started."""
    source = str(Path(capital_lux.__file__).parent.parent)
    paths = [source, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


class Failed(Exception):
    """The process crashed or hung."""


@dataclass
class Thoughts:
    """The bots of a table. What they heard is kept, so that they can be woken again."""

    spec: Spec
    heard: dict[int, list[SeenEvent]] = field(default_factory=dict)
    told: dict[int, int] = field(default_factory=dict)
    """How many events each bot of the present process knows."""

    def __post_init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.forget()

    def forget(self) -> None:
        """Begin again with nothing heard."""
        self.heard = {seat: [] for seat in self.spec.seats}

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what each bot's seat may know of these events."""
        for seat, heard in self.heard.items():
            heard += seen_by(events, seat)

    async def choose(self, seat: int, view: View) -> dict[str, Any]:
        """A bot's action; the first legal one if no process can say."""
        for _ in range(2):
            async with self.turn:
                try:
                    await self.wake()
                    heard = self.heard[seat]
                    news = heard[self.told.get(seat, 0) :]
                    self.told[seat] = len(heard)
                    return await self.ask({"seat": seat, "heard": news, "view": view})
                except Failed:
                    await self.close()
        fault = plain(because("bot-ended"))
        return {"action": view["legal"][0], "faults": [fault], "traceback": ""}

    async def advise(self, view: View, heard: Sequence[Any]) -> dict[str, Any] | None:
        """What an expert would do; None if it cannot be said."""
        async with self.turn:
            try:
                await self.wake()
                found = await self.ask({"advise": view, "heard": heard})
            except Failed:
                await self.close()
                return None
        return None if "problem" in found else found

    async def wake(self) -> None:
        """Start the process if there is none."""
        if self.process is not None:
            return
        self.told = {}
        try:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", MODULE),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST,
                env=environment(),
            )
        except OSError as problem:
            raise Failed from problem
        await self.send(asdict(self.spec))

    async def send(self, message: Any) -> None:
        """Write a line."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            # A user's tile may keep in a view what it likes.
            self.process.stdin.write(json.dumps(message, default=str).encode() + b"\n")
            await self.process.stdin.drain()
        except OSError as problem:
            raise Failed from problem

    async def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """Write a question, read the answer."""
        await self.send(question)
        assert self.process is not None
        assert self.process.stdout is not None
        patience = self.patience() if self.spec.bots else SLOWEST
        try:
            # Not wait_for, which in Python 3.11 can swallow that we were stopped.
            async with asyncio.timeout(patience):
                line = await self.process.stdout.readline()
            found: dict[str, Any] = json.loads(line)
        except (TimeoutError, ValueError) as problem:
            # An empty line is the end of the process, and no JSON.
            raise Failed from problem
        return found

    def patience(self) -> float:
        """How long a bot of a user's own may take before its process is ended."""
        return (self.spec.seconds or OWN_LIMIT) * GRACE + SLACK

    async def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        # Its pipes are closed only when they were read to the end.
        await process.communicate()
