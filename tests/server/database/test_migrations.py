"""A database of an older server is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import NoneType

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from capital_lux.server.database.columns import ROWS, columns_of
from capital_lux.server.database.file import MIGRATIONS
from capital_lux.server.database.store import Store
from capital_lux.server.tables.commands import encoded
from tests.server.games import get, play
from tests.server.harness import world

SIT = "insert into entries values (:table, :at, 'sit', :seat, null, :data, 1.0)"


def migrated(store: Store, revision: str) -> None:
    """Bring a database to some form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        store.begin(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


@pytest.mark.sqlite
def test_a_table_of_the_first_form_goes_on(tmp_path: Path) -> None:
    """Made by the first server, played to its end by this one."""
    (tmp_path / "data").mkdir()
    store = Store(f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}")
    migrated(store, "0001")
    with store.engine.begin() as connection:
        store.begin(connection)
        connection.execute(
            sa.text("insert into tables values ('t', 'w', 'first', 2, null, 'friends', :seed, 1)"),
            {"seed": bytes(32)},
        )
        for seat, name in enumerate(("Ann", "Bea")):
            data = encoded({"name": name, "guest": name, "token": ""})
            values = {"table": "t", "at": seat + 1, "seat": seat, "data": data}
            connection.execute(sa.text(SIT), values)
    store.engine.dispose()

    async def scenario() -> None:
        async with world(tmp_path) as running:
            await play(running, "t")
            eve = running.person("Eve")
            info = await eve.call("GET", "tables/t")
            assert info["over"]
            assert (info["listed"], info["clock"], info["chat"]) == (False, None, True)
            await get(eve, "tables/t/replay?from=all")

    asyncio.run(scenario())


def test_the_forms_are_what_the_program_expects(tmp_path: Path) -> None:
    """Every column that is used is there."""
    store = Store(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrated(store, "head")
    found = sa.inspect(store.engine)
    assert {*ROWS, "alembic_version"} == {*found.get_table_names()}
    for table, row in ROWS.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table)}
        expected = {name: NoneType in kind for name, kind in columns_of(row).items()}
        assert columns == expected, table
    store.engine.dispose()


def test_an_old_deal_that_came_twice_is_known(tmp_path: Path) -> None:
    """And two people of one seat may use the same id from then on."""
    store = Store(f"sqlite:///{tmp_path / 'old.sqlite'}")
    migrated(store, "0001")
    tables = [("first", b"1" * 32, 1), ("again", b"1" * 32, 2), ("other", b"2" * 32, 3)]
    insert = "insert into tables values (:id, :id, 'first', 2, null, 'bots', :seed, :made)"
    with store.engine.begin() as connection:
        for name, seed, made in tables:
            values = {"id": name, "seed": seed, "made": made}
            connection.execute(sa.text(insert), values)
    migrated(store, "head")
    with store.engine.begin() as connection:
        found = connection.execute(sa.text("select id, deal from tables order by made"))
        deals = [tuple(row) for row in found]
        for at in (1, 2):
            values = {"at": at}
            text = "insert into entries values ('first', :at, 'act', 0, 'same', 'pay', 1)"
            connection.execute(sa.text(text), values)
    assert deals == [("first", "chance"), ("again", "again"), ("other", "chance")]
    store.engine.dispose()
