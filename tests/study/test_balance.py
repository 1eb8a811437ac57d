"""The report of a study says what its rows say."""

from __future__ import annotations

from statistics import fmean
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from capital_lux.rules.powers import TILES
from capital_lux.study.balance import KINDS, SKILLED, plan, report
from capital_lux.study.parquet import read
from capital_lux.study.plan import plan_of
from capital_lux.study.run import run_study

Found = tuple[list[dict[str, Any]], dict[str, str]]

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def found(
    tmp_path_factory: pytest.TempPathFactory,
) -> Found:
    folder = tmp_path_factory.mktemp("balance")
    parts = [
        {"edition": edition, "seats": seats, "games": 40, "look": 5} for edition, seats in KINDS
    ]
    bots = [{"edition": "generations", "seats": 2, "bots": [SKILLED, "novice"], "games": 8}]
    run_study(plan_of({"parts": parts + bots}), folder, jobs=1)
    return read(folder / "games.parquet").to_pylist(), dict(report(folder))


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("| ").split("|")]


def test_tables_hold_the_means_of_the_rows(
    found: Found,
) -> None:
    rows, parts = found
    lines = [cells(line) for line in parts["editions.md"].splitlines()]
    assert len(lines) == 2 + len(KINDS)
    four = next(line for line in lines if line[0] == "Generations, 4 seats")
    played = [row for row in rows if (row["edition"], row["seats"]) == ("generations", 4)]
    scores = [fmean(row["score"]) for row in played]
    assert four[1] == "40"
    assert four[3].startswith(f"{fmean(scores):.2f} ±")
    ahead = [row["won"][row["start"]] - 1 / 4 for row in played]
    assert four[2].startswith(f"{100 * fmean(ahead):.1f} ±")
    told = [cells(line)[0].split()[0] for line in parts["tiles-2.md"].splitlines()[2:]]
    assert told == [name for name in TILES if name in told]
    assert len(told) > 12


def test_pictures_can_be_read(found: Found) -> None:
    pictures = [text for name, text in found[1].items() if name.endswith(".svg")]
    assert len(pictures) == 5
    for text in pictures:
        assert len(ET.fromstring(text)) > 5


def test_the_plan_has_every_combination() -> None:
    parts = plan_of(plan(games=3, skill=4)).parts
    tiles = {(part.seats, part.powers) for part in parts if isinstance(part.powers, tuple)}
    assert len(tiles) == 3 * 256 + 3 * 3 * 4 * 3
