"""The power tiles explained, each with a mark that says where our knowledge of it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from capital_lux.rules.power import Power
from capital_lux.rules.powers import BASES, SET_NAMES, TILES
from capital_lux.terminal.refusal import Refusal
from capital_lux.terminal.sentences import DISTRICTS, capitalised
from capital_lux.terminal.table import MARKS, wrap

BRIEF = 185
"""About how many letters of a tile's effect a list shows, in whole sentences."""
OWN = "a tile from a Python file of yours"
Tile = Power | type[Power]


def meaning(basis: str) -> str:
    """What a tile's basis means."""
    return BASES.get(basis, OWN)


def marked(tile: Tile) -> str:
    """A tile's name with the mark of its basis."""
    return capitalised(tile.name) + MARKS.get(tile.basis, "")


def legend(tiles: Iterable[Tile]) -> list[str]:
    """A sentence for each mark that these tiles have."""
    found = {tile.basis for tile in tiles}
    lines: list[str] = []
    for basis, mark in MARKS.items():
        if basis in found:
            lines += wrap(f"{mark} {basis}: {meaning(basis)}.")
    return lines


def brief(effect: str) -> str:
    """The first sentences of an effect, without what makes it impossible.

    >>> brief("Take 1 gold. Never impossible.")
    'Take 1 gold.'
    """
    kept: list[str] = []
    for sentence in re.split(r"(?<=\.) ", effect):
        if re.match("(Never i|I)mpossible", sentence):
            continue
        if kept and len(" ".join([*kept, sentence])) > BRIEF:
            break
        kept.append(sentence)
    return " ".join(kept)


def set_of(tile: Tile) -> str:
    """The set that a tile belongs to."""
    return f"set {tile.letter} {SET_NAMES[tile.letter]}" if tile.letter in SET_NAMES else "no set"


def tile_list() -> list[str]:
    """All tiles by colour."""
    lines = ["The 16 power tiles of Generations; a game has one of each colour."]
    for colour in DISTRICTS:
        lines += ["", colour.upper()]
        for tile in TILES.values():
            if tile.colour == colour:
                basis = f"{set_of(tile)}, basis: {tile.basis}"
                lines.append(f"  {marked(tile):<15}{basis}{', not solo' * (not tile.solo)}")
                lines += wrap(brief(tile.effect), "    ", "")
    return [*lines, "", *legend(TILES.values()), "", "lux powers NAME explains one in full."]


def explained(tile: Tile) -> list[str]:
    """One tile in full."""
    lines = [f"{marked(tile)}: {tile.colour}, {set_of(tile)}", ""]
    lines += wrap(tile.effect or "It does not say what it does.", hang="")
    if tile.example:
        lines += ["", *wrap(f"Example: {tile.example}", hang="")]
    mark = MARKS.get(tile.basis, "")
    basis = f"Basis: {mark}{' ' * bool(mark)}{tile.basis}, {meaning(tile.basis)}."
    allowed = "allowed" if tile.solo else "not allowed"
    return [*lines, "", *wrap(basis, hang=""), f"Solo against ROB: {allowed}."]


def tile_by_name(name: str) -> type[Power]:
    """A tile of the box, or a refusal that lists them."""
    wanted = name.strip().lower()
    if wanted not in TILES:
        raise Refusal(f"there is no tile {name!r}: the tiles are {', '.join(TILES)}")
    return TILES[wanted]


def in_play(tiles: Sequence[Tile]) -> list[str]:
    """The four tiles of a game, for its help."""
    lines: list[str] = []
    for tile in tiles:
        text = f"{tile.colour.upper()} {marked(tile)}: {tile.effect}"
        lines += wrap(text, "  ")
    return [*lines, *legend(tiles)]
