"""A tile is told by its own file, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import capital_lux
from capital_lux.rules.powers import TILES
from capital_lux.telling import tiles
from capital_lux.telling.tile import TELLINGS

SOURCE = Path(capital_lux.__file__).parent
EDITIONS = ("messages.py",)
"""Has the first edition's powers."""


def test_every_file_is_a_tiles() -> None:
    assert tiles.__file__
    names = {path.stem for path in Path(tiles.__file__).parent.glob("*.py")} - {"__init__"}
    assert names == set(TELLINGS) <= set(TILES)


def test_no_other_file_names_a_tile() -> None:
    files = [*SOURCE.joinpath("telling").glob("*.py"), *SOURCE.joinpath("terminal").rglob("*.py")]
    for path in files:
        if path.name not in EDITIONS:
            text = path.read_text("utf-8")
            code = "".join(text.split('"""')[::2])
            assert [name for name in TILES if f'"{name}' in code] == [], path


def test_what_a_tile_asks_and_offers_has_its_name() -> None:
    for name, telling in TELLINGS.items():
        assert all(key.split("-")[0] == name for key in telling.asks)
        assert all(key.split("-")[1] == name for key in telling.choices)
