"""Which database a URL is."""

from __future__ import annotations

import sqlalchemy as sa

from capital_lux.server.database.store import Store


def open_store(url: str) -> Store:
    """The database of a URL: an SQLite file, or a PostgreSQL that several processes may share."""
    backend = sa.make_url(url).get_backend_name()
    if backend == "sqlite":
        return Store(url)
    if backend != "postgresql":
        raise sa.exc.ArgumentError(f"{backend}: neither sqlite nor postgresql")
    # What it needs is not installed everywhere.
    from capital_lux.server.database.postgres import PostgresStore

    return PostgresStore(url)
