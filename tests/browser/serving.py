"""A server process that a test can kill and start again, with the pages; and a folder with them.

As a program: `python -m tests.browser.serving PORT FOLDER SETTINGS START`, settings as JSON. A file
`now` in the folder is its clock, which goes only when a test writes another time into it.
"""

from __future__ import annotations

import json
import os
import random
import secrets
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.ports import free_port

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "capital_lux" / "server" / "static"
QUICK = ROOT / "build" / "quick"
PATIENCE = 60.0
START = 1_800_000_000.0
RUNNING = "LUX_TEST_RUNNING"
"""The file with the name of the test that runs, for the servers of this process."""
os.environ.setdefault(RUNNING, str(Path(tempfile.gettempdir()) / f"lux-test-{os.getpid()}"))


class Server:
    """A server on loopback; a restart keeps its port and its data."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        assert (STATIC / "index.html").is_file(), "the pages are not built: make web"
        self.folder = folder
        self.settings = {
            "pace": 0.0,
            "analyst": "tests.server.analysts.real",
            "tables_per_minute": 1e6,
            "tables_per_day": 1e6,
            "requests_per_second": 1e6,
            **settings,
        }
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def to(self, page: str) -> str:
        """Where one of its pages is."""
        return page

    def start(self) -> None:
        """Start, and wait until it says that it is there."""
        self.starts += 1
        words = [str(self.port), str(self.folder), json.dumps(self.settings), str(self.starts)]
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.serving", *words],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline().decode() if ready else ""
        assert "http://" in line, (self.folder / "log.txt").read_text()

    def later(self, seconds: float) -> None:
        """Stop the server's clock, before it starts, or let this much time pass on it."""
        clock = self.folder / "now"
        new = self.folder / "soon"
        new.write_text(str(seconds + (float(clock.read_text()) if clock.exists() else START)))
        new.replace(clock)

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        # Its workers end by themselves when the server is gone.
        time.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *about: Any) -> None:
        pass


class Folder:
    """The page that needs no server, as `python -m http.server` serves it."""

    def __init__(self, root: Path = QUICK) -> None:
        assert (QUICK / "index.html").is_file(), "the page is not built: make test-browser"
        handler = partial(Quiet, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def to(self, page: str) -> str:
        """Where one of its pages is."""
        return f"/#{page}"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def same_chance(start: str) -> Callable[[int], bytes]:
    """Chance that goes by the test that runs, which so has the same cards each time."""
    running = Path(os.environ[RUNNING])
    drawn: Counter[tuple[str, int]] = Counter()

    def token_bytes(length: int) -> bytes:
        what = running.read_text() if running.exists() else "", length
        drawn[what] += 1
        return random.Random(f"{what} {drawn[what]} {start}").randbytes(length)

    return token_bytes


def main() -> None:
    from capital_lux.server.run import run
    from capital_lux.server.settings import Settings

    port, folder, settings, start = sys.argv[1:]
    secrets.token_bytes = same_chance(start)  # type: ignore[assignment]
    os.environ.pop("CAPITAL_LUX_DATABASE", None)
    chosen = Settings(data=Path(folder), **json.loads(settings))
    clock = Path(folder) / "now"
    if clock.exists():
        chosen = replace(chosen, now=lambda: float(clock.read_text()))
    run("127.0.0.1", int(port), False, chosen)


if __name__ == "__main__":
    main()
