"""`make torture MINUTES=30`: for as long as one likes; a failure names its seed.

Half of the time for three servers, half for one server of three processes.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.server.torture.campaign import campaign

SERVERS, FAMILY = "servers", "processes"
PACES = {SERVERS: 0.15, FAMILY: 0.5}
"""Seconds between two blows; a parent takes one for each process that it starts again."""


def main() -> None:
    options = argparse.ArgumentParser(prog="make torture", description=__doc__)
    options.add_argument("--minutes", type=float, default=1.0)
    options.add_argument("--tables", type=int, default=6, help="that are played at a time")
    options.add_argument("--pace", type=float, help="seconds between two blows")
    options.add_argument("--seed", default=f"{random.randrange(1 << 32)}")
    options.add_argument("--only", choices=PACES, help="a kind of server, for all of the time")
    chosen = options.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    kinds = [chosen.only] if chosen.only else list(PACES)
    for kind in kinds:
        one(kind, chosen.minutes / len(kinds), chosen)


def one(kind: str, minutes: float, chosen: argparse.Namespace) -> None:
    print(f"{kind}:", flush=True)
    begun = time.monotonic()
    end = begun + 60 * minutes
    with tempfile.TemporaryDirectory() as folder:
        counts = campaign(
            Path(folder),
            chosen.seed,
            lambda _: time.monotonic() > end,
            chosen.tables,
            chosen.pace or PACES[kind],
            kind == FAMILY,
        )
    for what, count in sorted(counts.items()):
        print(f"{count:>8} {what}")
    print(f"{(time.monotonic() - begun) / 60:.1f} minutes; nothing was lost, done twice or shown")


if __name__ == "__main__":
    main()
