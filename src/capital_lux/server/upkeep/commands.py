"""`lux server backup`, `restore`, `check` and `move`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from capital_lux.console.refusal import FAILED, Refusal
from capital_lux.console.speech import figure, say
from capital_lux.server.database.file import OwnFile, copy_pages, form_of, path_of
from capital_lux.server.database.store import Store
from capital_lux.server.identity.keys import load_key, mark, put_key
from capital_lux.server.opening import refusals
from capital_lux.server.settings import Settings
from capital_lux.server.upkeep.check import checked, strays
from capital_lux.server.upkeep.copies import (
    NotEmpty,
    NotTheSame,
    Older,
    copy,
    opened,
    snapshot,
    up_to_date,
)

KEY = sa.table("server_key", sa.column("key", sa.LargeBinary))
"""What a backup has besides the rows: without the key every guest would be new."""


@contextmanager
def spoken(settings: Settings) -> Iterator[None]:
    """Whatever goes wrong with two databases is a refusal."""
    with refusals(settings):
        try:
            yield
        except NotEmpty:
            raise Refusal("refusal-upkeep-used", FAILED) from None
        except Older:
            raise Refusal("refusal-upkeep-older", FAILED) from None
        except NotTheSame as problem:
            raise Refusal("refusal-upkeep-other", FAILED, name=str(problem)) from None


@contextmanager
def existing(url: str) -> Iterator[Store]:
    """A database that a server has used; SQLite would make one that is missing."""
    where = sa.make_url(url)
    path = path_of(where)
    if path is not None and not path.is_file():
        raise Refusal("refusal-upkeep-missing", FAILED, path=str(path))
    with opened(url) as store:
        if form_of(store.engine) is None:
            raise Refusal("refusal-upkeep-not-ours", FAILED, database=where.render_as_string())
        yield store


@contextmanager
def unused(url: str) -> Iterator[Store]:
    """A database to be written, which no server uses meanwhile."""
    with opened(url) as store:
        store.claim()
        yield store


def of_file(path: Path) -> str:
    return f"sqlite:///{path}"


def backup(settings: Settings, path: Path) -> None:
    """Copy the database, as it is now, and the key into one file."""
    if path.exists():
        raise Refusal("refusal-upkeep-there", FAILED, path=str(path))
    part = path.with_name(f"{path.name}.part")
    with spoken(settings), existing(settings.url) as source:
        part.unlink(missing_ok=True)
        try:
            if source.sqlite:
                copy_pages(source.engine, part)
            with unused(of_file(part)) as target:
                if not source.sqlite:
                    with up_to_date(source) as present:
                        copy(present, target)
                with target.engine.begin() as connection:
                    connection.exec_driver_sql("CREATE TABLE server_key (key BLOB NOT NULL)")
                    connection.execute(KEY.insert(), {"key": load_key(settings.data)})
            part.rename(path)
        finally:
            with suppress(FileNotFoundError):
                part.unlink()
    print(say("upkeep-backup", path=str(path), bytes=figure(path.stat().st_size)))


def restore(settings: Settings, path: Path) -> None:
    """Fill an empty database from a backup, and put its key in place."""
    with spoken(settings), existing(of_file(path)) as source:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = OwnFile(settings.data / "lock")
        try:
            with up_to_date(source) as present, unused(settings.url) as target:
                counts = copy(present, target)
            if sa.inspect(source.engine).has_table(KEY.name):
                with source.engine.connect() as connection:
                    put_key(settings.data, connection.execute(sa.select(KEY)).scalar_one())
        finally:
            lock.close()
    print(copied(counts))


def move(settings: Settings, target: str) -> None:
    """Fill another, empty database with what is in this one, which stays as it is."""
    url = target if "://" in target else of_file(Path(target))
    with spoken(settings), existing(settings.url) as source:
        source.claim()
        with up_to_date(source) as present, unused(url) as other:
            counts = copy(present, other)
    print(copied(counts))
    print(say("upkeep-moved", database=sa.make_url(url).render_as_string()))


def copied(counts: dict[str, int]) -> str:
    return say("upkeep-copied", tables=counts["tables"], entries=counts["entries"])


def check(settings: Settings, path: Path | None) -> int:
    """Say what is wrong, table by table; the exit status."""
    tables = entries = damaged = 0
    url = settings.url if path is None else of_file(path)
    with (
        spoken(settings),
        existing(url) as store,
        up_to_date(store) as present,
        snapshot(present.engine) as connection,
    ):
        lost = [say(one) for one in strays(connection)]
        print(*lost, sep="\n", end="\n" if lost else "")
        for found in checked(connection):
            tables += 1
            entries += found.entries
            damaged += bool(found.problems)
            for problem in found.problems:
                named = {"table": found.table, "mark": mark(found.table)}
                print(say("check-table", **named, problem=say(problem)), flush=True)
    print(say("check-done", tables=tables, entries=entries, damaged=damaged))
    return FAILED if damaged or lost else 0
