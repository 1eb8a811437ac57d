"""Capital Lux, the card game of Eilif Svensson and Kristian Amundsen Østby, as a library.

>>> import capital_lux as lux
>>> game = lux.Game(edition="first", seats=2, seed=2026)
>>> while not game.over:
...     seat = game.waiting()[0]
...     events = game.play(seat, game.legal(seat)[0])
>>> game.scores(), game.winners()
([3, 0], (0,))
>>> lux.replay(game.record()).scores() == game.scores()
True
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
import warnings
from collections.abc import Sequence
from types import ModuleType


class _PlainFiles:
    """Finds the plain Python files of this package even where compiled ones lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith(__name__ + ".") or not path:
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        return importlib.machinery.FileFinder(path[0], loader).find_spec(name)


if os.environ.get("CAPITAL_LUX_PURE"):
    sys.meta_path.insert(0, _PlainFiles)

from capital_lux.rules import board
from capital_lux.rules.chance import Chance, Fast
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction
from capital_lux.rules.own import Tile, TileError
from capital_lux.rules.rating import rating
from capital_lux.rules.record import InvalidRecord, replay, steps
from capital_lux.rules.snapshot import InvalidSnapshot
from capital_lux.rules.table import Table, TileMistake

__all__ = [
    "COMPILED",
    "Chance",
    "Event",
    "Fast",
    "Game",
    "IllegalAction",
    "InvalidRecord",
    "InvalidSnapshot",
    "Table",
    "Tile",
    "TileError",
    "TileMistake",
    "rating",
    "replay",
    "steps",
]
__version__ = "0.1.0"

COMPILED = not str(board.__file__).endswith(".py")
"""Whether the rules run as C; plain Python otherwise, some 70 times slower."""

_STARTED_AS = os.path.splitext(os.path.basename(sys.argv[0] if sys.argv else ""))[0]
# The commands say by themselves, in the user's language, where this matters.
if not (COMPILED or os.environ.get("CAPITAL_LUX_PURE") or _STARTED_AS in ("lux", "capital-lux")):
    warnings.warn(
        "capital_lux runs as plain Python, some 70 times slower: install a C compiler and install "
        "it again with pip install --force-reinstall --no-cache-dir --no-binary capital-lux "
        "capital-lux (pip prefers a plain wheel, and keeps what it built), or set "
        "CAPITAL_LUX_PURE=1 to hide this",
        RuntimeWarning,
        stacklevel=2,
    )
