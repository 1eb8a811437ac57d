"""The figures that docs/balance.md publishes: found again by a smaller study, told as written."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from capital_lux.study.balance import figures
from capital_lux.study.balance_report import from_csv, published
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


SETS = {
    "A": "agent cleric merchant scholar",
    "B": "infiltrator doomsayer follower convertor",
    "C": "recruiter missionary aristocrat discoverer",
    "D": "outsider mentalist sentinel dualist",
}


def test_what_the_page_says_of_the_sets_was_found() -> None:
    """Each sentence of `page-good-...` in locales."""
    found = from_csv((FOLDER / "combinations.csv").read_text("utf-8"))

    def of(name: str, seats: int) -> dict[str, list[float]]:
        return {
            letter: found[f"generations {seats}"][tiles][name] for letter, tiles in SETS.items()
        }

    def most(values: dict[str, list[float]], sign: int = 1) -> str:
        return max(values, key=lambda letter: sign * values[letter][0])

    for seats in (2, 3, 4):
        start = of("start", seats)
        assert all(abs(start["A"][0]) <= abs(start[one][0]) + start[one][1] for one in SETS)
        assert most(of("length", seats), -1) == "A"
        assert most(of("length", seats)) == "D"
        assert most(of("spread", seats)) == "C"
    for seats in (3, 4):
        leader, start = of("leader", seats), of("start", seats)
        assert most(leader, -1) == "B"
        assert start["C"][0] > start["C"][1]
    for letter in ("B", "D"):
        start = of("start", 2)
        assert start[letter][0] < -start[letter][1]


def test_the_page_recommends_the_sets_of_the_document() -> None:
    source = (DOCS.parent / "web/src/pages/Tiles.svelte").read_text("utf-8")
    good = {
        name: " ".join(re.findall(r'"(\w+)"', names))
        for name, names in re.findall(r"^    (\w+): \[(.*)\],$", source, re.MULTILINE)
    }
    assert set(good) == {"newcomers", "four", "easy", "hard"}
    text = (DOCS / "balance.md").read_text("utf-8")
    for tiles in good.values():
        assert f"| {', '.join(tiles.title().split())} |" in text
    found = from_csv((FOLDER / "combinations.csv").read_text("utf-8"))
    solo = {tiles: one["won"] for tiles, one in found["generations 1"].items()}
    assert good["hard"] == min(solo, key=lambda tiles: float(solo[tiles][0]))
    best = max(won[0] for won in solo.values())
    assert solo[good["easy"]][0] + solo[good["easy"]][1] > best
