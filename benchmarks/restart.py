"""How long people wait when the process that serves them ends, and another goes on.

    python benchmarks/restart.py [--times 5] [--tables 20]

Two servers on a PostgreSQL of their own stand behind the proxy of the manual. At each table two
people play, each of them a tenth of a second after their turn has come. Then one of the servers is
told to stop (SIGTERM), as for a new version, or killed (SIGKILL). Whoever loses a connection comes
back as the page does (web/src/live/socket.ts). What is told is how long it took from the signal
until each of those who had been connected there was told an entry that they did not know, by the
other; then the first is started again, and the other ends. At the end the log of every table must
have all that was acknowledged, once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from capital_lux.server.upkeep.copies import opened  # noqa: E402
from tests.ports import free_port  # noqa: E402
from tests.server import postgres  # noqa: E402
from tests.server.killing import Player, check, make_players  # noqa: E402
from tests.server.process import Servers  # noqa: E402
from tests.server.test_proxy import proxied  # noqa: E402

PACE = 0.1
PLAYED = 1.5
"""Seconds of play before a server ends."""
PATIENCE = 30.0
RESTART = 1012
SOON, FIRST, LONGEST = 0.25, 0.4, 10.0
"""Seconds until the page comes back, give or take a quarter: after a restart, else, at the most."""


class Seat(Player):
    """Notes when it is told what."""

    known = -1
    """The last number that it was told."""
    told = lost = 0.0
    """When that was, and when its connection ended."""

    async def act_on(self, socket: Any) -> None:
        heard: Any = Heard(socket, self)
        try:
            await super().act_on(heard)
        finally:
            self.lost = time.perf_counter()

    def hear(self, text: str) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update" and message["number"] > self.known:
            self.known, self.told = message["number"], time.perf_counter()

    async def stay(self, port: int) -> None:
        """Play to the end, and come back whenever the connection ends."""
        tries = 0
        while not self.over:
            self.closed, known = None, self.known
            await self.play(port)
            tries = 0 if self.known > known else tries + 1
            wait = SOON if self.closed == RESTART else min(LONGEST, FIRST * 2**tries)
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))


class Heard:
    """A WebSocket whose messages somebody hears too."""

    def __init__(self, socket: Any, seat: Seat) -> None:
        self.socket = socket
        self.seat = seat
        self.send = socket.send

    async def __aiter__(self) -> AsyncIterator[str]:
        async for text in self.socket:
            self.seat.hear(text)
            yield text


async def once(servers: Servers, how: signal.Signals, port: int, seats: list[Seat]) -> list[float]:
    """How long each person waited who had been connected to the server that ended."""
    tasks = [asyncio.create_task(seat.stay(port)) for seat in seats]
    await asyncio.sleep(PLAYED)
    begun = time.perf_counter()
    await asyncio.to_thread(servers.kill, how, servers.children[0])
    while True:
        await asyncio.sleep(0.1)
        lost = [seat for seat in seats if seat.lost > begun and not seat.over]
        if lost and all(seat.told > seat.lost for seat in lost):
            break
        assert time.perf_counter() < begun + PATIENCE, "somebody was never told"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [seat.told - begun for seat in lost]


async def measured(folder: Path, how: signal.Signals, times: int, tables: int) -> list[list[float]]:
    """The same several times; whoever ended is back before the next."""
    servers, seats, found = Servers(folder / "log.txt"), list[Seat](), []
    with postgres.lasting() as running:
        database = running.database()
        ports = [free_port() for _ in range(2)]
        try:
            for port in ports:
                servers.start(folder, database, port)
            behind = [f"127.0.0.1:{port}" for port in ports]
            async with proxied(folder, *behind) as address:
                for _ in range(times):
                    made = await make_players(ports[0], tables, random.Random())
                    new = [Seat(one.table, one.seat, one.token, one.rng) for one in made]
                    for seat in new:
                        seat.pace = PACE
                    seats += new
                    found.append(await once(servers, how, int(address.rsplit(":", 1)[1]), new))
                    # The first was ended: it goes on as the last.
                    servers.start(folder, database, ports[0])
                    ports.reverse()
        finally:
            servers.close()
        with opened(database) as store:
            check(store, list[Player](seats))
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=5, help="for each signal")
    options.add_argument("--tables", type=int, default=20)
    chosen = options.parse_args()
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for how in (signal.SIGTERM, signal.SIGKILL):
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measured(Path(folder), how, chosen.times, chosen.tables))
        waits = sorted(wait for some in found for wait in some)
        medians = [median(some) for some in found]
        print(
            f"{how.name}: {len(waits)} people in {chosen.times} turns were told their next entry "
            f"after {median(waits):.2f} s (medians {min(medians):.2f} - {max(medians):.2f}), "
            f"99 % within {waits[int(len(waits) * 0.99)]:.2f} s, the last after {waits[-1]:.2f} s"
        )


if __name__ == "__main__":
    main()
