"""The tables of a study as Parquet files: their columns, and how portions become one file.

It needs pyarrow, which the extra `study` brings.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from capital_lux.study.plan import Plan, Portion
from capital_lux.study.rows import Row, play_portion

NAME = pa.dictionary(pa.int16(), pa.string())
SMALL = pa.int16()
EACH = pa.list_(pa.int16())
"""A number for each seat, or for each district."""
GAMES = pa.schema(
    {
        "part": pa.int32(),
        "game": pa.int32(),
        "deal": pa.int32(),
        "edition": NAME,
        "seats": SMALL,
        "blue": NAME,
        "pink": NAME,
        "yellow": NAME,
        "green": NAME,
        "bots": pa.list_(pa.string()),
        "start": SMALL,
        "decisions": SMALL,
        "choices": SMALL,
        "score": EACH,
        "won": pa.list_(pa.float32()),
        "home": EACH,
        "bonus": EACH,
        "gold": EACH,
        "after_two": EACH,
        "lost": EACH,
        "capital": EACH,
        "impossible": EACH,
    }
)
DECISIONS = pa.schema(
    {
        "part": pa.int32(),
        "game": pa.int32(),
        "round": SMALL,
        "seat": SMALL,
        "action": NAME,
        "options": SMALL,
        "before": pa.float32(),
        "after": pa.float32(),
        "other": pa.float32(),
        "worst": pa.float32(),
    }
)
TABLES = {"games": GAMES, "decisions": DECISIONS}


def as_parquet(rows: list[Row], schema: pa.Schema) -> bytes:
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), out, compression="zstd")
    return out.getvalue()


def portion_as_parquet(plan: Plan, portion: Portion) -> dict[str, bytes]:
    """Play a portion: a file of each table, where it has rows."""
    games: list[Row] = []
    decisions: list[Row] = []
    for played in play_portion(plan, portion):
        games.append(played.game)
        decisions += played.decisions
    found = {"games": as_parquet(games, GAMES)}
    if plan.parts[portion.part].look:
        found["decisions"] = as_parquet(decisions, DECISIONS)
    return found


def join(parts: Iterable[Path], whole: Path, schema: pa.Schema) -> None:
    """Make one file of many, in their order; it has its name only when it is complete."""
    new = whole.with_suffix(".new")
    with pq.ParquetWriter(new, schema, compression="zstd") as out:
        for part in parts:
            out.write_table(pq.read_table(part, schema=schema))
    new.replace(whole)


def read(file: Path, columns: list[str] | None = None) -> Any:
    """A table of a study."""
    return pq.read_table(file, columns=columns)
