"""What is said of a tile. The box's tiles are in the catalogues; a user's own says it itself."""

from __future__ import annotations

from capital_lux.rules.power import Power
from capital_lux.rules.powers import TILES
from capital_lux.telling.messages import PlainMessage, message
from capital_lux.telling.messages import tile as name_of


def title(tile: Power | type[Power]) -> PlainMessage:
    return name_of(tile.name)


def effect(tile: Power | type[Power]) -> PlainMessage:
    """What a tile does.

    >>> effect(TILES["agent"])
    {'id': 'tile-agent-effect', 'args': {}}
    """
    if tile.name in TILES:
        return message(f"tile-{tile.name}-effect")
    return message("own-text", text=tile.effect) if tile.effect else message("tile-silent")


def example(tile: Power | type[Power]) -> PlainMessage | None:
    if tile.name in TILES:
        return message(f"tile-{tile.name}-example")
    return message("own-text", text=tile.example) if tile.example else None


BASES = ("rulebook", "first edition", "reconstruction", "your own")
"""Where our knowledge of a tile can come from."""


def basis(name: str) -> tuple[PlainMessage, PlainMessage]:
    """A tile's basis in a word, and what that means; to be shown wherever a tile is explained."""
    if name not in BASES:
        name = "your own"
    key = f"basis-{name.replace(' ', '-')}"
    return message(key), message(f"{key}-meaning")
