"""Analyses of finished games: asked for once, made one after the other, and kept.

The queue is in the database, so that any process can answer for it. A process makes one analysis at
a time, in another process of its own (`analyst`), which gives way to everything else. When a
process ends, what it was making is free again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from capital_lux import COMPILED
from capital_lux.analysis.shape import VERSION
from capital_lux.bots.net_file import fingerprint
from capital_lux.play import process as processes
from capital_lux.server.database import analyses as rows
from capital_lux.server.database import archive
from capital_lux.server.database.rows import AnalysisRow
from capital_lux.server.database.store import Store, StoreFailed
from capital_lux.server.identity.keys import mark
from capital_lux.server.live.tables import Tables
from capital_lux.server.metrics import ANALYSES, ANALYSES_WAITING, ANALYSIS_SECONDS
from capital_lux.server.protocol.analyses import AnalysisState
from capital_lux.server.refusals import Refused
from capital_lux.server.replays.records import finished_record
from capital_lux.server.tasks import Seldom

LOG = logging.getLogger(__name__)
MAKER = f"{VERSION} {fingerprint()} {'full' if COMPILED else 'quick'}"
"""What was made by another is made again when somebody asks for it."""
MOST_TRIES = 3
"""Processes that may end over one analysis; then it has failed until somebody asks again."""
MOST_WAITING = 1000
STEP_SECONDS = 0.25 if COMPILED else 3.0
"""About what a step takes, until this process knows better."""
LEARNED = 0.05
"""How much of that each second of an analysis changes."""
SILENT_SECONDS = 600.0
"""A step takes a second or so; a process that is silent for this long hangs."""
TELL_SECONDS = 1.0
LOOK_SECONDS = 2.0
"""Seconds between two looks for what was asked of other processes."""


class Analyses:
    """Makes the analyses that are asked for, and says how far they are."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        module: str,
        me: str,
        members: Callable[[], Collection[str]],
    ) -> None:
        """`module`: what a process runs; `me`: this process; `members`: all that are running."""
        self.store = store
        self.tables = tables
        self.module = module
        self.me = me
        self.members = members
        self.step_seconds = STEP_SECONDS
        self.making = ""
        """The game that is being analysed here."""
        self.waiting = Seldom()
        self.woken = asyncio.Event()
        self.woken.set()

    # Asking

    async def state(self, game: str) -> tuple[AnalysisState, bytes | None]:
        """How far an analysis is, and what is stored of it, for `analyst.named`."""
        row = await self.store.read(rows.analysis, self.store, game)
        if row is None or (row.data is not None and row.maker != MAKER):
            return AnalysisState("none", 0, None, 0, 0, None), None
        if row.data is not None:
            return AnalysisState("done", 0, 0, row.steps, row.steps, None), row.data
        if self.is_thinking(row):
            seconds = self.seconds([row])
            return AnalysisState("thinking", 0, seconds, row.step, row.steps, None), None
        if row.tries >= MOST_TRIES:
            return AnalysisState("failed", 0, None, 0, row.steps, None), None
        queue = await self.queue()
        before = [one for one in queue if (one.asked, one.game) < (row.asked, row.game)]
        seconds = self.seconds([*before, row])
        return AnalysisState("waiting", len(before), seconds, 0, row.steps, None), None

    async def want(self, game: str, steps: int, now: float) -> None:
        """Put an analysis at the end of the queue."""
        if len(await self.queue()) >= MOST_WAITING:
            raise Refused(429, "too-busy")
        await self.store.written(work=rows.want(game, MAKER, now, steps))
        LOG.info("an analysis is asked for", extra={"game": mark(game)})
        self.woken.set()

    async def queue(self) -> list[AnalysisRow]:
        """What is being made, and what waits."""
        found = await self.store.read(rows.unfinished, self.store)
        queue = [row for row in found if row.tries < MOST_TRIES or self.is_thinking(row)]
        ANALYSES_WAITING.set(sum(not self.is_thinking(row) for row in queue))
        return queue

    def is_thinking(self, row: AnalysisRow) -> bool:
        mine = row.process == self.me
        return row.game == self.making if mine else row.process in self.members()

    def seconds(self, queue: Sequence[AnalysisRow]) -> int:
        """About how many seconds it takes until the last of some is ready."""
        steps = sum(row.steps - row.step for row in queue)
        many = min(len(queue), len(self.members()))
        return math.ceil(steps * self.step_seconds / many)

    # Making

    async def run(self) -> None:
        """Make one that nobody makes, or wait until there may be one."""
        try:
            await self.make_next()
        except StoreFailed as problem:
            if self.waiting.due():
                LOG.warning("analyses wait for the store", extra={"why": str(problem)})
            await asyncio.sleep(LOOK_SECONDS)
        finally:
            self.making = ""

    async def make_next(self) -> None:
        self.woken.clear()
        for row in await self.queue():
            if self.is_thinking(row):
                continue
            mine = {"process": self.me, "tries": row.tries + 1, "step": 0, "maker": MAKER}
            self.making = row.game
            if await rows.change(self.store, row.game, row.process, **mine):
                return await self.make(row.game)
        # With one database for itself, a process hears of all that is asked.
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS if self.store.shared else None):
                await self.woken.wait()

    async def make(self, game: str) -> None:
        record = await self.record(game)
        if record is None:
            # Its guest was forgotten meanwhile.
            await self.store.written(work=rows.drop(game))
            return
        begun = time.monotonic()
        process = await processes.start(self.module)
        try:
            await processes.ready(process)
            data = await self.listen(process, game, record)
        except StoreFailed:
            raise
        except Exception as why:
            # A lost process shows itself in many ways.
            LOG.warning("an analysis failed", extra={"game": mark(game), "why": repr(why)})
            ANALYSES.labels("failed").inc()
            await rows.change(self.store, game, self.me, process="")
            return
        finally:
            await processes.end(process)
        seconds = time.monotonic() - begun
        if data is None:
            return
        await rows.change(self.store, game, self.me, process="", data=data)
        LOG.info("an analysis is made", extra={"game": mark(game), "seconds": round(seconds, 1)})
        ANALYSES.labels("made").inc()
        ANALYSIS_SECONDS.observe(seconds)

    async def listen(self, process: Process, game: str, record: dict[str, Any]) -> bytes | None:
        """An analysis, while it is wanted; how far it is can be read in its row."""
        begun = told = time.monotonic()
        message = await processes.ask(process, msgspec.json.encode(record), SILENT_SECONDS)
        while message.isdigit():
            if time.monotonic() - told > TELL_SECONDS:
                told, step = time.monotonic(), int(message)
                lately = (told - begun) / (step + 1)
                self.step_seconds += LEARNED * (lately - self.step_seconds)
                if not await rows.change(self.store, game, self.me, step=step):
                    return None
            async with asyncio.timeout(SILENT_SECONDS):
                message = await processes.receive(process)
        return message

    async def record(self, game: str) -> dict[str, Any] | None:
        uploaded = await self.store.read(archive.record, self.store, game)
        if uploaded is not None:
            found: dict[str, Any] = msgspec.json.decode(uploaded.data)
            return found
        try:
            return finished_record((await self.tables.get(game)).table.state)
        except Refused:
            return None
