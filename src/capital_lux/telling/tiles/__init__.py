"""How each tile is told: one file per tile, for those that have something to tell."""

from __future__ import annotations

import importlib
import pkgutil

from capital_lux.rules.powers import TILES
from capital_lux.telling.tile import register

_files = {module.name for module in pkgutil.iter_modules(__path__)}
for _name in TILES:
    if _name in _files:
        _module = importlib.import_module(f"{__name__}.{_name}")
        register(_name, getattr(_module, _name.title())())
