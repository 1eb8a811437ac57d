"""The database is one server's, of a form that it knows, and where it should be."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from capital_lux.console.refusal import Refusal
from capital_lux.server.database.columns import TABLES
from capital_lux.server.database.store import Store
from capital_lux.server.run import make_app
from capital_lux.server.service import Service
from capital_lux.server.settings import Settings
from tests.server.database.test_migrations import migrated
from tests.server.harness import World, served, world


def refused(settings: Settings) -> str:
    """Why a server does not start."""
    with pytest.raises(Refusal) as refusal:
        make_app(settings)
    return refusal.value.message.id


def test_a_second_server_on_a_database(tmp_path: Path) -> None:
    """Whether the lock file was deleted, the folder is another one, or the name is."""
    first = Service(Settings(data=tmp_path / "data"))
    try:
        (tmp_path / "data" / "lock").unlink()
        assert refused(Settings(data=tmp_path / "data")) == "refusal-serve-database-used"
        (tmp_path / "link").symlink_to(tmp_path / "data" / "tables.sqlite")
        for name in ("data/tables.sqlite", "link"):
            for url in (
                f"sqlite:///{tmp_path / name}",
                f"sqlite:///file:{tmp_path / name}?uri=true",
            ):
                other = Settings(data=tmp_path / "other", database=url)
                assert refused(other) == "refusal-serve-database-used"
    finally:
        first.close()
    # Nobody has it now, and those who were refused hold nothing.
    Service(Settings(data=tmp_path / "data")).close()


@pytest.mark.sqlite
@pytest.mark.parametrize("instead", ["nothing", "another file"])
def test_a_database_that_is_taken_away(tmp_path: Path, instead: str) -> None:
    """Nothing is acknowledged that is in no file, and it is said; put back, all goes on."""
    path, kept = tmp_path / "data" / "tables.sqlite", tmp_path / "kept"

    async def scenario() -> None:
        async with world(tmp_path) as running:
            table, (ann, bea) = await running.friends(2)
            body = {"id": "1", "seat": 0, "action": await ann.first_choice(table)}
            os.rename(path, kept)
            if instead == "another file":
                sqlite3.connect(path).close()
            gone = (503, "error-not-stored")
            # As when others are being served: whoever comes now needs a new connection.
            pool = running.service.store.engine.pool
            served = [pool.connect() for _ in range(pool.checkedin())]  # type: ignore[attr-defined]
            assert await ann.refused("POST", f"tables/{table}/actions", body) == gone
            assert (await ann.http.get("/readyz")).status_code == 503
            assert await bea.refused("POST", "tables", {"seats": 2}) == gone
            for one in served:
                one.close()
            os.replace(kept, path)
            while "not-stored" in (await ann.http.get("/readyz")).json()["problems"]:
                await asyncio.sleep(0.05)
            while (await ann.http.post(f"/api/tables/{table}/actions", json=body)).is_error:
                await asyncio.sleep(0.05)
            found = running.service.store.table(table)
            assert found is not None
            acts = [entry.data for entry in found[1] if entry.kind == "act"]
            assert acts == [body["action"]]

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_a_database_that_is_taken_away_while_it_is_opened(tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost, though SQLite has made an empty file in its place."""
    path, kept = tmp_path / "data" / "tables.sqlite", tmp_path / "kept"

    async def scenario() -> None:
        async with world(tmp_path) as running:
            table, (ann, _) = await running.friends(2)
            body = {"id": "1", "seat": 0, "action": await ann.first_choice(table)}
            assert (await ann.http.post(f"/api/tables/{table}/actions", json=body)).is_success
            engine = running.service.store.engine
            taken = [engine.pool.connect() for _ in range(engine.pool.checkedin())]  # type: ignore[attr-defined]
            sa.event.listen(engine, "do_connect", lambda *_: os.rename(path, kept), once=True)
            assert (await ann.http.get("/readyz")).status_code == 503
            assert path.stat().st_size == 0
            os.replace(kept, path)
            for one in taken:
                one.close()
            found = running.service.store.table(table)
            assert found is not None
            assert [entry.data for entry in found[1] if entry.kind == "act"] == [body["action"]]

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_a_table_that_is_not_in_the_database_refuses_until_it_is(tmp_path: Path) -> None:
    """As when an older backup was put in the file's place: nobody waits for an answer for ever."""

    async def scenario() -> None:
        async with world(tmp_path) as running:
            table, (ann, _) = await running.friends(2)
            body = {"id": "1", "seat": 0, "action": await ann.first_choice(table)}
            store = running.service.store
            with store.engine.begin() as connection:
                connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                row = connection.execute(sa.delete(TABLES).returning(*TABLES.columns)).one()
            running.service.tables.live[table].table.outdated = True
            gone = (503, "error-not-stored")
            assert await ann.refused("POST", f"tables/{table}/actions", body) == gone
            assert await ann.refused("POST", f"tables/{table}/actions", body) == gone
            with store.engine.begin() as connection:
                connection.execute(TABLES.insert(), [row._asdict()])
            while (await ann.http.post(f"/api/tables/{table}/actions", json=body)).is_error:
                await asyncio.sleep(0.05)

    asyncio.run(scenario())


@pytest.mark.sqlite
@served()
async def test_a_server_without_its_database_stops(world: World) -> None:
    """A table that waits for it does not keep the others from going home."""
    table, (ann, _) = await world.friends(2)
    body = {"id": "1", "seat": 0, "action": await ann.first_choice(table)}
    world.service.store.file.path.unlink()  # type: ignore[union-attr]
    assert (await ann.refused("POST", f"tables/{table}/actions", body))[0] == 503


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    """It is left alone, and the sentence is ours."""
    path = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{path}")
    migrated(store, "head")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    store.engine.dispose()
    before = path.read_bytes()
    assert refused(Settings(data=tmp_path)) == "refusal-serve-newer"
    assert path.read_bytes() == before


def test_a_copy_is_kept_before_a_migration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it was, for its owner only; a start without a migration makes none."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrated(store, "0001")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("insert into guests values ('g', 'Ann')")
    store.engine.dispose()
    for _ in range(2):
        app = make_app(Settings(data=tmp_path))
        app.state.service.close()
    (copy,) = tmp_path.glob("*.backup")
    assert copy.name.startswith("tables.sqlite.0001.")
    assert str(copy) in capsys.readouterr().out
    assert copy.stat().st_mode & 0o077 == 0
    with sqlite3.connect(copy) as old:
        assert old.execute("select * from guests").fetchall() == [("g", "Ann")]
        assert old.execute("select version_num from alembic_version").fetchall() == [("0001",)]
    old.close()


def test_no_migration_without_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When there is no room for it the database stays as it is."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrated(store, "0001")
    store.engine.dispose()
    real = sqlite3.connect

    def full(path: Path) -> sqlite3.Connection:
        target = real(path)
        target.execute("pragma max_page_count = 2")
        return target

    with monkeypatch.context() as patch:
        patch.setattr("capital_lux.server.database.file.sqlite3.connect", full)
        assert refused(Settings(data=tmp_path)) == "refusal-serve-database"
    assert not list(tmp_path.glob("*.backup"))
    with real(tmp_path / "tables.sqlite") as found:
        assert found.execute("select version_num from alembic_version").fetchone() == ("0001",)
    found.close()
