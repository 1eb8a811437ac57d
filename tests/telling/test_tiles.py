"""A tile tells about itself: nothing names it but its own files."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.powers import FIRST_TILES, TILES
from capital_lux.telling import tiles
from capital_lux.telling.model import table_model
from capital_lux.telling.tile import TELLINGS

SOURCE = Path(lux.__file__).parent
A_TILE = re.compile(rf"\b({'|'.join(TILES)})\b")
PERMITTED = {
    "rules/older.py": "tiles as they were under earlier rules",
    "rules/versions.py": "which of them were corrected by which rules",
    "conformance/ledger.py": "counts by itself, on purpose; the Outsider district is a place",
    "server/protocol/seat.py": "the places where a choice is shown; the Outsider district is one",
}
"""Files that name a tile, and why."""


def test_every_file_is_a_tiles() -> None:
    assert tiles.__file__
    names = {path.stem for path in Path(tiles.__file__).parent.glob("*.py")} - {"__init__"}
    assert names == set(TELLINGS) <= set(TILES)


def named(path: Path) -> Iterator[str]:
    """The tiles that a file's texts name, and those whose files it imports; a docstring may."""
    tree = ast.parse(path.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield from A_TILE.findall(node.value)
        elif isinstance(node, ast.ImportFrom):
            yield from A_TILE.findall((node.module or "").replace(".", " "))


def test_no_other_file_names_a_tile() -> None:
    naming = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if path.stem not in TILES and any(named(path))
    }
    assert naming == set(PERMITTED)


@pytest.mark.parametrize(
    ("options", "payers"),
    [
        ({"edition": "first"}, [0, 1, 2]),
        ({"edition": "generations", "seats": 1, "powers": "A"}, [0]),
        ({"edition": "generations", "powers": "B"}, []),
    ],
)
def test_only_where_the_merchant_is_a_home_may_be_kept_for_gold(
    options: dict[str, Any], payers: list[int]
) -> None:
    view = lux.Game(**{"seats": 3, **options}).view(0)
    assert table_model(view, [""] * len(view["players"]))["payers"] == payers


def test_the_page_has_the_tiles_of_the_first_edition() -> None:
    source = SOURCE.parents[1].joinpath("web/src/types.ts").read_text("utf-8")
    assert f"FIRST_TILES = {json.dumps(FIRST_TILES)};" in source


def test_what_a_tile_asks_and_offers_has_its_name() -> None:
    for name, telling in TELLINGS.items():
        assert all(key.split("-")[0] == name for key in telling.asks)
        assert all(key.split("-")[1] == name for key in telling.choices)
