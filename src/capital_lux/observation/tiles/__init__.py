"""The sections of the tiles: one file each, by the tile's name. A new file here is a new section.

>>> SECTIONS["agent"].key, "scholar" in SECTIONS
('modifiers', False)
"""

from __future__ import annotations

import importlib
import pkgutil

from capital_lux.observation.section import Section
from capital_lux.rules.power import Power


def _find_sections() -> dict[str, type[Section]]:
    found = {}
    for module in pkgutil.iter_modules(__path__):
        section = importlib.import_module(f"{__name__}.{module.name}")
        found[module.name] = getattr(section, f"{module.name.title()}Section")
    return found


SECTIONS = _find_sections()
_SHARED: dict[tuple[str, str], Section] = {}


def section_named(name: str) -> type[Section]:
    """The section of a tile, which may be the plain one."""
    return SECTIONS.get(name, Section)


def section_of(tile: Power) -> Section:
    """A section for a tile of one game; where a tile has no components, all games share it."""
    section, key = section_named(tile.name), (tile.name, tile.colour)
    if section.size:
        return section(tile)
    if key not in _SHARED:
        _SHARED[key] = section(tile)
    return _SHARED[key]
