"""`make attack`: every attack for some seconds each, and what an honest table notices of it."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from pathlib import Path

import uvloop

from tests.server.attacks.honest import Noticed
from tests.server.attacks.serving import Served, attacked, served
from tests.server.attacks.tools import RUDE, Attack, attacks

MOST_WAIT = 0.25
"""Seconds for 99 of 100 moves of the honest table, on two cores."""
NOBODY = "nobody"
ROW = "{:<14} {:>6} {:>8} {:>8} {:>5} {:>11} {:>8} {:>6}"


async def report(name: str, seconds: float) -> bool:
    """Run one attack on a fresh server; whether the honest table was well."""
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder)) as server:
            noticed = await attacked(server, [name] if name != NOBODY else [], seconds)
            failures = sum(status >= 500 for status in noticed.statuses)
            troubles = [
                *re.findall(r"^[ |]*(\w+(?:Error|Exception)\b.*)", noticed.complaint, re.MULTILINE),
                *noticed.refused,
                *server.troubles(),
            ]
            good = noticed.wait(0.99) < MOST_WAIT and not failures and not troubles
            print(row(name, noticed, server, failures, good), flush=True)
            for line in troubles[:3]:
                print("   ", line[:600])
    return good


def row(name: str, noticed: Noticed, server: Served, failures: int, good: bool) -> str:
    """A line of the table."""
    p50, p99 = (f"{1000 * noticed.wait(share):.1f} ms" for share in (0.5, 0.99))
    memory, verdict = f"{server.megabytes():.0f} MB", "good" if good else "BAD"
    moves, tracebacks = len(noticed.waits), len(server.troubles())
    return ROW.format(name, moves, p50, p99, failures, tracebacks, memory, verdict)


async def all_at_once(rude: list[Attack], address: str, seconds: float) -> None:
    """Each from an address of its own."""

    async def one(number: int, attack: Attack) -> None:
        RUDE.set(f"127.0.1.{number + 1}")
        await attack(address, seconds)

    await asyncio.gather(*(one(number, attack) for number, attack in enumerate(rude)))


def main() -> None:
    """Run all, or those that are named; `--one` is the rude process itself."""
    parser = argparse.ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("names", nargs="*", help="which; all of them when none is named")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each")
    parser.add_argument("--one", help="attack this address, and nothing else")
    chosen = parser.parse_args()
    known = attacks()
    if chosen.one:
        # In life these people have machines of their own; here the honest table comes first.
        os.nice(10)
        uvloop.run(all_at_once([known[name] for name in chosen.names], chosen.one, chosen.seconds))
        return
    print(ROW.format("attack", "moves", "p50", "p99", "5xx", "tracebacks", "memory", ""))
    names = chosen.names or [NOBODY, *known]
    good = [asyncio.run(report(name, chosen.seconds)) for name in names]
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
