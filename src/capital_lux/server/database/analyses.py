"""The rows of analyses: a queue that all processes share, and what came of it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from capital_lux.server.database.archive import Work, put
from capital_lux.server.database.columns import ANALYSES
from capital_lux.server.database.rows import AnalysisRow
from capital_lux.server.database.store import Store


def analysis(store: Store, game: str) -> AnalysisRow | None:
    rows = store.rows(sa.select(ANALYSES).where(ANALYSES.c.game == game))
    return AnalysisRow(*rows[0]) if rows else None


def unfinished(store: Store) -> list[AnalysisRow]:
    """All that is not there, the oldest first."""
    query = sa.select(ANALYSES).where(ANALYSES.c.data.is_(None))
    return [AnalysisRow(*row) for row in store.rows(query.order_by("asked", "game"))]


def want(game: str, maker: str, asked: float, steps: int) -> Work:
    """A new analysis, or a newer one, behind all others."""
    new = {"maker": maker, "asked": asked, "steps": steps, "step": 0, "tries": 0}
    return put(ANALYSES, {"game": game}, **new, process="", data=None)


async def change(store: Store, game: str, process: str, /, **values: Any) -> bool:
    """Change a row while a process has it; whether it has."""
    this = (ANALYSES.c.game == game) & (ANALYSES.c.process == process)
    counts: list[int] = []

    def work(connection: sa.Connection) -> None:
        counts.append(connection.execute(ANALYSES.update().where(this).values(**values)).rowcount)

    await store.written(work=work)
    return counts[-1] > 0


def drop(game: str) -> Work:
    return lambda connection: connection.execute(ANALYSES.delete().where(ANALYSES.c.game == game))
