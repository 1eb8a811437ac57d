"""Bots' processes are lost, as when memory is short: every table goes on, and the server knows."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Iterable
from pathlib import Path

import pytest

from capital_lux.server.tasks import forever
from tests.server.bots.test_seats import play_against_bots
from tests.server.games import Clock
from tests.server.harness import PATIENCE, Person, World, served, until, world

KILLS = 20
"""`make attack` kills for longer."""
LEVELS = ("random", "regular", "expert")


def kill(processes: Iterable[Process]) -> None:
    """End processes, as the kernel does."""
    for process in processes:
        if process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)


async def game_goes_on(ann: Person, level: str = "regular") -> None:
    """A new table at which a bot answers."""
    made = await ann.make(level=level, seats=2)
    async with ann.socket(str(made.table)) as socket:
        update = await play_against_bots(socket, 6)
    assert update["number"] > 6


@served(workers=2)
async def test_idle_processes_that_are_killed_come_back(running: World) -> None:
    pool = running.service.pool
    for _ in range(3):
        await until(lambda: len(pool.ready) == 2)
        before = set(pool.processes)
        kill(pool.processes)
        await until(lambda before=before: not before & pool.processes)  # type: ignore[misc]
    await game_goes_on(running.person("Ann"))


def test_a_late_move_is_made_after_the_processes_were_killed(tmp_path: Path) -> None:
    clock = Clock()

    @served(workers=1, now=clock, clock_pause=0.01)
    async def scenario(running: World) -> None:
        table, _ = await running.friends(2, clock=60)
        live, pool = await running.live(table), running.service.pool
        await until(lambda: bool(pool.ready))
        kill(pool.processes)
        clock.time += 61
        await until(lambda: live.table.state.number >= 2)

    scenario(tmp_path)


def test_while_no_process_can_be_started_moves_are_greedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And when it is possible again there are processes again."""

    async def scenario() -> None:
        python = sys.executable
        monkeypatch.setattr(sys, "executable", str(tmp_path / "not there"))
        async with world(tmp_path, workers=2, bot_seconds=0.2) as running:
            pool = running.service.pool
            await game_goes_on(running.person("Ann"), "expert")
            assert not pool.ready
            assert "a bot's process could not be started" in caplog.text
            monkeypatch.setattr(sys, "executable", python)
            await until(lambda: len(pool.ready) == 2)
            await game_goes_on(running.person("Bea"), "expert")

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())


async def games(ann: Person, level: str, stopped: asyncio.Event) -> int:
    """Play game after game against a bot, sometimes with a rest; the moves that were made."""
    moves = 0
    while not stopped.is_set() or not moves:
        made = await ann.make(level=level, seats=2)
        async with ann.socket(str(made.table)) as socket:
            end = await play_against_bots(socket)
            assert end["seats"][0]["result"]
            moves += end["number"]
        await asyncio.sleep(random.random() / 2)
    return moves


@served(workers=3, bot_seconds=1.0)
async def test_kills_at_random_moments(running: World) -> None:
    """Some processes think, some have nothing to do, some are being started."""
    pool = running.service.pool
    people = [running.person(name) for name in ("Ann", "Bea", "Cid")]
    stopped = asyncio.Event()
    async with asyncio.TaskGroup() as playing:
        tables = [
            playing.create_task(games(one, level, stopped))
            for one, level in zip(people, LEVELS, strict=True)
        ]
        killed = 0
        while killed < KILLS:
            await until(lambda: bool(pool.ready))
            await asyncio.sleep(random.random() / 20)
            alive = [process for process in pool.processes if process.returncode is None]
            if alive:
                kill([random.choice(alive)])
                killed += 1
        stopped.set()
    assert all(table.result() for table in tables)
    await until(lambda: len(pool.ready) == 3)


def test_work_in_the_background_survives_a_mistake(caplog: pytest.LogCaptureFixture) -> None:
    """The mistake is in the log, and the work goes on."""

    async def scenario() -> None:
        again, times = asyncio.Event(), 0

        async def work() -> None:
            nonlocal times
            times += 1
            if times == 1:
                raise KeyError("a mistake")
            again.set()
            await asyncio.Event().wait()

        task = asyncio.create_task(forever(work))
        await asyncio.wait_for(again.wait(), PATIENCE)
        task.cancel()

    asyncio.run(scenario())
    assert "a mistake" in caplog.text
