"""Servers as processes of their own, for tests that start and kill many.

One process has everything imported and forks a server for each start, so that a start takes
milliseconds instead of a second.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

FORKS = """
import os, signal, sys
from pathlib import Path
import alembic.autogenerate, alembic.ddl.sqlite, sqlalchemy.dialects.sqlite.pysqlite, uvloop
import uvicorn.lifespan.on, uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl
from capital_lux.server.run import run
from capital_lux.server.openapi import written
from capital_lux.server.settings import Settings
from capital_lux.console.speech import say
written(), say("serve-address", address="")  # whatever else is imported late
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    folder, _, database = line.rstrip("\\n").partition("\\t")
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        run("127.0.0.1", 0, False, Settings(
            data=Path(folder), database=database, pace=0.0, workers=0, tables_per_minute=1e6,
            tables_per_day=1e6, requests_per_second=1e6, messages_per_second=1e6))
        os._exit(0)
    print("child", child, flush=True)
"""


class Servers:
    """Starts servers: one at a time on a folder, several on a database that they share."""

    def __init__(self) -> None:
        self.parent = subprocess.Popen(
            [sys.executable, "-c", FORKS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.line() == "ready\n"
        self.children: list[int] = []
        self.port = 0

    def line(self) -> str:
        """The next line that a process prints."""
        assert self.parent.stdout is not None
        return self.parent.stdout.readline()

    def start(self, folder: Path, database: str = "") -> None:
        """Start a server on a folder, or on another database; it is ready when this returns."""
        assert self.parent.stdin is not None
        self.parent.stdin.write(f"{folder}\t{database}\n")
        self.parent.stdin.flush()
        for _ in range(2):
            line = self.line()
            if line.startswith("child"):
                self.children.append(int(line.split()[1]))
            else:
                self.port = int(line.split("://")[1].split("/")[0].rsplit(":", 1)[1])

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server that was started last as a power cut would, or by another signal."""
        child = self.children.pop()
        os.kill(child, how)
        with suppress(ProcessLookupError):
            while True:
                os.kill(child, 0)
                time.sleep(0.002)

    def close(self) -> None:
        while self.children:
            self.kill()
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(20)
        self.parent.stdout.close()
