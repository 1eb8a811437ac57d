"""`lux server check` finds what does not belong into a log, and nothing in one that is sound."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from capital_lux.console.refusal import Refusal
from capital_lux.server.identity.keys import mark
from capital_lux.server.settings import Settings
from capital_lux.server.upkeep import commands
from tests.rules.test_older_rules import FOLDER
from tests.server.upkeep.played import played
from tests.terminal.command import run

pytestmark = pytest.mark.sqlite

LONG = "(select table_id from entries where kind = 'back')"
"""The table at which something was taken back."""
OVER = "(select max(table_id) from results)"
LAST = f"(select max(position) from entries where table_id = {LONG})"
NEW = f"insert into entries select {LONG}, {LAST} + 1"
DAMAGES = {
    f"delete from entries where table_id = {LONG} and position = 5": "entry 5 is missing",
    f"{NEW}, 'act', 0, 'x', 'district blue', 1.0": "is against the rules: ",
    f"{NEW}, 'act', 1, 'x', 'home X9', 1.0": "is against the rules: 'home X9' is not an action",
    f"{NEW}, 'act', 7, 'x', 'home B4', 1.0": "is of seat 7, from which nobody could do this",
    f"{NEW}, 'late', 0, null, 'home B4', 1.0": "is of seat 0, from which nobody could do this",
    f"{NEW}, 'back', 0, 'x', '1', 1.0": "is of seat 0, from which nobody could do this",
    f"""{NEW}, 'sit', 0, null, '{{"name":"Eve","guest":"eve","token":""}}', 1.0""": "is of seat 0",
    f"""{NEW}, 'bot', 0, null, '{{"level":"random","by":1}}', 1.0""": "is of seat 0",
    f"{NEW}, 'act', 1, 'back', 'pass', 1.0": "is against the rules",
    f"{NEW}, 'back', 0, 'back', '1', 1.0": "is of seat 0",
    f"{NEW}, 'sit', 0, null, '{{', 1.0": "cannot be read: Input data was truncated",
    f"{NEW}, 'dance', 0, null, '', 1.0": "cannot be read: kind 'dance'",
    f"{NEW}, 'act', 0, null, x'ff', 1.0": "cannot be read: Expected `str`, got `bytes`",
    f"{NEW}, 'act', 0, null, cast(x'ff' as text), 1.0": "a row cannot be read: ",
    f"update tables set seats = 'many' where id = {LONG}": "a row cannot be read: ",
    f"update tables set rules = 99 where id = {LONG}": "there are no rules of version 99",
    f"update tables set seed = x'00' where id = {LONG}": "cannot be read: ",
    f"delete from sittings where table_id = {LONG}": "2 guests who sat here do not find the table",
    f"update results set won = not won where table_id = {OVER}": "the stored result is not that",
}
STRAYS = {
    "delete from tables where id = (select data from entries where kind = 'next')": (
        " of entries belong to no table"
    ),
    "insert into talk select 'x', 1, null, 'g', 'n', 't', null, 'c', 1.0": (
        "1 row of talk belongs to no table"
    ),
}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")
    played(folder)
    return folder / "data"


@pytest.fixture
def folder(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(sound, tmp_path / "data"))


def check(folder: Path) -> int:
    return commands.check(Settings(data=folder), None)


def damage(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        assert database.execute(statement).rowcount > 0


def test_a_sound_database(folder: Path) -> None:
    done = run("server", "check", "--data", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("All is well: 6 tables, ")


@pytest.mark.parametrize("statement", DAMAGES)
def test_a_damaged_table_is_named(
    folder: Path, statement: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(folder, statement)
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        where = OVER if "results" in statement else LONG
        (table,) = database.execute(f"select {where}").fetchone()
    assert check(folder) == 1
    told, last = capsys.readouterr().out.splitlines()
    assert told.startswith(f"Table {table} ({mark(table)} in logs): ")
    assert DAMAGES[statement] in told
    assert last.startswith("1 table of 6 is damaged")


@pytest.mark.parametrize("statement", STRAYS)
def test_what_belongs_to_no_table(
    folder: Path, statement: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(folder, statement)
    assert check(folder) == 1
    assert STRAYS[statement] in capsys.readouterr().out


def test_a_file_that_is_damaged(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma journal_mode=delete")
        (page,) = database.execute(
            "select rootpage from sqlite_master where name = 'talk_guest'"
        ).fetchone()
        (size,) = database.execute("pragma page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size + 8 : page * size] = bytes(size - 8)
    path.write_bytes(data)
    assert check(folder) == 1
    assert "The database file is damaged: " in capsys.readouterr().out


def test_tables_of_an_older_server(tmp_path: Path) -> None:
    """They are checked in a copy: the file itself stays in its form."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FOLDER / "rules-1-server.sql").read_text())
        (form,) = database.execute("select version_num from alembic_version").fetchone()
    assert commands.check(Settings(data=tmp_path), path) == 0
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("select version_num from alembic_version").fetchone() == (form,)


def test_without_a_database(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="there is no database"):
        check(tmp_path)
    assert not list(tmp_path.iterdir())
