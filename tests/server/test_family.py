"""Three real processes on one port: a game goes on although one after the other is killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from capital_lux.console.refusal import Refusal
from capital_lux.server.database.opening import open_store
from capital_lux.server.run import run
from capital_lux.server.settings import Settings
from tests.server import postgres
from tests.server.killing import Player, check, make_players, moves_of

PROCESSES = 3
START = """
import sys
from pathlib import Path
from capital_lux.server.run import run
from capital_lux.server.settings import Settings
run("127.0.0.1", 0, False, Settings(
    data=Path(sys.argv[1]), database=sys.argv[2], processes=int(sys.argv[3]), pace=0.0, workers=0,
    tables_per_minute=1e6, tables_per_day=1e6, requests_per_second=1e6, messages_per_second=1e6))
"""


@contextmanager
def family(folder: Path, url: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The parent, and the port."""
    command = [sys.executable, "-c", START, str(folder), url, str(PROCESSES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            line = parent.stdout.readline()
            yield parent, int(line.split("://")[1].split("/")[0].rsplit(":", 1)[1])
        finally:
            parent.terminate()
            assert parent.wait(100) == 0


def children(parent: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


async def play_through(port: int, player: Player) -> None:
    """Play to the end, coming back whenever a connection is lost."""
    while not player.over:
        await player.play(port)


@postgres.needs_postgres
@pytest.mark.skipif(sys.platform != "linux", reason="looks for children in /proc")
def test_processes_are_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    url = postgres.database_of(tmp_path)

    async def scenario(parent: int, port: int) -> list[Player]:
        players = await make_players(port, 3, random.Random(1))
        playing = asyncio.gather(*(play_through(port, player) for player in players))
        for _ in range(3):
            enough = moves_of(players) + 25
            while moves_of(players) < enough and not playing.done():
                await asyncio.sleep(0.005)
            os.kill(random.choice(children(parent)), signal.SIGKILL)
        await playing
        return players

    with family(tmp_path, url) as (parent, port):
        players = asyncio.run(scenario(parent.pid, port))
    check(open_store(url), players)


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        run("127.0.0.1", 0, False, Settings(data=tmp_path, processes=2))
    assert refusal.value.message.id == "refusal-serve-processes"
