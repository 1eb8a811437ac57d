"""The help of line mode, for the edition and the tiles that are played."""

from __future__ import annotations

from collections.abc import Sequence

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.power import Power
from capital_lux.telling.messages import DISTRICT, FIRST_POWERS, tile
from capital_lux.terminal.lines.table import wrap
from capital_lux.terminal.lines.tiles import in_play

KEYS = {"t": "table", "l": "log", "l all": "log-all", "!": "hint", "?": "help", "q": "leave"}
"""What can be typed instead of an action, and the message that explains it."""
EDITIONS = {
    "first": ("help-first", "help-first-end"),
    "generations": ("help-generations",),
    "solo": ("help-solo",),
}
"""The rules in brief: the paragraphs of each edition."""


def help_lines(edition: str, solo: bool, tiles: Sequence[Power]) -> list[str]:
    """The commands, the rules in brief, and the tiles in play."""
    name = "solo" if solo else edition
    lines = wrap(say("help-choose"), hang="")
    for key, explains in KEYS.items():
        lines.append(f"  {key:<6} {say(f'help-{explains}')}")
    first, *rest = EDITIONS[name]
    lines += ["", say(f"{first}-title"), *wrap(say(first), hang="")]
    if edition == "first":
        for colour, power in zip(DISTRICT_NAMES, FIRST_POWERS, strict=True):
            district = say(DISTRICT[colour]).upper()
            name, text = f"{district} {say(tile(power))}", say(f"help-first-{power}")
            lines += wrap(say("named-text", name=name, text=text), "  ")
    for paragraph in rest:
        lines += wrap(say(paragraph), hang="")
    if edition == "first":
        return lines
    return [*lines, "", say("help-tiles"), *in_play(tiles)]
