"""Pages to read: the help with the rules in brief, and an expert's advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.console.speech import figure, say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.power import Power
from capital_lux.rules.powers import TILES
from capital_lux.telling.explain import effect
from capital_lux.telling.messages import DISTRICT, FIRST_POWERS, powers_of, tile
from capital_lux.terminal.full.paint.draw import Line, Part, painted, paragraphs, wrapped
from capital_lux.terminal.lines.help import EDITIONS
from capital_lux.terminal.lines.tiles import Tile, legend, marked

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


def help_page(state: Mapping[str, Any], tiles: Sequence[Power], width: int) -> list[Line]:
    """The keys, how to read the table, the rules in brief and the tiles in play.

    `tiles`: those in play where they are at hand; else the box's of the same names.
    """
    lines: list[Line] = [[Part(say("full-help-keys"), "head")]]
    for key, what in KEYS:
        first, *rest = wrapped(say(f"full-help-{what}"), width - 12)
        lines.append([Part(f" {key:<10} ", "key"), Part(first)])
        lines += [[Part(" " * 12 + line)] for line in rest]
    lines += [[], [Part(say("full-help-table"), "head")]]
    lines += [*paragraphs([say("full-help-reading")], width), []]
    view = state["view"]
    known: Sequence[Tile] = tiles or [TILES[name] for name in powers_of(view) if name in TILES]
    return [*lines, *rules_lines("solo" if "rob" in view else view["edition"], known, width)]


def rules_lines(edition: str, tiles: Sequence[Tile], width: int) -> list[Line]:
    """The rules of an edition ("solo" is one) in brief, and what some tiles do."""
    first, *rest = EDITIONS[edition]
    lines: list[Line] = [[Part(say(f"{first}-title"), "head")]]
    lines += paragraphs([say(first)], width)
    if edition == "first":
        for colour, power in zip(DISTRICT_NAMES, FIRST_POWERS, strict=True):
            lines += named(colour, say(tile(power)), say(f"help-first-{power}"), width)
        return [*lines, *paragraphs(map(say, rest), width)]
    lines += [[], [Part(say("help-tiles"), "head")]]
    for one in tiles:
        lines += named(one.colour, marked(one), say(effect(one)), width)
    return [*lines, [], *paragraphs(legend(tiles), width)]


def named(colour: str, name: str, text: str, width: int) -> list[Line]:
    title = f"{say(DISTRICT[colour]).upper()} {name}:"
    first, *rest = wrapped(f"{title} {text}", width, "  ")
    line = [Part(first[: len(title)], f"{colour} bold"), *painted(first[len(title) :])]
    return [line, *map(painted, rest)]


def hint_page(found: Mapping[str, Any], state: Mapping[str, Any], width: int) -> list[Line]:
    """What an expert thinks of each choice, the best first."""
    words = {one["action"]: say(one["message"]) for one in state["choices"]}
    column = max(FIGURES, width - FIGURES)
    titles = [say(f"advice-{name}") for name in ("margin", "win", "search")]
    head = f"{'':<{column}}{titles[0]:>8}{titles[1]:>8}{titles[2]:>8}"
    lines: list[Line] = [[Part(head, "soft")]]
    for line in found["actions"]:
        first, *rest = wrapped(words[line["action"]], column - 1)
        figures = f"{'-':>8}{'-':>8}"
        if line["margin"] is not None:
            figures = f"{figure(line['margin'], 1, sign=True):>8}{100 * line['win']:>6.0f} %"
        searched = f"{100 * line['searched']:>6.0f} %"
        lines.append([*painted(f"{first:<{column}}"), Part(figures + searched)])
        lines += [painted(f"  {part}") for part in rest]
    meaning = say(f"advice-meaning-{found['until']}-you")
    sims = say("advice-simulations", count=found["simulations"])
    return [*lines, [], *paragraphs([f"{meaning} {say('advice-searched')} {sims}"], width)]
