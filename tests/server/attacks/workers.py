"""The bots' processes are killed, as the kernel does when memory is short, while bots play."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.attacks.tools import browser, until

LEVELS = ("random", "regular", "expert")
PATIENCE = 100.0
PROC = Path("/proc")


def server_of(address: str) -> int:
    """The process that listens at an address."""
    port = urlsplit(address).port
    lines = (PROC / "net/tcp").read_text().splitlines()[1:]
    sockets = {
        f"socket:[{line.split()[9]}]"
        for line in lines
        if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "0A"
    }
    for process in PROC.glob("[0-9]*"):
        with suppress(OSError):
            if any(str(file.readlink()) in sockets for file in (process / "fd").iterdir()):
                return int(process.name)
    raise AssertionError(f"nobody listens at {address}")


def children_of(process: int) -> Iterator[int]:
    """The processes that it has started."""
    for status in PROC.glob("[0-9]*/status"):
        with suppress(OSError):
            found = re.search(r"PPid:\s+(\d+)", status.read_text())
            if found is not None and int(found[1]) == process:
                yield int(status.parent.name)


async def games(http: httpx.AsyncClient, level: str, killing: asyncio.Event) -> None:
    """Play game after game against a bot; raises when it does not move."""
    while killing.is_set():
        answer = await http.post("/api/tables", json={"seats": 2, "level": level})
        table = answer.json()["table"]
        number, waited = 0, 0.0
        while waited < PATIENCE:
            info = (await http.get(f"/api/tables/{table}")).json()
            if info["over"]:
                break
            if info["players"][0]["acting"]:
                live = await http.get(f"/api/tables/{table}/live", params={"seat": 0})
                if live.is_success:  # a little later when it was too fast
                    action = random.choice(live.json()["seats"][0]["choices"])["action"]
                    body = {"id": f"{info['number']}", "seat": 0, "action": action}
                    await http.post(f"/api/tables/{table}/actions", json=body)
            waited = 0.0 if info["number"] != number else waited + 0.1
            number = info["number"]
            await asyncio.sleep(0.1)
        else:
            raise AssertionError(f"a bot of the level {level} has not moved for {PATIENCE} seconds")


async def kill(http: httpx.AsyncClient, server: int, seconds: float) -> int:
    """Kill one process after another, at random moments while one is ready; how many."""
    killed = 0
    for _ in until(seconds):
        await asyncio.sleep(random.random() / 5)
        workers = list(children_of(server))
        health = await http.get("/readyz")
        if workers and health.is_success and health.json()["bot_processes"]:
            with suppress(ProcessLookupError):
                os.kill(random.choice(workers), signal.SIGKILL)
                killed += 1
    return killed


async def attack(address: str, seconds: float) -> None:
    """Raises when a game against bots does not come to its end."""
    killing = asyncio.Event()
    killing.set()
    async with browser(address) as http:
        await http.get("/api/options")  # one guest plays at all tables
        async with asyncio.TaskGroup() as playing:
            for level in LEVELS:
                playing.create_task(games(http, level, killing))
            killed = await kill(http, server_of(address), seconds)
            killing.clear()
    if not killed:
        raise AssertionError("no process was killed")
