"""The page explains the layout and the actions as they are."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

from capital_lux.observation.layout import ACTION_NAMES, FIELDS, OFFSETS, VERSION

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_table_of_the_layout_is_on_the_page() -> None:
    text = PAGE.read_text()
    assert f"### Layout, version {VERSION}\n" in text
    for name, shape, what in FIELDS:
        first, last = OFFSETS[name], OFFSETS[name] + prod(shape) - 1
        place = str(first) if first == last else f"{first}-{last}"
        assert f"| {place} | `{name}` | {' x '.join(map(str, shape))} | {what} |\n" in text


ROW = re.compile(r"^\| (\d+)(?:-(\d+))? \| `([^`]+)`(?: \.\.\. `([^`]+)`)? \|", re.MULTILINE)


def test_the_table_of_the_actions_is_on_the_page() -> None:
    """A row is the first id, the last one, and their names."""
    _, _, part = PAGE.read_text().partition("### Actions\n")
    rows = ROW.findall(part.partition("\n#")[0])
    told = [(int(a), int(b or a), name, other or name) for a, b, name, other in rows]
    assert [first for first, *_ in told] == [0, *(last + 1 for _, last, *_ in told[:-1])]
    assert told[-1][1] == len(ACTION_NAMES) - 1
    for first, last, name, other in told:
        assert (ACTION_NAMES[first], ACTION_NAMES[last]) == (name, other)
