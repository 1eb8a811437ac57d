"""Starts the process in which bots think, asks it and ends it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

import capital_lux
from capital_lux.play.worker import HEAD, framed

WORKER = "capital_lux.play.worker"
START_SECONDS = 60.0
"""A process that is not ready by then is ended."""


def environment() -> dict[str, str]:
    """The environment in which the process finds this very package, wherever it is started."""
    source = str(Path(capital_lux.__file__).parent.parent)
    paths = [source, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


async def start(module: str = WORKER) -> Process:
    """A process, which is not ready yet."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=PIPE,
        stdout=PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment(),
    )


async def ready(process: Process) -> None:
    """Wait until a process can be asked: its first message has nothing in it."""
    async with asyncio.timeout(START_SECONDS):
        await receive(process)


async def ask(process: Process, question: bytes, seconds: float) -> bytes:
    """The answer to a question. A lost process can raise many exceptions."""
    assert process.stdin is not None
    # Not wait_for: in Python 3.11 it can lose the cancellation that ends this task.
    async with asyncio.timeout(seconds):
        process.stdin.write(framed(question))
        await process.stdin.drain()
        return await receive(process)


async def receive(process: Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return await process.stdout.readexactly(size)


async def end(process: Process) -> None:
    """Make sure that a process ends."""
    with suppress(ProcessLookupError):
        process.kill()
    # Its pipes are closed only once they have been read to the end.
    await process.communicate()
