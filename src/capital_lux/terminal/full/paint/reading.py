"""Pages to read: the help with the rules in brief, and an expert's advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.console.speech import say
from capital_lux.rules.power import Power
from capital_lux.rules.powers import TILES
from capital_lux.telling.messages import DISTRICT, powers_of
from capital_lux.terminal.full.paint.draw import PaintedLine, Span, painted, paragraphs, wrapped
from capital_lux.terminal.lines.advice import figures_of, meaning_of
from capital_lux.terminal.lines.help import EDITIONS, powers_in_brief
from capital_lux.terminal.lines.tiles import AnyPower, legend

KEYS = (
    ("1-9", "number"),
    ("h c", "card"),
    ("b p y g", "district"),
    ("Enter", "enter"),
    ("Esc", "escape"),
    ("! u l q", "commands"),
    ("PgUp PgDn", "scroll"),
)
FIGURES = 24


def help_page(state: Mapping[str, Any], tiles: Sequence[Power], width: int) -> list[PaintedLine]:
    """The keys, how to read the table, the rules in brief and the tiles in play.

    `tiles`: those in play where they are at hand; else the box's of the same names.
    """
    lines: list[PaintedLine] = [[Span(say("full-help-keys"), "head")]]
    for key, what in KEYS:
        first, *rest = wrapped(say(f"full-help-{what}"), width - 12)
        lines.append([Span(f" {key:<10} ", "key"), Span(first)])
        lines += [[Span(" " * 12 + line)] for line in rest]
    lines += [[], [Span(say("full-help-table"), "head")]]
    lines += [*paragraphs([say("full-help-reading")], width), []]
    view = state["view"]
    known: Sequence[AnyPower] = tiles or [TILES[name] for name in powers_of(view) if name in TILES]
    return [*lines, *rules_lines("solo" if "rob" in view else view["edition"], known, width)]


def rules_lines(edition: str, tiles: Sequence[AnyPower], width: int) -> list[PaintedLine]:
    """The rules of an edition ("solo" is one) in brief, and what some tiles do."""
    first, *rest = EDITIONS[edition]
    lines: list[PaintedLine] = [[Span(say(f"{first}-title"), "head")]]
    lines += paragraphs([say(first)], width)
    if edition != "first":
        lines += [[], [Span(say("help-tiles"), "head")]]
    for colour, name, text in powers_in_brief(edition, tiles):
        title = f"{say(DISTRICT[colour]).upper()} {name}:"
        begin, *more = wrapped(f"{title} {text}", width, "  ")
        lines.append([Span(begin[: len(title)], f"{colour} bold"), *painted(begin[len(title) :])])
        lines += map(painted, more)
    if edition != "first":
        return [*lines, [], *paragraphs(legend(tiles), width)]
    return [*lines, *paragraphs(map(say, rest), width)]


def hint_page(found: Mapping[str, Any], state: Mapping[str, Any], width: int) -> list[PaintedLine]:
    """What an expert thinks of each choice, the best first."""
    words = {one["action"]: say(one["message"]) for one in state["choices"]}
    column = max(FIGURES, width - FIGURES)
    titles = [say(f"advice-{name}") for name in ("lead", "win", "search")]
    head = f"{'':<{column}}{titles[0]:>8}{titles[1]:>8}{titles[2]:>8}"
    lines: list[PaintedLine] = [[Span(head, "soft")]]
    for line in found["actions"]:
        first, *rest = wrapped(words[line["action"]], column - 1)
        lines.append([*painted(f"{first:<{column}}"), Span(figures_of(line, 8))])
        lines += [painted(f"  {part}") for part in rest]
    return [*lines, [], *paragraphs([meaning_of(found)], width)]
