"""What can be chosen."""

from __future__ import annotations

from capital_lux.bots.levels import LEVELS
from capital_lux.bots.ratings import RATINGS
from capital_lux.rules.options import EDITION_NAMES
from capital_lux.rules.powers import SETS, TILES
from capital_lux.server.protocol.server import Options, SetInfo, TileInfo
from capital_lux.texts import LANGUAGES


def options() -> Options:
    """Editions, levels, tiles and languages. Their texts are in the Fluent catalogues."""
    return Options(
        editions=list(EDITION_NAMES),
        levels=list(LEVELS),
        ratings={level: round(rating.points) for level, rating in RATINGS.items()},
        sets=[SetInfo(letter, [tile.name for tile in tiles]) for letter, tiles in SETS.items()],
        tiles=[
            TileInfo(tile.name, tile.colour, tile.letter, tile.basis, tile.solo)  # type: ignore[arg-type]
            for tile in TILES.values()
        ],
        languages=list(LANGUAGES),
    )
