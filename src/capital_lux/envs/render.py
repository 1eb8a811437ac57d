"""A position as text and as a picture, from a view or a snapshot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from capital_lux.envs import check_choice
from capital_lux.observation.tiles import SECTIONS
from capital_lux.rules.cards import DISTRICT_NAMES, VALUE, kind_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.ImageDraw import ImageDraw

RENDER_MODES = ["human", "ansi", "rgb_array"]
LEAST = 10
"""Characters of a column, at least."""
KEYS = [section.key for section in SECTIONS.values()]
EXTRAS = [key for key in KEYS if key not in ("", "modifiers")] + ["rob"]
"""Modifiers are shown over their districts."""
COLOURS = {"B": "#3f6fb5", "P": "#c0578f", "Y": "#d9a520", "G": "#3f9a5f"}
SOFT = {"B": "#dbe6f5", "P": "#f5dde9", "Y": "#f8ecc9", "G": "#d9eee0"}
PAPER, INK, PALE, LINE, RED = "#faf7f0", "#26221c", "#7d766a", "#c9c2b4", "#b3261e"
CARD_WIDTH, CARD_HEIGHT, GAP, ROW, MARGIN = 26, 34, 3, 84, 12
LABEL, NAME, COLUMN, HEADER = 108, 52, 210, 40


def check_render_mode(mode: str | None) -> str | None:
    return None if mode is None else check_choice("render mode", mode, RENDER_MODES)


def show(view: Mapping[str, Any], mode: str | None) -> str | NDArray[np.uint8] | None:
    """A view or a snapshot: printed, as text, or as a picture."""
    if mode is None:
        from gymnasium import logger

        logger.warn(f"render() needs a render_mode: {', '.join(RENDER_MODES)}")
        return None
    if mode == "rgb_array":
        return as_image(view)
    text = as_text(view)
    if mode == "ansi":
        return text
    print(text)
    return None


def total_of(cards: Sequence[str]) -> int:
    return sum(VALUE[kind_of(card)] for card in cards)


def modifiers_of(view: Mapping[str, Any], district: str) -> list[str]:
    """The modifiers over a district; ? is one that lies face down."""
    placed = view.get("modifiers", {}).get(district, [])
    return ["?" if item["value"] is None else f"{item['value']:+}" for item in placed]


def headline(view: Mapping[str, Any]) -> str:
    """Where the game stands."""
    deck = view["deck"] if isinstance(view["deck"], int) else len(view["deck"])
    parts = [f"round {view['round']}", view["phase"]]
    if view["waiting"]:
        parts.append("waiting for seat " + ", ".join(map(str, view["waiting"])))
    parts += [f"start {view['start']}", f"deck {deck}"]
    if "gold_pile" in view:
        parts.append(f"gold {view['gold_pile']}")
    if view.get("powers"):
        parts.append(", ".join(view["powers"]))
    return f"Capital Lux, {view['edition']}: " + "; ".join(parts)


def holdings(player: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """What a seat holds, named; for a hand that cannot be seen, only how many."""
    found = [("bonus", player["bonus"])]
    for zone, name in (("hand", "hand"), ("kept", "kept"), ("packs", "pack")):
        if player.get(zone):
            found.append((name, player[zone]))
    if "hand" not in player and player["hand_size"]:
        found.append(("hand", ["??"] * player["hand_size"]))
    return [(name, cards) for name, cards in found if cards]


def extras(view: Mapping[str, Any]) -> list[str]:
    """The tiles' components, a line for each tile."""
    lines = [f"{name}: {view[name]}" for name in EXTRAS if view.get(name)]
    if view.get("pending"):
        lines.append("pending: " + ", ".join(f"{k} {v}" for k, v in view["pending"].items()))
    if "scores" in view:
        winners = ", ".join(map(str, view["winners"]))
        lines.append(f"scores: {view['scores']}, won by seat {winners}")
    return lines


def as_text(view: Mapping[str, Any]) -> str:
    """A view or a snapshot as text.

    >>> from capital_lux import Game
    >>> print(as_text(Game("first", 2, seed=7).view(0)))
    Capital Lux, first: round 1; draft; waiting for seat 0, 1; start 0; deck 59; gold 8
              blue      pink      yellow    green
    capital   5: B5     -         -         -
    seat 0 *  -         -         -         -
              gold 0; pack: P4 P6 Y3 G2 G5 G5
    seat 1 *  -         -         -         -
              gold 0; hand: ?? ?? ?? ?? ?? ??
    """
    capital = [cell(view["capital"][name], modifiers_of(view, name)) for name in DISTRICT_NAMES]
    table = [["", *DISTRICT_NAMES], ["capital", *capital]]
    below = {}
    for seat, player in enumerate(view["players"]):
        held = [f"{name}: {' '.join(cards)}" for name, cards in holdings(player)]
        below[len(table)] = "; ".join([f"gold {player['gold']}", *held])
        label = f"seat {seat}" + (" *" if seat in view["waiting"] else "")
        table.append([label, *(cell(player["home"][name]) for name in DISTRICT_NAMES)])
    widths = [max(LEAST, *(len(row[place]) + 2 for row in table)) for place in range(len(table[0]))]
    lines = [headline(view)]
    for place, row in enumerate(table):
        lines.append("".join(f"{text:{width}}" for text, width in zip(row, widths, strict=True)))
        if place in below:
            lines.append(" " * widths[0] + below[place])
    return "\n".join(line.rstrip() for line in [*lines, *extras(view)])


def cell(cards: Sequence[str], modifiers: Sequence[str] = ()) -> str:
    """A district as text: its total, its cards, and the modifiers over it."""
    if not cards and not modifiers:
        return "-"
    return f"{total_of(cards)}: {' '.join([*cards, *modifiers])}"


def as_image(view: Mapping[str, Any]) -> NDArray[np.uint8]:
    """A view or a snapshot as a picture: height, width and three colours."""
    import numpy as np
    from PIL import Image, ImageDraw

    lines = extras(view)
    width = LABEL + len(DISTRICT_NAMES) * COLUMN + MARGIN
    height = HEADER + ROW * (1 + 2 * len(view["players"])) + 18 * len(lines) + MARGIN
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    pen.text((MARGIN, 12), headline(view), fill=INK, font_size=14)
    y = HEADER
    paint_row(pen, y, "capital", [view["capital"][name] for name in DISTRICT_NAMES])
    for place, name in enumerate(DISTRICT_NAMES):
        text = " ".join(modifiers_of(view, name))
        pen.text((LABEL + place * COLUMN + 60, y + 6), text, fill=RED, font_size=14)
    for seat, player in enumerate(view["players"]):
        y += ROW
        pen.line((0, y - 4, width, y - 4), fill=LINE)
        label = f"seat {seat}" + (" *" if seat in view["waiting"] else "")
        limits = [total_of(view["capital"][name]) for name in DISTRICT_NAMES]
        paint_row(pen, y, label, [player["home"][name] for name in DISTRICT_NAMES], limits)
        y += ROW
        pen.text((MARGIN, y + 26), f"gold {player['gold']}", fill=INK, font_size=14)
        x = LABEL
        for zone, cards in holdings(player):
            pen.text((x, y + 6), zone, fill=PALE, font_size=13)
            x = max(x + NAME, paint_cards(pen, x, y + 24, cards, width) + 4 * GAP)
    for place, line in enumerate(lines):
        pen.text((MARGIN, y + ROW + 18 * place), line[:130], fill=INK, font_size=13)
    return np.asarray(image, dtype=np.uint8)


def paint_row(
    pen: ImageDraw,
    y: int,
    label: str,
    districts: Sequence[Sequence[str]],
    limits: Sequence[int] | None = None,
) -> None:
    """The four districts of the capital or of a home; a total above its limit is red."""
    pen.text((MARGIN, y + 26), label, fill=INK, font_size=15)
    for place, cards in enumerate(districts):
        x = LABEL + place * COLUMN
        letter = DISTRICT_NAMES[place][0].upper()
        box = (x - 6, y, x + COLUMN - 14, y + ROW - 10)
        pen.rounded_rectangle(box, 6, fill=SOFT[letter])
        total = total_of(cards)
        over = limits is not None and total > limits[place]
        pen.text((x, y + 4), str(total), fill=RED if over else COLOURS[letter], font_size=17)
        paint_cards(pen, x, y + 30, cards, x + COLUMN - 14)


def paint_cards(pen: ImageDraw, x: int, y: int, cards: Sequence[str], end: int) -> int:
    """Cards from left to right, closer together when there are many; where they end."""
    step = CARD_WIDTH + GAP
    if cards and x + step * len(cards) > end:
        step = max(6, (end - x - CARD_WIDTH) // len(cards))
    for card in cards:
        colour = COLOURS.get(card[0], PALE)
        box = (x, y, x + CARD_WIDTH, y + CARD_HEIGHT)
        pen.rounded_rectangle(box, 4, fill=colour, outline=PAPER)
        pen.text((x + 4, y + 9), card, fill=PAPER, font_size=14)
        x += step
    return x
