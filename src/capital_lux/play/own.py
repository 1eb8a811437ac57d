"""A user's own bots and tiles: classes in Python files."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import quote


def carried_out(path: Path, source: bytes) -> ModuleType:
    """A user's Python file as a module, once in each process; raises whatever it raises."""
    # Without dots: a class is sent to another process by importing what comes before the first.
    name = quote(f"capital_lux own {path.resolve()}", " /").replace(".", "%2E")
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = str(path.resolve())
    # Where a class finds its source again, for the fingerprint.
    sys.modules[name] = module
    exec(compile(source, module.__file__, "exec"), module.__dict__)
    return module


def own_class(place: str) -> Any:
    """The class at ``my_bot.py:ClassName``, which was found there before."""
    file, _, name = place.rpartition(":")
    path = Path(file)
    return getattr(carried_out(path, path.read_bytes()), name)
