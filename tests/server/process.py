"""Servers as processes of their own, for tests that start and kill many.

One process has everything imported and forks a server for each start, so that a start takes
milliseconds instead of a second.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

PATIENCE = 60.0
FORKS = """
import json, os, signal, sys
from pathlib import Path
import alembic.autogenerate, alembic.ddl.sqlite, sqlalchemy.dialects.sqlite.pysqlite, uvloop
import psycopg, sqlalchemy.dialects.postgresql.psycopg
import uvicorn.lifespan.on, uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl
from capital_lux.server.database import postgres
from capital_lux.server.live import peers
from capital_lux.server.run import run
from capital_lux.server.openapi import written
from capital_lux.server.settings import Settings, elapsed
from capital_lux.console.speech import say
written(), say("serve-address", address="")  # whatever else is imported late
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
begun = elapsed()
for line in sys.stdin:
    wanted = {"pace": 0.0, "workers": 0, "tables_per_minute": 1e6, "tables_per_day": 1e6,
        "requests_per_second": 1e6, "messages_per_second": 1e6, **json.loads(line)}
    port, hurry, folder = wanted.pop("port"), wanted.pop("hurry"), Path(wanted.pop("data"))
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        if hurry:
            # All see the same clock, also those that start later.
            wanted["now"] = lambda: 1.8e9 + hurry * (elapsed() - begun)
        # To start Python for bots would take a second each time: the server plays for them.
        sys.executable = "nowhere"
        try:
            run("127.0.0.1", port, False, Settings(data=folder, **wanted))
        except BaseException as problem:
            print(repr(problem), file=sys.stderr)
            print("refused", flush=True)
        os._exit(0)
    print("child", child, flush=True)
"""


class Servers:
    """Starts servers: one at a time on a folder, several on a database that they share."""

    def __init__(self, log: Path | None = None) -> None:
        """`log`: where they write what is worth knowing, instead of the test's own errors."""
        with ExitStack() as stack:
            self.parent = subprocess.Popen(
                [sys.executable, "-c", FORKS],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stack.enter_context(log.open("ab")) if log else None,
                text=True,
            )
        assert self.line() == "ready\n"
        self.children: list[int] = []
        self.port = 0

    def line(self) -> str:
        """The next line that a process prints."""
        assert self.parent.stdout is not None
        return self.parent.stdout.readline()

    def start(
        self, folder: Path, database: str = "", port: int = 0, hurry: float = 0, **settings: Any
    ) -> int:
        """Start a server on a folder, or on another database; when this returns it is ready.

        `hurry`: how many times faster its clock goes. The process; 0 if it would not start.
        """
        assert self.parent.stdin is not None
        place = {"data": str(folder), "database": database, "port": port, "hurry": hurry}
        self.parent.stdin.write(json.dumps({**place, **settings}) + "\n")
        self.parent.stdin.flush()
        child, ready = 0, True
        for _ in range(2):
            line = self.line()
            if line.startswith("child"):
                child = int(line.split()[1])
            elif line.startswith("refused"):
                ready = False
            else:
                self.port = int(line.split("://")[1].split("/")[0].rsplit(":", 1)[1])
        if ready:
            self.children.append(child)
        return child if ready else 0

    def kill(self, how: signal.Signals = signal.SIGKILL, child: int = 0) -> None:
        """End a server as a power cut would, or by another signal: by default the latest.

        One that is stopped goes on, to hear of it.
        """
        child = child or self.children[-1]
        self.children.remove(child)
        os.kill(child, how)
        os.kill(child, signal.SIGCONT)
        wait_for_end(child, how.name)

    def close(self) -> None:
        while self.children:
            self.kill()
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(PATIENCE)
        self.parent.stdout.close()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for_end(process: int, why: str) -> None:
    """Wait for a process that is not this one's child to end; one that does not is killed."""
    end = time.monotonic() + PATIENCE
    while alive(process):
        if time.monotonic() > end:
            os.kill(process, signal.SIGKILL)
            raise TimeoutError(f"a server did not end within {PATIENCE} s of {why}")
        time.sleep(0.002)


def children(parent: int) -> list[int]:
    """The processes that one started and that run, or are stopped."""
    started = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(one) for one in started if state(one) not in "ZX"]


def state(process: str) -> str:
    """A letter; X if it has ended and its parent knows, Z if its parent does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return "X"
