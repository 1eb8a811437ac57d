"""The parts of a running server, and how they begin and end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from litestar.di import NamedDependency

from capital_lux.server.bots.pool import Pool
from capital_lux.server.daily.games import DailyGames
from capital_lux.server.database import archive
from capital_lux.server.database.columns import TABLES
from capital_lux.server.database.file import OwnFile
from capital_lux.server.database.opening import open_store
from capital_lux.server.database.store import Store, StoreFailed
from capital_lux.server.health import Checks
from capital_lux.server.identity.guard import Guard
from capital_lux.server.identity.identity import Guests
from capital_lux.server.identity.keys import load_key, new_id
from capital_lux.server.limits.costly import Costly
from capital_lux.server.limits.rates import Limits, Places
from capital_lux.server.limits.usage import Usage
from capital_lux.server.live.clocks import Clocks
from capital_lux.server.live.lobby import SLOW_WAITS_FOR, Lobby
from capital_lux.server.live.tables import Tables
from capital_lux.server.replays.analyses import Analyses
from capital_lux.server.settings import Settings
from capital_lux.server.tasks import forever

if TYPE_CHECKING:
    from capital_lux.server.live.peers import Peers

LOG = logging.getLogger(__name__)
DAY = 24 * 3600.0
TALK_OF_A_GUEST, TALK_OF_AN_ADDRESS = (1.0, 120), (10.0, 1200)
"""Lines a second and at once, at all tables together."""
UPLOADS_PER_MINUTE = 20
MOST_LISTED = 1_000
MOST_CLOCKS = 10_000
RETRY_SECONDS = 1.0
FINISH_SECONDS = 2.0
"""How long a stop waits for what is under way; a database that is lost would keep it for ever."""
ANSWER_SECONDS = 0.05


class Service:
    """What the handlers work with."""

    def __init__(self, settings: Settings, store: Callable[[str], Store] = open_store) -> None:
        """`store`: what makes the database's part from its URL."""
        self.settings = settings
        self.store = store(settings.url)
        self.lock: OwnFile | None = None
        key = b""
        if not self.store.shared:
            settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.lock = OwnFile(settings.data / "lock")
            key = load_key(settings.data)
        self.guard = Guard(settings, Guests(key))
        self.table_limits = (
            Limits(settings.tables_per_minute / 60, settings.tables_per_minute),
            Limits(settings.tables_per_day / DAY, settings.tables_per_day),
        )
        seconds = settings.bot_seconds_per_hour
        self.thinking = Limits(seconds / 3600, seconds)
        hourly = settings.analyses_per_hour
        self.analysing = Limits(hourly / 3600, hourly)
        self.uploads = Limits(UPLOADS_PER_MINUTE / 60, UPLOADS_PER_MINUTE)
        self.talk_of_guests = Limits(*TALK_OF_A_GUEST)
        self.talk_of_addresses = Limits(*TALK_OF_AN_ADDRESS)
        self.onlookers = Places(settings.sockets_per_address, settings.sockets_per_guest)
        self.costly = Costly()
        try:
            self.store.claim()
        except BaseException:
            self.close()
            raise
        self.lobby = Lobby(settings)
        self.clocks = Clocks(settings, self.expire)
        self.peers: Peers | None = None
        self.unloaded = asyncio.Event()
        """Whether there may be tables to be read."""
        self.unloaded.set()
        self.pool: Pool
        self.checks: Checks
        self.tables: Tables
        self.analyses: Analyses
        self.daily: DailyGames
        self.tasks: list[asyncio.Task[None]]

    async def start(self) -> None:
        """Bring the database up to date and begin."""
        settings = self.settings
        self.store.migrate()
        self.store.start()
        self.pool = Pool(settings.workers, settings.bot_seconds, settings.worker, self.thinking)
        self.pool.start()
        self.checks = Checks(self.store, self.pool)
        self.tables = Tables(self.store, self.pool, settings, self.lobby, self.clocks)
        self.tables.address_of = self.guard.addresses.get
        self.tables.may_talk = self.may_talk
        self.daily = DailyGames(self.tables, settings, self.guard.guests)
        works = (self.lobby.tell, self.clocks.run, self.tables.sweep, self.tables.later.run)
        self.tasks = [asyncio.create_task(forever(work)) for work in works]
        if self.store.shared:
            await self.join()
        me = new_id() if self.peers is None else self.peers.me
        self.analyses = Analyses(self.store, self.tables, settings.analyst, me, self.members)
        # Tables come only when it is heard what others write from then on.
        for work in (self.load_when_needed, self.analyses.run):
            self.tasks.append(asyncio.create_task(forever(work)))

    def may_talk(self, guest: str, address: str) -> bool:
        return self.talk_of_guests.allow(guest) and self.talk_of_addresses.allow(address)

    def members(self) -> Collection[str]:
        """The processes that are running."""
        return {self.analyses.me} if self.peers is None else self.peers.members

    async def join(self) -> None:
        """Work with the other processes on the same database."""
        # What it needs is not installed everywhere.
        from capital_lux.server.database.postgres import PostgresStore
        from capital_lux.server.live.peers import Peers

        assert isinstance(self.store, PostgresStore)
        self.guard.guests.key = self.store.key()
        usage = Usage(
            {
                "requests": self.guard.requests,
                "tellings": self.guard.tellings,
                "tables a minute": self.table_limits[0],
                "tables a day": self.table_limits[1],
                "uploads": self.uploads,
                "talk of guests": self.talk_of_guests,
                "talk of addresses": self.talk_of_addresses,
                "thinking": self.thinking,
                "analyses": self.analysing,
            },
            {"onlookers": self.onlookers, "listed": self.lobby},
        )
        self.peers = Peers(self.store, self.tables, self.guard.guests, usage, self.unloaded.set)
        self.tasks += await self.peers.start()

    async def finish(self) -> None:
        """Before the connections are closed: commit and answer what was asked."""
        self.checks.stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                while any(not live.table.idle for live in self.tables.live.values()):
                    await asyncio.sleep(0.01)
        # The answers are on their way when every connection has had its turn.
        await asyncio.sleep(ANSWER_SECONDS)

    async def stop(self) -> None:
        """End in an order in which nothing is lost."""
        await self.checks.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.tables.close(), FINISH_SECONDS)
        await self.pool.close()
        if self.peers is not None:
            await self.peers.stop()
        self.close()

    def close(self) -> None:
        self.costly.close()
        self.store.close()
        if self.lock is not None:
            self.lock.close()

    async def load_when_needed(self) -> None:
        """After a start, and when another process has come or gone."""
        await self.unloaded.wait()
        self.unloaded.clear()
        await self.load()

    async def load(self) -> None:
        """Read the tables that the lobby shows, those that have clocks, and those of bots alone."""
        while True:
            try:
                return await self.load_all()
            except StoreFailed as problem:
                LOG.warning("tables cannot be read yet", extra={"why": str(problem)})
                await asyncio.sleep(RETRY_SECONDS)

    async def load_all(self) -> None:
        since = self.settings.now() - SLOW_WAITS_FOR
        for which, most in (
            (TABLES.c.listed.is_(True) & archive.used_since(since), MOST_LISTED),
            (TABLES.c.clock.is_not(None), MOST_CLOCKS),
            (archive.only_bots_play(self.daily.today - 1), MOST_CLOCKS),
        ):
            found = await self.store.read(archive.unfinished, self.store, which, most)
            for table in found:
                if most is MOST_LISTED or self.peers is None or self.peers.is_ours(table):
                    await self.tables.settle(table)

    async def expire(self, table: str) -> None:
        (await self.tables.get(table)).clock.expire()


InjectedService = NamedDependency[Service]
"""How a handler asks for it."""
