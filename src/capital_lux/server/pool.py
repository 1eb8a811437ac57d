"""The processes in which bots think, and who is served first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from capital_lux.bots.levels import SECONDS
from capital_lux.server.metrics import BOT_FAULTS, BOT_SECONDS
from capital_lux.server.worker import HEAD, Answer, Question, framed

LOG = logging.getLogger(__name__)
WORKER = "capital_lux.server.worker"
UNDERSTUDY = "regular"
"""The greedy level, which plays for a bot whose process failed."""
SLACK = 2.0
"""Seconds beyond a move's limit after which its process is ended."""
LEAST_SECONDS = 0.05
PAUSE = 0.2
"""Seconds before a process that ended is replaced, so that failing at once is not a busy loop."""


@dataclass
class Job:
    """A question and who wants the answer; None: no process could answer."""

    question: Question
    done: Callable[[str | None], None]
    asked: float = field(default_factory=time.monotonic)
    tries: int = 0
    wanted: bool = True
    """Whether the table still waits for it."""

    @property
    def quick(self) -> bool:
        """Whether it takes only milliseconds."""
        return self.question.level not in SECONDS


class Pool:
    """A fixed number of processes. The first takes quick questions only, if there are others.

    Quick questions come first everywhere; so a person who plays against a quick bot waits for at
    most one search of another table, and for none while the first process is free. When
    many searches wait each gets less time.
    """

    def __init__(self, workers: int, limit: float, module: str = WORKER) -> None:
        """`limit`: the most seconds a move may take; `module`: what a process runs."""
        self.module = module
        self.count = workers
        self.limit = limit
        self.quick: list[Job] = []
        self.slow: list[Job] = []
        self.woken = [asyncio.Event() for _ in range(workers)]
        self.tasks: list[asyncio.Task[None]] = []
        self.processes: set[asyncio.subprocess.Process] = set()

    def start(self) -> None:
        """Start the processes; they are ready when they are ready."""
        self.tasks = [asyncio.create_task(self.serve(number)) for number in range(self.count)]

    async def close(self) -> None:
        """End the processes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in self.processes:
            await end(process)

    def ask(self, job: Job) -> None:
        """Put a question in its queue."""
        (self.quick if job.quick else self.slow).append(job)
        for woken in self.woken:
            woken.set()

    def next_job(self, number: int) -> Job | None:
        """What a process should do next."""
        only_quick = number == 0 and self.count > 1
        for queue in (self.quick,) if only_quick else (self.quick, self.slow):
            while queue:
                job = queue.pop(0)
                if job.wanted:
                    return job
        return None

    async def serve(self, number: int) -> None:
        """Keep one process alive and busy."""
        while True:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            self.processes.add(process)
            try:
                while True:
                    while (job := self.next_job(number)) is None:
                        self.woken[number].clear()
                        await self.woken[number].wait()
                    if not await self.work(process, job):
                        break
            finally:
                await end(process)
                self.processes.discard(process)
            await asyncio.sleep(PAUSE)

    async def work(self, process: asyncio.subprocess.Process, job: Job) -> bool:
        """Get one answer; whether the process can be used again."""
        question = job.question
        question.limit = self.limit
        question.seconds = self.seconds_for(question.level)
        try:
            # Not wait_for: in Python 3.11 it can lose the cancellation that ends this task.
            async with asyncio.timeout(self.limit + SLACK):
                found = await exchange(process, question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as why:
            self.failed(job, type(why).__name__)
            return False
        BOT_SECONDS.labels(question.level).observe(time.monotonic() - job.asked)
        if found.replaced:
            BOT_FAULTS.labels("replaced").inc()
        self.answer(job, found.action)
        return True

    def answer(self, job: Job, action: str | None) -> None:
        """Tell the table; a mistake there must not cost the others their bots."""
        if not job.wanted:
            return
        try:
            job.done(action)
        except Exception:
            LOG.exception("after a bot's answer")

    def seconds_for(self, level: str) -> float | None:
        """How long a search may take: its level's time, less when many wait."""
        if level not in SECONDS:
            return None
        searchers = max(1, self.count - 1)
        share = searchers / (searchers + len(self.slow))
        return max(LEAST_SECONDS, min(self.limit * 0.8, SECONDS[level]) * share)

    def failed(self, job: Job, why: str) -> None:
        """A process crashed or hung: the greedy level answers; if that fails too, nobody."""
        LOG.warning("a bot's process failed", extra={"why": why, "level": job.question.level})
        BOT_FAULTS.labels(why).inc()
        job.tries += 1
        if job.tries == 1:
            job.question.level = UNDERSTUDY
            self.ask(job)
        else:
            self.answer(job, None)


async def exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
    """Send a question, read the answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(msgspec.json.encode(question)))
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return msgspec.json.decode(await process.stdout.readexactly(size), type=Answer)


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process for certain."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
