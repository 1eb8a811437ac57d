"""The tables at which the deal of the day is played, by guests and by every level of the bots."""

from __future__ import annotations

import asyncio
import base64

from capital_lux.play import daily
from capital_lux.server.database.store import StoreFailed
from capital_lux.server.identity.identity import Guests, Identity
from capital_lux.server.identity.keys import ID_BYTES
from capital_lux.server.live.tables import LiveTable, Tables
from capital_lux.server.refusals import Refused
from capital_lux.server.settings import Settings
from capital_lux.server.tables.new_table import UnstoredTable, new_daily


class DailyGames:
    """Finds and makes tables. A table's id says whose it is, so nobody can have two of one day."""

    def __init__(self, tables: Tables, settings: Settings, guests: Guests) -> None:
        self.tables = tables
        self.settings = settings
        self.guests = guests
        self.fielded: int | None = None
        """The last day on which the levels were seen to play."""
        self.beginning = asyncio.Lock()

    @property
    def today(self) -> int:
        return daily.day_at(self.settings.now())

    def id_of(self, day: int, player: str) -> str:
        digest = daily.derived(self.guests.key, f"table {day} {player}")
        return base64.urlsafe_b64encode(digest[:ID_BYTES]).rstrip(b"=").decode()

    def table_of(self, day: int, guest: str) -> str:
        return self.id_of(day, f"guest {guest}")

    def field_table_of(self, day: int, level: str) -> str:
        return self.id_of(day, f"level {level}")

    async def find(self, day: int, guest: str) -> LiveTable | None:
        """The table where a guest plays, or played, the deal of a day."""
        return await self.known(self.table_of(day, guest)) if guest else None

    async def known(self, table: str) -> LiveTable | None:
        try:
            return await self.tables.get(table)
        except Refused as refused:
            if refused.status == 404:
                return None
            raise

    async def begin(self, guest: str, name: str) -> LiveTable:
        """The guest's table of today: a new one, or the one that the guest has already."""
        async with self.beginning:
            day, now, key = self.today, self.settings.now(), self.guests.key
            mine = await self.made(new_daily(day, key, self.table_of(day, guest), now, guest, name))
            if self.fielded != day:
                for level in self.settings.daily_field:
                    table = self.field_table_of(day, level)
                    live = await self.made(new_daily(day, key, table, now, level=level))
                    # From now on other processes leave its bots to this one.
                    live.table.presence.seen(daily.PERSON)
                self.fielded = day
        return mine

    async def made(self, new: UnstoredTable) -> LiveTable:
        found = await self.known(new.row.id)
        if found is not None:
            return found
        try:
            return await self.tables.make(new)
        except StoreFailed:
            # Another process may have been first.
            found = await self.known(new.row.id)
            if found is None:
                raise
            return found

    async def admit(self, who: Identity, live: LiveTable) -> None:
        """Refuse a look at a game of today's deal to everybody who has not played it."""
        day, state = live.table.row.day, live.table.state
        if day is None or day < self.today or state.seats_of(who):
            return
        mine = await self.find(day, who.guest)
        if mine is None or not mine.table.state.over or not state.over:
            raise Refused(403, "daily-secret")
