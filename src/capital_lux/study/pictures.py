"""Pictures of a study's figures, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

INK, SOFT, PAPER = "#222222", "#bbbbbb", "#ffffff"
LESS, MORE = (49, 104, 142), (178, 58, 72)
"""The colours of what is below the mean of all, and above it."""
CELL, LABEL, TOP = 26, 190, 200
ROW, WIDTH = 22, 460


def heat_map(title: str, values: Mapping[tuple[str, str], float]) -> str:
    """A square for each pair of a row and a column, coloured by how far it is from the mean."""
    rows = list(dict.fromkeys(row for row, _ in values))
    columns = list(dict.fromkeys(column for _, column in values))
    middle = sum(values.values()) / len(values)
    most = max(abs(value - middle) for value in values.values()) or 1.0
    shapes = [words(LABEL, 24, title, size=16)]
    for x, column in enumerate(columns):
        at = LABEL + x * CELL + CELL / 2
        shapes.append(words(at + 4, TOP - 8, column, turned=True))
    for y, row in enumerate(rows):
        shapes.append(words(LABEL - 8, TOP + y * CELL + CELL * 0.7, row, anchor="end"))
        for x, column in enumerate(columns):
            if (row, column) not in values:
                continue
            value = values[row, column]
            shapes.append(
                f'<rect x="{LABEL + x * CELL}" y="{TOP + y * CELL}" width="{CELL - 1}" '
                f'height="{CELL - 1}" fill="{shade((value - middle) / most)}">'
                f"<title>{escape(row)}, {escape(column)}: {100 * value:.1f} %</title></rect>"
            )
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
    known = [row for row in rows if row[1] == row[1]]
    low = min(0.0, *(value - half for _, value, half in known))
    high = max(value + half for _, value, half in known)
    across = WIDTH / (high - low)

    def at(value: float) -> float:
        return LABEL + (value - low) * across

    bottom = 60 + len(known) * ROW
    shapes = [
        words(LABEL, 24, title, size=16),
        line(at(0), 48, at(0), bottom, SOFT),
        words(at(0), bottom + 18, "0", anchor="middle"),
        words(at(high), bottom + 18, f"{100 * high:.1f} %", anchor="end"),
    ]
    for number, (name, value, half) in enumerate(known):
        y = 60 + number * ROW
        shapes += [
            words(LABEL - 8, y + 4, name, anchor="end"),
            line(at(value - half), y, at(value + half), y, INK),
            f'<circle cx="{at(value):.1f}" cy="{y}" r="4" fill="{INK}"/>',
        ]
    return picture(LABEL + WIDTH + 30, bottom + 36, shapes)


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
