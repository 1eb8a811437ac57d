"""How much a server carries on this machine, with its clients on the same cores.

    python benchmarks/server.py [--seconds 5] [--only postgres]

The load comes from another process (load.py) over loopback: 100 tables of 4 seats, each seat with
its own WebSocket, every move committed to the disk before it is answered: to SQLite, and to a
PostgreSQL of its own by 1, 2 and 4 processes, among which chance divides the seats of a table.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from load import make_tables, megabytes, request  # noqa: E402

TABLES, SEATS, IDLE_TABLES = 100, 4, 1000
MANY, ACTIVE = 10_000, 50
"""Tables with a socket each, and those among them at which people play."""
START = """
import sys
from pathlib import Path
from capital_lux.server.run import run
from capital_lux.server.settings import Settings
fast = 1e9
run("127.0.0.1", int(sys.argv[2]), False, Settings(
    data=Path(sys.argv[1]), tables_per_minute=fast, tables_per_day=fast,
    requests_per_second=fast, messages_per_second=fast, connections=19_000,
    connections_per_address=19_000, sockets_per_address=19_000, idle_after=float(sys.argv[3]),
    database=sys.argv[4], processes=int(sys.argv[5]), workers=0 if sys.argv[4] else 2))
"""


class Server:
    """A server in a process of its own."""

    def __init__(
        self, folder: str, idle_after: float = 300.0, database: str = "", processes: int = 1
    ) -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, folder, "0", str(idle_after), database, str(processes)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.start_seconds = time.perf_counter() - begun
        self.port = int(line.split("://")[1].split("/")[0].rsplit(":", 1)[1])


@contextmanager
def server(idle_after: float = 300.0, database: str = "", processes: int = 1) -> Iterator[Server]:
    """A server on an empty folder or database."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("LUX_BENCH_FOLDER")) as folder:
        running = Server(folder, idle_after, database, processes)
        try:
            yield running
        finally:
            running.process.terminate()
            running.process.wait(20)


def played(
    rate: float,
    seconds: float,
    database: str = "",
    processes: int = 1,
    stored_by: int = 0,
    tables: int = TABLES,
    idle: int = 0,
) -> dict[str, Any]:
    """Play at all tables, at a rate or as fast as it goes; `stored_by`: the database's process.

    `idle`: at how many others somebody is connected, and nobody plays.
    """
    with server(database=database, processes=processes) as running:
        # Those that came later must be there to be chosen.
        time.sleep(1.0 if processes > 1 else 0.0)
        looking = [idle_table(running.port) for _ in range(idle)]
        seats = make_tables(running.port, tables, SEATS)
        load = subprocess.run(
            [
                sys.executable,
                str(HERE / "load.py"),
                str(running.port),
                str(rate),
                str(seconds),
                str(running.process.pid),
                str(stored_by),
            ],
            input=json.dumps([seats, looking]),
            capture_output=True,
            text=True,
            check=True,
        )
        found: dict[str, Any] = json.loads(load.stdout)
    return found


def idle_table(port: int) -> list[str]:
    """A game that has begun, and the cookie of its guest."""
    body = {"edition": "generations", "seats": 2, "kind": "device"}
    info, cookie = request(port, "/api/tables", body)
    return [info["table"], cookie]


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else 0.0


def show_load(title: str, found: dict[str, Any]) -> None:
    """Print what a load saw."""
    moves = found["moves"] / found["seconds"]
    print(
        f"{title}: {moves:.0f} moves/s committed, {found['received'] / found['seconds']:.0f} "
        f"messages/s received, {found['refused']} refused, in {found['seconds']:.1f} s\n"
        f"  answer  p50 {percentile(found['latencies'], 0.5):.1f} ms, "
        f"p99 {percentile(found['latencies'], 0.99):.1f} ms\n"
        f"  update  p50 {percentile(found['seen'], 0.5):.1f} ms, "
        f"p99 {percentile(found['seen'], 0.99):.1f} ms (to every seat of the table)\n"
        f"  of a core for each move: {found['cpu'] / found['moves'] * 1000:.2f} ms the server, "
        f"{found['database'] / found['moves'] * 1000:.2f} ms PostgreSQL"
    )


def with_postgres(seconds: float) -> None:
    """One, two and four processes on a PostgreSQL that flushes every commit."""
    sys.path.insert(0, str(HERE.parent))
    from tests.server import postgres

    with postgres.lasting() as database:
        for processes in (1, 2, 4):
            for rate, title in ((0, "as fast as it goes"), (300, "at 300 moves/s")):
                found = played(rate, seconds, database.database(), processes, database.process.pid)
                show_load(f"PostgreSQL, {processes} processes, {title}", found)


def idle_memory() -> tuple[float, float]:
    """Megabytes with many tables in memory, and after they were dropped."""
    with server(idle_after=20.0) as running:
        for _ in range(IDLE_TABLES):
            request(running.port, "/api/tables", {"edition": "generations", "seats": 4})
        full = megabytes(running.process.pid)
        time.sleep(30)
        return full, megabytes(running.process.pid)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=5.0)
    parts = ("start", "fast", "paced", "idle", "many", "postgres")
    options.add_argument("--only", choices=parts)
    chosen = options.parse_args()
    wanted = (chosen.only,) if chosen.only else parts
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if "start" in wanted:
        starts = []
        for _ in range(3):
            with server() as running:
                starts.append(running.start_seconds)
        print(f"start: {min(starts):.2f} s (target 2)")
    if "fast" in wanted:
        show_load("as fast as it goes (target 2000)", played(0, chosen.seconds))
    if "paced" in wanted:
        show_load("at 500 moves/s (target p99 50 ms)", played(500, chosen.seconds))
    if "postgres" in wanted:
        with_postgres(chosen.seconds)
    if "many" in wanted:
        found = played(ACTIVE, chosen.seconds, tables=ACTIVE, idle=MANY)
        show_load(f"{MANY} tables with a socket each, {ACTIVE} of them played", found)
        print(f"  {found['megabytes']:.0f} MB")
    if "idle" in wanted:
        full, after = idle_memory()
        print(f"{IDLE_TABLES} tables: {full:.0f} MB in memory, {after:.0f} MB idle (target 300)")


if __name__ == "__main__":
    main()
