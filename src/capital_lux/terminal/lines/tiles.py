"""The power tiles explained, each with a mark that says where our knowledge of it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.power import Power
from capital_lux.rules.powers import SET_LETTERS, TILES
from capital_lux.telling.messages import DISTRICT, PlainMessage, message
from capital_lux.telling.messages import tile as name_of
from capital_lux.terminal.lines.table import MARKS, wrap

BRIEF = 185
"""About how many characters of a tile's effect a list shows, in whole sentences."""
BASES = ("rulebook", "first edition", "reconstruction", "your own")
"""Where our knowledge of a tile can come from."""
AnyPower = Power | type[Power]


def effect(tile: AnyPower) -> PlainMessage:
    """What a tile does.

    >>> effect(TILES["agent"])
    {'id': 'tile-agent-effect', 'args': {}}
    """
    if tile.name in TILES:
        return message(f"tile-{tile.name}-effect")
    return message("own-text", text=tile.effect) if tile.effect else message("tile-silent")


def example(tile: AnyPower) -> PlainMessage | None:
    if tile.name in TILES:
        return message(f"tile-{tile.name}-example")
    return message("own-text", text=tile.example) if tile.example else None


def basis(name: str) -> tuple[PlainMessage, PlainMessage]:
    """A tile's basis in a word, and what that means; to be shown wherever a tile is explained."""
    if name not in BASES:
        name = "your own"
    key = f"basis-{name.replace(' ', '-')}"
    return message(key), message(f"{key}-meaning")


def marked(tile: AnyPower) -> str:
    return say(name_of(tile.name)) + MARKS.get(tile.basis, "")


def legend(tiles: Iterable[AnyPower]) -> list[str]:
    """A sentence for each mark that these tiles have."""
    found = {tile.basis for tile in tiles}
    lines: list[str] = []
    for name, mark in MARKS.items():
        if name in found:
            word, meaning = basis(name)
            lines += wrap(say("tile-legend", mark=mark, basis=word, meaning=meaning))
    return lines


def brief(text: str) -> str:
    """The first sentences of an effect.

    >>> brief("Take 1 gold. " + "Never impossible. " * 20)[:32]
    'Take 1 gold. Never impossible. N'
    """
    kept: list[str] = []
    for sentence in re.split(r"(?<=\.) ", text):
        if kept and len(" ".join([*kept, sentence])) > BRIEF:
            break
        kept.append(sentence)
    return " ".join(kept)


def set_of(tile: AnyPower) -> PlainMessage:
    if tile.letter not in SET_LETTERS:
        return message("tile-no-set")
    return message("tile-set", letter=tile.letter, name=message(f"set-{tile.letter.lower()}"))


def tile_list() -> list[str]:
    lines = [say("tiles-title")]
    for colour in DISTRICT_NAMES:
        lines += ["", say(DISTRICT[colour]).upper()]
        for tile in TILES.values():
            if tile.colour == colour:
                key = "tile-facts" if tile.solo else "tile-facts-not-solo"
                facts = say(key, set=set_of(tile), basis=basis(tile.basis)[0])
                lines.append(f"  {marked(tile):<15}{facts}")
                lines += wrap(brief(say(effect(tile))), "    ", "")
    return [*lines, "", *legend(TILES.values()), "", say("tiles-more")]


def explained(tile: AnyPower) -> list[str]:
    # A user's class that is not a tile yet may have any colour, or none.
    district = DISTRICT.get(tile.colour) or message("own-text", text=tile.colour)
    head = say("tile-head", tile=marked(tile), district=district, set=set_of(tile))
    lines = [head, "", *wrap(say(effect(tile)), hang="")]
    shown = example(tile)
    if shown is not None:
        lines += ["", *wrap(say("tile-example", example=shown), hang="")]
    mark = MARKS.get(tile.basis, "")
    word, meaning = basis(tile.basis)
    named = f"{mark} {say(word)}" if mark else say(word)
    lines += ["", *wrap(say("tile-basis", basis=named, meaning=meaning), hang="")]
    return [*lines, say("tile-solo" if tile.solo else "tile-not-solo")]


def tile_by_name(name: str, own: Sequence[type[Power]] = ()) -> type[Power]:
    """A tile of the box or the user's, by its English name or the reader's, or a refusal."""
    wanted = name.strip().lower()
    for tile in (*own, *TILES.values()):
        if wanted in (tile.name.lower(), say(name_of(tile.name)).lower()):
            return tile
    names = [*(tile.name for tile in own), *TILES]
    raise Refusal("refusal-tile", tile=repr(name), tiles=", ".join(names))


def figures(tile: AnyPower) -> dict[str, Any]:
    """A tile for JSON: what it is by its English names, what it does in the reader's words."""
    shown = example(tile)
    return {
        "name": tile.name,
        "colour": tile.colour,
        "set": tile.letter if tile.letter in SET_LETTERS else None,
        "basis": tile.basis,
        "solo": tile.solo,
        "title": say(name_of(tile.name)),
        "effect": say(effect(tile)),
        "example": None if shown is None else say(shown),
    }
