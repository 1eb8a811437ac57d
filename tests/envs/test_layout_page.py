"""The page explains the layout as it is."""

from __future__ import annotations

from math import prod
from pathlib import Path

from capital_lux.envs.layout import FIELDS, OFFSETS, VERSION

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_table_of_the_layout_is_on_the_page() -> None:
    text = PAGE.read_text()
    assert f"### Layout, version {VERSION}\n" in text
    for name, shape, what in FIELDS:
        first, last = OFFSETS[name], OFFSETS[name] + prod(shape) - 1
        place = str(first) if first == last else f"{first}-{last}"
        assert f"| {place} | `{name}` | {' x '.join(map(str, shape))} | {what} |\n" in text
