"""What processes tell each other: that something has changed, never what it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

TALK, LISTED, WORK, PRESENCE, FORGOTTEN, REMEMBERED = 1, 2, 4, 8, 16, 32
"""What else is new at a table: something was said, the lobby shows it otherwise, bots or a clock
need a process though nobody is there, somebody came or went. The last two are about a guest."""


class Hint(NamedTuple):
    """Where something is new."""

    id: str
    """A table's, or a guest's."""
    position: int = 0
    """The length of the table's log; 0 if that is as it was."""
    what: int = 0


def encode(hints: Iterable[Hint]) -> str:
    return msgspec.json.encode(list(hints)).decode()


decode = msgspec.json.Decoder(list[Hint]).decode
