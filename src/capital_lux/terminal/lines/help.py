"""The help of line mode, for the edition and the tiles that are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import FIRST_TILES
from capital_lux.telling.messages import DISTRICT, tile
from capital_lux.terminal.lines.table import wrap
from capital_lux.terminal.lines.tiles import AnyPower, effect, legend, marked

KEYS = {"t": "table", "l": "log", "l all": "log-all", "!": "hint", "u": "back"}
KEYS |= {"?": "help", "q": "leave"}
"""What can be typed instead of an action, and the message that explains it."""
EDITIONS = {
    "first": ("help-first", "help-first-end"),
    "generations": ("help-generations",),
    "solo": ("help-solo",),
}
"""The rules in brief: the paragraphs of each edition."""


def help_lines(
    edition: str, solo: bool, tiles: Sequence[AnyPower], keys: Mapping[str, str] = KEYS
) -> list[str]:
    """The commands, the rules in brief, and the tiles in play."""
    name = "solo" if solo else edition
    lines = wrap(say("help-choose"), hang="")
    for key, explains in keys.items():
        lines.append(f"  {key:<6} {say(f'help-{explains}')}")
    first, *rest = EDITIONS[name]
    lines += ["", say(f"{first}-title"), *wrap(say(first), hang="")]
    if edition != "first":
        lines += ["", say("help-tiles")]
    for colour, title, text in powers_in_brief(edition, tiles):
        title = f"{say(DISTRICT[colour]).upper()} {title}"
        lines += wrap(say("named-text", name=title, text=text), "  ")
    for paragraph in rest:
        lines += wrap(say(paragraph), hang="")
    return lines if edition == "first" else [*lines, *legend(tiles)]


def powers_in_brief(edition: str, tiles: Sequence[AnyPower]) -> list[tuple[str, str, str]]:
    """Each power of the first edition, or each tile: its colour, its name and what it does."""
    if edition != "first":
        return [(one.colour, marked(one), say(effect(one))) for one in tiles]
    powers = zip(DISTRICT_NAMES, FIRST_TILES, strict=True)
    return [(colour, say(tile(one)), say(f"help-first-{one}")) for colour, one in powers]
