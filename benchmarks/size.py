"""What a game takes: bytes of the database, memory of a table, and how long a check of it lasts.

    python benchmarks/size.py [--games 300] [--database postgresql://...]

The database must be empty; without one it is an SQLite file in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import tempfile
import time
from pathlib import Path

from capital_lux.server.database.opening import open_store
from capital_lux.server.database.rows import EntryRow, Sitting, TableRow
from capital_lux.server.database.store import Store, Write
from capital_lux.server.identity.keys import new_id, token_hash
from capital_lux.server.service import Service
from capital_lux.server.settings import Settings
from capital_lux.server.tables.commands import encoded
from capital_lux.server.tables.new_table import new_row
from capital_lux.server.tables.state import beginning
from capital_lux.server.upkeep.check import checked
from capital_lux.server.upkeep.copies import snapshot

SEATS = 4


def game(rng: random.Random, part: float) -> tuple[TableRow, list[EntryRow], list[Sitting]]:
    """A game of four people as a server stores it, up to a part of its moves."""
    row = new_row("generations", SEATS, "random", "friends", secrets.token_bytes(32), time.time())
    guests = [new_id() for _ in range(SEATS)]
    steps: list[tuple[str, int, str | None, str]] = []
    for seat, guest in enumerate(guests):
        person = {"name": "Somebody", "guest": guest, "token": token_hash(guest)}
        steps.append(("sit", seat, None, encoded(person)))
    played, _ = beginning(row)
    while not played.over:
        seat = rng.choice(played.waiting())
        action = rng.choice(played.legal(seat))
        played.play(seat, action)
        steps.append(("act", seat, f"{secrets.token_hex(8)}-{len(steps)}", action))
    steps = steps[: SEATS + int((len(steps) - SEATS) * part)]
    entries = [
        EntryRow(row.id, at, kind, seat, client, data, row.made)
        for at, (kind, seat, client, data) in enumerate(steps, 1)
    ]
    return row, entries, [Sitting(guest, row.id, row.made) for guest in guests]


def fill(store: Store, count: int, part: float) -> tuple[list[str], int]:
    """Store games; their tables, and how many entries they have."""
    rng, tables, entries = random.Random(1), [], 0
    for _ in range(count):
        row, log, sittings = game(rng, part)
        store.commit_batch([Write(lambda problem: None, log, row, sittings)])
        tables.append(row.id)
        entries += len(log)
    return tables, entries


def size(store: Store) -> int:
    """The bytes that the database has on the disk."""
    with store.engine.connect() as connection:
        if store.shared:
            connection.exec_driver_sql("CHECKPOINT")
            query = "SELECT pg_database_size(current_database())"
        else:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        return int(connection.exec_driver_sql(query).scalar_one())


def memory() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def in_memory(settings: Settings, tables: list[str]) -> float:
    """Bytes of a table in the middle of its game, which nobody looks at."""
    service = Service(settings)
    await service.start()
    # The first ones also bring what all share.
    for table in tables[:20]:
        await service.tables.get(table)
    before = memory()
    for table in tables[20:]:
        await service.tables.get(table)
    found = (memory() - before) / len(tables[20:])
    await service.stop()
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--database", default="")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), database=chosen.database, workers=0)
        store = open_store(settings.url)
        store.migrate()
        empty = size(store)
        tables, entries = fill(store, chosen.games, 1.0)
        each = entries / chosen.games
        print(f"a game of {SEATS} has {each:.0f} entries", end=" and ")
        print(f"{(size(store) - empty) / chosen.games / 1000:.1f} kB in the database")
        begun = time.perf_counter()
        with snapshot(store) as connection:
            assert not any(found.problems for found in checked(connection))
        print(f"a check takes {(time.perf_counter() - begun) / chosen.games * 1000:.1f} ms a game")
        tables, _ = fill(store, chosen.games, 0.5)
        store.close()
        print(f"a table takes {asyncio.run(in_memory(settings, tables)) / 1000:.0f} kB of memory")


if __name__ == "__main__":
    main()
