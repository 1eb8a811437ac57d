"""The database as a file: ours alone while we run, brought up to date, noticed when it is gone."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"


class InUse(Exception):
    """Two servers on one folder or database would not hear of each other's moves."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class NewerDatabase(Exception):
    """The database has a form that only a later version of this program knows."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"form {found}, known is {known}")
        self.found = found
        self.known = known


class OwnFile:
    """A file that no other server may have, until this is closed or the process ends.

    The lock is on the file itself, not on its name: links to it are locked too, and a file that was
    put in its place is another one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            import fcntl

            # SQLite's own locks are of another sort and do not meet this one.
            try:
                fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.close()
                raise InUse(path) from None

    @property
    def there(self) -> bool:
        """Whether the file still has its name; if not, what is written to it is lost."""
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self.handle))
        except OSError:
            return False

    def close(self) -> None:
        """Let others have it. For a database: only after its last connection is closed."""
        os.close(self.handle)


def path_of(url: sa.URL) -> Path | None:
    """The file of an SQLite database; None where there is none."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name)


def settings_of(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def form_of(engine: sa.Engine) -> str | None:
    """The form that a database has; None when it is new."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


@cache
def steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(settings_of())


def known_form() -> str:
    """The form that this version works with."""
    return str(steps().get_current_head())


def outdated(engine: sa.Engine) -> bool:
    """Whether a database has to be brought up to date; raises `NewerDatabase`."""
    found = form_of(engine)
    known = {step.revision for step in steps().walk_revisions()}
    if found is not None and found not in known:
        raise NewerDatabase(found, known_form())
    return found != known_form()


def upgrade(connection: sa.Connection) -> None:
    command.upgrade(settings_of(connection), "head")


def back_up(engine: sa.Engine, path: Path) -> Path | None:
    """Copy a database as it is before it changes its form; a new one has nothing to copy."""
    form = form_of(engine)
    if form is None:
        return None
    copy = path.with_name(f"{path.name}.{form}.{datetime.now(UTC):%Y%m%dT%H%M%S}.backup")
    copy_pages(engine, copy)
    return copy


def copy_pages(engine: sa.Engine, copy: Path) -> None:
    """Copy an SQLite database into a new file as it is now, even while it is written."""
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with engine.connect() as connection, closing(sqlite3.connect(copy)) as target:
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            source.backup(target)
    except BaseException:
        # Half a copy must not be taken for a whole one.
        with suppress(OSError):
            copy.unlink()
        raise
