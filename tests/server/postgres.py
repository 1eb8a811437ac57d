"""A real PostgreSQL for tests: an ordinary user's, in a temporary folder, on a socket there.

It is started when the first test wants it and ends with the tests, even if they are killed.
`LUX_TEST_DATABASE=postgresql` has every world of the tests made on it (see `harness.py`).
"""

from __future__ import annotations

import atexit
import getpass
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa

from capital_lux.server.database.file import known_form
from capital_lux.server.database.opening import open_store
from capital_lux.server.database.store import Store

ORDINARY = "postgres"
"""The user as whom root runs it: PostgreSQL refuses to be root."""
MISSING = "PostgreSQL is not installed (Debian: apt install postgresql)"
PATIENCE = 100.0
FAST = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_wal_size": "64MB",
}
KEPT = 3
"""Databases of the last tests. Older ones are emptied for the next: a new one is 300 files."""
EMPTY = f"""
DO $$ BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    EXECUTE (SELECT 'TRUNCATE ' || string_agg(tablename, ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public');
    INSERT INTO alembic_version VALUES ('{known_form()}');
END $$
"""
LASTING = {"fsync": "on", "synchronous_commit": "on"}
TEMPLATE = "lux_template"


@cache
def binaries() -> Path | None:
    """The folder of PostgreSQL's programs: the newest of Debian's, or that of the PATH."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    found = str(debian[-1]) if debian else shutil.which("postgres")
    return Path(found).parent if found else None


needs_postgres = pytest.mark.skipif(binaries() is None, reason=MISSING)


def ordinarily(*command: str) -> list[str]:
    """A command as an ordinary user, ended when whoever started it ends."""
    user = ["--reuid", ORDINARY, "--regid", ORDINARY, "--clear-groups"] if os.getuid() == 0 else []
    return ["setpriv", *user, "--pdeathsig", "QUIT", *command]


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, **settings: str) -> None:
        """`settings`: of its configuration; by default nothing is flushed to the disk."""
        programs = binaries()
        assert programs is not None
        self.postgres = str(programs / "postgres")
        self.folder = Path(tempfile.mkdtemp(prefix="lux-pg-"))
        if os.getuid() == 0:
            shutil.chown(self.folder, ORDINARY, ORDINARY)
        self.data = str(self.folder / "data")
        self.user = ORDINARY if os.getuid() == 0 else getpass.getuser()
        self.settings = {**FAST, **settings}
        self.numbers = itertools.count()
        self.used: deque[str] = deque()
        initdb = [str(programs / "initdb"), "-D", self.data, "-A", "trust", "-N", "-E", "UTF8"]
        subprocess.run(ordinarily(*initdb), check=True, capture_output=True, cwd=self.folder)
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it; it answers when this returns."""
        command = [self.postgres, "-D", self.data, "-k", str(self.folder), "-h", ""]
        for name, value in {"max_connections": "200", **self.settings}.items():
            command += ["-c", f"{name}={value}"]
        self.process = subprocess.Popen(
            ordinarily(*command), cwd=self.folder, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.execute("SELECT 1")
            except sa.exc.OperationalError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it at once, as a crash would, or politely."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def execute(self, statement: str, database: str = "postgres") -> None:
        store = open_store(self.url(database))
        try:
            with store.engine.connect() as connection:
                found = connection.execution_options(isolation_level="AUTOCOMMIT")
                found.exec_driver_sql(statement)
        finally:
            store.close()

    def database(self, template: str = "template0") -> str:
        """A fresh database; its URL."""
        name = f"lux_{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self.url(name)

    def migrated(self) -> str:
        """A database of the present form without any rows; its URL."""
        template()
        if len(self.used) < KEPT:
            url = self.database(TEMPLATE)
        else:
            url = self.used.popleft()
            self.execute(EMPTY, str(sa.make_url(url).database))
        self.used.append(url)
        return url


@cache
def cluster() -> Postgres:
    """The one that all tests of this process share."""
    found = Postgres()
    atexit.register(found.close)
    return found


@cache
def template() -> None:
    """What fresh databases are copied from, so that only one is migrated step by step."""
    found = cluster()
    found.execute(f"CREATE DATABASE {TEMPLATE}")
    store: Store = open_store(found.url(TEMPLATE))
    try:
        store.migrate()
    finally:
        store.close()


@cache
def database_of(folder: Path) -> str:
    """The database of a test, the same whenever it starts a server on its folder."""
    return cluster().migrated()


@contextmanager
def lasting() -> Iterator[Postgres]:
    """One of a test's own that flushes as in earnest, to be stopped and started."""
    found = Postgres(**LASTING)
    try:
        yield found
    finally:
        found.close()
