"""`make torture MINUTES=30`: for as long as one likes; a failure names its seed."""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.server.torture.campaign import campaign


def main() -> None:
    options = argparse.ArgumentParser(prog="make torture", description=__doc__)
    options.add_argument("--minutes", type=float, default=1.0)
    options.add_argument("--tables", type=int, default=6, help="that are played at a time")
    options.add_argument("--pace", type=float, default=0.15, help="seconds between two blows")
    options.add_argument("--seed", default=f"{random.randrange(1 << 32)}")
    chosen = options.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    begun = time.monotonic()
    end = begun + 60 * chosen.minutes
    with tempfile.TemporaryDirectory() as folder:
        counts = campaign(
            Path(folder),
            chosen.seed,
            lambda _: time.monotonic() > end,
            chosen.tables,
            chosen.pace,
        )
    for what, count in sorted(counts.items()):
        print(f"{count:>8} {what}")
    print(f"{(time.monotonic() - begun) / 60:.1f} minutes; nothing was lost, done twice or shown")


if __name__ == "__main__":
    main()
