"""The parts of a running server."""

from __future__ import annotations

from collections.abc import Callable

from litestar.di import NamedDependency

from capital_lux.server.bots.pool import Pool
from capital_lux.server.database.file import OwnFile
from capital_lux.server.database.store import Store
from capital_lux.server.guests.identity import Gate
from capital_lux.server.guests.keys import Guests, load_key
from capital_lux.server.health import Checks
from capital_lux.server.limits.costly import Costly
from capital_lux.server.limits.rates import Limits, Places
from capital_lux.server.settings import Settings
from capital_lux.server.tables.in_memory import Tables

DAY = 24 * 3600.0


class Service:
    """What the handlers work with."""

    def __init__(self, settings: Settings, store: Callable[[str], Store] = Store) -> None:
        """`store`: what makes the database's part from its URL."""
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.settings = settings
        self.lock = OwnFile(settings.data / "lock")
        self.gate = Gate(settings, Guests(load_key(settings.data)))
        self.making = (
            Limits(settings.tables_per_minute / 60, settings.tables_per_minute),
            Limits(settings.tables_per_day / DAY, settings.tables_per_day),
        )
        self.onlookers = Places(settings.sockets_per_address, settings.sockets_per_guest)
        self.store = store(settings.url)
        self.costly = Costly()
        try:
            self.store.claim()
        except BaseException:
            self.close()
            raise
        self.pool: Pool
        self.checks: Checks
        self.tables: Tables

    async def start(self) -> None:
        """Bring the database up to date and begin."""
        settings = self.settings
        self.store.migrate()
        self.store.start()
        self.pool = Pool(settings.workers, settings.bot_seconds, settings.worker)
        self.pool.start()
        self.checks = Checks(self.store, self.pool)
        self.tables = Tables(self.store, self.pool, settings)
        self.tables.start()

    async def stop(self) -> None:
        """End in an order in which nothing is lost."""
        await self.checks.close()
        await self.tables.close()
        await self.pool.close()
        self.close()

    def close(self) -> None:
        """Let go of the folder."""
        self.costly.close()
        self.store.close()
        self.lock.close()


Parts = NamedDependency[Service]
"""How a handler asks for them."""
