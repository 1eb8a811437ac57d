"""What breaks things: processes, the database, connections."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.postgres import Postgres
from tests.server.process import Servers, alive, children, wait_for_end
from tests.server.torture.history import Line
from tests.server.torture.people import Field

DOWN = 0.6
"""Seconds for which a process stays down, at the most."""
STOPPED = 6.0
GONE = 1.5
"""The same for the database."""
GENTLY = 0.1
"""How many of the kills are SIGTERM."""
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'capital-lux' AND pid <> pg_backend_pid() AND random() < {share}
"""
FEWEST = 2
"""Processes of a family of which none is killed: their parent waits for a second each time."""
HURRY = 15.0
"""How many times faster the servers' clocks go: the shortest clock is of half a minute."""


@dataclass
class Slot:
    """A process that is started again whenever it is killed."""

    port: int
    process: int = 0
    due: float = 0.0
    """When it is started, or goes on."""
    stopped: bool = False


class Nemesis:
    """All that goes wrong, one thing after the other, by the numbers of a seed."""

    def __init__(
        self, field: Field, servers: Servers, database: Postgres, url: str, folder: Path, seed: str
    ) -> None:
        self.field, self.servers, self.database = field, servers, database
        self.url, self.folder = url, folder
        self.rng = random.Random(f"{seed} nemesis")
        self.slots = [Slot(port) for port in field.ports]
        self.lines: list[Line] = []
        # One thread that stays: the database ends with the thread that started it.
        self.thread = ThreadPoolExecutor(1, "nemesis")
        self.ways: dict[Callable[[], Awaitable[None]], float] = {
            self.kill: 25,
            self.stop: 2,
            self.cut_backends: 2,
            self.cut_sockets: 2,
            self.restart_database: 1,
        }

    async def apart(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(work, *args))

    def note(self, what: str, port: int = 0) -> None:
        self.field.counts[what] += 1
        self.lines.append(Line(time.monotonic(), "NEMESIS", port, what))

    async def rage(self, enough: Callable[[], bool], pace: float) -> None:
        """`pace`: seconds between two things, on average."""
        begun = time.monotonic()
        told = 0
        while not enough():
            if time.monotonic() - begun > 60 * (told + 1):
                told += 1
                tables = self.field.counts["tables"]
                print(f"{told} min: {self.kills()} kills, {tables} tables", flush=True)
            await asyncio.sleep(min(2 * pace, self.rng.expovariate(1 / pace)))
            way = self.rng.choices(list(self.ways), list(self.ways.values()))[0]
            await way()
            await self.mend(time.monotonic())

    def kills(self) -> int:
        return sum(n for what, n in self.field.counts.items() if what.startswith("killed"))

    async def mend(self, now: float = float("inf")) -> None:
        """Start and continue all whose time has come."""
        for slot in self.slots:
            if slot.process and not alive(slot.process):
                raise AssertionError(f"the process at {slot.port} ended by itself")
            if now < slot.due:
                continue
            if slot.stopped:
                os.kill(slot.process, signal.SIGCONT)
                slot.stopped = False
                self.note("continued", slot.port)
            while not slot.process:
                slot.process = await self.apart(self.start, slot.port)
                self.note("started" if slot.process else "did not start", slot.port)

    def start(self, port: int, processes: int = 1) -> int:
        return self.servers.start(
            self.folder,
            self.url,
            port,
            HURRY,
            pace=0.1,
            workers=1,
            bot_seconds=0.01,
            processes=processes,
        )

    def any(self) -> Slot | None:
        up = [slot for slot in self.slots if slot.process and not slot.stopped]
        return self.rng.choice(up) if up else None

    def how(self) -> signal.Signals:
        return signal.SIGTERM if self.rng.random() < GENTLY else signal.SIGKILL

    async def kill(self) -> None:
        slot = self.any()
        if slot is None:
            return
        how = self.how()
        self.note(f"killed by {how.name}", slot.port)
        child, slot.process = slot.process, 0
        await self.apart(self.servers.kill, how, child)
        slot.due = time.monotonic() + DOWN * self.rng.random()

    async def stop(self) -> None:
        slot = self.any()
        if slot is None:
            return
        os.kill(slot.process, signal.SIGSTOP)
        slot.stopped, slot.due = True, time.monotonic() + STOPPED * self.rng.random()
        self.note("stopped", slot.port)

    async def cut_backends(self) -> None:
        self.note("connections to the database cut")
        await self.apart(self.database.execute, CUT.format(share=self.rng.random()))

    async def cut_sockets(self) -> None:
        self.note("sockets cut")
        for socket in list(self.field.sockets):
            if self.rng.random() < 0.3:
                socket.transport.abort()

    async def restart_database(self) -> None:
        how = self.rng.choice((signal.SIGINT, signal.SIGQUIT))
        self.note(f"database ended by {how.name}")
        await self.apart(self.database.stop, how)
        await asyncio.sleep(GONE * self.rng.random())
        await self.apart(self.database.start)
        self.note("database started")


class FamilyNemesis(Nemesis):
    """The same for one server, whose processes share a port and start again by themselves."""

    def __init__(self, *args: Any, processes: int) -> None:
        super().__init__(*args)
        self.processes = processes
        (self.parent,) = self.slots
        """The one that starts the others."""
        self.stopped: dict[int, float] = {}
        """By process: when it goes on."""
        self.killed: set[int] = set()
        """Processes that may not have ended yet."""
        self.ways[self.kill_parent] = 1

    def up(self) -> list[int]:
        """The processes that serve or begin to."""
        running = children(self.parent.process)
        self.killed.intersection_update(running)
        return [one for one in running if one not in self.stopped and one not in self.killed]

    async def mend(self, now: float = float("inf")) -> None:
        for process, due in list(self.stopped.items()):
            if now >= due:
                self.go_on(process)
        await super().mend(now)

    def start(self, port: int, processes: int = 1) -> int:
        return super().start(port, self.processes)

    def go_on(self, process: int) -> None:
        del self.stopped[process]
        os.kill(process, signal.SIGCONT)
        self.note("continued", self.parent.port)

    async def kill(self) -> None:
        up = self.up()
        if len(up) >= FEWEST:
            how, process = self.how(), self.rng.choice(up)
            self.note(f"killed by {how.name}", self.parent.port)
            os.kill(process, how)
            self.killed.add(process)

    async def kill_parent(self) -> None:
        """The others end with it, and all of them are started again."""
        for process in list(self.stopped):
            self.go_on(process)
        how = self.rng.choice((signal.SIGTERM, signal.SIGKILL))
        self.note(f"parent killed by {how.name}", self.parent.port)
        await self.apart(self.end, how)
        self.parent.process = 0

    def end(self, how: signal.Signals) -> None:
        # Meanwhile it starts nobody.
        os.kill(self.parent.process, signal.SIGSTOP)
        serving = children(self.parent.process)
        self.servers.kill(how, self.parent.process)
        for process in serving:
            wait_for_end(process, "the parent's end")

    async def stop(self) -> None:
        up = self.up()
        if up:
            process = self.rng.choice(up)
            os.kill(process, signal.SIGSTOP)
            self.stopped[process] = time.monotonic() + STOPPED * self.rng.random()
            self.note("stopped", self.parent.port)
