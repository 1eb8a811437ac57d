"""A backup and its way back, and a move to another database: nothing is lost or overwritten."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from capital_lux.console.refusal import Refusal
from capital_lux.server.database.columns import ROWS
from capital_lux.server.database.file import OwnFile, form_of
from capital_lux.server.database.postgres import PostgresStore
from capital_lux.server.database.store import Store
from capital_lux.server.settings import Settings
from capital_lux.server.upkeep import commands, copies
from tests.rules.test_older_rules import FOLDER
from tests.server import postgres
from tests.server.upkeep.played import content, played

pytestmark = pytest.mark.sqlite


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A folder that a server has used."""
    folder = tmp_path_factory.mktemp("used")
    played(folder)
    return Settings(data=folder / "data")


def refused(sentence: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=sentence)


def test_a_backup_brings_everything_back(used: Settings, tmp_path: Path) -> None:
    """Taken while a server uses the folder, with the key, and for its owner only."""
    file, new = tmp_path / "lux.backup", Settings(data=tmp_path / "new")
    running = OwnFile(used.data / "tables.sqlite")
    commands.backup(used, file)
    running.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert commands.check(used, file) == 0
    commands.restore(new, file)
    assert content(new.url) == content(used.url)
    assert (new.data / "key").read_bytes() == (used.data / "key").read_bytes()
    assert stat.S_IMODE((new.data / "tables.sqlite").stat().st_mode) == 0o600
    with refused("cannot be written: No such file or directory"):
        commands.backup(used, tmp_path / "nowhere" / "lux.backup")
    with refused("is there already"):
        commands.backup(used, file)
    with refused("the database to be filled is not empty"):
        commands.restore(new, file)
    assert content(new.url) == content(used.url)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lux.backup", "new"]


def test_a_backup_of_an_older_server(tmp_path: Path) -> None:
    file, new = tmp_path / "old.backup", Settings(data=tmp_path / "new")
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / "rules-1-server.sql").read_text())
        (count,) = database.execute("select count(*) from entries").fetchone()
    commands.restore(new, file)
    assert len(content(new.url)["entries"]) == count > 0
    assert commands.check(new, None) == 0


def test_a_server_that_runs_is_not_disturbed(used: Settings, tmp_path: Path) -> None:
    file, new = tmp_path / "lux.backup", Settings(data=tmp_path / "new")
    commands.backup(used, file)
    new.data.mkdir()
    for path, sentence in ((new.data / "lock", "folder"), (new.data / "tables.sqlite", "database")):
        running = OwnFile(path)
        with refused(f"another server uses the {sentence}"):
            commands.restore(new, file)
        running.close()
    running = OwnFile(used.data / "tables.sqlite")
    with refused("another server uses the database"):
        commands.move(used, str(tmp_path / "moved"))
    running.close()


def test_what_is_no_backup(tmp_path: Path) -> None:
    file, new = tmp_path / "lux.backup", Settings(data=tmp_path / "new")
    with refused("there is no database"):
        commands.restore(new, file)
    file.write_bytes(b"this is not a database" * 100)
    with refused("the database cannot be used: file is not a database"):
        commands.restore(new, file)
    with closing(sqlite3.connect(tmp_path / "others.sqlite")) as database:
        database.execute("create table cakes (name)")
    with refused("is not the database of a Capital Lux server"):
        commands.restore(new, tmp_path / "others.sqlite")
    with refused("there is no database"):
        commands.backup(new, tmp_path / "other.backup")


def test_every_row_that_lasts_is_copied() -> None:
    passing = {"processes", "nudges", "presence", "secrets"}
    assert {table.name for table in copies.LASTING} == ROWS.keys() - passing


class Careless(Store):
    """A database that changes what it is given."""

    @staticmethod
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        Store.prepare(connection, record)
        trigger = "create temp trigger careless after insert on entries begin"
        if connection.execute("select 1 from sqlite_master where name = 'entries'").fetchone():
            connection.execute(f"{trigger} update entries set data = '' where seat = 1; end")


def test_what_does_not_arrive_is_noticed(used: Settings, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    Store(url).migrate()
    target = Careless(url)
    with copies.opened(used.url) as source, pytest.raises(copies.NotTheSame, match="entries"):
        copies.copy(source, target, None)
    target.close()
    assert not any(content(url).values())


@postgres.needs_postgres
def test_a_move_to_postgresql_and_back(used: Settings, tmp_path: Path) -> None:
    """With its key and all rows as they were; what is there already is left alone."""
    url, back = postgres.database_of(tmp_path), Settings(data=tmp_path / "back")
    there = Settings(data=tmp_path / "none", database=url)
    commands.move(used, url)
    assert content(url) == content(used.url)
    assert commands.check(there, None) == 0
    with refused("the database to be filled is not empty"):
        commands.move(used, url)
    running = PostgresStore(url)
    assert form_of(running.engine) is not None
    with refused("another server uses the database postgresql://"):
        commands.move(there, str(back.data))
    commands.backup(there, tmp_path / "lux.backup")
    running.close()
    assert commands.check(there, tmp_path / "lux.backup") == 0
    commands.move(there, str(back.data))
    assert content(back.url) == content(used.url)
    commands.restore(Settings(data=tmp_path / "third"), tmp_path / "lux.backup")
    key = (used.data / "key").read_bytes()
    for folder in (back.data, tmp_path / "third"):
        assert (folder / "key").read_bytes() == key
        assert content(f"sqlite:///{folder / 'tables.sqlite'}") == content(used.url)
    with copies.opened(url) as store, store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM entries WHERE kind = 'back'")
    assert commands.check(there, None) == 1
