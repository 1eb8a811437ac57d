"""How much a server carries on this machine, with its clients on the same cores.

    python benchmarks/server.py [--seconds 5] [--times 3] [--only postgres] [--many]

The load comes from another process (load.py) over loopback: 100 tables of 4 seats, each seat with
its own WebSocket, every move committed to the disk before it is answered: to SQLite, and to a
PostgreSQL of its own by 1, 2 and 4 processes of one server, and by 4 servers of one process, among
which the seats of each table are divided. At the end the goals are held against what was measured.
`--many` adds 10,000 tables with a socket each.

On PostgreSQL all of them run side by side, each on its own database, and are played at in turn, as
often as `--times` says: first nobody acts, then people act at a fixed rate, then as fast as it
goes. What a server does without moves (signs of life, looks at hints, timers) is told apart and is
not a part of what a move costs. The processor's time is that of the server's processes, as the
system counts it; a ratio compares what came one after the other, so that a machine that becomes
slower meanwhile does not count.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from load import make_tables, megabytes, request  # noqa: E402

TABLES, SEATS, IDLE_TABLES = 100, 4, 1000
START_SECONDS = 3.0
PACED, FAST = "at 300 moves/s", "as fast as it goes"
RATES = {PACED: 300.0, FAST: 0.0}
STILL_SECONDS = 2.0
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


def played(rate: float, seconds: float, tables: int = TABLES, idle: int = 0) -> dict[str, Any]:
    """Play at all tables of an SQLite file, at a rate or as fast as it goes (0).

    `idle`: at how many other tables somebody is connected, and nobody plays.
    """
    with server() as running:
        looking = [idle_table(running.port) for _ in range(idle)]
        seats = make_tables(running.port, tables, SEATS)
        return load([running], seats, [(rate, seconds)], looking=looking)[0]


def load(
    running: list[Server],
    seats: list[list[Any]],
    parts: list[tuple[float | None, float]],
    stored_by: int = 0,
    looking: Sequence[list[str]] = (),
) -> list[dict[str, Any]]:
    """What load.py counts; `stored_by`: the database's process."""
    ports = ",".join(str(one.port) for one in running)
    processes = ",".join(str(one.process.pid) for one in running)
    done = subprocess.run(
        [sys.executable, str(HERE / "load.py"), ports, processes, str(stored_by)],
        input=json.dumps([seats, looking, parts]),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[dict[str, Any]] = json.loads(done.stdout)
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
        f"  answer: {percentiles(found['latencies'])}; "
        f"telling the other seats: {percentiles(found['seen'])}\n"
        f"  of a core for each move: {cost(found, 'cpu'):.2f} ms the server, "
        f"{cost(found, 'clients'):.2f} ms the clients"
    )


def percentiles(times: list[float]) -> str:
    return f"p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms"


def cost(found: dict[str, Any], part: str) -> float:
    """Milliseconds of a core for a move."""
    return float(found[part]) / float(found["moves"]) * 1000


class Setup:
    """Processes on one database, and what was measured there, once for each time."""

    def __init__(self, title: str, processes: int, servers: int) -> None:
        self.title = title
        self.processes = processes
        self.servers = servers
        self.running: list[Server] = []
        self.still: list[float] = []
        """Milliseconds of a core a second while nobody acts."""
        self.costs: dict[str, list[float]] = {name: [] for name in RATES}
        """Milliseconds of a core a move, without that."""
        self.found: dict[str, list[dict[str, Any]]] = {name: [] for name in RATES}

    def start(self, stack: ExitStack, database: str) -> None:
        self.running = [
            stack.enter_context(server(database=database, processes=self.processes))
            for _ in range(self.servers)
        ]

    def play(self, seconds: float, stored_by: int) -> None:
        parts: list[tuple[float | None, float]] = [
            (None, STILL_SECONDS),
            *((rate, seconds) for rate in RATES.values()),
        ]
        seats = make_tables(self.running[0].port, TABLES, SEATS)
        still, *played = load(self.running, seats, parts, stored_by)
        self.still.append(still["cpu"] / still["seconds"] * 1000)
        for name, found in zip(RATES, played, strict=True):
            without = self.still[-1] * found["seconds"]
            self.costs[name].append((found["cpu"] * 1000 - without) / found["moves"])
            self.found[name].append(found)

    def show(self, name: str, first: Setup) -> None:
        found = self.found[name]
        moves, seconds, received = (
            sum(one[what] for one in found) for what in ("moves", "seconds", "received")
        )
        print(
            f"PostgreSQL, {self.title}, {name}: {moves / seconds:.0f} moves/s, "
            f"{received / moves:.1f} messages to people for each\n"
            f"  of a core for each move: {spread(self.costs[name])} ms the server, "
            f"{spread([cost(one, 'database') for one in found])} ms PostgreSQL, "
            f"{spread([cost(one, 'clients') for one in found])} ms the clients; "
            f"{spread(self.ratios(name, first))} times the server of {first.title}"
        )
        for what, whom in (
            ("latencies", "answer"),
            ("seen", "telling at the same server"),
            ("across", "telling at another server"),
        ):
            times = [time for one in found for time in one[what]]
            if times:
                print(f"  {whom}: {percentiles(times)}")

    def ratios(self, name: str, first: Setup) -> list[float]:
        return [mine / its for mine, its in zip(self.costs[name], first.costs[name], strict=True)]


def spread(values: list[float]) -> str:
    """The median, and between what it lies."""
    return f"{median(values):.2f} ({min(values):.2f} - {max(values):.2f})"


def with_postgres(seconds: float, times: int) -> list[tuple[str, float, float]]:
    """Several setups in turn on a PostgreSQL that flushes commits; goals, and what was reached."""
    sys.path.insert(0, str(HERE.parent))
    from tests.server import postgres

    setups = [
        Setup("1 process", 1, 1),
        Setup("2 processes", 2, 1),
        Setup("4 processes", 4, 1),
        Setup("4 servers, each seat at another", 1, 4),
    ]
    first, *others = setups
    with postgres.lasting() as database, ExitStack() as stack:
        for setup in setups:
            setup.start(stack, database.database())
        for _ in range(times):
            for setup in setups:
                setup.play(seconds, database.process.pid)
            # Whoever came first comes last.
            setups.reverse()
    setups = [first, *others]
    for name in RATES:
        for setup in setups:
            setup.show(name, first)
    for setup in setups:
        print(
            f"PostgreSQL, {setup.title}, nobody acts: {spread(setup.still)} ms of a core a second"
        )
    across = [time for one in others[-1].found[PACED] for time in one["across"]]
    return [
        (
            "ms of a core a move with PostgreSQL, at most",
            0.5,
            max(median(one.costs[name]) for one in setups for name in RATES),
        ),
        *(
            (f"times as much with {one.title} as with 1, {name}, at most", 1.15, ratio)
            for one in others
            for name in RATES
            for ratio in (median(one.ratios(name, first)),)
        ),
        (
            f"ms p99 of telling across servers, {PACED}, at most",
            50,
            percentile(across, 0.99),
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
    options.add_argument("--times", type=int, default=3, help="with each setup on PostgreSQL")
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
        goals += with_postgres(chosen.seconds, chosen.times)
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
