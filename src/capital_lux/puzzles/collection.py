"""The puzzles that the package brings."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from capital_lux.analysis.shape import Move
from capital_lux.puzzles.rating import estimate
from capital_lux.puzzles.shape import Puzzle, Tried
from capital_lux.rules.record import FORMAT, VERSION

FILE = Path(__file__).with_name("puzzles.json.gz")


@cache
def shipped() -> Mapping[str, Puzzle]:
    """All of them by id, in the order in which they were found."""
    kept: list[dict[str, Any]] = json.loads(gzip.decompress(FILE.read_bytes()))
    return {one["id"]: read(one) for one in kept}


def read(kept: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        id=kept["id"],
        record={"format": FORMAT, "version": VERSION, **kept["record"]},
        seat=kept["seat"],
        tempting=kept["tempting"],
        options=[Tried(*one) for one in kept["options"]],
        line=[Move(*one) for one in kept["line"]],
        reply=[Move(*one) for one in kept["reply"]],
        theme=kept["theme"],
        rating=estimate(kept["solved"]),
    )
