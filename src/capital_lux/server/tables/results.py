"""How games ended, stored for statistics."""

from __future__ import annotations

import logging

from capital_lux.server.database.archive import add_results
from capital_lux.server.database.nudges import LISTED, Nudge
from capital_lux.server.database.store import Store, StoreFailed, TooLate, Write
from capital_lux.server.tables.info import results_at
from capital_lux.server.tables.table import Audience, ServerTable

LOG = logging.getLogger(__name__)


class ResultWatch(Audience):
    """Stores how one table's game ends."""

    def __init__(self, table: ServerTable, store: Store) -> None:
        self.table = table
        self.store = store
        self.settled = False

    def changed(self) -> None:
        """Store the result if there is one; a second time it changes nothing."""
        if self.settled or not self.table.state.over or not self.table.own:
            return
        self.settled = True
        rows, row = results_at(self.table), self.table.row
        named = {seat.guest for seat in rows}
        nudges = [Nudge(row.id, self.table.state.position, LISTED)] if row.listed else []
        self.store.write(Write(self.stored, work=add_results(rows), named=[*named], nudges=nudges))

    def stored(self, problem: StoreFailed | None) -> None:
        """Note whether it is stored; if not, it will be when the statistics are next asked for."""
        if problem is not None and not isinstance(problem, TooLate):
            self.settled = False
            LOG.warning("a result is not stored yet", extra={"why": str(problem)})
