"""`lux serve` as people start it, with its log and its memory."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.attacks.honest import Noticed, honest_table

ROOT = Path(__file__).parents[3]
FEW = 10
"""Moves that people make during an attack, however slow the machine is."""
STOP_SECONDS = 100.0


class Served:
    """A server in a process of its own."""

    def __init__(self, process: Process, address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    def troubles(self) -> list[str]:
        """Lines of its log that tell of a mistake of ours."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or is_trouble(line)]

    def megabytes(self) -> float:
        """The most memory that it ever had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1000


def is_trouble(line: str) -> bool:
    """Whether a line of the log is an error, or has a traceback."""
    told = json.loads(line)
    return told["level"] in ("error", "critical") or "exception" in told


@asynccontextmanager
async def served(folder: Path, **environment: str) -> AsyncIterator[Served]:
    """A server with its own settings, on a free port; it ends with the block."""
    log = folder / "log.txt"
    words = ["-m", "capital_lux", "serve", "--no-open", "--port", "0", "--data", str(folder)]
    with log.open("ab") as lines:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdout=PIPE, stderr=lines, env={**os.environ, **environment}
        )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.search(r"(http://\S+)/", line)
        assert found is not None, line + log.read_text()
        yield Served(process, found[1], log)
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), STOP_SECONDS)


async def attacked(server: Served, names: Sequence[str], seconds: float) -> Noticed:
    """What an honest table notices while another process attacks, in all these ways at once."""
    async with honest_table(server.address) as noticed:
        if not names:
            await asyncio.sleep(seconds)
            return noticed
        words = ["-m", "tests.server.attacks", *names]
        words += ["--one", server.address, "--seconds", str(seconds)]
        rude = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stderr=PIPE)
        try:
            _, errors = await asyncio.wait_for(rude.communicate(), seconds + 200)
        finally:
            if rude.returncode is None:
                rude.kill()
                await rude.wait()
        await noticed.moves(FEW)
        if rude.returncode:
            noticed.complaint = errors.decode()
    return noticed
