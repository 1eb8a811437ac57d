"""Pictures of a study's figures, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil

INK, SOFT, PAPER = "#222222", "#bbbbbb", "#ffffff"
LESS, MORE = (49, 104, 142), (178, 58, 72)
"""The colours of what is below the mean of all, and above it."""
DARK = 0.7
"""From here on a colour is too dark for dark figures."""
CELL, LABEL, TOP = 26, 190, 176
SQUARE = f"h{CELL - 1}v{CELL - 1}h{1 - CELL}z"
ROW, WIDTH = 22, 460
EDGE, WIDE, CEILING, HIGH = 56, 640, 44, 400
"""Where curves are drawn: left, right, top, bottom."""
STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Between two marks of an axis."""
FAINT = "#e4e4e4"
HUES = ("#31688e", "#b23a48", "#3a7d44", "#8a6d1b", "#6b4c9a", "#444444")


def heat_map(title: str, values: Mapping[tuple[str, str], float]) -> str:
    """A square for each pair of a row and a column: its value in hundredths.

    The colour says how far it is from the mean of all.
    """
    rows = list(dict.fromkeys(row for row, _ in values))
    columns = list(dict.fromkeys(column for _, column in values))
    middle = sum(values.values()) / len(values)
    most = max(abs(value - middle) for value in values.values()) or 1.0
    shapes = [words(20, 24, title, size=16)]
    cells = []
    for x, column in enumerate(columns):
        at = LABEL + x * CELL + CELL / 2
        shapes.append(words(at + 4, TOP - 8, column, turned=True))
    for y, row in enumerate(rows):
        shapes.append(words(LABEL - 8, TOP + y * CELL + CELL * 0.7, row, anchor="end"))
        for x, column in enumerate(columns):
            if (row, column) not in values:
                continue
            value = values[row, column]
            left, top = LABEL + x * CELL, TOP + y * CELL
            amount = (value - middle) / most
            ink = f' fill="{PAPER}"' if abs(amount) > DARK else ""
            cells.append(
                f'<path fill="{shade(amount)}" d="M{left} {top}{SQUARE}"/>'
                f'<text x="{left + CELL // 2}" y="{top + 17}"{ink}>{round(100 * value)}</text>'
            )
    shapes += ['<g font-size="10" text-anchor="middle">', *cells, "</g>"]
    bottom = TOP + len(rows) * CELL + 28
    low, high = 100 * (middle - most), 100 * (middle + most)
    shapes.append(
        words(LABEL, bottom, f"blue: {low:.1f} %, white: {100 * middle:.1f} %, red: {high:.1f} %")
    )
    return picture(LABEL + len(columns) * CELL + 20, bottom + 16, shapes)


def shade(amount: float) -> str:
    """A colour from -1 to 1."""
    target = MORE if amount > 0 else LESS
    part = min(1.0, abs(amount))
    return "#" + "".join(f"{round(255 + (one - 255) * part):02x}" for one in target)


def forest(title: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """A point with its interval for each row: name, value and half of the interval."""
    low = min(0.0, *(value - half for _, value, half in rows))
    high = max(value + half for _, value, half in rows)
    across = WIDTH / (high - low)

    def at(value: float) -> float:
        return LABEL + (value - low) * across

    bottom = 60 + len(rows) * ROW
    shapes = [words(20, 24, title, size=16)]
    step = next(one for one in STEPS if high - low <= 7 * one)
    for tick in range(ceil(low / step), int(high / step) + 1):
        x = at(tick * step)
        shapes += [
            line(x, 48, x, bottom, FAINT if tick else SOFT),
            words(x, bottom + 18, f"{100 * tick * step:g} %", anchor="middle"),
        ]
    for number, (name, value, half) in enumerate(rows):
        y = 60 + number * ROW
        shapes += [
            words(LABEL - 8, y + 4, name, anchor="end"),
            line(at(value - half), y, at(value + half), y, INK),
            f'<circle cx="{at(value):.1f}" cy="{y}" r="4" fill="{INK}"/>',
        ]
    return picture(LABEL + WIDTH + 30, bottom + 36, shapes)


def curves(title: str, lines: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """A curve for each name, of points (x, a share, half of its interval), and its interval."""
    every = [point for points in lines.values() for point in points]
    right = max((x for x, _, _ in every), default=1) or 1
    low = min((value - half for _, value, half in every), default=0.0)
    low = int(10 * low) / 10

    def at(x: float, value: float) -> str:
        level = (min(value, 1.0) - low) / (1 - low)
        return f"{EDGE + x * (WIDE - EDGE) / right:.1f},{HIGH - level * (HIGH - CEILING):.1f}"

    shapes = [words(EDGE, 24, title, size=16)]
    for step in range(round(10 * low), 11):
        y = float(at(0, step / 10).split(",")[1])
        shapes += [
            line(EDGE, y, WIDE, y, FAINT),
            words(EDGE - 6, y + 4, f"{10 * step} %", anchor="end"),
        ]
    for x in range(0, int(right) + 1, 4):
        shapes.append(words(float(at(x, low).split(",")[0]), HIGH + 18, str(x), anchor="middle"))
    for number, (name, points) in enumerate(lines.items()):
        colour = HUES[number % len(HUES)]
        above = [at(x, value + half) for x, value, half in points]
        below = [at(x, value - half) for x, value, half in reversed(points)]
        middle = " ".join(at(x, value) for x, value, _ in points)
        y = HIGH - 20 * (len(lines) - number)
        shapes += [
            f'<polygon points="{" ".join(above + below)}" fill="{colour}" opacity="0.2"/>',
            f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>',
            line(WIDE - 170, y, WIDE - 145, y, colour),
            words(WIDE - 138, y + 4, name),
        ]
    return picture(WIDE + 20, HIGH + 32, shapes)


def bars(title: str, parts: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """A bar for each row, divided into shares of the whole; from blue to red as the parts go."""
    steps = max(1, len(parts) - 1)
    colours = [shade(2 * at / steps - 1) for at in range(len(parts))]
    shapes = [words(LABEL, 24, title, size=16)]
    for number, (name, shares) in enumerate(rows):
        y, left = 40 + number * ROW, float(LABEL)
        shapes.append(words(LABEL - 8, y + 13, name, anchor="end"))
        for part, share, colour in zip(parts, shares, colours, strict=True):
            wide = share * WIDTH
            shapes.append(
                f'<rect x="{left:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 4}" '
                f'fill="{colour}" stroke="{SOFT}"><title>{escape(name)}, {escape(part)}: '
                f"{100 * share:.1f} %</title></rect>"
            )
            left += wide
    bottom = 48 + len(rows) * ROW
    for at, (part, colour) in enumerate(zip(parts, colours, strict=True)):
        x = LABEL + (at % 4) * WIDTH / 4
        y = bottom + (at // 4) * ROW
        shapes.append(
            f'<rect x="{x:.1f}" y="{y}" width="14" height="14" fill="{colour}" stroke="{SOFT}"/>'
        )
        shapes.append(words(x + 20, y + 12, part))
    return picture(LABEL + WIDTH + 30, bottom + 2 * ROW + 8, shapes)


def words(
    x: float, y: float, text: str, *, size: int = 12, anchor: str = "start", turned: bool = False
) -> str:
    turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" '
        f'fill="{INK}"{turn}>{escape(text)}</text>'
    )


def line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}" stroke-width="2"/>'
    )


def picture(width: float, height: float, shapes: Sequence[str]) -> str:
    inside = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'font-family="sans-serif">\n<rect width="100%" height="100%" fill="{PAPER}"/>\n'
        f"{inside}\n</svg>\n"
    )
