"""The course of a run as a picture: an SVG file, which every browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

SHOWN = ("entropy", "value error", "share of novice", "share of regular", "M/s")
WIDTH, HEIGHT, LEFT, TOP, GAP = 640, 120, 60, 30, 50


def drawing(curve: Sequence[dict[str, Any]]) -> str:
    """One panel for each figure, over the decisions played."""
    panels = [name for name in SHOWN if any(name in line for line in curve)]
    height = TOP + len(panels) * (HEIGHT + GAP)
    out = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + LEFT + 20} {height}" '
            'font-family="sans-serif" font-size="12">'
        ),
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for number, name in enumerate(panels):
        points = [(line["M decisions"], line[name]) for line in curve if name in line]
        out += panel(name, points, TOP + number * (HEIGHT + GAP))
    return "\n".join([*out, "</svg>", ""])


def panel(name: str, points: Sequence[tuple[float, float]], top: int) -> list[str]:
    """A line through the points, with the least and the most of both sides."""
    most_x = max(x for x, _ in points) or 1
    low, high = min(y for _, y in points), max(y for _, y in points)
    span = high - low or 1
    places = " ".join(
        f"{LEFT + WIDTH * x / most_x:.1f},{top + HEIGHT * (high - y) / span:.1f}" for x, y in points
    )
    return [
        f'<text x="{LEFT}" y="{top - 8}" font-weight="bold">{name}</text>',
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#ccc"/>',
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{high:g}</text>',
        f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">{low:g}</text>',
        (
            f'<text x="{LEFT + WIDTH}" y="{top + HEIGHT + 16}" text-anchor="end">'
            f"{most_x:g} million decisions</text>"
        ),
        f'<polyline points="{places}" fill="none" stroke="#1f6f8b" stroke-width="2"/>',
    ]
