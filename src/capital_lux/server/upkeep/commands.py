"""`lux server backup`, `restore`, `check` and `move`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from capital_lux.console.refusal import FAILED, Refusal, said_by_system
from capital_lux.console.speech import figure, say
from capital_lux.server.database.file import OwnFile, copy_pages, form_of, path_of
from capital_lux.server.database.store import Store
from capital_lux.server.identity.keys import load_key, mark, put_key
from capital_lux.server.settings import Settings
from capital_lux.server.unusable import refusals
from capital_lux.server.upkeep.check import checked, strays
from capital_lux.server.upkeep.copies import (
    NotEmpty,
    NotTheSame,
    Older,
    copy,
    keep_key,
    kept_key,
    opened,
    snapshot,
    up_to_date,
)

OTHERS = """
SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()
"""


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


def shown(url: str) -> str:
    """A URL without its password."""
    return sa.make_url(url).render_as_string()


@contextmanager
def existing(url: str) -> Iterator[Store]:
    """A database that a server has used; SQLite would make one that is missing."""
    path = path_of(sa.make_url(url))
    if path is not None and not path.is_file():
        raise Refusal("refusal-upkeep-missing", FAILED, path=str(path))
    with opened(url) as store:
        if form_of(store.engine) is None:
            raise Refusal("refusal-upkeep-not-ours", FAILED, database=shown(url))
        yield store


def claim(store: Store, url: str) -> None:
    """Refuse a database that a server uses now."""
    store.claim()
    if store.shared:
        with store.engine.connect() as connection:
            if connection.exec_driver_sql(OTHERS).scalar_one():
                raise Refusal("refusal-serve-database-used", FAILED, path=shown(url))


def fill(source: Store, settings: Settings, key: bytes | None) -> dict[str, int]:
    """Copy a database into that of a server which does not run, with the key."""
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with closing(OwnFile(settings.data / "lock")), opened(settings.url) as target:
        claim(target, settings.url)
        counts = copy(source, target, key)
        if key is not None and not target.shared:
            put_key(settings.data, key)
    return counts


def of_file(path: Path) -> str:
    return f"sqlite:///{path}"


def key_of(store: Store, settings: Settings) -> bytes:
    return store.key() if store.shared else load_key(settings.data)


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file to write that has its name only when it is whole."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        try:
            yield part
            part.rename(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as problem:
        why = said_by_system(problem)
        raise Refusal("refusal-upkeep-write", FAILED, path=str(path), problem=why) from None


def backup(settings: Settings, path: Path) -> None:
    """Copy the database, as it is now, and the key into one file."""
    if path.exists():
        raise Refusal("refusal-upkeep-there", FAILED, path=str(path))
    with spoken(settings), existing(settings.url) as source:
        key = key_of(source, settings)
        with new_file(path) as part:
            if source.shared:
                os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                with up_to_date(source) as present, opened(of_file(part)) as target:
                    copy(present, target, key)
            else:
                copy_pages(source.engine, part)
                with opened(of_file(part)) as target:
                    target.migrate()
                    with target.engine.begin() as connection:
                        keep_key(connection, key)
    print(say("upkeep-backup", path=str(path), bytes=figure(path.stat().st_size)))


def restore(settings: Settings, path: Path) -> None:
    """Fill an empty database from a backup."""
    with spoken(settings), existing(of_file(path)) as source, up_to_date(source) as present:
        counts = fill(present, settings, kept_key(present))
    print(copied(counts))


def move(settings: Settings, target: str) -> None:
    """Fill another, empty database with what is in this one, which stays as it is."""
    url = "://" in target
    new = replace(settings, database=target) if url else Settings(data=Path(target))
    with spoken(new), existing(settings.url) as source:
        claim(source, settings.url)
        with up_to_date(source) as present:
            counts = fill(present, new, key_of(source, settings))
    print(copied(counts))
    options = f"--database {shown(target)}" if url else f"--data {target}"
    print(say("upkeep-moved", options=options))


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
        snapshot(present) as connection,
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
    counts = {"tables": tables, "entries": entries}
    if not damaged and not lost:
        print(say("check-well", **counts))
        return 0
    print(say("check-damaged", **counts, damaged=damaged))
    return FAILED
