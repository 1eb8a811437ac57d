"""A real server in a process of its own, for tests that play on it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.ports import free_port
from tests.terminal.command import environment

PATIENCE = 60.0
ROOT = Path(__file__).parent.parent.parent.parent
QUICK = "tests.terminal.full.quick_server"


class Server:
    """`lux serve`, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.folder.mkdir(exist_ok=True)
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", QUICK, str(self.port), str(self.folder)],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
                stderr=log,
                # What other packages warn of is not ours to fail on.
                env=environment(PYTHONWARNINGS="ignore"),
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                assert time.monotonic() < end, "the server does not start"
                assert self.process.poll() is None, (self.folder / "log.txt").read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        """End it without a chance to say so."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def make_table(self, **options: Any) -> str:
        """A table made by somebody; its id."""
        return str(self.ask("POST", "/api/tables", options)["table"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask as a stranger."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
