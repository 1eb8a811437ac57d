"""An analysis as a picture: the chance to win and the lead over the game, with the mistakes.

SVG needs nothing else; for PNG it takes Pillow, which the extra `rl` brings.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from capital_lux.analysis.shape import JUDGEMENTS, Analysis

WIDTH, HEIGHT, LEFT, RIGHT, TOP, GAP = 720, 220, 60, 130, 40, 60
SIZE = LEFT + WIDTH + RIGHT, TOP + 2 * (HEIGHT + GAP)
SEATS = ("#1f6f8b", "#b23a6b", "#8a6d00", "#2e7d32")
MARKS = {"blunder": "#c1121f", "mistake": "#e2711d", "inaccuracy": "#e6b800"}
SOFT, DARK = "#bbbbbb", "#222222"
FONT = 13
DOT = 5
Point = tuple[float, float]
Say = Callable[[str], str]


class Line(NamedTuple):
    points: Sequence[Point]
    colour: str
    width: int


class Dot(NamedTuple):
    at: Point
    colour: str


class Words(NamedTuple):
    at: Point
    text: str
    colour: str
    anchor: str
    """"start", "middle" or "end": which part of the words is there."""


Shape = Line | Dot | Words


def drawing(found: Analysis, names: Sequence[str], say: Say) -> list[Shape]:
    """Two panels, one below the other; `say` puts the words of `analysis.ftl`."""
    last = max([1, *(luck.step for luck in found.luck)])
    last = max([last, *(one.step for player in found.players for one in player.decisions)])
    ahead = [abs(one.lead) for player in found.players for one in player.decisions]
    most = max([10.0, *ahead, *(abs(player.lead) for player in found.players)])
    shapes: list[Shape] = []
    for number, (title, low, high) in enumerate(
        (("analysis-plot-win", 0.0, 100.0), ("analysis-plot-lead", -most, most))
    ):
        top = TOP + number * (HEIGHT + GAP)

        def place(step: float, value: float, top: int = top, low: float = low, high: float = high) -> Point:
            return LEFT + WIDTH * step / last, top + HEIGHT * (high - value) / (high - low)

        shapes.append(Words((LEFT, top - 10), say(title), DARK, "start"))
        for level in (low, (low + high) / 2, high):
            shapes.append(Line((place(0, level), place(last, level)), SOFT, 1))
            shapes.append(Words((LEFT - 8, place(0, level)[1]), f"{level:.0f}", DARK, "end"))
        for luck in found.luck:
            if luck.kind == "deal":
                shapes.append(Line((place(luck.step, low), place(luck.step, high)), SOFT, 1))
        for player in found.players:
            colour = SEATS[player.seat]
            course = [(one.step, 100 * one.win, one.lead) for one in player.decisions]
            course.append((last, 100 * player.win, player.lead))
            points = [place(step, lead if number else win) for step, win, lead in course]
            shapes.append(Line(points, colour, 2))
            for one, at in zip(player.decisions, points, strict=False):
                if one.judgement:
                    shapes.append(Dot(at, MARKS[one.judgement]))
            if number == 0:
                row = top + FONT + 1.6 * FONT * player.seat
                shapes.append(Words((LEFT + WIDTH + 10, row), names[player.seat], colour, "start"))
    for number, judgement in enumerate(JUDGEMENTS):
        at = LEFT + WIDTH + 15.0, SIZE[1] - GAP - HEIGHT + 1.6 * FONT * (number + 1.0)
        shapes.append(Dot(at, MARKS[judgement]))
        shapes.append(Words((at[0] + 12, at[1]), say(f"analysis-{judgement}"), DARK, "start"))
    return shapes


def svg(shapes: Sequence[Shape]) -> str:
    out = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE[0]} {SIZE[1]}" '
            f'font-family="sans-serif" font-size="{FONT}">'
        ),
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for shape in shapes:
        if isinstance(shape, Line):
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
            look = f'stroke="{shape.colour}" stroke-width="{shape.width}"'
            out.append(f'<polyline points="{points}" fill="none" {look}/>')
        elif isinstance(shape, Dot):
            x, y = shape.at
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT}" fill="{shape.colour}"/>')
        else:
            x, y = shape.at
            look = f'fill="{shape.colour}" text-anchor="{shape.anchor}"'
            out.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" {look}>{escape(shape.text)}</text>')
    return "\n".join([*out, "</svg>", ""])


def png(shapes: Sequence[Shape]) -> bytes:
    """The same as PNG; `ModuleNotFoundError` without Pillow."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", SIZE, "white")
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(FONT)
    anchors = {"start": "lm", "middle": "mm", "end": "rm"}
    for shape in shapes:
        if isinstance(shape, Line):
            draw.line(list(shape.points), shape.colour, shape.width)
        elif isinstance(shape, Dot):
            draw.circle(shape.at, DOT, shape.colour)
        else:
            draw.text(shape.at, shape.text, shape.colour, font, anchors[shape.anchor])
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
