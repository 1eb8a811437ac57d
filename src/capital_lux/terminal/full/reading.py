"""Pages to read: the help with the rules in brief, and an expert's advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.terminal.full.draw import Line, Part, painted, paragraphs, wrapped
from capital_lux.terminal.speech import say

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


def help_page(state: Mapping[str, Any], width: int) -> list[Line]:
    """The keys, how to read the table, the rules in brief and the tiles in play."""
    lines: list[Line] = [[Part(say("full-help-keys"), "head")]]
    for key, what in KEYS:
        first, *rest = wrapped(say(f"full-help-{what}"), width - 12)
        lines.append([Part(f" {key:<10} ", "key"), Part(first)])
        lines += [[Part(" " * 12 + line)] for line in rest]
    lines += [[], [Part(say("full-help-table"), "head")]]
    return [*lines, *paragraphs([say("full-help-reading")], width)]


def hint_page(found: Mapping[str, Any], state: Mapping[str, Any], width: int) -> list[Line]:
    """What an expert thinks of each choice, the best first."""
    words = {one["action"]: say(one["message"]) for one in state["choices"]}
    column = width - FIGURES
    titles = [say(f"advice-{name}") for name in ("margin", "win", "search")]
    head = f"{'':<{column}}{titles[0]:>8}{titles[1]:>8}{titles[2]:>8}"
    lines: list[Line] = [[Part(head, "soft")]]
    for line in found["actions"]:
        first, *rest = wrapped(words[line["action"]], column - 1)
        figures = f"{'-':>8}{'-':>8}"
        if line["margin"] is not None:
            figures = f"{line['margin']:>+8.1f}{100 * line['win']:>6.0f} %"
        searched = f"{100 * line['searched']:>6.0f} %"
        lines.append([*painted(f"{first:<{column}}"), Part(figures + searched)])
        lines += [painted(f"  {part}") for part in rest]
    meaning = say(f"advice-meaning-{found['until']}-you")
    sims = say("advice-simulations", count=found["simulations"])
    return [*lines, [], *paragraphs([f"{meaning} {say('advice-searched')} {sims}"], width)]
