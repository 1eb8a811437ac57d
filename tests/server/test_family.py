"""Three real processes on one port: a game goes on although one after the other is killed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from capital_lux.console.refusal import Refusal
from capital_lux.server.database.opening import open_store
from capital_lux.server.run import run
from capital_lux.server.settings import Settings
from tests.server import postgres
from tests.server.killing import Player, check, make_players, moves_of
from tests.server.process import children

PROCESSES = 3
VISITORS = 8
TRIES = 30
START = """
import sys
from pathlib import Path
from capital_lux.server.run import run
from capital_lux.server.settings import Settings
run("127.0.0.1", 0, False, Settings(
    data=Path(sys.argv[1]), database=sys.argv[2], processes=int(sys.argv[3]), pace=0.0, workers=0,
    tables_per_minute=1e6, tables_per_day=1e6, requests_per_second=1e6, messages_per_second=1e6))
"""

SIGNALLED = """
import os, signal
from capital_lux.server.family import Family
end = lambda: os.kill(os.getpid(), signal.SIGTERM)
os.register_at_fork(after_in_child=end, after_in_parent=end)
Family(1, lambda *child: print("serves")).run()
"""
"""Parent and child are told to end at the moment in which there are two of them."""
AGAIN = """
import os, signal
from capital_lux.server.family import Family
def serve(number, again):
    print(number, again)
    if again:
        os.kill(os.getppid(), signal.SIGTERM)
Family(1, serve).run()
"""
REFUSED = """
from capital_lux.console.refusal import Refusal
from capital_lux.server.family import Family
from capital_lux.server.logs import set_up_logs
def serve(number, again):
    if again:
        raise LookupError("our own mistake")
    raise Refusal("refusal-serve-start")
set_up_logs("warning")
Family(1, serve).run()
"""
ORPHANED = """
import os, signal
from capital_lux.server.family import Family
parent = os.getpid()
def orphan():
    os.kill(parent, signal.SIGKILL)
    while os.getppid() == parent:
        pass
os.register_at_fork(after_in_child=orphan)
Family(1, lambda *child: print("serves")).run()
"""
"""The parent is killed before its child could ask to be told of it."""


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


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_a_process_knows_whether_it_takes_the_place_of_another() -> None:
    """Then the address was said and the browser opened before. The log says what happened."""
    ended = subprocess.run(
        [sys.executable, "-c", AGAIN], capture_output=True, text=True, timeout=100
    )
    assert ended.stdout.split() == ["0", "False", "0", "True"]
    assert ended.stderr.splitlines() == ["a process ended and is started again"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_the_log_says_why_a_process_cannot_serve() -> None:
    """With a database that is away it is started again and again, and nobody else could say why."""
    command = [sys.executable, "-c", REFUSED]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as parent:
        assert parent.stderr is not None
        lines = [json.loads(parent.stderr.readline()) for _ in range(3)]
        parent.terminate()
        assert parent.wait(100) == 0
    assert lines[0]["why"] == str(Refusal("refusal-serve-start"))
    assert "our own mistake" in lines[2]["exception"]


def visited(processes: list[int], port: int) -> list[int]:
    """How many connections of people each process has, and that on which it listens."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{one[9]}]" for one in lines if one[1].endswith(f":{port:04X}")}

    def files(process: int) -> set[str]:
        return {os.readlink(file) for file in Path(f"/proc/{process}/fd").iterdir()}

    return [len(ours & files(process)) for process in processes]


async def visitors(stack: AsyncExitStack, port: int, table: str) -> list[ClientConnection]:
    """People and spectators who have just been told how a table stands."""
    host = f"127.0.0.1:{port}/api"
    async with httpx.AsyncClient(timeout=100) as http:
        watch = (await http.get(f"http://{host}/tables/{table}")).json()["watch"]
    found = []
    for path in (f"tables/{table}", f"watch/{watch}") * (VISITORS // 2):
        opening = websockets.connect(f"ws://{host}/{path}/socket")
        found.append(await stack.enter_async_context(opening))
    for one in found:
        assert msgspec.json.decode(await one.recv())["type"] == "info"
    return found


@postgres.needs_postgres
@pytest.mark.skipif(sys.platform != "linux", reason="looks for children in /proc")
def test_the_people_of_a_table_meet_at_one_process(tmp_path: Path) -> None:
    """Whichever accepts them; and where that one does not answer they are served all the same."""
    url = postgres.database_of(tmp_path)

    async def scenario(stack: AsyncExitStack, parent: int, port: int) -> None:
        table = (await make_players(port, 1, random.Random(1)))[0].table
        processes = children(parent)
        for _ in range(TRIES):
            here = await visitors(stack, port, table)
            met = visited(processes, port)
            if max(met) == 1 + VISITORS:
                break
            # Its home has not started yet.
            for one in here:
                await one.close()
            await asyncio.sleep(1)
        assert sorted(met) == [1, 1, 1 + VISITORS]
        home = processes[met.index(1 + VISITORS)]
        os.kill(home, signal.SIGSTOP)
        try:
            away = await visitors(stack, port, table)
        finally:
            os.kill(home, signal.SIGCONT)
        # What was offered to it meanwhile is too old to be taken.
        await asyncio.sleep(0.2)
        for one in [*here, *away]:
            await one.send('{"type": "ping"}')
            while msgspec.json.decode(await one.recv())["type"] != "pong":
                continue

    async def all_leave(parent: int, port: int) -> None:
        async with AsyncExitStack() as stack:
            await scenario(stack, parent, port)

    with family(tmp_path, url) as (parent, port):
        asyncio.run(all_leave(parent.pid, port))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_nobody_misses_a_signal_while_a_process_is_started() -> None:
    """Its child would serve on, and the parent wait for it."""
    ended = subprocess.run([sys.executable, "-c", SIGNALLED], capture_output=True, timeout=100)
    assert (ended.returncode, ended.stdout) == (0, b"")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not say that it ended")
def test_nobody_serves_for_a_parent_that_is_gone() -> None:
    """Its port would be taken, and nobody would know by whom."""
    ended = subprocess.run([sys.executable, "-c", ORPHANED], capture_output=True, timeout=100)
    assert (ended.returncode, ended.stdout) == (-signal.SIGKILL, b"")


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        run("127.0.0.1", 0, False, Settings(data=tmp_path, processes=2))
    assert refusal.value.message.id == "refusal-serve-processes"
