"""What processes tell each other: that something has changed, never what it is."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

TALK, LISTED, DUE, PRESENCE = 1, 2, 4, 8
"""What else is new at a table: something was said, the lobby shows it otherwise, a clock has run
out, somebody came, went or voted."""
FORGOTTEN, RENAMED, REMEMBERED = 16, 32, 64
"""What is new about a guest: nothing of theirs may be written, the logs have them no more, or it
was not possible."""


class Nudge(msgspec.Struct, array_like=True, frozen=True):
    """Where something is new."""

    id: str
    """A table's, or a guest's."""
    position: int = 0
    """The length of the table's log; 0 if that is as it was."""
    what: int = 0
    request: str = ""
    """The id of the request that changed it, for the lines that this causes in logs."""


def encode(nudges: Iterable[Nudge]) -> str:
    return msgspec.json.encode(list(nudges)).decode()


decode = msgspec.json.Decoder(list[Nudge]).decode
