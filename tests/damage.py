"""Damages JSON for the tests that read what anybody may have written."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

JUNK: list[Any] = [
    None, True, False, 0, 1, 2, 3, 4, 5, -1, 7, 99, 10**20, 1.5, float("nan"), "", "B4", "G6",
    "B9", "blue", "play", "draft", "gold", "power", "over", "bonus", "agent", "cleric", "0 pay",
    [], ["B4"], [0], [0, 1], [[]], {}, {"blue": []}, {"seat": 0, "power": "cleric"},
    {"seat": 0, "gold": "blue", "cost": 2}, {"value": 4, "by": 0},
]  # fmt: skip


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value: its container and key."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        yield value, key
        if isinstance(item, dict | list):
            yield from places(item)


def damaged(value: dict[str, Any], data: st.DataObject) -> dict[str, Any]:
    """A copy with one to three things removed, replaced, added, exchanged or moved."""
    broken = copy.deepcopy(value)
    for _ in range(data.draw(st.integers(1, 3))):
        found = list(places(broken))
        if not found:
            break
        container, key = data.draw(st.sampled_from(found))
        deed = data.draw(st.sampled_from(["remove", "replace", "add", "exchange", "repeat"]))
        if deed == "remove":
            del container[key]
        elif deed == "replace":
            container[key] = copy.deepcopy(data.draw(st.sampled_from(JUNK)))
        elif deed == "exchange":
            alike = [(zone, at) for zone, at in found if type(zone[at]) is type(container[key])]
            other, at = data.draw(st.sampled_from(alike))
            one, two = copy.deepcopy(container[key]), copy.deepcopy(other[at])
            container[key], other[at] = two, one
        elif isinstance(container, dict):
            name = data.draw(st.sampled_from(["more", "deck", "cards", "seed"]))
            container[name] = copy.deepcopy(data.draw(st.sampled_from(JUNK)))
        else:
            again = container[key] if deed == "repeat" else data.draw(st.sampled_from(JUNK))
            container.insert(key, copy.deepcopy(again))
    return broken
