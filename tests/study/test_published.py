"""The figures that docs/balance.md publishes: found again by a smaller study, told as written."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from capital_lux.study.balance import figures
from capital_lux.study.balance_report import published
from capital_lux.study.plan import plan_of
from capital_lux.study.run import run_study

pytestmark = pytest.mark.compiled

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "balance"
GAMES = {"first 2": 400, "first 4": 300, "generations 2": 900, "generations 3": 600}
OFTEN_IMPOSSIBLE = ("doomsayer", "mentalist")
"""Of the other tiles it is so rare that few games have no interval for it."""


@pytest.fixture(scope="module")
def known() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "figures.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A small study of other deals than the published one's."""
    folder = tmp_path_factory.mktemp("published") / "found"
    parts: list[dict[str, Any]] = []
    for kind, games in GAMES.items():
        edition, seats = kind.split()
        parts.append({"edition": edition, "seats": int(seats), "games": games, "look": 40})
    run_study(plan_of({"seed": 21, "parts": parts}), folder, jobs=1)
    return figures(folder)


def compared(
    one: Mapping[str, Any], other: Mapping[str, Any], pairs: Mapping[str, str]
) -> Iterator[tuple[str, float]]:
    """How far apart two studies are: 1 is where their joint 95 % interval ends.

    `pairs` says which kind of the other belongs to a kind of the first.
    """
    for kind, same in pairs.items():
        first, second = one["kinds"][kind], other["kinds"][same]
        for name in ("start", "score", "lost", "length", "leader", "spread", "matter"):
            yield f"{kind}: {name}", apart(first[name], second[name])
        tiles = one["tiles"][kind]
        for tile in tiles if kind == same else ():
            names = ("share", "impossible") if tile in OFTEN_IMPOSSIBLE else ("share",)
            for name in names:
                found = apart(tiles[tile][name], other["tiles"][same][tile][name])
                yield f"{kind}: {tile}, {name}", found


def apart(one: list[float], other: list[float]) -> float:
    return abs(one[0] - other[0]) / hypot(one[1], other[1])


def test_a_smaller_study_finds_the_published_figures(
    known: dict[str, Any], played: dict[str, Any]
) -> None:
    found = dict(compared(played, known, {kind: kind for kind in GAMES}))
    assert len(found) == 4 * 7 + 2 * 4 + 2 * 18
    outside = {name: far for name, far in found.items() if far > 1}
    assert len(outside) <= 0.1 * len(found), outside
    assert max(found.values()) < 2, outside


def test_a_smaller_study_tells_the_editions_apart(
    known: dict[str, Any], played: dict[str, Any]
) -> None:
    """So many games are enough to find figures that are not those of the game."""
    wrong = dict(compared(played, known, {"generations 2": "first 2", "first 4": "generations 4"}))
    assert sum(far > 2 for far in wrong.values()) >= 7, wrong


def test_the_document_has_the_tables_and_pictures_of_the_figures() -> None:
    text = (DOCS / "balance.md").read_text("utf-8")
    files = dict(
        published(
            (FOLDER / "figures.json").read_text("utf-8"),
            (FOLDER / "combinations.csv").read_text("utf-8"),
        )
    )
    tables = [name for name, table in files.items() if name.endswith(".md") and table in text]
    assert {"editions.md", "yardstick.md", "tiles-2.md", "tiles-4.md", "tiles-1.md"} <= set(tables)
    shown = [name for name in files if f"](balance/{name})" in text]
    assert len(shown) >= 5
    assert {one.name for one in FOLDER.glob("*.svg")} == set(shown)
    for name in shown:
        assert (FOLDER / name).read_text("utf-8") == files[name]
