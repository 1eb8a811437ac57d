"""Many processes that start at once on PostgreSQL: one of them brings the database up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from capital_lux.console.refusal import Refusal
from capital_lux.server.database.postgres import PostgresStore
from capital_lux.server.settings import Settings
from capital_lux.server.unusable import refusals
from tests.server import postgres

pytestmark = postgres.needs_postgres
START = """
import sys
from capital_lux.server.database.postgres import PostgresStore
store = PostgresStore(sys.argv[1])
store.engine.connect().close()
print("ready", flush=True)
sys.stdin.readline()
store.migrate()
print(len(store.key()), flush=True)
"""
PROCESSES = 3


def started(url: str) -> list[str]:
    """What each of some processes says that migrate at the same moment."""
    command = [sys.executable, "-c", START, url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    processes = [subprocess.Popen(command, **pipes) for _ in range(PROCESSES)]  # type: ignore[call-overload]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("\n")
        process.stdin.flush()
    return [process.communicate(timeout=200)[0].strip() for process in processes]


def test_one_migrates_and_an_older_version_refuses(tmp_path: Path) -> None:
    url = postgres.cluster().database()
    assert started(url) == ["32"] * PROCESSES
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    store = PostgresStore(url)
    with pytest.raises(Refusal, match="from a newer Capital Lux"), refusals(Settings()):
        store.migrate()
    store.close()
