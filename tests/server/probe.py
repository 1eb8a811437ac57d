"""The secrecy probe: random worlds until one byte differs, `make probe WORLDS=200`."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from tests.server.test_secrecy import random_world


def main() -> None:
    """Look for a byte that tells a seat what it may not know; a failure names its seed."""
    options = argparse.ArgumentParser(description=main.__doc__)
    options.add_argument("--worlds", type=int, default=200)
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    chosen = options.parse_args()
    count = 0
    for seed in range(chosen.seed, chosen.seed + chosen.worlds):
        print(f"seed {seed}", end="\r", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            count += random_world(Path(folder), random.Random(seed))
    print(f"{chosen.worlds} pairs of worlds from seed {chosen.seed}: {count} bytes, all the same")


if __name__ == "__main__":
    main()
