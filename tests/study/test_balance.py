"""The report of a study says what its rows say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import fmean
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from capital_lux.rules.powers import TILES
from capital_lux.study.balance import KINDS, figures, plan, report
from capital_lux.study.balance_report import from_csv, published
from capital_lux.study.columns import Decisions, Games
from capital_lux.study.parquet import read
from capital_lux.study.plan import NET, combinations, plan_of
from capital_lux.study.run import run_study

Found = tuple[list[dict[str, Any]], dict[str, str]]

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def found(
    tmp_path_factory: pytest.TempPathFactory,
) -> Found:
    folder = tmp_path_factory.mktemp("balance")
    parts: list[dict[str, Any]] = []
    for edition, seats in KINDS:
        some = {"edition": edition, "seats": seats, "look": 5}
        if edition == "first":
            parts.append({**some, "games": 40})
        else:
            # Of one combination there must be several games, however many tiles there are.
            parts += [{**some, "games": 30}, {**some, "games": 10, "powers": "A"}]
    bots = [{"edition": "generations", "seats": 2, "bots": [NET, "novice"], "games": 8}]
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
    assert told[:-4] == [name for name in TILES if name in told]
    assert told[-4:] == ["*agent*,", "*cleric*,", "*merchant*,", "*scholar*,"]
    assert len(told) > 16


def test_pictures_can_be_read(found: Found) -> None:
    pictures = [text for name, text in found[1].items() if name.endswith(".svg")]
    assert len(pictures) == 4 + 2 * 3 + 1 + 1
    for text in pictures:
        assert len(ET.fromstring(text)) > 5


def test_the_report_can_be_made_again_from_its_figures(found: Found) -> None:
    files = dict(found[1])
    figures, combinations = files.pop("figures.json"), files.pop("combinations.csv")
    assert dict(published(figures, combinations)) == files
    told = from_csv(combinations)
    assert sum(one["games"] for one in told["generations 3"].values()) == 40


def test_the_same_deal_again_makes_no_interval_smaller(tmp_path: Path) -> None:
    """Two parts with the same tiles play the same games: that is no more than one of them."""
    part = {"edition": "generations", "seats": 2, "powers": "A", "games": 80, "look": 9}
    halves = []
    for times in (1, 2):
        folder = tmp_path / str(times)
        run_study(plan_of({"parts": times * [part]}), folder, jobs=1)
        halves.append(figures(folder)["kinds"]["generations 2"])
    once, twice = halves
    assert (once.pop("games"), twice.pop("games")) == (80, 160)
    assert set(once) == set(twice)
    for name, value in once.items():
        assert twice[name] == pytest.approx(value, abs=2e-5)


def test_games_are_asked_by_their_columns(tmp_path: Path) -> None:
    """What is asked of columns of numbers, against the rows themselves; also of a mixture."""
    parts = [
        {"edition": "generations", "seats": 3, "games": 60, "look": 9},
        {"edition": "generations", "seats": 2, "bots": ["novice", NET], "games": 9},
        {"edition": "generations", "seats": 1, "games": 30},
    ]
    run_study(plan_of({"parts": parts}), tmp_path / "found", jobs=1)
    games = Games(tmp_path / "found")
    rows = read(tmp_path / "found" / "games.parquet").to_pylist()
    assert games.by_net.tolist() == [set(row["bots"]) == {NET} for row in rows]
    mixed = ~games.by_net
    assert games.net_seat[mixed].tolist() == [
        row["bots"].index(NET) for row in rows if "novice" in row["bots"]
    ]
    two = [row for row in rows if row["seats"] == 2]
    each = [row["won"][row["bots"].index(NET)] for row in two]
    assert games.skill(mixed).value == pytest.approx(fmean(each), abs=1e-6)
    three = games.kind("generations", 3)
    leads, shares = games.leads(three)
    for row, lead, share in zip(rows, leads, shares, strict=False):
        best, second, _ = sorted(row["after_two"], reverse=True)
        leaders = [at for at, points in enumerate(row["after_two"]) if points == best]
        assert lead == best - second
        assert share == pytest.approx(fmean(row["won"][at] for at in leaders), abs=1e-6)
    alone = games.kind("generations", 1)
    solo = [row for row in rows if row["seats"] == 1]
    assert games.scores(alone).value == pytest.approx(fmean(row["score"][0] for row in solo))
    by_tiles = dict(games.combinations(three))
    assert sum(map(len, by_tiles.values())) == 60
    for tiles, found in by_tiles.items():
        for at in found:
            assert tiles == tuple(rows[at][c] for c in ("blue", "pink", "yellow", "green"))
    decisions = Decisions(tmp_path / "found", games)
    looked = read(tmp_path / "found" / "decisions.parquet").to_pylist()
    assert [rows[at]["game"] for at in decisions.row] == [one["game"] for one in looked]
    blue = [one["action"].startswith("capital B") for one in looked]
    assert decisions.uses["blue"].tolist() == blue
    some = decisions.of_games(next(games.combinations(three))[1])
    assert {int(at) for at in decisions.row[some]} <= set(next(games.combinations(three))[1])


def test_a_study_that_looked_at_nothing_has_a_report_too(tmp_path: Path) -> None:
    parts = [{"edition": "generations", "seats": 2, "powers": "A", "games": 30}]
    run_study(plan_of({"parts": parts}), tmp_path / "found", jobs=1)
    files = dict(report(tmp_path / "found"))
    [line] = files["editions.md"].splitlines()[2:]
    assert cells(line)[-2:] == ["-", "-"]
    assert "worth-2.svg" not in files


def test_a_report_of_nothing_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "capital_lux.study.balance", "report", "nowhere", "out"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "nowhere holds no finished study" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_plan_has_every_combination() -> None:
    parts = plan_of(plan(games=3, skill=4)).parts
    tiles = {(part.seats, part.powers) for part in parts if isinstance(part.powers, tuple)}
    assert len(tiles) == 3 * len(combinations(2)) + len(combinations(1))
