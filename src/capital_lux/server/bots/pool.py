"""The processes in which bots think, and which question comes first.

Processes end: the kernel kills one when memory is short, a start fails, a bot hangs. The pool goes
on whatever happens. It starts another after a pause that grows, gives the move to another process,
and where there is none for longer than a move may take it makes a greedy move itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import Process
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Any

import msgspec

from capital_lux.bots.bot import Bot
from capital_lux.bots.glance import GreedyBot
from capital_lux.bots.hint import SECONDS as HINT_SECONDS
from capital_lux.bots.levels import SLOW, make_bot
from capital_lux.bots.search_bot import SECONDS
from capital_lux.play import process as processes
from capital_lux.play.worker import Answer, BotKind, Question
from capital_lux.server.limits.rates import Limits
from capital_lux.server.metrics import BOT_FAULTS, BOT_SECONDS, WORKERS
from capital_lux.server.tasks import forever

LOG = logging.getLogger(__name__)
HINT = "hint"
"""In place of a level: the expert that is asked for a hint."""
SEARCHING = {**dict.fromkeys(SLOW, SECONDS), HINT: HINT_SECONDS}
UNDERSTUDY = "regular"
"""The greedy level, which plays for a bot whose process failed."""
SLACK = 2.0
"""Seconds beyond a move's limit after which its process is ended."""
LEAST_SECONDS = 0.05
PAUSE = 0.05
"""Seconds before a process that ended is replaced, so that failing at once is not a busy loop."""
MOST_PAUSE = 10.0
"""The pause doubles up to this, each time a process ends without having answered anything."""
MOST_TRIES = 3
"""Processes that may end over one move; after that the first legal move is made."""
LOOK = 0.1
"""Seconds between two looks for moves that there is no process to make."""


@dataclass(eq=False)
class Job:
    """A question, and what is called with the answer: None if no process could answer.

    The answer is an action, or advice where that is what is asked for.
    """

    question: Question
    done: Callable[[Any], None]
    asked: float = field(default_factory=time.monotonic)
    tries: int = 0
    payers: tuple[str, ...] = ()
    """For whom the bot thinks, a guest and an address: one must not take the others' bots."""
    wanted: bool = True
    """Whether the table still waits for it."""
    behind: bool = False
    """Whether it comes after all others, because nobody waits for it."""
    context: Context = field(default_factory=copy_context)
    """That of the request that made it this bot's turn: its id is in the lines of the log."""

    @property
    def bot(self) -> BotKind:
        """The bot that is asked: always a new one, as another process may make the next move."""
        assert self.question.bot is not None
        return self.question.bot

    @property
    def quick(self) -> bool:
        return self.bot.level not in SEARCHING


class Pool:
    """A fixed number of processes. The first takes quick questions only, while there are others.

    Quick questions come first everywhere; so a person who plays against a quick bot waits for at
    most one search of another table, and for none while the first process is free.
    """

    def __init__(
        self,
        workers: int,
        limit: float,
        module: str = processes.WORKER,
        thinking: Limits | None = None,
    ) -> None:
        """`limit`: the most seconds a move may take; `module`: what a process runs.

        `thinking`: how many seconds of search everybody may have; whoever has had them gets quick
        moves.
        """
        self.thinking = thinking
        self.module = module
        self.count = workers
        self.limit = limit
        self.quick: list[Job] = []
        self.slow: list[Job] = []
        self.behind: list[Job] = []
        self.working: set[Job] = set()
        self.ready: set[int] = set()
        """The numbers of the processes that can be asked."""
        self.unready_since = time.monotonic()
        """Since when there have been none, if there are none."""
        self.woken = [asyncio.Event() for _ in range(workers)]
        self.tasks: list[asyncio.Task[None]] = []
        self.processes: set[Process] = set()
        # One thread: it must not take the interpreter from the people who play.
        self.thread = ThreadPoolExecutor(1, "lux-greedy")

    def start(self) -> None:
        """Start the processes, without waiting until they are ready."""
        self.unready_since = time.monotonic()
        self.tasks = [asyncio.create_task(self.serve(number)) for number in range(self.count)]
        if self.count:
            self.tasks.append(asyncio.create_task(forever(self.stand_in)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in self.processes:
            await processes.end(process)
        self.thread.shutdown(wait=False, cancel_futures=True)

    # What waits

    def ask(self, job: Job) -> None:
        (self.behind if job.behind else self.quick if job.quick else self.slow).append(job)
        self.wake()

    def wake(self) -> None:
        for woken in self.woken:
            woken.set()

    def next_job(self, number: int) -> Job | None:
        only_quick = number == 0 and len(self.ready) > 1
        # Without processes nobody stands in for what can wait.
        last = self.behind if self.ready else []
        for queue in (self.quick,) if only_quick else (self.quick, self.slow, last):
            while queue:
                job = queue.pop(0)
                if job.wanted:
                    return job
        return None

    def oldest(self) -> float:
        """How many seconds the oldest move has been waited for."""
        jobs = (*self.quick, *self.slow, *self.working)
        waiting = [job.asked for job in jobs if job.wanted and not job.behind]
        return time.monotonic() - min(waiting) if waiting else 0.0

    def unready_for(self) -> float:
        """How many seconds there has been no process to ask."""
        return 0.0 if self.ready or not self.count else time.monotonic() - self.unready_since

    # Processes

    async def serve(self, number: int) -> None:
        """Keep one process alive and busy, whatever happens to it."""
        pause = PAUSE
        while True:
            useful = False
            try:
                useful = await self.live_and_die(number)
            except Exception as problem:
                LOG.warning("a bot's process could not be started", extra={"why": repr(problem)})
            pause = PAUSE if useful else min(MOST_PAUSE, pause * 2)
            await asyncio.sleep(pause)

    async def live_and_die(self, number: int) -> bool:
        """Start a process and use it until it ends; whether it has answered anything."""
        process = await processes.start(self.module)
        self.processes.add(process)
        ended = asyncio.create_task(process.wait())
        # It may end while it has nothing to do.
        ended.add_done_callback(lambda _: self.woken[number].set())
        try:
            await processes.ready(process)
            self.change(self.ready.add, number)
            return await self.use(number, process)
        finally:
            self.change(self.ready.discard, number)
            ended.cancel()
            await processes.end(process)
            self.processes.discard(process)

    def change(self, how: Callable[[int], None], number: int) -> None:
        """Note that a process can be asked now, or no longer: the others may take its questions."""
        before = bool(self.ready)
        how(number)
        WORKERS.set(len(self.ready))
        if before and not self.ready:
            self.unready_since = time.monotonic()
        self.wake()

    async def use(self, number: int, process: Process) -> bool:
        """Let a process work until it ends; whether it has answered anything."""
        useful = False
        while process.returncode is None:
            job = self.next_job(number)
            if job is None:
                self.woken[number].clear()
                await self.woken[number].wait()
            elif await self.work(process, job):
                useful = True
            else:
                return useful
        LOG.warning("a bot's process ended by itself", extra={"code": process.returncode})
        return useful

    async def work(self, process: Process, job: Job) -> bool:
        """Get one answer; whether the process can be used again."""
        job.bot.limit = self.limit
        # A question that comes after all others need not be answered quickly.
        job.bot.seconds = None if job.behind else self.seconds_for(job.bot.level, job.payers)
        self.working.add(job)
        begun = time.monotonic()
        try:
            question = msgspec.json.encode(job.question)
            answer = await processes.ask(process, question, self.limit + SLACK)
            found: Any = msgspec.json.decode(answer, type=Any if job.question.advise else Answer)
        except Exception as why:
            # A lost process shows itself in many ways: uvloop raises RuntimeError, for one.
            self.failed(job, type(why).__name__)
            return False
        finally:
            self.working.discard(job)
        BOT_SECONDS.labels(job.bot.level).observe(time.monotonic() - job.asked)
        if self.thinking is not None and job.bot.seconds is not None:
            self.thinking.use(job.payers, time.monotonic() - begun)
        if isinstance(found, Answer):
            if found.replaced:
                BOT_FAULTS.labels("replaced").inc()
            found = found.action
        self.answer(job, found)
        return True

    def answer(self, job: Job, found: Any) -> None:
        """Tell the table; a mistake there must not cost the others their bots."""
        if not job.wanted:
            return
        try:
            job.context.run(job.done, found)
        except Exception:
            job.context.run(LOG.exception, "after a bot's answer")

    def seconds_for(self, level: str, payers: tuple[str, ...] = ()) -> float | None:
        """How long a search may take. A level needs far less, so that it is always as strong.

        Only those who have had all their seconds get weaker moves.
        """
        if level not in SEARCHING:
            return None
        if self.thinking is not None and self.thinking.empty(payers):
            return LEAST_SECONDS
        return min(self.limit * 0.8, SEARCHING[level])

    def failed(self, job: Job, why: str) -> None:
        """A process crashed or hung: the greedy level answers; if that fails too, nobody."""
        about = {"why": why, "level": job.bot.level}
        job.context.run(LOG.warning, "a bot's process failed", extra=about)
        BOT_FAULTS.labels(why).inc()
        job.tries += 1
        if job.tries < MOST_TRIES:
            if job.bot.simulations is None and not (job.behind or job.question.advise):
                job.bot.level = UNDERSTUDY
            self.ask(job)
        else:
            self.answer(job, None)

    # Without processes

    async def stand_in(self) -> None:
        """Make the moves for which there has been no process for longer than a move may take."""
        await asyncio.sleep(LOOK)
        while self.unready_for() > self.limit and (job := self.next_job(0)) is not None:
            BOT_FAULTS.labels("no process").inc()
            self.working.add(job)
            try:
                self.answer(job, await self.greedily(job))
            finally:
                self.working.discard(job)

    async def greedily(self, job: Job) -> str | None:
        """A greedy move, thought of in a thread; None where that fails."""
        if job.tries or job.question.advise:
            # This move may be what ended the processes: it must not end the server.
            return None
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.limit + SLACK):
                return await loop.run_in_executor(self.thread, greedy, job.question)
        except Exception as why:
            LOG.warning("a greedy move failed", extra={"why": repr(why)})
            return None


def greedy(question: Question) -> str:
    """What the greedy level would do; quick, and safe in the server's own process."""
    assert question.bot is not None
    kind = question.bot
    bot: Bot = GreedyBot(kind.seed)
    if kind.simulations is not None:
        # It must be the same move as ever; those that count their simulations are quick enough.
        bot = make_bot(kind.level, kind.seed, simulations=kind.simulations)
    for event in question.events:
        bot.hear(event)
    return bot.choose(question.view)
