"""The bots of one table, in one process that is replaced when it fails."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import Process
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.bots.overtime import GRACE
from capital_lux.play import process
from capital_lux.play.worker import Answer, BotKind, Question
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.texts import plain

SLACK = 10.0
"""Seconds beyond what a bot may take after which its process is ended."""
SLOWEST = 3600.0
LOST = (OSError, EOFError, ValueError)
"""How a process shows that it crashed or hung."""


class TableBots:
    """Bots that go on from move to move, and an expert who can be asked."""

    def __init__(
        self, kinds: Mapping[int, BotKind] | None = None, tiles: Sequence[str] = ()
    ) -> None:
        """`kinds`: by seat; `tiles`: where a user's tiles are."""
        self.kinds = kinds or {}
        self.tiles = tiles
        self.process: Process | None = None
        self.heard: dict[int, int] = {}
        """How many events each bot of the present process has heard."""
        self.turn = asyncio.Lock()

    async def choose(self, seat: int, view: View, heard: Sequence[SeenEvent]) -> Answer:
        """A bot's action; the first legal one if no process can say.

        `heard`: all that the seat was told.
        """
        kind = self.kinds[seat]
        for _ in range(2):
            async with self.turn:
                try:
                    await self.wake()
                    known = self.heard.get(seat)
                    self.heard[seat] = len(heard)
                    bot = kind if known is None else None
                    question = Question(seat, bot, view, heard[known or 0 :], self.tiles)
                    return Answer(**await self.ask(question, kind.limit))
                except LOST:
                    await self.close()
        return Answer(view["legal"][0], True, [plain(because("bot-ended"))])

    async def advise(self, view: View, heard: Sequence[SeenEvent]) -> dict[str, Any] | None:
        """What an expert would do; None if no process can say."""
        async with self.turn:
            try:
                await self.wake()
                question = Question(view["seat"] or 0, None, view, heard, self.tiles, True)
                found: dict[str, Any] | None = await self.ask(question, None)
                return found
            except LOST:
                await self.close()
                return None

    async def wake(self) -> None:
        """Start the process if there is none."""
        if self.process is None:
            self.heard = {}
            self.process = await process.start()
            await process.ready(self.process)

    async def ask(self, question: Question, limit: float | None) -> Any:
        assert self.process is not None
        message = json.dumps(question, default=sendable).encode()
        seconds = SLOWEST if limit is None else limit * GRACE + SLACK
        return json.loads(await process.ask(self.process, message, seconds))

    async def close(self) -> None:
        """End the process; the bots begin anew with the next question."""
        ended, self.process = self.process, None
        if ended is not None:
            await process.end(ended)


def sendable(value: Any) -> Any:
    """JSON in place of something that is not: a user's tile may show anything in a view."""
    return vars(value) if isinstance(value, (Question, BotKind)) else str(value)
