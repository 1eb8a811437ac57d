"""How much a server carries on this machine, with its clients on the same cores.

    python benchmarks/server.py [--seconds 5] [--only postgres] [--many]

The load comes from another process (load.py) over loopback: 100 tables of 4 seats, each seat with
its own WebSocket, every move committed to the disk before it is answered: to SQLite, and to a
PostgreSQL of its own by 1, 2 and 4 processes of one server, and by 4 servers of one process, among
which the seats of each table are divided. At the end the goals are held against what was measured.
`--many` adds 10,000 tables with a socket each.
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
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from load import make_tables, megabytes, request  # noqa: E402

TABLES, SEATS, IDLE_TABLES = 100, 4, 1000
START_SECONDS = 3.0
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
    database=sys.argv[4], workers=0 if sys.argv[4] else 2, processes=int(sys.argv[5])))
"""


class Server:
    """A server, in as many processes of its own."""

    def __init__(self, folder: str, idle_after: float, database: str, processes: int) -> None:
        begun = time.perf_counter()
        wanted = [folder, "0", str(idle_after), database, str(processes)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *wanted],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.start_seconds = time.perf_counter() - begun
        self.port = int(line.split("://")[1].split("/")[0].rsplit(":", 1)[1])
        # The first process says where; the others have nearly started, too.
        time.sleep(START_SECONDS if processes > 1 else 0)


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
    stored_by: int = 0,
    processes: int = 1,
    servers: int = 1,
    tables: int = TABLES,
    idle: int = 0,
) -> dict[str, Any]:
    """Play at all tables, at a rate or as fast as it goes; `stored_by`: the database's process.

    `processes`: of each server; `idle`: at how many other tables somebody is connected, and nobody
    plays.
    """
    with ExitStack() as stack:
        running = [
            stack.enter_context(server(database=database, processes=processes))
            for _ in range(servers)
        ]
        looking = [idle_table(running[0].port) for _ in range(idle)]
        seats = make_tables(running[0].port, tables, SEATS)
        load = subprocess.run(
            [
                sys.executable,
                str(HERE / "load.py"),
                ",".join(str(one.port) for one in running),
                str(rate),
                str(seconds),
                ",".join(str(one.process.pid) for one in running),
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
        f"{told('the other seats at the same server', found['seen'])}"
        f"{told('the other seats at another server', found['across'])}"
        f"  of a core for each move: {cost(found):.2f} ms the server, "
        f"{cost(found, 'database'):.2f} ms PostgreSQL, {cost(found, 'clients'):.2f} ms the "
        f"clients, {cost(found, 'cpu', 'database', 'clients'):.2f} ms all together"
    )


def told(whom: str, times: list[float]) -> str:
    if not times:
        return ""
    figures = f"p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms"
    return f"  telling {figures} ({whom})\n"


def cost(found: dict[str, Any], *parts: str) -> float:
    """Milliseconds of a core for a move."""
    seconds = sum(float(found[part]) for part in parts or ("cpu",))
    return seconds / float(found["moves"]) * 1000


def with_postgres(seconds: float) -> list[tuple[str, float, float]]:
    """1, 2 and 4 processes on a PostgreSQL that flushes commits; goals, and what was reached."""
    sys.path.insert(0, str(HERE.parent))
    from tests.server import postgres

    costs = []
    with postgres.lasting() as database:
        for processes in (1, 2, 4):
            found = played(0, seconds, database.database(), database.process.pid, processes)
            show_load(f"PostgreSQL, {processes} processes, as fast as it goes", found)
            costs.append(cost(found))
        for rate, title in ((0, "as fast as it goes"), (300, "at 300 moves/s")):
            found = played(rate, seconds, database.database(), database.process.pid, servers=4)
            show_load(f"PostgreSQL, 4 servers, {title}", found)
            if rate == 0:
                divided = cost(found)
    return [
        ("ms of a core a move with PostgreSQL, at most", 0.5, max(costs)),
        ("times as much with 4 processes as with 1, at most", 1.15, costs[-1] / costs[0]),
        ("the same with 4 servers, each seat at another, at most", 1.15, divided / costs[0]),
        (
            "ms p99 of telling across servers at 300 moves/s, at most",
            50,
            percentile(found["across"], 0.99),
        ),
    ]


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
    parts = ("start", "fast", "paced", "idle", "postgres")
    options.add_argument("--only", choices=parts, nargs="*")
    options.add_argument("--many", action="store_true", help="also 10,000 tables; minutes")
    chosen = options.parse_args()
    wanted = parts if chosen.only is None else chosen.only
    goals: list[tuple[str, float, float]] = []
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if "start" in wanted:
        starts = []
        for _ in range(3):
            with server() as running:
                starts.append(running.start_seconds)
        print(f"start: {min(starts):.2f} s (target 2)")
    if "fast" in wanted:
        found = played(0, chosen.seconds)
        show_load("SQLite, as fast as it goes", found)
        goals.append(("moves/s with SQLite, at least", 3000, found["moves"] / found["seconds"]))
    if "paced" in wanted:
        show_load("SQLite, at 500 moves/s (target p99 50 ms)", played(500, chosen.seconds))
    if "postgres" in wanted:
        goals += with_postgres(chosen.seconds)
    if chosen.many:
        found = played(ACTIVE, chosen.seconds, tables=ACTIVE, idle=MANY)
        show_load(f"{MANY} tables with a socket each, {ACTIVE} of them played", found)
        print(f"  {found['megabytes']:.0f} MB")
    if "idle" in wanted:
        full, after = idle_memory()
        print(f"{IDLE_TABLES} tables: {full:.0f} MB in memory, {after:.0f} MB idle (target 300)")
    for goal, wanted_figure, figure in goals:
        print(f"goal: {goal} {wanted_figure:g}: {figure:.2f}")
    print(f"load average after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
