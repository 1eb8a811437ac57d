"""A user's own bots and tiles: classes in Python files, and bots that are programs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import quote

from capital_lux.bots.program import ProgramBot

PROGRAM = "program:"
"""How the place of a bot that is a program begins; its command follows."""


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


def own_bot(place: str) -> Any:
    """The bot at ``my_bot.py:ClassName`` or of ``program:COMMAND``, which was found before."""
    if place.startswith(PROGRAM):
        return ProgramBot(shlex.split(place.removeprefix(PROGRAM)))
    return own_class(place)()


def own_class(place: str) -> Any:
    """The class at a place, which was found there before."""
    file, _, name = place.rpartition(":")
    path = Path(file)
    return getattr(carried_out(path, path.read_bytes()), name)
