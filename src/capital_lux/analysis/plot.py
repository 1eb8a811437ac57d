"""An analysis as a picture: the chance to win and the lead over the game, with the mistakes.

SVG needs nothing else; PNG needs Pillow, which the extra `rl` brings.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from capital_lux.analysis.shape import JUDGEMENTS, AnalysedSeat, Analysis

WIDTH, HEIGHT, LEFT, RIGHT, TOP, GAP = 720, 220, 60, 130, 40, 60
SIZE = LEFT + WIDTH + RIGHT, TOP + 2 * (HEIGHT + GAP)
SEATS = ("#1f6f8b", "#b23a6b", "#8a6d00", "#2e7d32")
MARKS = {"blunder": "#c1121f", "mistake": "#e2711d", "inaccuracy": "#e6b800"}
SOFT, DARK = "#bbbbbb", "#222222"
FONT = 13
DOT = 5
Point = tuple[float, float]


class Polyline(NamedTuple):
    """A line through points."""

    points: Sequence[Point]
    colour: str
    width: int


class Dot(NamedTuple):
    """A round mark at a point."""

    at: Point
    colour: str


class Words(NamedTuple):
    """A text that begins or ends at a point."""

    at: Point
    text: str
    colour: str
    anchor: str
    """"start" or "end"."""


Shape = Polyline | Dot | Words


class Panel(NamedTuple):
    """Where on the picture something is drawn over the steps of a game."""

    top: int
    low: float
    high: float
    last: int

    def place(self, step: float, value: float) -> Point:
        share = (self.high - value) / (self.high - self.low)
        return LEFT + WIDTH * step / self.last, self.top + HEIGHT * share

    def frame(self, title: str, deals: Sequence[int]) -> Iterator[Shape]:
        """The title, the levels, and where a round begins."""
        yield Words((LEFT, self.top - 10), title, DARK, "start")
        for level in (self.low, (self.low + self.high) / 2, self.high):
            yield Polyline((self.place(0, level), self.place(self.last, level)), SOFT, 1)
            yield Words((LEFT - 8, self.place(0, level)[1]), f"{level:.0f}", DARK, "end")
        for step in deals:
            yield Polyline((self.place(step, self.low), self.place(step, self.high)), SOFT, 1)

    def course(self, player: AnalysedSeat, values: Sequence[float]) -> Iterator[Shape]:
        """What a player could expect at each decision, the result, and the mistakes."""
        steps = [*(one.step for one in player.decisions), self.last]
        points = [self.place(*at) for at in zip(steps, values, strict=True)]
        yield Polyline(points, SEATS[player.seat], 2)
        for one, point in zip(player.decisions, points, strict=False):
            if one.judgement:
                yield Dot(point, MARKS[one.judgement])


def drawing(found: Analysis, names: Sequence[str], say: Callable[[str], str]) -> list[Shape]:
    """Two panels, one below the other; `say` has the words."""
    steps = [one.step for player in found.players for one in player.decisions]
    deals = [luck.step for luck in found.luck if luck.kind == "deal"]
    last = max([1, *steps, *(luck.step for luck in found.luck)])
    wins = [
        [*(100 * one.win for one in player.decisions), 100 * player.win] for player in found.players
    ]
    leads = [[*(one.lead for one in player.decisions), player.lead] for player in found.players]
    most = max([10.0, *(abs(lead) for course in leads for lead in course)])
    upper, lower = Panel(TOP, 0, 100, last), Panel(TOP + HEIGHT + GAP, -most, most, last)
    shapes = [
        *upper.frame(say("analysis-plot-win"), deals),
        *lower.frame(say("analysis-plot-lead"), deals),
    ]
    for row, (player, win, lead) in enumerate(zip(found.players, wins, leads, strict=True), 1):
        shapes += [*upper.course(player, win), *lower.course(player, lead)]
        at = LEFT + WIDTH + 10, upper.top + 1.6 * FONT * row
        shapes.append(Words(at, names[player.seat], SEATS[player.seat], "start"))
    for row, judgement in enumerate(JUDGEMENTS, 1):
        x, y = LEFT + WIDTH + 15, lower.top + 1.6 * FONT * row
        shapes.append(Dot((x, y), MARKS[judgement]))
        shapes.append(Words((x + 12, y), say(f"analysis-{judgement}"), DARK, "start"))
    return shapes


def svg(shapes: Sequence[Shape], size: tuple[int, int] = SIZE) -> str:
    out = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" '
            f'font-family="sans-serif" font-size="{FONT}">'
        ),
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for shape in shapes:
        if isinstance(shape, Polyline):
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
    anchors = {"start": "lm", "end": "rm"}
    for shape in shapes:
        if isinstance(shape, Polyline):
            draw.line(list(shape.points), shape.colour, shape.width)
        elif isinstance(shape, Dot):
            draw.circle(shape.at, DOT, shape.colour)
        else:
            draw.text(shape.at, shape.text, shape.colour, font, anchors[shape.anchor])
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
