"""All tables of one browser, the person who plays at them, and the page's connections to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from capital_lux.bots.adaptive import ADAPTIVE
from capital_lux.server.database.rows import EntryRow, ResultRow, TableRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.names import clean_name
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.info import results_at
from capital_lux.server.tables.new_table import UnstoredTable
from capital_lux.serverless.table import GUEST, NOTHING_SEEN, PageConnection, PageTable, encode

YOU = Identity(GUEST)
NOBODY = "Guest"


class Kept(msgspec.Struct):
    """A table as it is kept."""

    row: TableRow
    log: list[EntryRow]


class Profiled(msgspec.Struct):
    """What the person has chosen."""

    name: str | None = None
    language: str | None = None


class House:
    """What is kept in this browser."""

    def __init__(
        self,
        kept: dict[str, str],
        keep: Callable[[str, str | None], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`kept`: by name, what was kept before; `keep`: keeps it, or with None forgets it."""
        self.kept = kept
        self.storage = keep
        self.now = now
        self.tables: dict[str, PageTable] = {}

    def keep(self, name: str, data: Any) -> None:
        self.kept[name] = text = encode(data).decode()
        self.storage(name, text)

    # Tables

    def keep_table(self, table: PageTable) -> None:
        self.keep(f"table {table.row.id}", Kept(table.row, table.log))

    def find(self, name: str) -> PageTable | None:
        if name not in self.tables:
            text = self.kept.get(f"table {name}")
            if text is None:
                return None
            try:
                kept = msgspec.json.decode(text, type=Kept)
                self.tables[name] = PageTable(kept.row, kept.log, self.keep_table, self.now)
            except Exception:
                raise Refused(409, "unreadable") from None
        return self.tables[name]

    def table(self, name: str) -> PageTable:
        found = self.find(name)
        if found is None:
            raise Refused(404, "no-such-table")
        return found

    def watched(self, watch: str) -> PageTable:
        for table in self.all():
            if table.row.watch == watch:
                return table
        raise Refused(404, "no-such-table")

    def all(self) -> list[PageTable]:
        """All tables that can be read, the newest first."""
        found = []
        for name in self.kept:
            if name.startswith("table "):
                with suppress(Refused):
                    found.append(self.table(name.split(" ", 1)[1]))
        return sorted(found, key=lambda table: -table.row.made)

    def make(self, made: UnstoredTable) -> PageTable:
        table = PageTable(made.row, made.entries, self.keep_table, self.now)
        self.tables[made.row.id] = table
        self.keep_table(table)
        table.let_bots_play()
        return table

    def forget(self) -> None:
        for name in list(self.kept):
            del self.kept[name]
            self.storage(name, None)
        self.tables.clear()

    # The person

    def profile(self) -> Profiled:
        try:
            return msgspec.json.decode(self.kept.get("you", "{}"), type=Profiled)
        except msgspec.DecodeError:
            return Profiled()

    def name_for(self, name: str | None) -> str:
        return clean_name(name) if name and name.strip() else self.profile().name or NOBODY

    def results(self) -> list[tuple[TableRow, list[ResultRow]]]:
        """The finished games in which the person had a seat to the end, the oldest first."""
        found = []
        for table in self.all():
            if table.state.over:
                rows = results_at(table)
                if any(row.guest == GUEST for row in rows):
                    found.append((table.row, rows))
        return sorted(found, key=lambda game: game[1][0].ended)

    def level_for(self, level: str) -> str:
        if level != ADAPTIVE:
            return level
        from capital_lux.server.guests.statistics import rung_of

        return rung_of(self.results(), GUEST)

    # The page

    def connect(self, address: str, send: Callable[[str], None]) -> PageConnection | None:
        """A connection to a table; None: there is no such table."""
        path, _, query = address.partition("?")
        _, kind, name = path.removesuffix("/socket").split("/")
        after = int(query.partition("=")[2] or 0) or NOTHING_SEEN
        try:
            table = self.watched(name) if kind == "watch" else self.table(name)
        except Refused:
            return None
        return PageConnection(table, after, kind == "watch", send)
